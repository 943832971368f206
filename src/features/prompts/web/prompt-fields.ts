import type { CurrentUser } from '#features/auth/contract.ts'

/** The four areas and the fields each of them stands for. */
export const promptFields = {
  correction: { text: 'customCorrectionPrompt', use: 'useCustomCorrectionPrompt' },
  templatePopulation: { text: 'customTemplatePopulationPrompt', use: 'useCustomTemplatePopulationPrompt' },
  reportFromScratch: { text: 'customReportFromScratchPrompt', use: 'useCustomReportFromScratchPrompt' },
  reportGeneration: { text: 'customReportGenerationPrompt', use: 'useCustomReportGenerationPrompt' },
} as const
export type PromptArea = keyof typeof promptFields
export const promptAreas = Object.keys(promptFields) as PromptArea[]

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

export function isSameDraft(a: PromptDraft, b: PromptDraft): boolean {
  return promptAreas.every((name) => a[name].text === b[name].text && a[name].isUsed === b[name].isUsed)
}
