import { wordStem } from '../anatomy/word-stem.ts'
import { aspectOfNoun } from './attributes.ts'
import type { SlotProfile } from './slot-profile.ts'
import type { Topic } from './topic.ts'

/** "Drüsenparenchym ACR c", "Dichtetyp C" are its density. */
const density = /dichte|^ACR\b/i
const densityWord = /^(?:akr$|dichtetyp|\p{L}+dicht$)/u

/** How much of the label is said in the sentence itself, 0..90. */
export function wordFit({ stems, organs, locating }: Topic, profile: SlotProfile): number {
  const spoken = new Set(stems)
  if (isOpenedByLabel(stems, profile)) return openedFit
  if (profile.denials.some((words) => words.every((word) => spoken.has(word)))) return 90
  if (isOfDevices(profile) && stems.some(isOfLines(profile) ? isLine : isDevice))
    return stems.some((stem) => profile.labelStems[0]?.startsWith(stem.slice(0, 6))) ? openedFit : deviceFit
  const texts = [profile.slot.label, ...profile.clauses.map(({ text }) => text)]
  if (stems.some((stem) => densityWord.test(stem)) && texts.some((text) => density.test(text))) return deviceFit
  if (position.test(profile.slot.label) && stems.some((stem) => lying.test(stem))) return deviceFit
  if ([profile.labelStems, stems].every((words) => words.some((stem) => residue.test(stem)))) return openedFit
  if (profile.slot.organs.some((organ) => stems.some((stem) => said[organ]?.test(stem)))) return deviceFit
  if (profile.aspect === 'flow' && stems.some((stem) => aspectOfNoun(stem) === 'flow')) return namedFit
  const isOfOrgan = organs.some((organ) => !locating.has(organ))
  return Math.max(sentenceWordFit(stems, spoken, profile), labelWordFit(stems, profile, isOfOrgan))
}

/** "Punktat hämorrhagisch" below "Punktat", whatever else denies a bleeding. */
function isOpenedByLabel(stems: readonly string[], { labelStems, slot }: SlotProfile): boolean {
  if (slot.organs.length > 0 || slot.segments.length === 0 || labelStems.length === 0) return false
  return labelStems.every((stem, at) => stems[at] === stem)
}

/** More than a denial of the same below another heading. */
const openedFit = 160

/** How the patient lay. */
const position = /^lager/i
const lying = /(?:bauch|rucken|seiten|schrag)lag$/

/** Headings for what was put in, and what that is. */
const deviceLabel = /^(?:fremdmaterial|zug[aä]ng|installation|implantat|katheter|einliegend|material)/i

function isOfDevices({ slot, clauses }: SlotProfile): boolean {
  return deviceLabel.test(slot.label) || clauses.some(({ text }) => noDevice.test(text))
}

/** "Katheterlage", "Zugänge" are no place of an artificial hip. */
function isOfLines({ slot }: SlotProfile): boolean {
  return /^(?:zug[aä]ng|katheter)(?!.*material)/i.test(slot.label)
}

function isLine(stem: string): boolean {
  return isDevice(stem) && !/tep$|proth$|^osteosynth|schrittmach|defibrillator|klip$/.test(stem)
}

const noDevice = /^kein\S* (?:einliegend\S* |liegend\S* )?(?:fremdmaterial|katheter|installation)/i
const device =
  /^(?:port|zvk|(?:.*-)?tep)$|^katheter|(?:portsyst|tubu|sond|drainag|schrittmach|defibrillator|stent|spiral|klip|kathet|kanul|proth|osteosynth|osteosynthesematerial)$/

export function isDevice(stem: string): boolean {
  return device.test(stem)
}

/** "Atrophie des Musculus supraspinatus" is of the muscle, not of its tendon; "Restharn 80 ml" of the bladder. */
const residue = /^resthar/
const said: Readonly<Record<string, RegExp>> = {
  muscle: /^(?:muskul|muskel|goutalli)/,
  bladder: residue,
  'neck-nodes': /^level$/,
}
/** "Perfusion gesteigert" below "Durchblutung". */
const namedFit = 90
/** More than any place that only says where the device lies. */
const deviceFit = 130

/** "Prostatavolumen 30 ml" for "Volumen ___ ml." */
const volume = wordStem('Volumen')

/** "Kein Reflux" makes its heading the place of a reflux; "Nasenseptum mittelständig" that of a septal deviation. */
function sentenceWordFit(
  stems: readonly string[],
  spoken: ReadonlySet<string>,
  { ownNouns, deniedNouns, compoundHeads }: SlotProfile,
): number {
  if (deniedNouns.some((noun) => spoken.has(noun))) return 75
  if (ownNouns.some((noun) => spoken.has(noun))) return 50
  if (ownNouns.includes(volume) && stems.some((stem) => stem.endsWith(volume))) return 50
  return stems.some((stem) => compoundHeads.some((head) => stem.length > head.length && stem.startsWith(head))) ? 45 : 0
}

function labelWordFit(stems: readonly string[], { labelStems, slot }: SlotProfile, isOfOrgan: boolean): number {
  const said = labelStems.filter((stem) => {
    // "Mesenteriale Lymphknoten" below "Mesenterium".
    const root = stem.replace(/^(.{6,}?)i?um$/, '$1')
    return stems.some(
      (one) => one === stem || (stem.length >= 6 && one.startsWith(root)) || (stem.length >= 5 && one.endsWith(stem)),
    )
  })
  if (said.length === 0) return 0
  // "Rechts" says no more than a side, "Rechter Arm" does, and "Linker Lappen" is no place for the left carotid.
  if (labelStems.every(isSide)) return slot.organs.length > 0 ? 0 : 60
  if (isOfOrgan && said.every(isSide)) return 0
  return said.length === labelStems.length ? 90 : (said.length / labelStems.length) * 70
}

export function isSide(stem: string): boolean {
  return /^(?:recht|link|seit$)/.test(stem)
}
