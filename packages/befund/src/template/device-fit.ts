import { tells } from '../read/tells.ts'
import type { SlotProfile } from './slot-profile.ts'

/** More than any place that only says where it lies. */
const putInFit = 130
/** "Katheterspitze" below "Katheterlage" rather than below "Zugang". */
const ownDeviceFit = 160

/** Headings for what was put in, and what that is. */
const label = /^(?:fremdmaterial|zug[aä]ng|installation|implantat|katheter|einliegend|material)/i
const denial = /^kein\S* (?:einliegend\S* |liegend\S* )?(?:fremdmaterial|katheter|installation)/i
const device =
  /^(?:port|zvk|(?:.*-)?tep)$|^katheter|(?:portsyst|tubu|sond|drainag|schrittmach|defibrillator|stent|spiral|klip|kathet|kanul|proth|osteosynth|osteosynthesematerial)(?:(?:s|en)?spitz)?$/
const fixed = /tep$|proth$|^osteosynth|schrittmach|defibrillator|klip$/

/** How well a device that is spoken of stands below a heading; 0 where neither is one. */
export function deviceFit(stems: readonly string[], profile: SlotProfile): number {
  if (!isOfDevices(profile)) return 0
  const named = stems.filter((stem) => isDevice(stem) && !(isOfLines(profile) && fixed.test(stem)))
  if (named.length === 0) return 0
  return named.some((stem) => profile.labelStems[0]?.startsWith(stem.slice(0, 6))) ? ownDeviceFit : putInFit
}

export function isDevice(stem: string): boolean {
  return device.test(stem)
}

function isOfDevices({ slot, clauses }: SlotProfile): boolean {
  return label.test(slot.label) || tells(clauses, denial)
}

/** "Katheterlage", "Zugänge" are no place of an artificial hip. */
function isOfLines({ slot }: SlotProfile): boolean {
  return /^(?:zug[aä]ng|katheter)(?!.*material)/i.test(slot.label)
}
