import type { Modality } from '#contract/enums.ts'

/** As much of a template as the suggestion reads. */
export interface SuggestableTemplate {
  id: string
  name: string
  modality: Modality
  templateHtml: string
}

export interface TemplateIndex<Template extends SuggestableTemplate> {
  entries: readonly { template: Template; words: ReadonlyMap<string, number>; length: number }[]
}

const stemLength = 7
const minWords = 6
const minScore = 0.2
/** By how much the best must lead: of two alike, none is suggested. */
const minLead = 1.12

/** Weighs the words of every template by how rare they are among all of them. */
export function indexTemplates<Template extends SuggestableTemplate>(
  templates: readonly Template[],
): TemplateIndex<Template> {
  const bags = templates.map(
    (template) => new Set(stems(`${template.name} ${template.name} ${plainWords(template.templateHtml)}`)),
  )
  const frequency = new Map<string, number>()
  for (const bag of bags) for (const word of bag) frequency.set(word, (frequency.get(word) ?? 0) + 1)
  const weigh = (word: string) => Math.log(1 + templates.length / (frequency.get(word) ?? 1))
  return {
    entries: templates.map((template, index) => {
      const words = new Map([...(bags[index] ?? [])].map((word) => [word, weigh(word)]))
      for (const word of stems(template.name)) words.set(word, (words.get(word) ?? 0) * 2)
      return { template, words, length: Math.hypot(...words.values()) }
    }),
  }
}

/** The one template whose words the transcript shares by far the most; null where none stands out. */
export function suggestTemplate<Template extends SuggestableTemplate>(
  index: TemplateIndex<Template>,
  transcript: string,
): Template | null {
  const spoken = new Set(stems(transcript))
  if (spoken.size < minWords) return null
  const modality = spokenModality(transcript)
  const scored = index.entries
    .filter(({ template }) => modality === null || template.modality === modality)
    .map(({ template, words, length }) => ({ template, score: scoreOf(words, length, spoken) }))
    .sort((a, b) => b.score - a.score)
  const [best, second] = scored
  if (!best || best.score < minScore) return null
  return second && best.score < second.score * minLead ? null : best.template
}

/** Words that name the machine; the first one spoken counts. */
const modalityWords: readonly [Modality, RegExp][] = [
  ['CT', /\bct\b|computertomo/],
  ['MRI', /\bmrt\b|magnetreson|kernspin/],
  ['MX', /mammogra/],
  ['US', /\bsono|ultraschall|duplex/],
  ['IR', /\bangiogra|punktion|\bpta\b|embolis|drainage/],
  ['other', /röntgen|\bprojektionsradio|durchleuchtung/],
]

function spokenModality(transcript: string): Modality | null {
  const text = transcript.toLocaleLowerCase('de')
  const found = modalityWords
    .map(([modality, words]) => ({ modality, at: text.search(words) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  return found[0]?.modality ?? null
}

function scoreOf(words: ReadonlyMap<string, number>, length: number, spoken: ReadonlySet<string>): number {
  let shared = 0
  for (const word of spoken) shared += (words.get(word) ?? 0) ** 2
  return length === 0 ? 0 : Math.sqrt(shared) / length
}

function plainWords(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ').replace(/&\w+;/g, ' ')
}

function stems(text: string): string[] {
  return (text.toLocaleLowerCase('de').match(/[\p{L}]{2,}/gu) ?? []).map((word) => word.slice(0, stemLength))
}
