import { wordStem } from '../anatomy/word-stem.ts'
import { aspectOfNoun } from './attributes.ts'
import { denies } from './clauses.ts'
import type { NormalClause } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import { stemsOf } from './stems-of.ts'
import type { Slot } from './template.ts'
import { termsIn } from './terms-in.ts'

/** A slot with what its own sentences speak of. */
export interface SlotProfile {
  slot: Slot
  clauses: readonly NormalClause[]
  /** Stems of the words of the label that carry meaning. */
  labelStems: readonly string[]
  /** The label names no organ but an attribute: "Stellung", "Mineralisation". */
  aspect: string | null
  /** Nouns of its sentences and placeholders that no list of organs and findings knows. */
  ownNouns: readonly string[]
  /** Those of them that it denies: "Kein Reflux". */
  deniedNouns: readonly string[]
  /** The beginnings of compounds that belong here: "Nasenseptum" of the "Nasenseptumdeviation". */
  compoundHeads: readonly string[]
  /** The words of each denial of two words or more: "Keine osteochondrale Läsion". */
  denials: readonly (readonly string[])[]
}

export function profileOf(slot: Slot, clauses: readonly NormalClause[]): SlotProfile {
  const placeholders = slot.segments.flatMap((segment) => segment.placeholders.map((one) => one.name))
  return {
    slot,
    clauses,
    labelStems: stemsOf(slot.label).filter((stem, _, { length }) => length === 1 || stem.length >= 4),
    aspect:
      slot.organs.length > 0
        ? null
        : (stemsOf(slot.label)
            .map(aspectOfNoun)
            .find((one) => one === 'position' || one === 'mineral' || one === 'flow') ?? null),
    ownNouns: [
      ...clauses.flatMap((clause) => unknownNouns(clause.text)),
      ...stemsOf(placeholders.join(' ').replaceAll('_', ' ')),
    ]
      .filter((stem) => stem.length >= 5)
      .concat(clauses.flatMap((clause) => clause.text.match(abbreviation)?.map(wordStem) ?? [])),
    deniedNouns: clauses.flatMap((clause) => (denies.test(clause.text) ? unknownNouns(clause.text) : [])),
    compoundHeads: clauses.flatMap((clause) => nounsOf(clause.text, true)).filter((stem) => stem.length >= 8),
    denials: clauses.flatMap((clause) => {
      const words = denies.test(clause.text) ? contentStems(clause.text) : []
      return words.length > 1 ? [words] : []
    }),
  }
}

/** "LVEF ___ %" */
const abbreviation = /\b(?!KM\b|CT\b|MRT?\b)\p{Lu}{2,5}(?=[ :]{1,3}_)/gu

function unknownNouns(text: string): string[] {
  const known = new Set(termsIn(text).flatMap(({ start, end }) => stemsOf(text.slice(start, end))))
  return nounsOf(text, true).filter((stem) => !known.has(stem) && termsIn(stem).length === 0)
}

/** The words of a denial that say what is denied. */
function contentStems(denial: string): string[] {
  return stemsOf(denial)
    .slice(1)
    .filter((stem) => stem.length >= 4 && !emptyQualities.test(stem))
}

/** Qualities that say nothing of what is denied. */
export const emptyQualities =
  /^(?:pathologisch|vergrosser|vergrößer|suspekt|relevant|signifikant|wesentlich|umschrieben|fokal|abgrenzbar|sicher|eindeutig|hohergradig|höhergradig|auffallig|auffällig|frisch|erkennbar|malignom|weiter|nachweis|hinweis|anhalt|oder|und)/i
