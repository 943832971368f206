import type { UserRecord } from '#server/http/caller.ts'
import { reportingMessages } from '../messages.ts'

type Flag =
  | 'useCustomCorrectionPrompt'
  | 'useCustomTemplatePopulationPrompt'
  | 'useCustomReportFromScratchPrompt'
  | 'useCustomReportGenerationPrompt'

/** On the engine alone an own prompt cannot act: where one of the task's is enabled, the answer says so. */
export function customPromptNotice(user: UserRecord, ...flags: readonly Flag[]) {
  const isOwnPrompt = flags.some((flag) => user[flag])
  return { isOwnPrompt, fallbackReason: isOwnPrompt ? reportingMessages.promptNeedsModel : null }
}
