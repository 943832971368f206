import type { CurrentUser } from '#features/auth/contract.ts'
import { type PromptArea, promptAreas, promptFields } from '../contract.ts'

export type PromptDraft = Record<PromptArea, { text: string; isUsed: boolean }>

export function draftOf(user: CurrentUser): PromptDraft {
  const area = (name: PromptArea) => ({
    text: user[promptFields[name].text] ?? '',
    isUsed: user[promptFields[name].use],
  })
  return {
    correction: area('correction'),
    templatePopulation: area('templatePopulation'),
    reportFromScratch: area('reportFromScratch'),
    reportGeneration: area('reportGeneration'),
  }
}

/** What the server is sent: an empty text is none. */
export function bodyOf(draft: PromptDraft) {
  return Object.fromEntries(
    promptAreas.flatMap((name) => [
      [promptFields[name].text, draft[name].text.trim() === '' ? null : draft[name].text],
      [promptFields[name].use, draft[name].isUsed],
    ]),
  )
}

/** Whether the server would keep the same of both. */
export function isSameDraft(a: PromptDraft, b: PromptDraft): boolean {
  const kept = bodyOf(b)
  return Object.entries(bodyOf(a)).every(([field, value]) => value === kept[field])
}
