import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { areRelated, isWithin } from '../anatomy/organ-tree.ts'
import { wordSet } from '../read/word-set.ts'
import { highest } from './highest.ts'
import { organFit } from './organ-fit.ts'
import type { SlotProfile } from './slot-profile.ts'
import type { Slot } from './template.ts'
import type { Topic } from './topic.ts'

export function findingFit(finding: string, profile: SlotProfile, topic: Topic): number {
  const { slot, clauses } = profile
  const aspect = findings().get(finding)?.aspect ?? null
  if (slot.findings.includes('complication') && complications.has(finding)) return complicationFit
  const isOfLabel = aspect !== null && aspect === profile.aspect && !(finding === 'shift' && topic.organs.some(isSoft))
  const byLabel = isOfLabel ? positionFit : labelFit(finding, slot)
  const home = findings().get(finding)?.organ
  const bySentence = highest(
    clauses.flatMap(({ statements, organs }) =>
      statements.map((said) => {
        if (said.finding === null)
          return fitOfAspects(
            home && !said.organs.every((organ) => areRelated(organ, home)) ? null : aspect,
            said.normal,
          )
        const isOwn = topic.implied && finding === said.finding && !deniedEverywhere.has(finding)
        const namesPlace = home && organs.some((organ) => isWithin(home, organ))
        return (
          fitOfFindings(finding, said.finding) *
          (isOwn || namesPlace ? deniedFit : sentenceFit(vague.has(said.finding) ? said.finding : finding))
        )
      }),
    ),
  )
  // A joint space in a sentence does not make its heading the place of every effusion.
  const isGap = finding === 'joint-effusion' && /spalt/i.test(slot.label)
  const byHome = home && !isGap ? organFit(home, isWithin(home, 'body') ? { ...profile, clauses: [] } : profile) : 0
  return Math.max(byLabel, bySentence, byHome)
}

/** Words like "Läsion" are denied under many headings, "Lungenembolie" under its own. */
export const deniedEverywhere = wordSet(
  'ascites lesion mass focus cyst metastasis edema swelling fluid enlargement dilation stenosis thickening calcification inflammation pathology enhancement fracture stone',
)

/** "Hüllen: Keine Hydrozele" is the place of a hydrocele, though it is of the testis; "Keine extraaxiale Blutung" that of a subdural one. */
const deniedFit = 150

/** "Komplikationen: Keine." is the place of what a puncture did, where no other denies it. */
const complications = wordSet('hematoma bleeding pneumothorax pseudoaneurysm')
const complicationFit = 90

/** What is pushed aside is no matter of alignment. */
function isSoft(organ: string): boolean {
  return /^(?:nerve-root|spinal-c(?:anal|ord)|ureter|airways?)$/.test(organ)
}

/** "Stellung" is the place of a listhesis, rather than the vertebrae it is said of. */
const positionFit = 118

/** Whose denial below a heading says little of where a kind of them belongs. */
const vague: ReadonlySet<string> = wordSet('lesion mass')

function sentenceFit(finding: string): number {
  return deniedEverywhere.has(finding) ? 55 : 95
}

function fitOfFindings(finding: string, named: string): number {
  if (finding === named) return 1
  if (isKindOf(finding, named)) return 0.8
  return isKindOf(named, finding) ? 0.5 : 0
}

export function labelFit(finding: string, slot: Slot): number {
  return highest(
    slot.findings.map(
      (named) =>
        fitOfFindings(finding, named) * (finding === named && !deniedEverywhere.has(finding) ? positionFit : 95),
    ),
  )
}

function fitOfAspects(aspect: string | null, normal: string | null): number {
  return aspect !== null && aspect === normal ? 22 : 0
}

/** "Skelett", "Gefäße", "Freie Flüssigkeit": headings that gather from everywhere, but no "Abschlusskontrolle". */
export function isGathering(slot: Slot): boolean {
  return (
    (slot.organs.length === 0 && !/^(?:abschluss|kontroll)/i.test(slot.label)) ||
    slot.organs.some((organ) => isWithin(organ, 'body'))
  )
}
