import { z } from 'zod'
import { filterLanguages, languages, modalities } from '#contract/enums.ts'
import { route, success } from '#contract/route.ts'
import { currentUser } from '#features/auth/contract.ts'

export const maxPromptLength = 5000
const customPrompt = (label: string) =>
  z
    .string()
    .max(maxPromptLength, { message: `${label} prompt cannot exceed ${maxPromptLength} characters` })
    .nullable()

export const updateProfile = route({
  method: 'PUT',
  path: '/api/profile',
  access: 'session',
  summary: 'Change the preferred language',
  body: z.object({ preferredLanguage: z.enum(languages, { message: 'Bitte wählen Sie eine Sprache' }) }),
  response: currentUser,
})

export const customPrompts = z
  .object({
    customCorrectionPrompt: customPrompt('Correction'),
    customReportGenerationPrompt: customPrompt('Report generation'),
    customTemplatePopulationPrompt: customPrompt('Template population'),
    customReportFromScratchPrompt: customPrompt('Report from scratch'),
    useCustomCorrectionPrompt: z.boolean(),
    useCustomReportGenerationPrompt: z.boolean(),
    useCustomTemplatePopulationPrompt: z.boolean(),
    useCustomReportFromScratchPrompt: z.boolean(),
  })
  .partial()

export const updatePrompts = route({
  method: 'PUT',
  path: '/api/profile/prompts',
  access: 'full',
  summary: 'Change the own prompts and whether they are used',
  bodyLimit: 256 * 1024,
  body: customPrompts,
  response: currentUser,
})

export const userStats = route({
  method: 'GET',
  path: '/api/user-stats',
  access: 'session',
  summary: 'Statistics of the own work',
  response: z.object({
    totalRecordings: z.number(),
    /** Recordings by function. */
    formatCorrections: z.number(),
    templateFillings: z.number(),
    generateFromScratch: z.number(),
    /** Seconds. */
    avgTimePerReport: z.number(),
    languageUsage: z.record(z.string(), z.number()),
  }),
})

export const saveTemplateFilters = route({
  method: 'PUT',
  path: '/api/template-filters',
  access: 'session',
  summary: 'Remember search and filters of the template column',
  body: z.object({
    searchTerm: z.string().max(200).default(''),
    modalityFilter: z.enum(['all', ...modalities], { message: 'Bitte wählen Sie eine Modalität' }).default('all'),
    languageFilter: z.enum(['all', ...filterLanguages], { message: 'Bitte wählen Sie eine Sprache' }).default('all'),
  }),
  response: success,
})

const autoModes = z.object({
  autoFormatExternal: z.boolean(),
  autoFillTemplateExternal: z.boolean(),
  autoGenerateReportExternal: z.boolean(),
})

/** The modes exclude each other: the one switched on switches the others off. Source: spec part 1 section 4. */
export const saveTranscriptPreferences = route({
  method: 'PUT',
  path: '/api/external-transcript-preferences',
  access: 'session',
  summary: 'Remember the automatic modes',
  body: autoModes.partial().refine((modes) => Object.values(modes).filter(Boolean).length <= 1, {
    message: 'Es kann nur eine Automatik eingeschaltet sein',
  }),
  response: autoModes,
})
