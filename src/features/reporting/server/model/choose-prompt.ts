import { findHousePrompt, namedPrompts } from '#features/prompts/public.ts'
import type { Deps } from '#server/deps.ts'
import type { UserRecord } from '#server/http/caller.ts'
import type { ModelTask } from './model-tasks.ts'

export interface ChosenPrompt {
  /** Its name as shown to the person; null for the built-in one. */
  name: string | null
  /** The person wrote it, not the house. */
  isOwn: boolean
  text: string
}

/** The user's own prompt if enabled, else the house's for the language, else its universal one, else the built-in one. */
export async function choosePrompt(
  { db }: Pick<Deps, 'db'>,
  user: UserRecord,
  task: Pick<ModelTask<unknown>, 'ownPrompts' | 'housePrompts'>,
  language: string,
): Promise<ChosenPrompt> {
  for (const own of task.ownPrompts) {
    const text = own.isEnabled(user) ? own.textOf(user)?.trim() : ''
    if (text) return { name: own.label, isOwn: true, text }
  }
  const house = await findHousePrompt(db, task.housePrompts, language)
  if (house) return { name: house.name, isOwn: false, text: house.promptText }
  const builtIn = namedPrompts.find(({ name }) => name === task.housePrompts[0])
  return { name: null, isOwn: false, text: builtIn?.promptText ?? '' }
}
