import { z } from 'zod'

const correction = z.object({ correctedText: z.string() }).partial()
const population = z.object({ populatedHtml: z.string() }).partial()
const report = z
  .object({
    clinicalInfo: z.string(),
    description: z.string(),
    anatomicalSections: z.array(z.object({ name: z.string(), text: z.string() }).partial()),
    assessment: z.string(),
  })
  .partial()

/** What can be read of an unfinished answer: text only, whatever the model has written so far. */
export function correctionDraft(partial: unknown): string {
  return correction.safeParse(partial).data?.correctedText ?? ''
}

export function populationDraft(partial: unknown): string {
  return textOfHtml(population.safeParse(partial).data?.populatedHtml ?? '')
}

export function reportDraft(partial: unknown): string {
  const { clinicalInfo, description, anatomicalSections = [], assessment } = report.safeParse(partial).data ?? {}
  const organs = anatomicalSections.map(({ name, text }) => [name, text].filter(Boolean).join(': '))
  return [clinicalInfo, description, ...organs, assessment].filter(Boolean).join('\n\n')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** A tag not yet closed at the end is held back. */
function textOfHtml(html: string): string {
  return html
    .replace(/<[^<>]*$/, '')
    .replace(/<\/(?:p|h[1-6]|li|tr|div)>|<br\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(\w+|#39);/g, (entity, name: string) => entities[name] ?? entity)
}
