import { type GradingSystem, systemsNamed } from '../../anatomy/grading-systems.ts'
import { areRelated, organs } from '../../anatomy/organ-tree.ts'
import { tells } from '../../read/tells.ts'
import { findMentions, type TermMention } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { type Grade, sameSide, wordClash } from './grade.ts'
import { placesOf } from './grades-of.ts'

/** "benigne Charakteristika (TI-RADS 5)", "malignitätsverdächtig, BI-RADS 2". */
export function againstWords(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const alike = grades.filter((one) => one.system === grade.system)
  // "BI-RADS 2 rechts, BI-RADS 1 links. Stanzbiopsie empfohlen." is wrong of either.
  const only =
    alike.filter((one) => one.sentence.section === grade.sentence.section).length === 1 ||
    alike.every(({ system, values }) => [...values].every((value) => system.low.has(value)))
  for (const sentence of sentences) {
    const same = sentence === grade.sentence
    if (
      !same &&
      !(
        only &&
        grade.system.id.includes('RADS') &&
        (sentence.section === grade.sentence.section
          ? isNear(sentence, grade)
          : alike.length === 1 && sentence.section === 'impression' && sameSide(sentence, grade))
      )
    )
      continue
    const word = contraryWord(sentence, grade, same)
    if (word !== null) return [wordClash(grade, sentence, word)]
  }
  return []
}

const nearBy = 160

function isNear(sentence: Sentence, grade: Grade): boolean {
  return Math.abs(sentence.start - grade.word.start) < nearBy && sameSide(sentence, grade)
}

function contraryWord(sentence: Sentence, grade: Grade, same: boolean): Word | null {
  const { system, values } = grade
  const isLow = [...values].every((value) => system.low.has(value))
  const isHigh = [...values].every((value) => system.high.has(value))
  const isBelow = isLow || (system.id.includes('RADS') && values.has('3') && values.size === 1)
  if (!isBelow && !isHigh) return null
  const words = sentence.words
  const { cues, terms } = findMentions(words)
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const saysElse =
    /^(?:Bei|Falls|Sollte|Wenn)$/.test(words[0]?.text ?? '') ||
    cues.some(({ kind }) => kind === 'possible' || kind === 'rest') ||
    isOfOtherOrgan(sentence, grade)
  if (!same && saysElse) return null
  const isAlone = isAboutOne(sentence, grade)
  const [from, to] = isAlone ? [0, words.length] : clauseAround(words, grade.word)
  for (let at = from; at < to; at++) {
    const word = words[at] as Word
    if ((same && isOfAnotherFinding(words, terms, at, grade)) || named.test(words[at + 1]?.text ?? '')) continue
    const asserted = stanceOf[at] === 'asserted'
    const denied = stanceOf[at] === 'negated'
    const contradictsHigh =
      (system.lowWords.has(word.stem) && asserted) ||
      (denied && (same ? isMalign(system, word) : isWholeDenial(sentence, grade, word)))
    const contradictsLow = (isHighWord(system, word) || isToBeSampled(system, words, at)) && asserted
    if ((isHigh && contradictsHigh) || (isLow && contradictsLow)) return word
    if (isBelow && same && isAlone && asserted && isAlmostSure(system, words, at)) return word
  }
  return null
}

/** "hochgradige Stenose bei Pseudospondylolisthesis Meyerding I", "Meyerding I bei ausgeprägter Arthrose": the degree of one finding, the grade of the other. */
function isOfAnotherFinding(words: readonly Word[], terms: readonly TermMention[], at: number, grade: Grade): boolean {
  const graded = words.findIndex(({ start }) => start === grade.word.start)
  // "Kellgren IV, mit geringem Erguss"
  const isDegree = !grade.system.id.includes('RADS') && /^\p{Ll}/u.test(words[at]?.text ?? '')
  const beside = isDegree ? /^(?:bei|mit)$/ : /^bei$/
  if (at > graded && tells(words, beside, graded, at)) return true
  const behind = terms.filter(
    ({ from, meanings }) =>
      from > at && (words[from]?.start ?? 0) < grade.word.start && meanings.some(({ kind }) => kind === 'finding'),
  )
  const [own, last] = [behind[0], behind.at(-1)]
  if (own === undefined || last === undefined || own === last) return false
  return tells(words.slice(own.to, last.from), joins) && !words.slice(last.to, graded).some(({ text }) => text === ',')
}

/** "Beginnende Deformierung" is a sign of the last grade, "benigne Hyperplasie" a name. */
const named = /^(?:Deform|Skleros|Osteophyt|Randan)|^(?:Prostatah|H)yperplas/

const joins = /^(?:bei|mit|und|sowie|neben|nach|,)$/i

/** "Kein Hinweis auf Malignität. BI-RADS 5 beidseits." */
function isWholeDenial(sentence: Sentence, grade: Grade, { text }: Word): boolean {
  return /^Malign(?:ität|om)/.test(text) && sentence.all.length <= wholeDenialUpTo && isNear(sentence, grade)
}

/** In words. */
const wholeDenialUpTo = 7

/** "Samenblasen unauffällig" says nothing of the lesion that was graded. */
function isOfOtherOrgan(sentence: Sentence, { places }: Grade): boolean {
  const named = [...placesOf(sentence.all)].filter((place) => organs().has(place) && !isGeneric(place))
  return (
    named.length > 0 &&
    places.size > 0 &&
    !named.some((organ) => [...places].some((place) => organs().has(place) && areRelated(organ, place)))
  )
}

/** One grade and at most one side: all words of the sentence are about it. */
function isAboutOne(sentence: Sentence, grade: Grade): boolean {
  const sides = new Set(sentence.words.map(sideOf).filter((side) => side !== null))
  const named = sentence.all.filter((word) => systemsNamed(word.stem).some((one) => one.system === grade.system))
  return sides.size <= 1 && named.length <= 1
}

/** "suspekt", and as a part "hochsuspekt", "karzinomsuspekt". */
function isHighWord({ highWords, id }: GradingSystem, { stem }: Word): boolean {
  return (
    highWords.has(stem) ||
    (id.includes('RADS') && /(?:suspekt|karzinomverdachtig)$/.test(stem) && !/^(?:un|nicht)/.test(stem))
  )
}

/** "PI-RADS 2, ein Karzinom ist hochwahrscheinlich", "hochgradig malignomverdächtig, BI-RADS 3" */
function isAlmostSure(system: GradingSystem, words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map((word) => word.text)
    .join(' ')
  const isSure = /^hoch/i.test(text) || /(?:^| )(?:sehr|hoch(?:gradig)?|dringend)$/i.test(before)
  const isLikely =
    /^(?:hoch)?wahrscheinlich$/.test(text) && /(?:karzinom|malignität|malignom)(?: ist)?(?: sehr| hoch)?$/i.test(before)
  return isSure && (isLikely || isHighWord(system, words[at] as Word))
}

/** "BI-RADS 2. Vakuumbiopsie empfohlen.", but "Kontrolle nach Biopsie empfohlen", "bei Zunahme Biopsie empfohlen". */
function isToBeSampled({ id }: GradingSystem, words: readonly Word[], at: number): boolean {
  const said = words.slice(0, at + 2).map(({ text }) => text)
  if (!id.includes('RADS') || tells(words, /^(?:nach|bei|falls)$/i)) return false
  return /(?:biopsie|nadelpunktion|FNP) (?:empfohlen|anzuraten)$/i.test(said.join(' '))
}

function isMalign(system: GradingSystem, word: Word): boolean {
  return system.id.includes('RADS') && system.highWords.has(word.stem)
}
