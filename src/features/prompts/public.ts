export { findHousePrompt } from './server/find-house-prompt.ts'
export { type NamedPrompt, namedPrompts } from './server/named-prompts.ts'
