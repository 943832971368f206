import { confusables } from '../lexicon/confusables.ts'
import { foldWord } from '../lexicon/fold-word.ts'
import type { Modality, Piece, Question } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { splitSentences } from '../read/split-sentences.ts'
import { wordSet } from '../read/word-set.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { type Family, families, findModality } from './find-modality.ts'

/** Words that fit neither the modality nor their sentence, because they sound like one that does. Asked, never changed. */
export function askSoundAlikes(pieces: readonly Piece[], modality: Modality | undefined): Question[] {
  const sounding = pieces.filter((piece) => piece.kind !== 'punctuation' && soundOf(piece.text) !== null)
  const words = sounding.filter((piece) => piece.kind === 'word')
  const densities = words.filter((piece) => densityOf(piece.text) !== null)
  const family =
    densities.length === 0
      ? null
      : findModality(
          modality,
          pieces.filter((piece) => piece.kind === 'word'),
        )
  const questions = family === null ? [] : densities.flatMap((piece) => densityQuestion(piece, family))
  if (words.every((piece) => soundOf(piece.text) === 'density')) return questions
  const confusable = new Set(sounding.filter((piece) => soundOf(piece.text) === 'confusable'))
  for (const sentence of splitSentences(pieces)) {
    if (confusable.size > 0 && sentence.some((piece) => confusable.has(piece)))
      questions.push(...pairQuestions(sentence))
    questions.push(...articleQuestion(sentence))
  }
  return questions
}

/** What a word may be mistaken for, by its sound; null for nearly every word. */
const soundOf = rememberWord((word): 'confusable' | 'article' | 'density' | null => {
  const folded = foldWord(word)
  if (confusablePairs().has(folded)) return 'confusable'
  if (folded === 'ein') return 'article'
  return densityOf(word) === null ? null : 'density'
})

const endings: Readonly<Record<Family, string>> = { CT: 'dens', MRI: 'intens', US: 'echogen' }
const grades = ['hyper', 'hypo', 'iso']

interface Density {
  grade: string
  ending: string
}

function densityOf(word: string): Density | null {
  const folded = foldWord(word)
  const grade = grades.find((one) => folded.startsWith(one))
  if (grade === undefined) return null
  const ending = families.map((one) => endings[one]).find((one) => folded.startsWith(grade + one))
  return ending === undefined ? null : { grade, ending }
}

function densityQuestion(piece: Piece, family: Family): Question[] {
  const density = densityOf(piece.text)
  if (density === null || density.ending === endings[family]) return []
  const { grade, ending } = density
  const meant = piece.text.slice(0, grade.length) + endings[family] + piece.text.slice(grade.length + ending.length)
  return [
    question(piece, meant, `Zu dieser Untersuchung passt „${meant}“ besser als „${piece.text}“. Was ist gemeint?`, 0.7),
  ]
}

interface Pair {
  word: string
  meant: string
  signs: readonly string[]
  silencers: readonly string[]
}

let pairs: ReadonlyMap<string, readonly Pair[]> | null = null

/** By the folded first word. */
function confusablePairs(): ReadonlyMap<string, readonly Pair[]> {
  pairs ??= Map.groupBy(
    confusables
      .split('\n')
      .filter((line) => line !== '')
      .map(pairOf),
    ({ word }) => foldWord(word),
  )
  return pairs
}

function pairOf(line: string): Pair {
  const [words = '', context = ''] = line.split(':')
  const [word = '', meant = ''] = words.split('>').map((part) => part.trim())
  const [signs = '', silencers = ''] = context.split('|')
  return { word, meant, signs: keys(signs), silencers: keys(silencers) }
}

function keys(text: string): string[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map(foldWord)
}

function pairQuestions(sentence: readonly Piece[]): Question[] {
  const folded = sentence.map((piece) => foldWord(piece.text))
  return sentence.flatMap((piece, at) => {
    const candidates = confusablePairs().get(folded[at] ?? '')
    if (candidates === undefined) return []
    const others = folded.filter((_, i) => i !== at)
    const pair = candidates.find((one) => fits(one, others))
    if (pair === undefined) return []
    const meant = piece.text === piece.text.toLowerCase() ? pair.meant.toLowerCase() : pair.meant
    return [
      question(
        piece,
        meant,
        `„${piece.text}“ klingt wie „${meant}“, das in diesen Satz eher passt. Was ist gemeint?`,
        0.6,
      ),
    ]
  })
}

function fits({ meant, signs, silencers }: Pair, others: readonly string[]): boolean {
  if (others.includes(foldWord(meant))) return false
  return others.some((word) => startsWithAny(word, signs)) && !others.some((word) => startsWithAny(word, silencers))
}

function startsWithAny(word: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => word.startsWith(beginning))
}

const negatable = wordSet('hinweis anhalt nachweis anzeichen')

/** "Ein Anhalt für eine Fraktur." at the start of a sentence is nearly always "Kein Anhalt ...". */
function articleQuestion(sentence: readonly Piece[]): Question[] {
  const isSpoken = (piece: Piece) => piece.kind !== 'punctuation' && piece.heading === undefined
  const first = sentence.find(isSpoken)
  if (first === undefined || foldWord(first.text) !== 'ein') return []
  const words = sentence.filter(isSpoken)
  const second = words[1]
  if (second === undefined || !negatable.has(foldWord(second.text))) return []
  if (words.some((piece) => foldWord(piece.text) === 'nicht')) return []
  const meant = first.text.charAt(0) === 'E' ? 'Kein' : 'kein'
  return [
    question(
      first,
      meant,
      `„${first.text} ${second.text}“ klingt wie „${meant} ${second.text}“. Was ist gemeint?`,
      0.6,
    ),
  ]
}

function question(piece: Piece, meant: string, text: string, confidence: number): Question {
  const span = outerSpan([piece])
  return {
    id: `soundAlike-${span.start}-${span.end}`,
    kind: 'soundAlike',
    span,
    quote: piece.text,
    text,
    choices: [meant, piece.text],
    confidence,
  }
}
