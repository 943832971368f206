import { type GradingSystem, gradingSystems, systemsNamed } from '../../anatomy/grading-systems.ts'
import { areRelated, groupedLineage, organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Side } from '../../model.ts'
import { findMentions, type TermMention } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { adoptedWords } from '../adopted-words.ts'
import { type Clash, placeOf } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { againstBenign, againstSigns } from '../findings/suspicious-signs.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vertebraeOfDisc } from '../places/named-places.ts'
import { sentencePlace } from '../sentence-place.ts'
import { quietOn } from '../sides/quiet-side.ts'
import { againstDefinition } from './definitions.ts'
import { type Grade, wordClash } from './grade.ts'
import { gradeValue } from './grade-value.ts'

/** More grades than any report has: not worth comparing. */
const comparedAtMost = 60

/** One system with two grades for the same thing, or a grade beside words of the other end of its scale. */
export function gradingClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const grades = sentences.flatMap((sentence, at) =>
    sentence.section === 'findings' || sentence.section === 'impression' ? gradesOf(sentence, sentences[at - 1]) : [],
  )
  if (grades.length === 0 || grades.length > comparedAtMost) return []
  return [
    ...betweenSections(grades),
    ...grades.flatMap((grade) => againstWords(grade, grades, sentences)),
    ...grades.flatMap((grade) => againstDefinition(grade, grades, sentences)),
    ...grades.flatMap((grade) => againstQuietSide(grade, index)),
    ...grades.flatMap((grade) => againstBenign(grade, index)),
    ...grades.flatMap((grade) => againstSigns(grade, grades, sentences)),
  ]
}

function gradesOf(sentence: Sentence, before: Sentence | undefined): Grade[] {
  const words = sentence.all
  const isAlone = words.length <= aloneUpTo && before !== undefined && before.section === sentence.section
  const grades: Grade[] = []
  for (let at = 0; at < words.length; at++) {
    const system = systemAt(words, at)
    if (system === null) continue
    const values = valuesNear(words, at + system.length, at, system.system)
    if (values.size === 0) continue
    const word = words[at] as Word
    const figure = values.size === 1 ? figureNear(words, at, values) : null
    grades.push({
      system: system.system,
      values,
      side: sideBefore(words, at) ?? (isAlone ? sideBefore(before.all, before.all.length - 1) : null),
      places: placesOf(isAlone ? [...before.all, ...words] : words),
      sentence,
      word,
      figure,
    })
    at += system.length - 1
  }
  return grades
}

/** "Läsion in der PZ rechts. PI-RADS 4.": in words. */
const aloneUpTo = 5

/** The word that is the value and nothing else: "4" of "BI-RADS 4", not "BI-RADS-4". */
function figureNear(words: readonly Word[], at: number, values: ReadonlySet<string>): Word | null {
  const near = [...words.slice(at + 1, at + 8), ...words.slice(Math.max(0, at - 4), at).toReversed()]
  return near.find((word) => values.has(gradeValue(word.text) ?? '')) ?? null
}

function systemAt(words: readonly Word[], at: number): { system: GradingSystem; length: number } | null {
  const word = words[at] as Word
  for (const { system, stems } of systemsNamed(word.stem)) {
    if (stems.every((stem, offset) => words[at + offset]?.stem === stem)) return { system, length: stems.length }
  }
  if (!word.text.includes('-')) return null
  const glued = gradingSystems().find((system) => gluedValue(word, system) !== null)
  return glued === undefined ? null : { system: glued, length: 1 }
}

/** "Weber-B-Fraktur", "BI-RADS-2". */
function gluedValue(word: Word | undefined, system: GradingSystem): string | null {
  if (word === undefined || !word.text.includes('-')) return null
  const parts = word.text.split('-')
  const value = parts.findIndex(
    (part, index) => index > 0 && gradeValue(part) !== null && system.values.has(gradeValue(part) ?? ''),
  )
  if (value < 0) return null
  const name = wordStem(
    parts
      .slice(0, value)
      .filter((part) => !fillers.test(part))
      .join('-'),
  )
  const isNamed = system.names.some(([first, ...others]) => first === name && others.length === 0)
  return isNamed ? gradeValue(parts[value] ?? '') : null
}

const fillers =
  /^(?:grad|grades|typ|zone|kategorie|stadium|score|klasse|klassifikation|lawrence|nach|von|\(|:|=|-|–|bis|und|links|rechts|beidseits|bds\.?|beidseitig|der|die|auf|seiten|,|jetzt|nun|aktuell)$/i
const beforeFillers = /^(?:nach|gemäß|gem\.|entsprechend|laut|\(|,)$/i

/** Behind the name ("BI-RADS Kategorie 4"), else before it ("Grad III nach Kellgren"). */
function valuesNear(words: readonly Word[], after: number, at: number, system: GradingSystem): Set<string> {
  const glued = gluedValue(words[at], system)
  if (glued !== null) return new Set([glued])
  const values = new Set<string>()
  for (let next = after; next < words.length && next < after + 6; next++) {
    const text = words[next]?.text ?? ''
    const value = gradeValue(text) ?? gradeValue(text.split('-', 1)[0] ?? '')
    if (value !== null && system.values.has(value)) {
      if (/^(?:jetzt|nun|aktuell)$/.test(words[next - 1]?.text ?? '')) values.clear()
      values.add(value)
    } else if (!fillers.test(text) && text !== '/') break
  }
  if (values.size > 0) return values
  for (let before = at - 1; before >= 0 && before >= at - 4; before--) {
    const text = words[before]?.text ?? ''
    const value = gradeValue(text.replace(/^Typ-([AB])-.*/, '$1'))
    if (value !== null && system.values.has(value)) return new Set([value])
    if (!beforeFillers.test(text)) break
  }
  return values
}

/** The side nearest to the grade, of the sides between the commas around it if there are any. */
function sideBefore(words: readonly Word[], at: number): Side | null {
  const [from, to] = clauseAround(words, words[at] as Word)
  const isHere = words.slice(from, to).some((word) => sideOf(word) !== null)
  const sides = words.flatMap((word, index) => {
    const side = isHere && (index < from || index >= to) ? null : sideOf(word)
    if (side === null) return []
    const isOfOther = words.slice(index, at).some(({ text }) => text === 'und' || text === 'sowie')
    return [{ side, distance: index < at ? (at - index) * (isOfOther ? 9 : 1) : (index - at) * 3 }]
  })
  return sides.sort((a, b) => a.distance - b.distance)[0]?.side ?? null
}

function placesOf(words: readonly Word[]): Set<string> {
  const { sites, terms } = findMentions(words)
  const organs = terms.flatMap((term) => term.meanings).filter((meaning) => meaning.kind === 'organ')
  const levels = sites.flatMap((site) => (site.group === 'disc' ? site.values.flatMap(vertebraeOfDisc) : [site.level]))
  return new Set([...levels, ...organs.map((organ) => organ.id)])
}

function betweenSections(grades: readonly Grade[]): Clash[] {
  const clashes: Clash[] = []
  for (const later of grades.filter((grade) => grade.sentence.section === 'impression')) {
    const earlier = grades.filter(
      (grade) => grade.sentence.section === 'findings' && grade.system === later.system && mayBeSame(grade, later),
    )
    const near = earlier.filter((grade) => sharePlace(grade, later))
    const compared = near.length > 0 ? near : earlier
    const [first] = compared
    const known = new Set(compared.flatMap((grade) => [...grade.values]))
    const isKnown = isList(later)
      ? [...later.values].every((value) => known.has(value))
      : [...later.values].some((value) => known.has(value))
    if (first === undefined || isKnown || compared.every((grade) => isToldElsewhere(grade, later, grades))) continue
    clashes.push(gradeClash(first, later))
  }
  return clashes
}

/** "PI-RADS 4 rechts, links PI-RADS 2": the grades of the findings are told beside this one. */
function isToldElsewhere(known: Grade, later: Grade, grades: readonly Grade[]): boolean {
  return grades.some(
    (one) =>
      one !== later &&
      one.sentence.section === 'impression' &&
      one.system === later.system &&
      [...known.values].every((value) => one.values.has(value)) &&
      !(known.side !== null && known.side === later.side && !sharePlace(known, one)) &&
      !sharePlace(known, later),
  )
}

/** "Bosniak I und IV": each grade is said of something, other than in "Grad II-III". */
function isList({ values, sentence, word }: Grade): boolean {
  if (values.size < 2) return false
  const behind = sentence.all.filter(({ start }) => start > word.start).slice(0, 6)
  return (
    behind.some(({ text }) => text === 'und' || text === 'sowie') &&
    !behind.some(({ text }) => /^(?:-|–|bis|\/)$/.test(text))
  )
}

/** Both name one lobe, zone or level, not only the organ examined. */
function sharePlace(one: Grade, two: Grade): boolean {
  return [...one.places].some((place) => two.places.has(place) && organs().get(place)?.site != null)
}

function mayBeSame(one: Grade, two: Grade): boolean {
  if (one.side !== null && two.side !== null && one.side !== two.side && one.side !== 'both' && two.side !== 'both')
    return false
  if (one.places.size === 0 || two.places.size === 0) return true
  if (areApart(one.places, two.places)) return false
  return (
    [...one.places].some((place) => two.places.has(place)) ||
    ![...one.places, ...two.places].some((place) => /\d/.test(place))
  )
}

/** The transition zone and the peripheral zone: of places that exclude each other none is shared. */
function areApart(one: ReadonlySet<string>, two: ReadonlySet<string>): boolean {
  const [known, told] = [[...one].flatMap(groupedLineage), [...two].flatMap(groupedLineage)]
  const alike = told.filter(({ group }) => known.some((place) => place.group === group))
  return alike.length > 0 && !alike.some(({ organ }) => known.some((place) => place.organ === organ))
}

/** "benigne Charakteristika (TI-RADS 5)", "malignitätsverdächtig, BI-RADS 2". */
function againstWords(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const alike = grades.filter((one) => one.system === grade.system)
  const only = alike.filter((one) => one.sentence.section === grade.sentence.section).length === 1
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

function sameSide(sentence: Sentence, grade: Grade): boolean {
  const side = sentence.words.map(sideOf).find((one) => one !== null) ?? null
  return grade.side === null || side === null || side === grade.side || side === 'both' || grade.side === 'both'
}

function contraryWord(sentence: Sentence, grade: Grade, same: boolean): Word | null {
  const { system, values } = grade
  const isLow = [...values].every((value) => system.low.has(value))
  const isHigh = [...values].every((value) => system.high.has(value))
  if (!isLow && !isHigh) return null
  const words = sentence.words
  const { cues, terms } = findMentions(words)
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const doubtful = cues.some(
    (cue) =>
      (cue.kind === 'conditional' && !/^(?:empf|anzurat)/i.test(words[cue.from]?.text ?? '')) ||
      (cue.kind === 'possible' && !same),
  )
  if (doubtful || (!same && isOfOtherOrgan(sentence, grade))) return null
  const [from, to] = isAboutOne(sentence, grade) ? [0, words.length] : clauseAround(words, grade.word)
  for (let at = from; at < to; at++) {
    const word = words[at] as Word
    if (same && isOfAnotherFinding(words, terms, at, grade)) continue
    const asserted = stanceOf[at] === 'asserted'
    const denied = stanceOf[at] === 'negated'
    const contradictsHigh =
      (system.lowWords.has(word.stem) && asserted) ||
      (denied &&
        (same
          ? isMalign(system, word)
          : isWholeDenial(sentence, grade, word) || (/^Malignitäts?/.test(word.text) && isMalign(system, word))))
    const contradictsLow = isHighWord(system, word) && asserted
    if ((isHigh && contradictsHigh) || (isLow && contradictsLow)) return word
  }
  return null
}

/** "hochgradige Stenose bei Pseudospondylolisthesis Meyerding I": the degree of one finding, the grade of the next. */
function isOfAnotherFinding(words: readonly Word[], terms: readonly TermMention[], at: number, grade: Grade): boolean {
  const behind = terms.filter(
    ({ from, meanings }) =>
      from > at && (words[from]?.start ?? 0) < grade.word.start && meanings.some(({ kind }) => kind === 'finding'),
  )
  const [own, last] = [behind[0], behind.at(-1)]
  if (own === undefined || last === undefined || own === last) return false
  const next = words.findIndex(({ start }) => start === grade.word.start)
  return (
    words.slice(own.to, last.from).some(({ text }) => joins.test(text)) &&
    !words.slice(last.to, next).some(({ text }) => text === ',')
  )
}

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
  return highWords.has(stem) || (id.includes('RADS') && stem.endsWith('suspekt') && !/^(?:un|nicht)/.test(stem))
}

/** BI-RADS 5 of a side where the findings deny all that is suspicious and describe nothing. */
function againstQuietSide({ system, values, side, sentence, word }: Grade, index: StatementIndex): Clash[] {
  const isHigh = system.id.includes('RADS') && [...values].every((value) => system.high.has(value) && value !== '6')
  if (!isHigh || side === null || sentence.section !== 'impression') return []
  const [other, ...sides] = side === 'both' ? (['left', 'right'] as const) : [side]
  const quiet = sides.every((one) => quietOn(one, index) !== undefined) ? quietOn(other, index) : undefined
  if (quiet === undefined) return []
  return [
    {
      kind: 'grading',
      severity: 'critical',
      first: placeOf(quiet),
      second: sentencePlace(sentence, word),
      reason: `${system.id} ${[...values].join('/')} passt nicht zum Befund dieser Seite`,
      fixes: [],
    },
  ]
}

function isMalign(system: GradingSystem, word: Word): boolean {
  return system.id.includes('RADS') && (system.highWords.has(word.stem) || /^malign/i.test(word.text))
}

function gradeClash(one: Grade, two: Grade): Clash {
  return {
    kind: 'grading',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: `${two.system.id} ist verschieden angegeben (${[...one.values].join('/')} und ${[...two.values].join('/')})`,
    fixes: adoptedWords(one.figure, two.figure),
  }
}
