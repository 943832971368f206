import { z } from 'zod'

/**
 * What a streamed call says while it works: from character `at` on, the draft now reads `text`.
 * A draft is unproven; what follows it is one `answer` event with the answer of the contract, or one `error` event.
 */
export const draftEvent = z.object({ at: z.number().int().min(0), text: z.string() })
export type DraftEvent = z.infer<typeof draftEvent>
