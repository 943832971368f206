import { foldWord } from '../lexicon/fold-word.ts'
import { guessIsNoun } from '../lexicon/guess-noun.ts'
import { isNounLike, lookUp } from '../lexicon/lexicon.ts'
import type { Edit, Piece } from '../model.ts'
import { abbreviations } from '../read/abbreviations.ts'
import { opensLine } from '../read/opens-line.ts'
import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { isLatinStop, looksLatin } from '../resolve/latin-stop.ts'
import { outerSpan } from '../resolve/piece-spans.ts'
import { casedCode, casedFigure, plainUnits, unitAfter } from './cased-figure.ts'
import { isNominalised } from './is-nominalised.ts'
import {
  endsDeclined,
  isConjunction,
  isDeterminer,
  isGenitive,
  opensNounPhrase,
  startsNounPhrase,
} from './noun-phrase.ts'
import { type PhraseWord, type Place, phraseWords } from './phrase-context.ts'

interface Cased {
  pieces: Piece[]
  edits: Edit[]
}

/** German capitals for a transcript without any: nouns, names, abbreviations, nominalised words. Sentence starts are not set here. */
export function restoreCapitals(pieces: readonly Piece[]): Cased {
  const words = phraseWords(pieces)
  const texts = new Map<Piece, string>()
  let inLatinName = false
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (opensLine(piece)) {
      at++
      inLatinName = false
    }
    const word = words[at++] ?? null
    if (word === null) {
      inLatinName = isLatinStop(pieces, index)
      continue
    }
    const place: Place = {
      word,
      folded: foldWord(piece.text),
      previous: words[at - 2] ?? null,
      next: words[at] ?? null,
      afterNext: words[at + 1] ?? null,
      inLatinName,
    }
    if (piece.kind === 'word') texts.set(piece, unitAfter(piece.text, pieces[index - 1]) ?? casedText(place))
    else texts.set(piece, casedFigure(piece))
    inLatinName = continuesLatinName(place)
  }
  return withTexts(pieces, texts)
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

/** "Otitis media", "Aneurysma spurium", "Chondropathia patellae". */
const opensLatin = /(?:itis|osis|ysma|pathia|malacia)$/

function continuesLatinName({ word, folded, previous, inLatinName }: Place): boolean {
  // "St. n. Sectio" names no nerve.
  if (/^(?:st|z)\.$/.test(previous?.piece.text ?? '')) return false
  if (word.readings.some((one) => one.tag === 'L') || latinAbbreviations.has(folded) || opensLatin.test(folded))
    return true
  return inLatinName && (folded === 'und' || word.readings.some((one) => one.class === 'latin'))
}

function casedText(place: Place): string {
  const { piece, readings } = place.word
  const { text } = piece
  if (text !== text.toLowerCase()) return text
  if (/^b\.?$/.test(text) && /^[zo]\.$/.test(place.previous?.piece.text ?? '')) return upperFirst(text)
  if (text.includes('.')) return casedShort(place)
  if (text.includes('-')) return casedHyphenated(place)
  if (/\d/.test(text)) return casedCode(text)
  if (romanNumerals.has(text) || isSingleRoman(place)) return text.toUpperCase()
  const lettered = romanWithLetter(place)
  if (lettered !== null) return lettered
  const short = readings.filter((one) => one.class === 'abbreviation')
  const abbreviation = short.find((one) => one.written.toLowerCase() === text)
  if (abbreviation !== undefined && readings.every(isNounLike)) return abbreviation.written
  if (short.length === readings.length && /^[^aeiouyäöü]{2,5}$/.test(text) && !abbreviations.has(text))
    return text.toUpperCase()
  if (!isCapitalised(place)) return text
  return (
    readings.find((one) => one.class === 'name' && foldWord(one.written) === place.folded)?.written ?? upperFirst(text)
  )
}

/** "a. carotis", "lig. sacrouterinum", "z.n.", "z.b.": short forms of nouns. */
function casedShort({ word: { piece }, folded, previous, next }: Place): string {
  if (/^[zo]\.\s?b\.?$/.test(piece.text)) return piece.text.replace('b', 'B')
  if (piece.text === 'j.' && previous?.piece.kind === 'number') return upperFirst(piece.text)
  if (shortNouns.test(piece.text)) return upperFirst(piece.text)
  const pair = `${piece.text} ${next?.piece.text ?? ''}`
  if (/^(?:z\. n|v\. a|st\. [np])\.$/.test(pair)) return upperFirst(piece.text)
  if (/^(?:z\. n|st\. n|v\. a)\.$/.test(`${previous?.piece.text} ${piece.text}`)) return piece.text
  if (!latinAbbreviations.has(folded)) return piece.text
  const isName = folded.length > 3 || next?.readings.some((one) => one.class === 'latin' || one.tag === 'L') === true
  return isName || looksLatin(next?.piece.text ?? '') ? upperFirst(piece.text) : piece.text
}

const shortNouns = /^(?:z\.\s?n|v\.\s?a|st\.\s?[np]|dr|prof|nr|pat|abb|abd|dig|segm?|vol)\.$/

const romanNumerals = wordSet('ii iii iv vi vii viii ix xi xii')

/** "typ i", "grad v", "metatarsalia i bis iv": a letter that is a figure after such a word, or in a row of them. */
function isSingleRoman({ folded, previous, next, afterNext }: Place): boolean {
  if (folded !== 'i' && folded !== 'v') return false
  if (previous !== null && gradeWords.has(foldWord(previous.piece.text))) return true
  if (folded === 'v') return previous?.piece.text === 'bis'
  return /^(?:bis|und|[-–])$/.test(next?.piece.text ?? '') && romanNumerals.has(afterNext?.piece.text ?? '')
}

const gradeWords = new Set(
  (
    'typ grad stadium klasse segment lebersegment level meyerding eaton mason garden pauwels neer patte bosniak modic arco ficat ' +
    'hawkins rockwood tossy schatzker keros kellgren fontaine anderson alonzo dig hinchey metakarpale metatarsale hüfttyp arbor koos graf gärtner tasc ffp zone mtp mcp mc mt mtk mhk mfk cmc strahl finger zehe fort lafosse hach d lc apc'
  )
    .split(' ')
    .map(foldWord),
)

/** "segment ivb", "level iia": the figure in capitals, its letter small. */
function romanWithLetter({ word: { piece }, previous }: Place): string | null {
  // Bosniak
  if (piece.text === 'iif') return 'IIF'
  const match = /^(i{1,3}|iv|v|vi{1,3})([abc])$/.exec(piece.text)
  if (match === null) return null
  const isPlain = /^ii/.test(piece.text)
  if (!isPlain && (previous === null || !gradeWords.has(foldWord(previous.piece.text)))) return null
  return (match[1] ?? '').toUpperCase() + (match[2] ?? '')
}

/** "Tree-in-bud", "Follow-up": only the first word is a German noun. */
const englishLinks = wordSet('in up of and out to on off')

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

/** "ap-Durchmesser", "b-Werte" */
function isPlainPart(parts: readonly string[], at: number): boolean {
  return at === 0 && /^(?:(?:ap|pa|dp)-|b-wert)/.test(parts.join('-'))
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
      if (plainUnits.test(part) || isPlainPart(parts, i)) return part
      if (/\d/.test(part)) return casedCode(part)
      if (part.length === 1) return headIsNoun || i === 0 ? part.toUpperCase() : part
      const readings = lookUp(part)
      const abbreviation = readings.find((one) => one.class === 'abbreviation')
      if (/^(?:ti)?rads$/.test(part) || /^(?:ti)?rads$/.test(parts[i + 1] ?? ''))
        return part === 'lung' ? 'Lung' : part.toUpperCase()
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
  // "Drei Arterien rechts, eine links", "die linke 11 x 5 cm": a side is no noun, whatever stands before it.
  if (/^(?:als|links|rechts|(?:link|recht)e[nrms]?)$/.test(place.folded)) return false
  if (/^(?:minus|plus|ca)$/.test(place.folded) && /^(?:number|measure)$/.test(place.next?.piece.kind ?? ''))
    return false
  if (place.word.piece.text === 'röntgen') return true
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
  // "ZVK rechts, Spitze VCS"
  if (isBareTip(place)) return true
  if (place.previous?.piece.text === 'zu' || isGenitiveOnly(place)) return false
  if (startsNounPhrase(place.next) && !isGenitive(place.next)) return false
  // "der tiefen Fasern": "fasern" is a verb as well
  if (!isUndeclined && place.next?.readings.some((one) => one.class === 'noun') === true) return false
  if (opensNounPhrase(place.previous)) return true
  if (isUndeclined) return false
  return !isConjunction(place.next)
}

function isBareTip({ folded, previous, next }: Place): boolean {
  return previous === null && next?.readings[0]?.class === 'abbreviation' && !/^(?:übrig|weiter|ander)/.test(folded)
}

/** "sehr gutes Ansprechen": a genitive needs its article. */
function isGenitiveOnly({ word, previous }: Place): boolean {
  const nouns = word.readings.filter((one) => one.class === 'noun')
  return (
    nouns.length > 0 &&
    nouns.every((one) => one.form === 'genitive') &&
    !/^(?:de|(?:k|m|s)?eine|ihre)s$|en$/.test(previous?.piece.text ?? '')
  )
}

/** "in drei Ebenen T1": a number counts a noun, and a code is none that an adjective could belong to. */
function isCounted({ folded, previous, next }: Place): boolean {
  return isCount(previous) && (folded === 'ebenen' || /\d/.test(next?.piece.text ?? ''))
}

function isCount(word: PhraseWord | null): boolean {
  return (
    /^(?:number|measure)$/.test(word?.piece.kind ?? '') ||
    /^(?:zwei|drei|vier|fünf|sechs|acht|beiden|mehreren?)$/i.test(word?.piece.text ?? '')
  )
}

function isNounNotVerb({ word, previous, next }: Place): boolean {
  if (next?.piece.text === 'sich' || previous?.piece.text === 'zu') return false
  if (isCount(previous) && word.readings.some((one) => one.form === 'plural')) return true
  if (opensNounPhrase(previous)) return true
  if (previous !== null && !previous.readings.some(isNounLike) && !isConjunction(previous)) return false
  const isVerbFirst = word.readings[0]?.class === 'verb'
  const followsSubject = previous?.readings.some((one) => one.class === 'noun' || one.tag === 'pron') === true
  return !isVerbFirst && !(followsSubject && word.readings.some((one) => one.class === 'verb'))
}
