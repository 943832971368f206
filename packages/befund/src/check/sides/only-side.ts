import { lineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import type { Examination } from '../../understand/examination.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { devicesOf } from '../places/devices.ts'
import { placesOf } from '../sentence-place.ts'
import { tellsAccess } from './access-side.ts'
import { opposite } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

interface NamedSide {
  side: Side
  word: Word
  sentence: Sentence
}

/** The impression names one side only, and all before it the other only; or the title the one part examined, and all below it. */
export function onlySideClashes(sentences: readonly Sentence[], { organs: examined, side }: Examination): Clash[] {
  const within = (sections: RegExp): NamedSide[] =>
    sentences.filter(({ section }) => sections.test(section)).flatMap(sidesNamed)
  const rest = side === null ? [] : within(/^(?!title)/)
  const isOne = side !== null && rest.every((one) => one.side === opposite[side])
  const told = within(/^impression/)
  const isOneSided = told.length > 0 && told.every((one) => one.side === told[0]?.side)
  // Vessels may be entered on either side, and "Rechts kein Zugang".
  const known = isOneSided
    ? within(/^(?!impression|recommendation)/).filter(
        ({ sentence }) => !tellsAccess(sentence) && !tells(sentence, /^Zugang/),
      )
    : []
  return [
    // A cyst "rechts" in the liver lies on no side of the body.
    ...(told.some(({ sentence }) => tells(sentence.all, /^leber|hepat/i)) ? [] : apart(told, known, sentences)),
    ...(isOne
      ? apart(
          within(/^title/),
          rest.filter(({ sentence }) => isOfPart(sentence, examined)),
          [],
        )
      : []),
  ].slice(0, 1)
}

/** Compared only, or taken out long ago. */
const otherwise = /^(?:zum|nichts|kein|Z\.|Status|ablatio|.*ektomie|\p{L}+frei|asymptomatisch)$/iu

/** Neither the groin that was entered nor "Rechte Lungenspitze frei" where the shoulder was examined. */
function isOfPart(sentence: Sentence, examined: readonly string[]): boolean {
  const roots = examined.map((one) => lineage(one).at(-1))
  return (
    !tellsAccess(sentence) &&
    // "Linke Brust nicht untersucht"
    !tells(sentence, /^untersucht$/) &&
    findMentions(sentence.all).terms.every(({ meanings }) =>
      meanings.every(({ kind, id }) => kind !== 'organ' || isGeneric(id) || roots.includes(lineage(id).at(-1))),
    )
  )
}

function apart(told: readonly NamedSide[], known: readonly NamedSide[], sentences: readonly Sentence[]): Clash[] {
  const [two] = told
  const other = two === undefined ? undefined : opposite[two.side]
  if (two === undefined || other === undefined || told.some(({ side }) => side !== two.side)) return []
  if (known.some(({ side }) => side !== other) || sentences.some((one) => namesWithin(one, two.side))) return []
  const one = mostAlike(known, two)
  if (
    one === undefined ||
    (names(one, ofBody) && names(two, ofHead)) ||
    (two.sentence.section !== 'impression' && [one, two].some(({ sentence }) => tells(sentence, otherwise)))
  )
    return []
  return [
    {
      kind: 'side',
      ...placesOf(one, two),
      reason: 'Die Seitenangaben widersprechen sich (links und rechts)',
      fixes: [one, two].flatMap(({ sentence, word }) => turnedSide(sentence, word)),
    },
  ]
}

/** "Schwäche des linken Arms": the other half of the brain is ill. */
const ofBody = /^(?:arm|leg)$/
const ofHead = /^(?:head|neck)$/

function names({ sentence }: NamedSide, root: RegExp): boolean {
  return findMentions(sentence.all).terms.some(({ meanings }) =>
    meanings.some(({ kind, id }) => kind === 'organ' && root.test(lineage(id).at(-1) ?? '')),
  )
}

/** "im rechten Leberlappen", "in der Lingula", "retrokardial": the side is a part of the name. */
function namesWithin({ section, words }: Sentence, side: Side): boolean {
  if (section === 'impression' || section === 'recommendation') return false
  const { terms } = findMentions(words)
  return (
    words.some(
      (word, at) =>
        (sideOf(word) === side && terms.some(({ from, to }) => from <= at && at < to)) ||
        (side === 'left' && /^retro[kc]ardial/i.test(word.text)),
    ) || terms.some(({ meanings }) => meanings.some(({ id }) => organs().get(id)?.lies === side))
  )
}

/** Sides of parts of the patient: no direction, no denial, no condition; a chamber of the heart has a side in its name. */
function sidesNamed(sentence: Sentence): NamedSide[] {
  const words = sentence.all
  const { sides, cues, terms } = findMentions(words)
  if (sides.length === 0 || cues.some(({ kind }) => kind === 'conditional')) return []
  // Punctured is the groin of the one side, treated the leg of the other.
  if (sentence.section !== 'findings' && tellsAccess(sentence)) return []
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const isTold = sentence.section === 'impression'
  const said = terms.filter(({ meanings }) => meanings.at(-1)?.kind === 'finding')
  if (
    isTold &&
    said.length > 0 &&
    !words.some(({ text }) => text === ',') &&
    said.every(({ from }) => stanceOf[from] === 'negated')
  )
    return []
  return sides.flatMap(({ side, at, direction }) => {
    const word = words[at]
    if (word === undefined || direction || (isTold && stanceOf[at] !== 'asserted')) return []
    return [{ side, word, sentence }]
  })
}

/** Findings before titles, and of those the sentence that shares most words; a catheter says nothing of it. */
function mostAlike(known: readonly NamedSide[], two: NamedSide): NamedSide | undefined {
  const stems = new Set(two.sentence.all.filter(({ stem }) => stem.length > 4).map(({ stem }) => stem))
  const score = ({ sentence }: NamedSide): number =>
    sentence.all.filter(({ stem }) => stems.has(stem)).length + (sentence.section === 'findings' ? 0.5 : 0)
  return known
    .filter((one) => score(one) >= 1 || devicesOf(one.sentence.all, []).length === 0)
    .toSorted((a, b) => score(b) - score(a))[0]
}
