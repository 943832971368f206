import { familyOf, findings } from '../anatomy/finding-concepts.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { numberOf } from '../understand/find-measures.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Statement } from '../understand/statement.ts'
import { type Clash, placeOf } from './clash.ts'
import { sentencePlace } from './sentence-place.ts'

/** A figure with a meaning of its own, and the words it contradicts. */
interface Score {
  names: readonly string[]
  /** Whether a statement says the opposite of `value`. */
  contradicts: (value: number, statement: Statement) => boolean
}

/** Heart-thorax ratio from 0.5: enlarged. With a margin for projection and reader. */
const heartEnlargedFrom = 0.47
const heartNormalTo = 0.56
/** Ejection fraction in per cent. */
const ejectionNormalFrom = 50
const ejectionReducedTo = 55

const scores: readonly Score[] = [
  {
    names: ['HTQ', 'CTR', 'Herz-Thorax-Quotient', 'Herz-Thorax-Index', 'HTI'],
    contradicts: (value, statement) => {
      const ratio = value > 1 ? value / 100 : value
      if (!isHeart(statement)) return false
      return isEnlarged(statement) ? ratio < heartEnlargedFrom : isNormalSize(statement) && ratio > heartNormalTo
    },
  },
  {
    names: [
      'Agatston',
      'Agatston-Score',
      'Agatston-Äquivalent',
      'Kalkscore',
      'Kalziumscore',
      'Calciumscore',
      'Calcium-Score',
      'Kalzium-Score',
    ],
    contradicts: (value, statement) => {
      if (
        statement.finding === null ||
        familyOf(statement.finding) !== 'calcification' ||
        statement.finding === 'aortic-sclerosis'
      )
        return false
      if (
        statement.finding !== 'coronary-sclerosis' &&
        statement.organ !== null &&
        !/^(?:coronary|left-main|lad|circumflex|rca)/.test(statement.organ)
      )
        return false
      if (statement.limits.length > 0 || statement.certainty !== 'certain') return false
      return statement.stance === 'negated'
        ? value > 0
        : statement.stance === 'asserted' && value === 0 && statement.finding === 'coronary-sclerosis'
    },
  },
  {
    names: ['LVEF', 'EF', 'Ejektionsfraktion'],
    contradicts: (value, statement) => {
      if (!statement.sentence.words.some((word) => /^(?:EF|LVEF|Ejektionsfraktion|Pumpfunktion)$/i.test(word.text)))
        return false
      if (statement.normal !== null && statement.stance === 'asserted')
        return value < ejectionNormalFrom - 5 && value > 1
      return statement.sentence.words.some((word) => /^eingeschränkt/i.test(word.text)) && value > ejectionReducedTo + 5
    },
  },
]

function isHeart(statement: Statement): boolean {
  return statement.organ === 'heart'
}

function isEnlarged(statement: Statement): boolean {
  return (
    statement.stance === 'asserted' &&
    statement.finding !== null &&
    familyOf(statement.finding) === 'enlargement' &&
    statement.certainty === 'certain'
  )
}

function isNormalSize(statement: Statement): boolean {
  if (statement.stance === 'negated')
    return statement.finding !== null && familyOf(statement.finding) === 'enlargement' && statement.limits.length === 0
  return statement.stance === 'asserted' && (statement.normal === 'size' || statement.normal === 'general')
}

const shownAtMost = 5

/** A score that says the opposite of the words about the same organ. */
export function scoreClashes(sentences: readonly Sentence[], statements: readonly Statement[]): Clash[] {
  const clashes: Clash[] = []
  for (const sentence of sentences) {
    if (clashes.length >= shownAtMost) break
    if (sentence.section !== 'findings' && sentence.section !== 'impression') continue
    const words = sentence.all
    for (let at = 0; at < words.length; at++) {
      const score = scoreAt(words, at)
      if (score === null) continue
      const told = statements
        .filter((statement) => isBody(statement) && score.score.contradicts(score.value, statement))
        .sort(bySpecificity)[0]
      if (told !== undefined) clashes.push(scoreClash(sentence, score.word, told))
      at = score.to
    }
  }
  return clashes
}

/** A word that names its own organ ("Koronarsklerose") before one that does not ("Plaque"). */
function bySpecificity(one: Statement, two: Statement): number {
  const implied = (statement: Statement): number =>
    statement.finding !== null && findings().get(statement.finding)?.organ != null ? 0 : 1
  return implied(one) - implied(two)
}

function isBody(statement: Statement): boolean {
  return statement.section === 'findings' || statement.section === 'impression'
}

const stems = new Map(scores.flatMap((score) => score.names.map((name) => [wordStem(name), score] as const)))
const reach = 5

function scoreAt(words: readonly Word[], at: number): { score: Score; value: number; word: Word; to: number } | null {
  const score = stems.get(words[at]?.stem ?? '')
  if (score === undefined) return null
  for (let next = at + 1; next < words.length && next <= at + reach; next++) {
    const value = numberOf(words[next])
    if (value !== null) return { score, value, word: words[next] as Word, to: next }
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
    severity: 'critical',
    first,
    second,
    reason: 'Der Wert passt nicht zur Beschreibung',
    fixes: [],
  }
}
