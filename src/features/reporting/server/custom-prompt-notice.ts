import type { UserRecord } from '#server/http/caller.ts'
import { reportingMessages } from '../messages.ts'

type Flag =
  | 'useCustomCorrectionPrompt'
  | 'useCustomTemplatePopulationPrompt'
  | 'useCustomReportFromScratchPrompt'
  | 'useCustomReportGenerationPrompt'

/** On the engine alone an own prompt cannot act: where one is enabled, the answer says so. */
export function customPromptNotice(user: UserRecord, flag: Flag): string | null {
  return user[flag] ? reportingMessages.promptNeedsModel : null
}
