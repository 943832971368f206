import { z } from 'zod'
import { languages, modalities } from '#contract/enums.ts'
import { idParams, isoDateTime, nonBlank, route, success } from '#contract/route.ts'

export const maxOwnTemplates = 5
const templateBodyLimit = 1024 * 1024

const name = nonBlank('Template name is required').pipe(
  z.string().normalize().trim().max(200, { message: 'Der Name darf höchstens 200 Zeichen haben' }),
)
const templateHtml = nonBlank('Template content is required').max(262_144, {
  message: 'Die Vorlage ist zu lang (höchstens 256 kB)',
})
const modality = z.enum(modalities, { message: 'Bitte wählen Sie eine Modalität' })
const language = z.enum(languages, { message: 'Bitte wählen Sie eine Sprache' })

export const standardTemplate = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  modality: z.enum(modalities),
  language: z.enum(languages),
  templateHtml: z.string(),
  creator: z.string().nullable(),
  licence: z.string().nullable(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type StandardTemplate = z.infer<typeof standardTemplate>

export const ownTemplate = z.object({
  id: z.string(),
  name: z.string(),
  modality: z.enum(modalities),
  language: z.enum(languages),
  templateHtml: z.string(),
  createdAt: isoDateTime,
  updatedAt: isoDateTime,
})
export type OwnTemplate = z.infer<typeof ownTemplate>

export const ownTemplateInput = z.object({
  name,
  modality: modality.default('other'),
  language: language.default('en'),
  templateHtml,
})

const origin = z.string().trim().max(300, { message: 'Höchstens 300 Zeichen' }).nullish()

export const standardTemplateInput = z.object({
  name,
  type: nonBlank('Template type is required').pipe(
    z.string().trim().max(200, { message: 'Die Art darf höchstens 200 Zeichen haben' }),
  ),
  modality: modality.default('other'),
  language: language.default('en'),
  templateHtml,
  /** Who wrote it, and what one may do with it; left out means: as before. */
  creator: origin,
  licence: origin,
})

export const listStandardTemplates = route({
  method: 'GET',
  path: '/api/medical-templates',
  access: 'session',
  summary: 'Standard templates',
  response: z.array(standardTemplate),
})

export const createStandardTemplate = route({
  method: 'POST',
  path: '/api/medical-templates',
  access: 'admin',
  summary: 'Create a standard template',
  bodyLimit: templateBodyLimit,
  body: standardTemplateInput,
  response: standardTemplate,
  status: 201,
})

export const updateStandardTemplate = route({
  method: 'PUT',
  path: '/api/medical-templates/:id',
  access: 'admin',
  summary: 'Change a standard template',
  params: idParams,
  bodyLimit: templateBodyLimit,
  body: standardTemplateInput,
  response: standardTemplate,
})

export const deleteStandardTemplate = route({
  method: 'DELETE',
  path: '/api/medical-templates/:id',
  access: 'admin',
  summary: 'Delete a standard template',
  params: idParams,
  response: success,
})

export const readMrrtTemplate = route({
  method: 'POST',
  path: '/api/medical-templates/mrrt',
  access: 'admin',
  summary: 'Read an IHE MRRT file as a standard template; nothing is saved',
  bodyLimit: templateBodyLimit,
  body: z.object({
    file: nonBlank('Die Datei ist leer').max(524_288, { message: 'Die Datei ist zu groß (höchstens 512 kB)' }),
  }),
  response: z.object({
    name: z.string(),
    type: z.string(),
    modality: z.enum(modalities),
    language: z.enum(languages),
    templateHtml: z.string(),
    creator: z.string().nullable(),
    licence: z.string().nullable(),
    /** What a person should know before saving it. */
    notes: z.array(z.string()),
  }),
})

export type MrrtTemplate = z.infer<(typeof readMrrtTemplate)['response']>

export const exportMrrtTemplate = route({
  method: 'GET',
  path: '/api/medical-templates/:id/mrrt',
  access: 'admin',
  summary: 'A standard template as an IHE MRRT file',
  params: idParams,
  answers: 'download',
})

export const listOwnTemplates = route({
  method: 'GET',
  path: '/api/user-templates',
  access: 'session',
  summary: 'Own templates',
  response: z.array(ownTemplate),
})

export const createOwnTemplate = route({
  method: 'POST',
  path: '/api/user-templates',
  access: 'full',
  summary: 'Create an own template',
  bodyLimit: templateBodyLimit,
  body: ownTemplateInput,
  response: ownTemplate,
  status: 201,
})

export const updateOwnTemplate = route({
  method: 'PUT',
  path: '/api/user-templates/:id',
  access: 'full',
  summary: 'Change an own template',
  params: idParams,
  bodyLimit: templateBodyLimit,
  body: ownTemplateInput,
  response: ownTemplate,
})

export const deleteOwnTemplate = route({
  method: 'DELETE',
  path: '/api/user-templates/:id',
  access: 'full',
  summary: 'Delete an own template',
  params: idParams,
  response: success,
})
