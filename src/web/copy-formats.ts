import { z } from 'zod'
import { readStored, useStoredState } from './use-stored-state.ts'

export const copyFormatNames = ['html', 'rtf', 'plainText', 'fontFormatting'] as const

const shape = z.object({ html: z.boolean(), rtf: z.boolean(), plainText: z.boolean(), fontFormatting: z.boolean() })
export type CopyFormats = z.infer<typeof shape>

const key = 'copyFormats'
const defaultCopyFormats: CopyFormats = { html: true, rtf: false, plainText: true, fontFormatting: false }

export function useCopyFormats() {
  return useStoredState(key, shape, defaultCopyFormats)
}

/** Whether pasting into a template keeps simple formatting: the stored font option asks for it. */
export function pastesFormatted(): boolean {
  return readStored(key, shape)?.fontFormatting ?? false
}
