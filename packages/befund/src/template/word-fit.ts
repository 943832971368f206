import { aspectOfNoun } from './attributes.ts'
import { deviceFit } from './device-fit.ts'
import type { SlotProfile } from './slot-profile.ts'
import { idsIn } from './terms-in.ts'
import type { Topic } from './topic.ts'

/** How much of the label is said in the sentence itself, 0..90; more where a word has no other place. */
export function wordFit(topic: Topic, profile: SlotProfile): number {
  const { stems, organs, locating } = topic
  const spoken = new Set(stems)
  if (isOpenedByLabel(stems, profile)) return openedFit
  if (profile.denials.some((words) => words.every((word) => spoken.has(word)))) return namedFit
  const ofDevice = deviceFit(stems, profile)
  if (ofDevice > 0) return ofDevice
  const ofWord = ownWordFit(stems, profile)
  if (ofWord > 0) return ofWord
  const isOfOrgan = organs.some((organ) => !locating.has(organ))
  const { aspect } = profile
  // "Alignement" below "Stellung"
  if (aspect !== null && (!isOfOrgan || aspect === 'flow') && stems.some((stem) => aspectOfNoun(stem) === aspect))
    return namedFit
  const own = profile.slot.organs
  const isPlace = own.length > 0 && own.every((organ) => locating.has(organ))
  return Math.max(
    sentenceWordFit(stems, spoken, profile),
    labelWordFit(stems, profile, isOfOrgan) * (isPlace ? 0.6 : 1),
  )
}

/** "Punktat hämorrhagisch" below "Punktat", whatever else denies a bleeding. */
function isOpenedByLabel(stems: readonly string[], { labelStems, slot }: SlotProfile): boolean {
  if (slot.organs.length > 0 || slot.segments.length === 0 || labelStems.length === 0) return false
  return labelStems.every((stem, at) => stems[at] === stem)
}

/** More than a denial of the same below another heading. */
const openedFit = 160
/** More than any place that only says where. */
const wordFitOfOrgan = 130
const namedFit = 90

/** Headings whose words are none of theirs: how the patient lay, what the bladder keeps. */
const wordsOfLabel: readonly (readonly [label: RegExp, stem: RegExp])[] = [
  [/^lager/i, /(?:bauch|rucken|seiten|schrag)lag$/],
  [/^restharn/i, /^resthar/],
  [/^knochenstr/i, /^(?:osteop[eo]|demin|mineral|strahlent)/],
  [/^suszept|^SWI/i, /^(?:swi$|hamosid|mikroblut|siderose)/],
  [/kapsel/i, /^kapsel(?:durch|uber)/],
  [/^diffusion|^DWI/i, /^(?:dwi$|zytotox|diffusionsr)/],
  [/^sonogra|^ultraschall/i, /^(?:sonogra|ultraschall)/],
  [/^mammogra/i, /^mammogra/],
  [/^mittellini/i, /^(?:septum$|falx|mittellini|verlager|shift)/],
  [/^late\b|^LGE/i, /^(?:narb|lge$)/],
  [/doppler|duplex/i, /^(?:ri$|resistan|resistiv)/],
  [/^un[ck]o/i, /^unk(?:arthro|overt)/],
  [/^intervention/i, /^(?:pta$|stent|ballo|emboli|thrombekt|lys$|angioplast)/],
  [/^[ck]al[ck]|agatston/i, /^(?:agatsto|[ck]al[ck]\w*-?scor)/],
]

/** "Atrophie des Musculus supraspinatus" is of the muscle, not of its tendon; a level of the neck is one of its nodes, urine left over of the bladder. */
const wordsOfOrgan: Readonly<Record<string, RegExp>> = {
  muscle: /^(?:muskul|muskel|goutalli)/,
  bladder: /^resthar/,
  'neck-nodes': /^level$/,
  'lymph-nodes': /^level$/,
}

/** "Drüsenparenchym ACR c", "Dichtetyp C" are its density. */
const density = /dichte|^ACR\b/i
const densityWord = /^(?:akr$|dichtetyp|\p{L}+dicht$)/u

function ownWordFit(stems: readonly string[], { slot, clauses }: SlotProfile): number {
  const isSaid = (word: RegExp | undefined): boolean => word !== undefined && stems.some((stem) => word.test(stem))
  if (wordsOfLabel.some(([label, word]) => label.test(slot.label) && isSaid(word))) return openedFit
  const isDensity =
    isSaid(densityWord) && [slot.label, ...clauses.map(({ text }) => text)].some((text) => density.test(text))
  return isDensity || slot.organs.some((organ) => isSaid(wordsOfOrgan[organ])) ? wordFitOfOrgan : 0
}

/** "Kein Reflux" makes its heading the place of a reflux; "Nasenseptum mittelständig" that of a septal deviation. */
function sentenceWordFit(
  stems: readonly string[],
  spoken: ReadonlySet<string>,
  { ownNouns, deniedNouns, compoundHeads }: SlotProfile,
): number {
  if (deniedNouns.some((noun) => spoken.has(noun))) return 75
  if (ownNouns.some((noun) => spoken.has(noun))) return 50
  return stems.some((stem) => compoundHeads.some((head) => stem.length > head.length && stem.startsWith(head))) ? 45 : 0
}

function labelWordFit(stems: readonly string[], { labelStems, slot }: SlotProfile, isOfOrgan: boolean): number {
  const said = labelStems.filter((stem) => {
    // "Mesenteriale Lymphknoten" below "Mesenterium".
    const root = stem.replace(/^(.{6,}?)i?um$/, '$1')
    return stems.some(
      (one) =>
        one === stem ||
        (stem.length >= 6 && one.startsWith(root) && !namesOther(one, slot)) ||
        (stem.length >= 5 && one.endsWith(stem)),
    )
  })
  if (said.length === 0) return 0
  // "Rechts" says no more than a side, "Rechter Arm" does, and "Linker Lappen" is no place for the left carotid.
  if (labelStems.every(isSide)) return slot.organs.length > 0 ? 0 : 60
  if (isOfOrgan && said.every(isSide)) return 0
  return said.length === labelStems.length ? 90 : (said.length / labelStems.length) * 70
}

/** "Pankreasgang" is an organ of its own beside "Pankreas". */
function namesOther(stem: string, { organs }: SlotProfile['slot']): boolean {
  const named = idsIn(stem, 'organ')
  return named.length > 0 && !named.some((organ) => organs.includes(organ))
}

export function isSide(stem: string): boolean {
  return /^(?:recht|link|seit$)/.test(stem)
}
