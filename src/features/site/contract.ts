import { z } from 'zod'
import { route } from '#contract/route.ts'

const processorKinds = ['model', 'mail', 'payment', 'identity', 'marketing', 'consent', 'video'] as const

/** What the browser needs to know of the installation before anybody signs in. Beyond the specification. */
export const getPublicSettings = route({
  method: 'GET',
  path: '/api/public-settings',
  access: 'public',
  summary: 'Name, company and what is set up here',
  response: z.object({
    brandName: z.string(),
    company: z.object({ name: z.string(), address: z.string(), email: z.string() }),
    communityUrl: z.string(),
    /** False where no mail can be sent, so that nobody could confirm an address. */
    registrationOpen: z.boolean(),
    /** Address of the mailbox for trying out, or null where mails are really sent. */
    mailboxUrl: z.string().nullable(),
    identityProvider: z
      .object({
        /** Segment of /api/login/... */
        segment: z.string(),
        isStandIn: z.boolean(),
      })
      .nullable(),
    trialDays: z.number(),
    /** Whose law governs the terms, in the genitive. */
    legalCountry: z.string(),
    /** A language model writes here; false: the engine alone. */
    hasLanguageModel: z.boolean(),
    /** Ids at the video host, in the order of the tutorials; empty where none are set. */
    tutorialVideos: z.array(z.object({ id: z.string(), hash: z.string(), duration: z.string().nullable() }).nullable()),
    /** Who else processes data here. */
    processors: z.array(z.object({ kind: z.enum(processorKinds), name: z.string(), purpose: z.string() })),
  }),
})
export type PublicSettings = z.infer<(typeof getPublicSettings)['response']>

/** Beyond the specification: for data protection officers. */
export const downloadProcessingAgreement = route({
  method: 'GET',
  path: '/api/processing-agreement',
  access: 'public',
  summary: 'Texts for a processing agreement, with the facts of this installation, as a text file',
  answers: 'download',
})
