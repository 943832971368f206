import type { Dictated } from './dictated.ts'
import { levelsOf } from './levels-of.ts'
import type { SlotProfile } from './slot-profile.ts'
import type { Slot } from './template.ts'

/** "In dieser Etage" */
const sameLevel = /^(?:auch )?(?:in|auf) (?:dieser|derselben|gleicher) (?:etage|höhe)|^in diesem segment/i

/** The vertebrae or discs named last; a vertebra over the next is the disc between. */
export function levelsBefore({ text }: Dictated, before: string[]): string[] {
  const said = levelsOf(text)
  return said.length > 0 ? said : before
}

/** Where what is said of "this level" goes; null for any other sentence. */
export function slotOfSameLevel(
  { text }: Dictated,
  levels: readonly string[],
  profiles: readonly SlotProfile[],
): Slot | null {
  if (!sameLevel.test(text)) return null
  const [upper = '', lower = ''] = levels
  const between =
    levels.length === 2
      ? `${upper}/${lower.replace(/^[LT](?=\d)/, (letter) => (upper.startsWith(letter) ? '' : letter))}`
      : upper
  return (
    profiles.find(({ slot }) => slot.levels.some((level) => level === between || levels.includes(level)))?.slot ?? null
  )
}

/** "Protrusionen LWK 3/4 und LWK 4/5" is said of both where each level has a heading of its own. */
export function otherLevels(part: Dictated, slot: Slot | null, profiles: readonly SlotProfile[]): Slot[] {
  if (slot === null || slot.levels.length === 0) return []
  const levels = levelsOf(part.text)
  return profiles.flatMap(({ slot: other }) =>
    other !== slot && other.levels.some((level) => levels.includes(level)) ? [other] : [],
  )
}
