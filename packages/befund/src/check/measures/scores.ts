import { wordStem } from '../../anatomy/word-stem.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { inBaseUnit, measureAt, numberOf } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { adoptedWords } from '../adopted-words.ts'
import { type Clash, placeOf } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, placesOf, sentencePlace } from '../sentence-place.ts'
import { judged, judgedScore, type Score, scores } from './score-table.ts'

const calledNormal = /^(?:erhalten|normal|gut|regelrecht|regulär|unauffällig|normwertig|neutral)(?:e[rsnm]?)?$/i
const calledAltered =
  /^(?:eingeschränkt|reduziert|vermindert|abgeflacht|aufgehoben|erweitert|verbreitert|verdickt|vergrößert|verschmälert|verringert|pathologisch|relevant|signifikant|erhöht)(?:e[rsnm]?)?$|^(?:abflach|verschmäl|verminder|einschränk|erhöh)\p{L}*ung$/iu

const shownAtMost = 5

interface Scored {
  score: Score
  value: number
  word: Word
  sentence: Sentence
}

/** A score that a word beside its name calls normal or altered. */
interface Judged {
  score: Score
  isNormal: boolean
  word: Word
  sentence: Sentence
}

/** A score that says the opposite of the words about the same organ, that cannot be, or that is given twice and not alike. */
export function scoreClashes(sentences: readonly Sentence[], statements: readonly Statement[]): Clash[] {
  const body = sentences.filter((one) => isInBody(one) && !isOfPrior(one))
  const scored = body.flatMap(scoresOf).slice(0, comparedAtMost)
  if (scored.length === 0) return []
  const clashes: Clash[] = againstJudgements(scored, body)
  for (const { score, value, word, sentence } of scored) {
    const { contradicts } = score
    const told = (
      contradicts === undefined ||
      namesBothSides(sentence) ||
      scored.some((one) => one.score === score && one.value > value)
        ? []
        : statements
    ).filter((one) => isInBody(one) && one.trend !== 'regress' && one.trend !== 'gone' && contradicts?.(value, one))
    const sections = [told.find(isFound), told.find((one) => !isFound(one))]
    for (const one of sections) if (one !== undefined) clashes.push(scoreClash(sentence, word, one))
    if (score.possible?.(value) === false) clashes.push(impossibleScore(sentence, word))
  }
  return [...clashes.slice(0, shownAtMost), ...betweenSections(scored, body)]
}

const comparedAtMost = 20

/** "Winkel rechts 9°, links 35°": only the first was read. */
function namesBothSides({ all }: Sentence): boolean {
  return new Set(all.map(sideOf).filter((side) => side !== null)).size > 1
}

/** "Böhler-Winkel 34°" and "mit abgeflachtem Böhler-Winkel", in one sentence or two. */
function againstJudgements(scored: readonly Scored[], body: readonly Sentence[]): Clash[] {
  const named = new Set(scored.map(({ score }) => score).filter(({ normal }) => normal !== undefined))
  if (named.size === 0) return []
  const judgements = body.flatMap((sentence) => judgementsOf(sentence, named))
  return scored.flatMap((own) => {
    const { score, value } = own
    const told = isOfRightHeart(own) ? [] : judgements.filter((one) => one.score === score)
    const contrary = told.find(({ isNormal }) => {
      const [from, to] = (isNormal ? score.normal : score.altered) ?? [value, value]
      return value < from || value > to
    })
    return contrary === undefined ||
      told.some(
        ({ isNormal, sentence }) =>
          isNormal !== contrary.isNormal &&
          (sentence.section === contrary.sentence.section || sentence !== own.sentence),
      )
      ? []
      : [judgementClash(own, contrary)]
  })
}

function judgementsOf(sentence: Sentence, named: ReadonlySet<Score>): Judged[] {
  const words = sentence.all
  const found: Judged[] = []
  for (let at = 0; at < words.length; at++) {
    const score = scoreNamed(words, at)
    if (score === undefined || !named.has(score)) continue
    const denied = words[at - 1]
    if (denied !== undefined && /^keine?$/i.test(denied.text)) {
      found.push({ score, isNormal: true, word: denied, sentence })
      continue
    }
    const [from] = clauseAround(words, words[at] as Word)
    const behind = words.slice(at + 1, at + 1 + judgedWithin)
    const next = behind.findIndex(
      ({ text }, index) => /[,;]/.test(text) && /^\p{Lu}/u.test(behind[index + 1]?.text ?? ''),
    )
    const beside = [
      ...words.slice(Math.max(from, at - besideWithin), at),
      ...behind.slice(0, next < 0 ? undefined : next),
    ]
    const word = beside.find(({ text }) => calledNormal.test(text) || calledAltered.test(text))
    if (word === undefined || tells(beside, ofRightHeart)) continue
    const isDenied = tells(beside, /^(?:kein|nicht|ohne)/i)
    const isNormal = calledNormal.test(word.text)
    if (!isNormal || !isDenied) found.push({ score, isNormal: isNormal || isDenied, word, sentence })
  }
  return found
}

/** In words before the name, and behind it. */
const besideWithin = 4
const judgedWithin = 7
const ofRightHeart = /^(?:RV|rechte[rsnm]?$)/i

function judgementClash({ sentence, word }: Scored, told: Judged): Clash {
  const first = sentencePlace(sentence, word)
  const { start, end } = word
  const second = sentence === told.sentence ? { start, end } : sentencePlace(told.sentence, told.word)
  return {
    kind: 'number',
    ...inTextOrder(first, second),
    reason: 'Der Wert passt nicht zur Beschreibung',
  }
}

function scoresOf(sentence: Sentence): Scored[] {
  const words = sentence.all
  const found: Scored[] = []
  for (let at = 0; at < words.length; at++) {
    const score = scoreAt(words, at)
    if (score === null) continue
    found.push({ score: score.score, value: score.value, word: score.word, sentence })
    at = score.to
  }
  return found
}

/** The only value of the impression is none of those of the findings. */
function betweenSections(scored: readonly Scored[], body: readonly Sentence[]): Clash[] {
  const clashes: Clash[] = []
  const halves = Map.groupBy(scored, (one) => (isOfRightHeart(one) ? one.score.names[0] : one.score))
  for (const same of halves.values()) {
    const findings = same.filter((one) => one.sentence.section === 'findings')
    const impression = same.filter((one) => one.sentence.section === 'impression')
    const [one, two] = [findings[0], impression[0]]
    if (one === undefined || two === undefined || impression.length > 1) continue
    if (findings.every((other) => areUnlike(other, two)) && !isToldInShort(two, body))
      clashes.push(unlikeScores(one, two))
  }
  return clashes
}

/** "Schenkelhals: T -2,7" where another sentence has the T-Score of the spine. */
function isToldInShort({ value }: Scored, body: readonly Sentence[]): boolean {
  return body.some(
    ({ section, all }) =>
      section === 'findings' &&
      all.some(
        (word, at) => numberOf(word) === value && all.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'T'),
      ),
  )
}

function areUnlike(one: Scored, two: Scored): boolean {
  if (one.sentence.all.some((word) => numberOf(word) === two.value)) return false
  return Math.abs(one.value - two.value) > roundedBy * Math.max(one.value, two.value) || areTransposed(one, two)
}

/** "Rechter Ventrikel nicht dilatiert, EF 56 %" is not that of the left one. */
function isOfRightHeart({ sentence: { all }, word }: Scored): boolean {
  const half = all.findLast(({ text, end }) => end <= word.start && /^(?:[LR]V|recht|link)/i.test(text))
  return half !== undefined && ofRightHeart.test(half.text)
}

/** 312 and 321: digits changed places, nothing was rounded. */
function areTransposed(one: Scored, two: Scored): boolean {
  const digits = ({ word }: Scored): string => [...word.text].toSorted().join('')
  return one.value !== two.value && one.word.text.length > 1 && digits(one) === digits(two)
}

/** A reader may round a score by so much. */
const roundedBy = 0.05

function unlikeScores(one: Scored, two: Scored): Clash {
  return {
    kind: 'number',
    ...placesOf(one, two),
    reason: 'Derselbe Wert ist verschieden angegeben',
    fixes: adoptedWords(one.word, two.word),
  }
}

function impossibleScore(sentence: Sentence, word: Word): Clash {
  return {
    kind: 'implausible',
    first: sentencePlace(sentence, word),
    second: { start: word.start, end: word.end },
    reason: 'Dieser Wert ist nicht möglich',
  }
}

function isFound({ section }: Statement): boolean {
  return section === 'findings'
}

const named = new Map(
  [...scores, ...judged.trim().split('\n').map(judgedScore)].flatMap((score) =>
    score.names.map((name) => [wordStem(name), score] as const),
  ),
)
const ratio = wordStem('LV-Ratio')
const ejection = wordStem('LVEF')
const reach = 5
/** "Agatston: LM 0, LAD 118, gesamt 176": the figure of one vessel is not that of all. */
const coronaries = /^(?:LM|LCA|LAD|RIVA|RCX|LCX|CX|RCA)$/

function scoreNamed(words: readonly Word[], at: number): Score | undefined {
  const isRatio = words[at]?.text === 'LV' && words[at - 1]?.text === '/' && words[at - 2]?.text === 'RV'
  const isEjection = words[at]?.text === 'Funktion' && fitsAt(words, at - 1, /^(?:systolisch|linksventrikulär)/i)
  if (isEjection) return named.get(ejection)
  return named.get(isRatio ? ratio : (words[at]?.stem ?? ''))
}

function scoreAt(words: readonly Word[], at: number): { score: Score; value: number; word: Word; to: number } | null {
  const score = scoreNamed(words, at)
  if (score === undefined) return null
  const behind = words.slice(at + 1, at + reach)
  const isListed = tells(behind, coronaries) && numberOf(behind.find(({ text }) => text !== ':')) === null
  const sum = isListed ? words.findIndex(({ text }, next) => next > at && /^(?:gesamt|total|Summe)/i.test(text)) : at
  if (sum < 0) return null
  for (let next = sum + 1; next < words.length && next <= sum + reach; next++) {
    const value = numberOf(words[next])
    // "LVEF normal, Septum 12 mm"
    if (words[next]?.text === ',' && fitsAt(words, next + 1, /^\p{Lu}\p{L}/u)) return null
    // "LVEF gegenüber 2022 unverändert": a year.
    const isYear = next > sum + 1 && words[next - 1]?.text !== ':' && fitsAt(words, next, /^20\d\d$/)
    if (value !== null && (isYear || words[next + 2]?.text === '→')) continue
    // "WHO: T-Score ≤ -2,5"
    if (words[next]?.text === '≤') return null
    if (value === null) continue
    // "Restharn 0,2 l"
    const [inBase = value] = inBaseUnit(measureAt(words, next) ?? { values: [value], unit: null })
    return { score, value: inBase, word: words[next] as Word, to: next }
  }
  return null
}

function scoreClash(sentence: Sentence, word: Word, told: Statement): Clash {
  const scored = sentencePlace(sentence, word)
  const place = placeOf(told)
  const [first, second] =
    scored.start < place.start
      ? [scored, place]
      : [place, told.sentence === sentence ? { start: word.start, end: word.end } : scored]
  return {
    kind: 'number',
    first,
    second,
    reason: 'Der Wert passt nicht zur Beschreibung',
  }
}
