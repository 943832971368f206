import { foldWord } from '../lexicon/fold-word.ts'
import { guessIsNoun } from '../lexicon/guess-noun.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { Edit, Piece } from '../model.ts'
import { isLatinStop } from '../resolve/latin-stop.ts'
import {
  contracted,
  endsDeclined,
  isConjunction,
  isDeterminer,
  isGenitive,
  opensNounPhrase,
  startsNounPhrase,
} from './noun-phrase.ts'
import { isNounLike, type PhraseWord, phraseWords } from './phrase-context.ts'
import { outerSpan } from './piece-spans.ts'

interface Cased {
  pieces: Piece[]
  edits: Edit[]
}

interface Place {
  word: PhraseWord
  folded: string
  previous: PhraseWord | null
  next: PhraseWord | null
  afterNext: PhraseWord | null
  /** Inside a Latin name: "Arteria [carotis] [interna]". */
  inLatinName: boolean
}

/** German capitals for a transcript without any: nouns, names, abbreviations, nominalised words. Sentence starts are not set here. */
export function restoreCapitals(pieces: readonly Piece[]): Cased {
  const words = phraseWords(pieces)
  const texts = new Map<Piece, string>()
  let inLatinName = false
  words.forEach((word, at) => {
    if (word === null) {
      inLatinName = isLatinStop(pieces, at)
      return
    }
    const place: Place = {
      word,
      folded: foldWord(word.piece.text),
      previous: words[at - 1] ?? null,
      next: words[at + 1] ?? null,
      afterNext: words[at + 2] ?? null,
      inLatinName,
    }
    if (word.piece.kind === 'word' && !isUnit(word.piece.text, pieces[at - 1])) texts.set(word.piece, casedText(place))
    if (word.piece.kind === 'level') texts.set(word.piece, casedLevel(word.piece.text))
    inLatinName = continuesLatinName(place)
  })
  return withTexts(pieces, texts)
}

/** "8/60 mm", "ng/ml": a symbol of a unit where the letters alone are an abbreviation. */
function isUnit(text: string, before: Piece | undefined): boolean {
  return (text === 'ml' || text === 'mm') && (before?.text === '/' || before?.kind === 'number')
}

function withTexts(pieces: readonly Piece[], texts: ReadonlyMap<Piece, string>): Cased {
  const edits: Edit[] = []
  const cased = pieces.map((piece) => {
    const text = texts.get(piece) ?? piece.text
    if (text === piece.text) return piece
    edits.push({ from: piece.text, to: text, rule: 'casing', span: outerSpan([piece]) })
    return { ...piece, text }
  })
  return { pieces: cased, edits }
}

const latinAbbreviations = new Set(
  ['a.', 'aa.', 'v.', 'vv.', 'm.', 'mm.', 'n.', 'nn.', 'lig.', 'ligg.', 'r.', 'rr.', 'proc.', 'art.', 'gl.', 'os'].map(
    foldWord,
  ),
)

function continuesLatinName({ word, folded, inLatinName }: Place): boolean {
  if (word.readings.some((one) => one.tag === 'L') || latinAbbreviations.has(folded)) return true
  return inLatinName && word.readings.some((one) => one.class === 'latin')
}

function casedText(place: Place): string {
  const { piece, readings } = place.word
  const { text } = piece
  if (text !== text.toLowerCase() || text.endsWith('.')) return text
  if (text.includes('-')) return casedHyphenated(place)
  if (/\d/.test(text)) return casedCode(text)
  if (romanNumerals.has(text) || isSingleRoman(place)) return text.toUpperCase()
  const lettered = romanWithLetter(place)
  if (lettered !== null) return lettered
  const abbreviation = readings.find((one) => one.class === 'abbreviation')
  if (abbreviation !== undefined && readings.every(isNounLike)) return abbreviation.written
  if (!isCapitalised(place)) return text
  return (
    readings.find((one) => one.class === 'name' && foldWord(one.written) === place.folded)?.written ?? upperFirst(text)
  )
}

const romanNumerals = new Set(['ii', 'iii', 'iv', 'vi', 'vii', 'viii', 'ix', 'xi', 'xii'])

/** "typ i", "grad v": a letter that is a figure after such a word. */
function isSingleRoman({ folded, previous }: Place): boolean {
  return (folded === 'i' || folded === 'v') && previous !== null && gradeWords.has(foldWord(previous.piece.text))
}

const gradeWords = new Set(
  (
    'typ grad stadium klasse segment lebersegment level meyerding eaton mason garden pauwels neer patte bosniak modic arco ficat ' +
    'hawkins rockwood tossy schatzker keros kellgren fontaine anderson alonzo dig hinchey metakarpale metatarsale hüfttyp arbor koos graf'
  )
    .split(' ')
    .map(foldWord),
)

/** "segment ivb", "level iia": the figure in capitals, its letter small. */
function romanWithLetter({ folded, previous }: Place): string | null {
  const match = /^(i{1,3}|iv|v|vi{1,3})([abc])$/.exec(folded)
  if (match === null || previous === null || !gradeWords.has(foldWord(previous.piece.text))) return null
  return (match[1] ?? '').toUpperCase() + (match[2] ?? '')
}

/** "bwk12", "t2w", "l4": the letters before the figure are an abbreviation. */
function casedCode(text: string): string {
  const letters = text.match(/^\p{L}{1,4}(?=\d)/u)?.[0] ?? ''
  // A b-value keeps its small letter.
  if (/^b\d{2,4}$/.test(text)) return text
  const isCode = letters.length === 1 || lookUp(letters).some((one) => one.class === 'abbreviation')
  return isCode ? letters.toUpperCase() + text.slice(letters.length) : text
}

/** "l4/5", "th12/l1" as it was typed: the letters name the region. */
function casedLevel(text: string): string {
  if (!/^(?:c|th|l|s)\d{1,2}(?:[/-](?:(?:th|l|s)?\d{1,2}))?$/.test(text)) return text
  return text.replace('th', 'Th').replace(/[cls](?=\d)/g, (letter) => letter.toUpperCase())
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** "Tree-in-bud", "Follow-up": only the first word is a German noun. */
const englishLinks = new Set(['in', 'up', 'of', 'and', 'out', 'to', 'on', 'off'])

/** "SL-Abstand": behind an abbreviation a word that can be a noun is one. */
function followsAbbreviation(parts: readonly string[], head: string, { next }: Place): boolean {
  const before = parts.at(-2)
  if (before === undefined || !lookUp(before).some((one) => one.class === 'abbreviation')) return false
  const readings = lookUp(head)
  if (!readings.some(isNounLike) || readings.some((one) => one.class === 'function')) return false
  return (
    !readings.some((one) => one.class === 'adjective') ||
    /^(?:.|typ)$/.test(next?.piece.text ?? '') ||
    !startsNounPhrase(next)
  )
}

/** "CT-gesteuert", "Weber-B-Fraktur", "Low-dose-CT", "intra-". */
function casedHyphenated(place: Place): string {
  const parts = place.word.piece.text.split('-')
  const head = parts.at(-1) ?? ''
  const isEnglish = parts.some((part, i) => i > 0 && englishLinks.has(part))
  const headIsNoun =
    isEnglish ||
    followsAbbreviation(parts, head, place) ||
    (head !== '' &&
      isCapitalised({
        ...place,
        word: { piece: { ...place.word.piece, text: head }, readings: lookUp(head) },
        folded: foldWord(head),
      }))
  return parts
    .map((part, i) => {
      if (romanNumerals.has(part)) return part.toUpperCase()
      if (part.length === 1) return headIsNoun || i === 0 ? part.toUpperCase() : part
      const readings = lookUp(part)
      const abbreviation = readings.find((one) => one.class === 'abbreviation')
      if (part === 'ca' && i > 0) return 'Ca'
      if (abbreviation !== undefined) return abbreviation.written
      const name = readings.find((one) => one.class === 'name')
      if (name !== undefined && foldWord(name.written) === foldWord(part)) return name.written
      if (isEnglish && i > 0) return part
      const isName =
        readings.some(isNounLike) && !readings.some((one) => one.class === 'adjective' || one.class === 'function')
      return isName || (headIsNoun && (i === 0 || (part === head && !isEnglish))) ? upperFirst(part) : part
    })
    .join('-')
}

function isCapitalised(place: Place): boolean {
  const { readings } = place.word
  // "Drei Arterien rechts, eine links": a side is no noun, whatever stands before it.
  if (place.folded === 'links' || place.folded === 'rechts') return false
  if (readings.length === 0) return isUnknownNoun(place)
  const nouns = readings.filter(isNounLike)
  if (nouns.length === 0) return isNominalised(place)
  if (nouns.length === readings.length)
    return !(place.inLatinName && nouns.some((one) => one.tag === 'L' && one.form !== 'singular'))
  return isNounHere(place)
}

const latinEndings = ['us', 'um', 'a', 'is', 'ae', 'i', 'or', 'ans', 'ens']

function isUnknownNoun(place: Place): boolean {
  const { folded } = place
  const guess = guessIsNoun(folded)
  if (place.inLatinName && (guess !== true || latinEndings.some((ending) => folded.endsWith(ending)))) return false
  if (guess !== null) return guess
  if (folded.length < 4) return false
  return !(startsNounPhrase(place.next) && /e[nrsm]?$/.test(folded))
}

/** Both a noun and something else: its neighbours decide. */
function isNounHere(place: Place): boolean {
  const { word, folded } = place
  const others = word.readings.filter((one) => !isNounLike(one))
  if (others.some((one) => one.class === 'latin')) return !place.inLatinName
  if (others.some((one) => one.class === 'function'))
    return isDeterminer(place.previous) || endsDeclined(place.previous)
  if (others.some((one) => one.class === 'adjective'))
    return isNounNotAdjective(
      place,
      others.some((one) => foldWord(one.written) === folded && one.class === 'adjective'),
    )
  return isNounNotVerb(place)
}

function isNounNotAdjective(place: Place, isUndeclined: boolean): boolean {
  if (place.folded.startsWith('multiple') && place.next?.piece.text === 'sklerose') return true
  if (isCounted(place)) return true
  if (startsNounPhrase(place.next) && !isGenitive(place.next)) return false
  if (opensNounPhrase(place.previous)) return true
  if (isUndeclined) return false
  return !isConjunction(place.next)
}

/** "in drei Ebenen T1": a number counts a noun, and a code is none that an adjective could belong to. */
function isCounted({ folded, previous, next }: Place): boolean {
  const counts =
    previous?.piece.kind === 'number' ||
    /^(?:zwei|drei|vier|fünf|sechs|beiden|mehreren)$/i.test(previous?.piece.text ?? '')
  return counts && (folded === 'ebenen' || /\d/.test(next?.piece.text ?? ''))
}

function isNounNotVerb({ word, previous, next }: Place): boolean {
  if (next?.piece.text === 'sich' || previous?.piece.text === 'zu') return false
  if (opensNounPhrase(previous)) return true
  if (previous !== null && !previous.readings.some(isNounLike) && !isConjunction(previous)) return false
  const isVerbFirst = word.readings[0]?.class === 'verb'
  const followsSubject = previous?.readings.some((one) => one.class === 'noun' || one.tag === 'pron') === true
  return !isVerbFirst && !(followsSubject && word.readings.some((one) => one.form === 'finite'))
}

const infinitiveOpeners = new Set([
  ...contracted,
  'bei',
  'nach',
  'durch',
  'mit',
  'unter',
  'das',
  'des',
  'dem',
  'ein',
  'kein',
  'dieses',
  'diesem',
])
const setPhrases = new Map([
  [
    'im',
    [
      'übrigen',
      'wesentlichen',
      'allgemeinen',
      'folgenden',
      'einzelnen',
      'besonderen',
      'ganzen',
      'nachfolgenden',
      'weiteren',
    ],
  ],
  ['des', ['weiteren', 'öfteren']],
  ['nichts', ['auffälliges', 'neues', 'pathologisches', 'besonderes', 'weiteres']],
  ['etwas', ['neues', 'auffälliges']],
])

/** "beim Schlucken", "im Übrigen": no noun in the lexicon, but used as one. */
function isNominalised(place: Place): boolean {
  const { word, folded, previous, next } = place
  if (previous === null) return false
  const before = previous.piece.text.toLowerCase()
  if (word.readings.every((one) => one.class === 'latin'))
    return !place.inLatinName && (isDeterminer(previous) || endsDeclined(previous))
  if (word.readings.some((one) => one.form === 'infinitive'))
    return infinitiveOpeners.has(before) && !startsNounPhrase(next)
  if (setPhrases.get(before)?.includes(folded) !== true) return false
  return (
    !startsNounPhrase(next) ||
    (next?.readings.some((one) => one.class === 'adjective') === true && !foldWord(next.piece.text).endsWith('en'))
  )
}
