import { fillAnswer, formatAnswer } from '@klarbefund/befund'
import { z } from 'zod'
import type { NamedPrompt } from '#features/prompts/public.ts'
import { keepTextStructure } from '#features/templates/public.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { reportingMessages as t } from '../../messages.ts'
import { correctionDraft, populationDraft, reportDraft } from './draft-texts.ts'

export interface OwnPrompt {
  isEnabled: (user: UserRecord) => boolean
  textOf: (user: UserRecord) => string | null
  label: string
}

export interface LaidOut {
  html: string
  plainText: string
}

/** What a model is asked for in one of the three actions, and how its answer becomes a document. */
export interface ModelTask<T> {
  /** The first enabled one acts. */
  ownPrompts: readonly OwnPrompt[]
  /** The first one the house has acts. */
  housePrompts: readonly NamedPrompt['name'][]
  schema: z.ZodType<T>
  /** The HTML the model wrote itself, or null where it wrote plain text. */
  rawHtml: (answer: T) => string | null
  layOut: (answer: T) => LaidOut
  /** What can be shown of an unfinished answer. */
  draftOf: (partial: unknown) => string
}

const correction = z.object({
  correctedText: z.string(),
  corrections: z.array(z.object({ original: z.string(), corrected: z.string(), confidence: z.number() })),
})
const population = z.object({ populatedHtml: z.string() })
const wholeReport = z.object({
  clinicalInfo: z.string(),
  description: z.string(),
  anatomicalSections: z.array(z.object({ name: z.string(), text: z.string() })),
  assessment: z.string(),
})
export type Correction = z.infer<typeof correction>
export type WholeReport = z.infer<typeof wholeReport>

/** Shapes of the answers. Source: spec part 2 section 9. */
export const formatTask: ModelTask<Correction> = {
  ownPrompts: [
    {
      isEnabled: (user) => user.useCustomCorrectionPrompt,
      textOf: (user) => user.customCorrectionPrompt,
      label: t.ownPrompts.correction,
    },
  ],
  housePrompts: ['external_transcript_formatter', 'medical_correction'],
  schema: correction,
  rawHtml: () => null,
  layOut: ({ correctedText }) => {
    const { formattedContent, plainText } = formatAnswer(correctedText)
    return { html: formattedContent, plainText }
  },
  draftOf: correctionDraft,
}

export const fillTask: ModelTask<z.infer<typeof population>> = {
  ownPrompts: [
    {
      isEnabled: (user) => user.useCustomTemplatePopulationPrompt,
      textOf: (user) => user.customTemplatePopulationPrompt,
      label: t.ownPrompts.templatePopulation,
    },
  ],
  housePrompts: ['template_population'],
  schema: population,
  rawHtml: ({ populatedHtml }) => populatedHtml,
  layOut: ({ populatedHtml }) => layOutHtml(populatedHtml),
  draftOf: populationDraft,
}

export const generateTask: ModelTask<WholeReport> = {
  ownPrompts: [
    {
      isEnabled: (user) => user.useCustomReportFromScratchPrompt,
      textOf: (user) => user.customReportFromScratchPrompt,
      label: t.ownPrompts.reportFromScratch,
    },
    {
      isEnabled: (user) => user.useCustomReportGenerationPrompt,
      textOf: (user) => user.customReportGenerationPrompt,
      label: t.ownPrompts.reportGeneration,
    },
  ],
  housePrompts: ['radiology_report_generator', 'report_from_scratch'],
  schema: wholeReport,
  rawHtml: () => null,
  layOut: (report) => layOutHtml(htmlOfParts(report)),
  draftOf: reportDraft,
}

/** The engine lays out what is text; the markup of a model is no more to be trusted than that of a stranger. */
function layOutHtml(html: string): LaidOut {
  const { populatedHtml, plainText } = fillAnswer('', keepTextStructure(html))
  return { html: populatedHtml, plainText }
}

function htmlOfParts({ clinicalInfo, description, anatomicalSections, assessment }: WholeReport): string {
  const organs = anatomicalSections
    .filter(({ text }) => text.trim() !== '')
    .map(({ name, text }) => `<p>${name.trim() ? `<strong>${escapeHtml(name)}:</strong> ` : ''}${escapeHtml(text)}</p>`)
  return [
    section(t.sections.clinicalInfo, [paragraph(clinicalInfo)]),
    section(t.sections.findings, [paragraph(description), ...organs]),
    section(t.sections.assessment, [paragraph(assessment)]),
  ].join('')
}

function section(title: string, paragraphs: string[]): string {
  const body = paragraphs.join('')
  return body === '' ? '' : `<h3>${title}</h3>${body}`
}

function paragraph(text: string): string {
  return text.trim() === '' ? '' : `<p>${escapeHtml(text.trim()).replaceAll('\n', '<br>')}</p>`
}
