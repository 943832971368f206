import { z } from 'zod'
import { nonBlank, route, success } from '#contract/route.ts'

/** Characters of a transcript or report the product takes at once: about 40,000 words. */
export const maxTextLength = 300_000
const textBodyLimit = 4 * 1024 * 1024

const transcript = nonBlank('Bitte fügen Sie zuerst Ihr externes Transkript ein').max(maxTextLength, {
  message: 'Das Transkript ist zu lang (höchstens 300.000 Zeichen)',
})
const language = z.literal('de', { message: 'Die Berichtssprache ist Deutsch (de)' })
const modality = z.enum(['CT', 'MRI', 'MX', 'IR', 'US', 'other']).optional()

const span = z.object({ start: z.number(), end: z.number() })
const origin = z.object({
  kind: z.enum(['dictated', 'vocabulary', 'derived', 'template', 'typed', 'model']),
  spans: z.array(span).optional(),
  originalWord: z.string().optional(),
})
const quote = span.extend({ text: z.string(), in: z.enum(['report', 'transcript']) })

export const contradiction = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  resolved: z.literal(false),
  severity: z.enum(['critical', 'warning']),
  first: quote,
  second: quote,
  fixes: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.enum(['replace', 'remove', 'restore']),
      edits: z.array(z.object({ span, replacement: z.string() })),
    }),
  ),
})

const ledger = z.object({
  kept: z.number(),
  total: z.number(),
  rows: z.array(
    z.object({
      kind: z.string(),
      status: z.enum(['kept', 'changed', 'lost', 'invented']),
      value: z.string(),
      bound: z.string(),
      transcript: span.nullable(),
      report: span.nullable(),
      origin: z.string().nullable(),
    }),
  ),
})

const coverage = z.object({
  ratio: z.number(),
  entries: z.array(span.extend({ class: z.string(), reason: z.string().optional() })),
})

/** What every one of the three actions answers beside its own fields. */
export const proof = z.object({
  plainText: z.string(),
  provenance: z.array(span.extend({ origin })),
  edits: z.array(z.object({ from: z.string(), to: z.string(), rule: z.string(), span })),
  questions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      span,
      quote: z.string(),
      text: z.string(),
      choices: z.array(z.string()),
      confidence: z.number(),
    }),
  ),
  coverage,
  ledger,
  vocabularyHits: z.array(z.object({ originalWord: z.string(), correctedWord: z.string(), count: z.number() })),
  promptUsed: z.string().nullable(),
  /** The prompt that was used, or that the fallback is about, is the person's own. */
  isOwnPrompt: z.boolean(),
  fallbackReason: z.string().nullable(),
})
export type Proof = z.infer<typeof proof>

export const formatTranscript = route({
  method: 'POST',
  path: '/api/format-external-transcript',
  access: 'full',
  summary: 'Format a dictation as it was spoken',
  usageLabel: 'format-external-transcript',
  streams: true,
  bodyLimit: textBodyLimit,
  body: z.object({ transcript, enableContradictionDetection: z.boolean().default(true), language, modality }),
  response: proof.extend({ formattedContent: z.string(), detectedContradictions: z.array(contradiction) }),
})

const templateSentence = z.object({
  text: z.string(),
  organ: z.string().nullable(),
  status: z.enum(['kept', 'replaced', 'withdrawn']),
  because: quote.nullable(),
})

export const fillTemplate = route({
  method: 'POST',
  path: '/api/populate-template-voice',
  access: 'full',
  summary: 'Fill a template with a dictation',
  usageLabel: 'populate-template-voice',
  streams: true,
  bodyLimit: textBodyLimit,
  body: z.object({
    transcript,
    templateHtml: nonBlank('Bitte wählen Sie eine Vorlage aus, bevor Sie sie ausfüllen').max(maxTextLength, {
      message: 'Die Vorlage ist zu lang (höchstens 300.000 Zeichen)',
    }),
    language,
    modality,
  }),
  response: proof.extend({
    populatedHtml: z.string(),
    reportContent: z.object({ populatedHtml: z.string() }),
    detectedContradictions: z.array(contradiction),
    unplaced: z.array(z.object({ span, text: z.string(), proposal: z.string().nullable() })),
    templateSentences: z.array(templateSentence),
  }),
})

/** Shape of a report from scratch. Source: spec part 2 section 9, prompt output shapes. */
export const reportContent = z.object({
  populatedHtml: z.string(),
  clinicalInfo: z.string(),
  description: z.string(),
  anatomicalSections: z.array(z.object({ name: z.string(), text: z.string() })),
  assessment: z.string(),
  assessmentDerived: z.boolean(),
})

export const generateReport = route({
  method: 'POST',
  path: '/api/generate-report-voice',
  access: 'full',
  summary: 'Write a whole report from a dictation',
  usageLabel: 'generate-report-voice',
  streams: true,
  bodyLimit: textBodyLimit,
  body: z.object({ transcript, enableContradictionDetection: z.boolean().default(true), language, modality }),
  response: proof.extend({
    reportContent,
    populatedHtml: z.string(),
    formattedContent: z.string(),
    detectedContradictions: z.array(contradiction),
  }),
})

/** Beyond the specification: what would leave the house, seen before it does. */
export const previewMasking = route({
  method: 'POST',
  path: '/api/masking-preview',
  access: 'full',
  summary: 'See what a language model would be sent of a text',
  bodyLimit: textBodyLimit,
  body: z.object({
    transcript,
    /** Set where a template would be filled: it is sent with the dictation. */
    templateHtml: z.string().max(maxTextLength).optional(),
  }),
  response: z.object({
    maskedText: z.string(),
    parts: z.array(z.object({ kind: z.string(), placeholder: z.string(), original: z.string() })),
    /** True where the text may still name a person. */
    hasDoubts: z.boolean(),
    /** False where no text leaves the house, because no model is configured or the strict setting holds it back. */
    wouldBeSent: z.boolean(),
  }),
})

/** A day: what took longer was not worked on all the while. */
export const maxReportSeconds = 86_400

/** The only measure of how long reports take; a report that comes again is not counted again. */
export const countReportTime = route({
  method: 'POST',
  path: '/api/report-time',
  access: 'full',
  summary: 'Count how long a report took',
  body: z.object({
    /** Of the browser, random. */
    reportId: z.uuid(),
    /** From the first input of the transcript to the first copy. */
    seconds: z.number().int().min(0).max(maxReportSeconds),
  }),
  response: success,
})
