import { z } from 'zod'
import { promptLanguages } from '#contract/enums.ts'
import { idParams, isoDateTime, nonBlank, route, success } from '#contract/route.ts'

export const promptTypes = ['template_population', 'report_from_scratch'] as const
export const maxSavedPrompts = 5
export const maxPromptNameLength = 100

export const savedPrompt = z.object({
  id: z.string(),
  promptType: z.enum(promptTypes),
  name: z.string(),
  promptText: z.string(),
  createdAt: isoDateTime,
})
export type SavedPrompt = z.infer<typeof savedPrompt>

export const savedPromptText = nonBlank('Cannot save an empty prompt.').max(5000, {
  message: 'Der Prompt darf höchstens 5000 Zeichen haben',
})

const promptTypeParams = z.object({ promptType: z.string() })

export const listSavedPrompts = route({
  method: 'GET',
  path: '/api/user-prompt-history/:promptType',
  access: 'session',
  summary: 'Saved prompts of a type',
  params: promptTypeParams,
  response: z.array(savedPrompt),
})

export const savePrompt = route({
  method: 'POST',
  path: '/api/user-prompt-history',
  access: 'full',
  summary: 'Save a prompt',
  body: z.object({
    promptType: z.enum(promptTypes, { message: 'Unbekannte Art von Prompt' }),
    name: nonBlank('Bitte geben Sie einen Namen ein').pipe(
      z.string().trim().max(maxPromptNameLength, { message: 'Der Name darf höchstens 100 Zeichen haben' }),
    ),
    promptText: savedPromptText,
  }),
  response: savedPrompt,
  status: 201,
})

export const deleteSavedPrompt = route({
  method: 'DELETE',
  path: '/api/user-prompt-history/:id',
  access: 'full',
  summary: 'Delete a saved prompt',
  params: idParams,
  response: success,
})

export const downloadSavedPrompts = route({
  method: 'GET',
  path: '/api/user-prompt-history/:promptType/download',
  access: 'session',
  summary: 'All saved prompts of a type as a JSON file',
  params: promptTypeParams,
  answers: 'download',
})

/** The four areas of own prompts, and the fields of the user each of them stands for. */
export const promptFields = {
  correction: { text: 'customCorrectionPrompt', use: 'useCustomCorrectionPrompt' },
  templatePopulation: { text: 'customTemplatePopulationPrompt', use: 'useCustomTemplatePopulationPrompt' },
  reportFromScratch: { text: 'customReportFromScratchPrompt', use: 'useCustomReportFromScratchPrompt' },
  reportGeneration: { text: 'customReportGenerationPrompt', use: 'useCustomReportGenerationPrompt' },
} as const
export type PromptArea = keyof typeof promptFields
export const promptAreas = Object.keys(promptFields) as PromptArea[]

const maxSampleLength = 20_000

/** Beyond the specification: what a prompt does, seen before it is enabled. Neither stored nor counted. */
export const tryPrompt = route({
  method: 'POST',
  path: '/api/prompt-trial',
  access: 'full',
  summary: 'Try a prompt on a sample, with the proof of the result',
  bodyLimit: 256 * 1024,
  body: z
    .object({
      area: z.enum(promptAreas, { message: 'Unbekannte Art von Prompt' }),
      promptText: nonBlank('Bitte geben Sie zuerst einen Prompt ein').max(5000, {
        message: 'Der Prompt darf höchstens 5000 Zeichen haben',
      }),
      transcript: nonBlank('Bitte geben Sie ein Beispieldiktat ein').max(maxSampleLength, {
        message: 'Das Beispieldiktat darf höchstens 20.000 Zeichen haben',
      }),
      templateHtml: z.string().max(100_000, { message: 'Die Vorlage ist zu lang' }).default(''),
    })
    .refine(({ area, templateHtml }) => area !== 'templatePopulation' || templateHtml.trim() !== '', {
      path: ['templateHtml'],
      message: 'Bitte wählen Sie eine Vorlage aus',
    }),
  response: z.object({
    plainText: z.string(),
    /** Critical facts of the sample in the result. */
    counts: z.object({
      kept: z.number(),
      total: z.number(),
      changed: z.number(),
      lost: z.number(),
      invented: z.number(),
    }),
    detectedContradictions: z.array(z.object({ id: z.string(), text: z.string() })),
    /** Why the prompt did not act and the engine wrote instead; null where it did. */
    fallbackReason: z.string().nullable(),
  }),
})
export type PromptTrial = z.infer<(typeof tryPrompt)['response']>

export const aiPrompt = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  promptText: z.string(),
  language: z.enum(promptLanguages),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type AiPrompt = z.infer<typeof aiPrompt>

export const aiPromptInput = z.object({
  name: nonBlank('Prompt name is required').pipe(
    z.string().normalize().trim().max(200, { message: 'Der Name darf höchstens 200 Zeichen haben' }),
  ),
  description: z.string().max(1000, { message: 'Höchstens 1000 Zeichen' }).nullish(),
  promptText: nonBlank('Prompt text is required').max(20_000, { message: 'Höchstens 20.000 Zeichen' }),
  language: z.enum(promptLanguages).default('universal'),
})

export const listAiPrompts = route({
  method: 'GET',
  path: '/api/ai-prompts',
  access: 'admin',
  summary: 'Prompts of the house',
  response: z.array(aiPrompt),
})

export const createAiPrompt = route({
  method: 'POST',
  path: '/api/ai-prompts',
  access: 'admin',
  summary: 'Create a prompt of the house',
  body: aiPromptInput,
  response: aiPrompt,
  status: 201,
})

export const updateAiPrompt = route({
  method: 'PUT',
  path: '/api/ai-prompts/:id',
  access: 'admin',
  summary: 'Change a prompt of the house',
  params: idParams,
  body: aiPromptInput,
  response: aiPrompt,
})

export const deleteAiPrompt = route({
  method: 'DELETE',
  path: '/api/ai-prompts/:id',
  access: 'admin',
  summary: 'Delete a prompt of the house',
  params: idParams,
  response: success,
})

/** What a new prompt of the house may start from; seeded too. Shapes of the answers: spec part 2 section 9. */
export const starterPrompts = {
  medicalCorrection: {
    name: 'medical_correction',
    description: 'Berichtigt Rechtschreibung und Fachwörter eines Diktats und ändert sonst nichts.',
    promptText: `Berichtigen Sie das Diktat in der Sprache, in der es gesprochen ist.

1. Verbessern Sie nur Rechtschreibung, Grammatik und falsch verstandene Fachwörter.
2. Nennen Sie jede Verbesserung unter corrections, confidence zwischen 0 und 1.
3. Lassen Sie ein Wort stehen, wenn Sie nicht sicher sind.

Beispiel
Diktat: In der Leber eine hyperdänse Läsjon von 12 mm.
correctedText: In der Leber eine hyperdense Läsion von 12 mm.
corrections: [{"original": "hyperdänse", "corrected": "hyperdense", "confidence": 0.95},
{"original": "Läsjon", "corrected": "Läsion", "confidence": 0.99}]`,
  },
  templatePopulation: {
    name: 'template_population',
    description: 'Trägt ein Diktat in eine Vorlage ein und nimmt Normalsätze zurück, denen es widerspricht.',
    promptText: `Tragen Sie das Diktat in die Vorlage ein.

1. Behalten Sie Überschriften und Reihenfolge der Vorlage.
2. Setzen Sie jede Aussage unter die Überschrift, zu der sie gehört.
3. Streichen Sie einen Normalsatz nur, wenn das Diktat ihm widerspricht; alle anderen bleiben wörtlich stehen.
4. Ersetzen Sie Platzhalter in eckigen Klammern durch das Diktierte. Ohne Diktat bleibt die Stelle leer.

Beispiel
Vorlage: <p><strong>Milz:</strong> Nicht vergrößert. Homogen.</p>
Diktat: milz mit vierzehn zentimeter vergrößert
populatedHtml: <p><strong>Milz:</strong> Mit 14 cm vergrößert. Homogen.</p>`,
  },
  reportFromScratch: {
    name: 'report_from_scratch',
    description: 'Schreibt aus einem Diktat ohne Vorlage einen gegliederten Bericht.',
    promptText: `Schreiben Sie aus dem Diktat einen gegliederten radiologischen Bericht.

1. Ordnen Sie die Befunde nach anatomischen Abschnitten, in der Reihenfolge des Diktats.
2. Fügen Sie keinen Befund, keine Diagnose und keine Empfehlung hinzu, die nicht diktiert ist.
3. Lassen Sie einen Teil leer, zu dem nichts diktiert ist.

Beispiel
Diktat: husten seit zwei wochen im linken unterlappen ein infiltrat herz normal groß beurteilung pneumonie links
clinicalInfo: Husten seit 2 Wochen.
anatomicalSections: [{"name": "Lunge", "text": "Im linken Unterlappen ein Infiltrat."}, {"name": "Herz", "text": "Normal groß."}]
assessment: Pneumonie links.`,
  },
} as const satisfies Record<string, { name: string; description: string; promptText: string }>
