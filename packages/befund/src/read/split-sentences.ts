import type { Piece } from '../model.ts'
import { isLatinStop } from '../resolve/latin-stop.ts'
import { finalAbbreviations } from './abbreviations.ts'
import { opensLine } from './opens-line.ts'
import { isOrdinalNoun } from './ordinal-nouns.ts'
import { startsUpper } from './starts-upper.ts'
import { textKey } from './text-key.ts'
import { wordSet } from './word-set.ts'

/** Words that open a sentence when they stand capital after an abbreviation that may have ended one. */
const openers = wordSet(
  'der die das den dem ein eine einem kein keine keinerlei im in es am an auf auch bei nach zustand kein zudem weiterhin ferner hier dort dabei soweit sonst nebenbefundlich insgesamt regelrechte regelrechter regelrechtes unauffällige unauffälliger unauffälliges normale normaler normales beidseits links rechts daneben darüber aktuell mit ohne nicht deutlich deutliche geringe geringer',
)

/** Cuts pieces into sentences: at full stops, at the ends of lines, before and after headings. */
export function splitSentences(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = []
  let current: Piece[] = []
  pieces.forEach((piece, at) => {
    if (current.length > 0 && isCut(pieces, at, current.length)) {
      sentences.push(current)
      current = []
    }
    current.push(piece)
  })
  if (current.length > 0) sentences.push(current)
  return sentences
}

/** Whether a sentence ends between the piece at `at` and the one before it. */
function isCut(pieces: readonly Piece[], at: number, length: number): boolean {
  const piece = pieces[at]
  const previous = pieces[at - 1]
  if (piece === undefined || previous === undefined) return false
  if (opensLine(piece)) return true
  if (previous.heading !== piece.heading) return true
  if (previous.text === '.')
    return !isClosing(piece) && !isOrdinalStop(pieces, at, length) && !isLatinStop(pieces, at - 1)
  if (previous.text === '?' || previous.text === '!') return !isClosing(piece)
  if ((previous.text === ')' || previous.text === '“' || previous.text === '”') && pieces[at - 2]?.text === '.')
    return startsUpper(piece.text)
  if (!startsUpper(piece.text)) return false
  // "HKB o. B. Knorpel intakt": nothing follows that it could go with.
  if (previous.text === 'B.' && /^[op]\.$/.test(pieces[at - 2]?.text ?? '')) return true
  // "Kein Erguss bds. Skelett: ...", not "Re. Niere: ..." or "OL re. S2: ..."
  const isLabel = length > 1 && pieces[at + 1]?.text === ':' && /^\p{L}{3,}$/u.test(piece.text)
  return endsWithAbbreviation(previous) && (openers.has(textKey(piece.text)) || isLabel)
}

function isClosing(piece: Piece): boolean {
  return piece.kind === 'punctuation' && ')]“”"».,;:?!'.includes(piece.text)
}

/** "7. Rippe", "am 3. Mai", "1. Erguss" in a list: figures, a stop, and no new sentence. */
function isOrdinalStop(pieces: readonly Piece[], at: number, length: number): boolean {
  const next = pieces[at]
  const stop = pieces[at - 1]
  const number = pieces[at - 2]
  // "am 25.03. waren es 8 mm"
  if (/^\d\d?\.\d\d?$/.test(number?.text ?? '') && next?.kind === 'word') return !startsUpper(next.text)
  if (next === undefined || number?.kind !== 'number' || number.text.length > 2 || stop?.before !== 'none') return false
  if (!startsUpper(next.text)) return true
  if (length === 2 || isOrdinalNoun(textKey(next.text))) return true
  const leader = pieces[at - 3]
  return leader !== undefined && length > 2 && ordinalLeaders.has(textKey(leader.text))
}

/** No sentence ends in "des 3.": an article and a figure await their noun. */
const ordinalLeaders = wordSet('des der dem den das die am beim vom zum zur')

function endsWithAbbreviation(piece: Piece): boolean {
  return piece.text.endsWith('.') && piece.text.length > 1 && finalAbbreviations.has(textKey(piece.text).slice(0, -1))
}
