import { familyOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isWithin } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { findMentions, type Mentions, type TermMention } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { namedPlaces } from '../places/named-places.ts'
import { placesOf } from '../sentence-place.ts'
import { gradeValue } from './grade-value.ts'

/** A grade without the name of its scale: what it grades is the finding next to it. */
interface PlainGrade {
  family: string
  /** All grades of that finding in the sentence. */
  values: ReadonlySet<string>
  side: Side | null
  levels: ReadonlySet<string>
  organs: readonly string[]
  sentence: Sentence
  word: Word
}

const gradeWords = stemsOf('Grad Stadium Typ Meyerding')
/** More grades than any report has: not worth comparing. */
const comparedAtMost = 40

/** "Harnstauung Grad II" in the findings, "Harnstauung Grad IV" in the impression. */
export function plainGradeClashes(sentences: readonly Sentence[]): Clash[] {
  const told = gradesIn(sentences, 'impression')
  const findings = told.length === 0 ? [] : gradesIn(sentences, 'findings')
  const clashes: Clash[] = []
  for (const later of told) {
    const earlier = findings.filter((one) => mayBeSame(one, later))
    const [first] = earlier
    if (first === undefined || later.values.size > 1 || earlier.some((one) => shareValue(one, later))) continue
    clashes.push(plainGradeClash(first, later))
  }
  return clashes
}

function gradesIn(sentences: readonly Sentence[], section: Sentence['section']): PlainGrade[] {
  const grades = sentences
    .filter((sentence) => sentence.section === section && !isOfPrior(sentence))
    .flatMap(plainGradesOf)
  return grades.length > comparedAtMost ? [] : grades
}

/** All grades without the name of their scale, by what they grade. */
export function plainGradesOf(sentence: Sentence): PlainGrade[] {
  const words = sentence.words
  const mentions = findMentions(words)
  const found = new Map<string, { values: Set<string>; word: Word }>()
  let denied: readonly string[] | null = null
  let family: string | null = null
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const value = gradeAt(words, at) ?? bareGradeAt(words, mentions, at)
    const values = value === null ? gradesOfAdjective(words, at) : [value]
    if (values.length === 0) continue
    denied ??= stances(words, mentions.cues, (from) => mentions.terms.some((term) => term.from === from))
    if (denied[at] === 'negated') continue
    // "Knorpel medial Grad II, lateral Grad I"
    family = familyOfScale(words, at) ?? familyNear(mentions, at) ?? nounBefore(words, at) ?? family
    if (family === null) continue
    const known = found.get(family) ?? { values: new Set(), word }
    // "Grad II-III", "Grad 2 bis 3"
    const others = [
      ...(words[at + 1]?.text.split('-').slice(1) ?? []),
      isRange(words, at + 2) ? words[at + 3]?.text : '',
    ]
    for (const one of [...values, ...others.flatMap((text) => gradeValue(text ?? '') ?? [])]) known.values.add(one)
    found.set(family, known)
  }
  if (found.size === 0) return []
  const levels = new Set(
    namedPlaces(sentence)
      .filter((one) => one.group === 'vertebra')
      .map((one) => one.value),
  )
  const organs = organsIn(sentence)
  return [...found].map(([family, { values, word }]) => ({
    family,
    values,
    side: onlySide(sentence),
    levels,
    organs,
    sentence,
    word,
  }))
}

/** "Grad II", "Grad-II-Läsion". */
function gradeAt(words: readonly Word[], at: number): string | null {
  const word = words[at] as Word
  const glued = /^(?:Grad|Typ|Stadium)-(I{1,3}|IV|V|\d)-\p{Lu}/u.exec(word.text)?.[1]
  if (glued !== undefined) return gradeValue(glued)
  const isDegree = word.text === '°' && words[at - 1]?.kind !== 'number'
  return gradeWords.has(word.stem) || isDegree ? gradeValue(words[at + 1]?.text.split('-', 1)[0] ?? '') : null
}

/** "Zweit- bis drittgradige", "2.-3.gradige Chondropathie". */
function gradesOfAdjective(words: readonly Word[], at: number): string[] {
  const own = /^(\d|[IV]+|zweit|dritt|viert)?-?gradige?[nrsm]?$/i.exec(words[at]?.text ?? '')
  if (own === null) return []
  const before = words.slice(Math.max(0, at - 5), at).map(({ text }) => text)
  const near = before.slice(
    before.findLastIndex((text) => !/^(?:[.–-]|bis|\d|[IV]+|(?:erst|zweit|dritt)-?)$/i.test(text)) + 1,
  )
  return [...near, own[1] ?? ''].flatMap((text) => ordinals[text.slice(0, 4).toLowerCase()] ?? gradeValue(text) ?? [])
}

const ordinals: Readonly<Record<string, string>> = { erst: '1', zwei: '2', drit: '3', vier: '4' }

/** "Hydronephrose III", "Harnstau I°". */
function bareGradeAt(words: readonly Word[], { terms }: Mentions, at: number): string | null {
  const text = words[at]?.text ?? ''
  if (!/^(?:I{1,3}|IV)$/.test(text)) return null
  if (words[at + 1]?.text === '°') return gradeValue(text)
  const before = terms.find((term) => term.to === at && !term.lexical)?.meanings.at(-1)
  return before?.id === 'hydronephrosis' ? gradeValue(text) : null
}

/** "Knorpel mit Fissur, Grad II nach Outerbridge": the scale says what is graded. */
function familyOfScale(words: readonly Word[], at: number): string | null {
  const isCartilage = tells(words.slice(at + 2, at + 4), /^(?:Outerbridge|ICRS)$/i)
  return isCartilage ? familyOf('chondropathy') : null
}

function shareValue(one: PlainGrade, two: PlainGrade): boolean {
  return [...one.values].some((value) => two.values.has(value))
}

function isRange(words: readonly Word[], at: number): boolean {
  return ['-', '–', '/', 'bis'].includes(words[at]?.text ?? '')
}

/** The finding before the grade, else the first one behind it. */
function familyNear({ terms }: Mentions, at: number): string | null {
  const named = terms.filter((term) => !term.lexical && term.meanings.at(-1)?.kind === 'finding')
  const term = named.findLast((one) => one.to <= at + 1) ?? named[0]
  const id = term?.meanings.at(-1)?.id
  if (id === undefined) return null
  // "NBKS Grad II ektatisch", "Ureter 9 mm weit; Stauung II°"
  return /^(?:ectasia|congestion)$/.test(id) && terms.every(isOfUrine) ? familyOf('hydronephrosis') : familyOf(id)
}

/** Names no organ beside the kidneys and what leads from them. */
function isOfUrine({ meanings }: TermMention): boolean {
  return meanings.every(({ kind, id }) => kind !== 'organ' || ['kidney', 'ureter'].some((one) => isWithin(id, one)))
}

/** "Hallux rigidus Grad II": a thing that no concept knows, by its noun. */
function nounBefore(words: readonly Word[], at: number): string | null {
  const noun = words.slice(Math.max(0, at - 3), at).findLast(({ text }) => /^\p{Lu}\p{Ll}{2,}/u.test(text))
  if (noun === undefined || isCarrierNoun(noun.stem)) return null
  return /knorpel$/i.test(noun.text) ? familyOf('chondropathy') : `w:${noun.stem}`
}

/** Null where none or both are named. */
function onlySide({ all }: Sentence): Side | null {
  const sides = new Set(findMentions(all).sides.map((one) => one.side))
  return sides.size === 1 ? ([...sides][0] ?? null) : null
}

function mayBeSame(one: PlainGrade, two: PlainGrade): boolean {
  if (one.family !== two.family) return false
  if (one.side !== null && two.side !== null && one.side !== two.side) return false
  // Wherever the stone lies, it is the kidney that is graded.
  if (one.family !== 'dilation' && !areOfOnePlace(one.organs, two.organs)) return false
  if (one.levels.size === 0 || two.levels.size === 0) return true
  return [...one.levels].some((level) => two.levels.has(level))
}

function organsIn({ all }: Sentence): string[] {
  const meanings = findMentions(all).terms.flatMap((term) => term.meanings)
  const named = meanings.filter((meaning) => meaning.kind === 'organ').map((meaning) => meaning.id)
  return named.filter((organ) => !isGeneric(organ))
}

function areOfOnePlace(one: readonly string[], two: readonly string[]): boolean {
  return one.length === 0 || two.length === 0 || one.some((organ) => two.some((other) => areRelated(organ, other)))
}

/** The figure behind "Grad", where it is a word of its own and the only one. */
function figureOf({ sentence, word, values }: PlainGrade): Word | null {
  const at = sentence.words.indexOf(word)
  const next = gradeValue(word.text) === null ? sentence.words[at + 1] : word
  return next !== undefined && values.size === 1 && gradeValue(next.text) !== null ? next : null
}

function plainGradeClash(one: PlainGrade, two: PlainGrade): Clash {
  return {
    kind: 'grading',
    ...placesOf(one, two),
    reason: `Der Grad ist verschieden angegeben (${[...one.values].join('/')} und ${[...two.values].join('/')})`,
    fixes: adoptedWords(figureOf(one), figureOf(two)),
  }
}
