import type { Span, Token, TokenKind } from '../model.ts'
import { ownWord } from '../own-words.ts'
import { remember } from '../word-memory.ts'
import { abbreviations, eponyms, latinInitials } from './abbreviations.ts'
import { type CharacterClass, characterClass, isHyphen, isInvisible, latinClasses } from './character-class.ts'
import { textKey } from './text-key.ts'

/**
 * Cuts a text into tokens. Together they are the text, character for character; offsets are UTF-16 units.
 *
 * - A `word` may hold digits after its first letter (T2w, BWK12), inner and final hyphens (CT-Angio, intra-) and the
 *   stops of an abbreviation (V.a., ca.), so that a '.' token is a full stop or follows a number.
 * - A `number` holds decimal comma, date points, slash and colon between digits (3,5 · 12.03.2024 · 4/5 · 14:30).
 * - White space with a line end in it is one `break`, other white space one `space`.
 */
export function read(text: string): Token[] {
  const tokens: Token[] = []
  const { length } = text
  let at = 0
  while (at < length) {
    const isBlank = text.charCodeAt(at) === 0x20 && isLatinLetter(text.charCodeAt(at + 1))
    const end = isBlank ? at + 1 : tokenEnd(text, at)
    const kind = isBlank ? 'space' : tokenKind(text, at, end)
    tokens.push({ kind, text: isBlank ? ' ' : ownWord(text.slice(at, end)), start: at, end })
    at = end
  }
  return tokens
}

/** The tokens of a sentence or clause that several rules of one call look at. */
export const tokensOf: (text: string) => readonly Token[] = remember(read)

/**
 * The tokens of a part of a text that was read as a whole, which stands between white space; undefined where the part by
 * itself may be read otherwise: at its edges the stop of an abbreviation is told by what stands beyond.
 */
export function tokensWithin(
  tokens: readonly Token[],
  from: number,
  { start, end }: Span,
): readonly Token[] | undefined {
  const part: Token[] = []
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token.start >= end) break
    part.push({ ...token, start: token.start - start, end: token.end - start })
  }
  const [first] = part
  const last = part.at(-1)
  const isWhole = first?.start === 0 && last?.end === end - start
  return isWhole && !endsInStop.test(first.text) && !endsInStop.test(last.text) ? part : undefined
}

const endsInStop = /.\.$/

/** Of no character, before and behind the text, 'other'. */
function classAt(text: string, at: number): CharacterClass {
  const code = text.charCodeAt(at)
  if (code < latinClasses.length) return latinClasses[code] ?? 'other'
  const wide = text.codePointAt(at)
  return wide === undefined ? 'other' : characterClass(wide)
}

function widthAt(text: string, at: number): number {
  return text.charCodeAt(at) >= 0xd800 && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

function tokenKind(text: string, start: number, end: number): TokenKind {
  const first = classAt(text, start)
  if (first === 'space' && end === start + 1) return 'space'
  if (first === 'space' || first === 'break') return hasBreak(text, start, end) ? 'break' : 'space'
  if (first === 'letter') return 'word'
  if (first === 'digit') return classAt(text, end - 1) === 'digit' && !hasLetter(text, start, end) ? 'number' : 'word'
  if (first === 'punctuation') return end - start > 1 && hasLetter(text, start, end) ? 'word' : 'punctuation'
  return 'other'
}

function hasBreak(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (classAt(text, at) === 'break') return true
  return false
}

function hasLetter(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (classAt(text, at) === 'letter') return true
  return false
}

function tokenEnd(text: string, start: number): number {
  const first = classAt(text, start)
  if (first === 'space' || first === 'break') return whiteSpaceEnd(text, start)
  if (first === 'letter') return wordEnd(text, start)
  if (first === 'digit') return numberEnd(text, start)
  return start + widthAt(text, start)
}

function whiteSpaceEnd(text: string, start: number): number {
  for (let at = start; ; at++) {
    const kind = classAt(text, at)
    if (kind !== 'space' && kind !== 'break') return at
  }
}

function numberEnd(text: string, start: number): number {
  let at = digitsEnd(text, start)
  while (classAt(text, at + 1) === 'digit' && '.,:/'.includes(text.charAt(at))) at = digitsEnd(text, at + 1)
  const joined = isHyphen(text.charCodeAt(at)) && classAt(text, at + 1) === 'letter'
  return joined ? lettersEnd(text, at + 1) : at
}

function digitsEnd(text: string, start: number): number {
  let at = start
  while (classAt(text, at) === 'digit') at += widthAt(text, at)
  return at
}

function wordEnd(text: string, start: number): number {
  if (isTimesSign(text, start)) return start + 1
  let end = lettersEnd(text, start)
  while (text.charAt(end) === '.' && isAbbreviation(text, start, end)) {
    end++
    if (classAt(text, end) !== 'letter') return end
    const next = lettersEnd(text, end)
    if (text.charAt(next) !== '.' || next - end > 3) return end
    start = end
    end = next
  }
  return end
}

/** The x of "7x4mm": directly between digits. */
function isTimesSign(text: string, at: number): boolean {
  return classAt(text, at - 1) === 'digit' && classAt(text, at + 1) === 'digit' && 'xX×'.includes(text.charAt(at))
}

function lettersEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (isLatinLetter(code)) {
      at++
      continue
    }
    const kind = classAt(text, at)
    if (kind === 'letter' || kind === 'digit') at += code < 0xd800 ? 1 : widthAt(text, at)
    else if (isInvisible(code)) at++
    else if (isHyphen(code) && !isHyphen(text.charCodeAt(at + 1))) at++
    else if (isApostrophe(code) && classAt(text, at + 1) === 'letter') at++
    else return at
  }
}

/** Nearly every character of a report. */
function isLatinLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019
}

/** Whether the stop at `end` belongs to the word before it. */
function isAbbreviation(text: string, start: number, end: number): boolean {
  if (end - start > 14) return false
  const key = textKey(text.slice(start, end))
  if (abbreviations.has(key)) return true
  // "85 cm/s. Aa. vertebrales": a unit
  if (text.charAt(start - 1) === '/' && key === 's') return false
  if (key.length === 1 && (isChainLink(text, end + 1) || isChainEnd(text, start))) return true
  // "Mamma-Ca. links"
  const last = key.slice(key.lastIndexOf('-') + 1)
  if (key === 'm' && eponyms.has(text.slice(end + 2, lettersEnd(text, end + 2)).toLowerCase())) return true
  return (latinInitials.has(key) || abbreviations.has(last)) && startsLatinName(text, end + 1)
}

/** "Z. n.", "i.d.R.": another single letter with a stop follows. */
function isChainLink(text: string, after: number): boolean {
  const at = text.charAt(after) === ' ' || text.charAt(after) === '\u00a0' ? after + 1 : after
  return classAt(text, at) === 'letter' && lettersEnd(text, at) <= at + 2 && text.charAt(lettersEnd(text, at)) === '.'
}

function isChainEnd(text: string, start: number): boolean {
  const before = text.charAt(start - 1) === ' ' || text.charAt(start - 1) === '\u00a0' ? start - 2 : start - 1
  if (text.charAt(before) !== '.' || classAt(text, before - 1) !== 'letter') return false
  return before - 2 < 0 || classAt(text, before - 2) !== 'letter' || classAt(text, before - 3) !== 'letter'
}

/** "A. carotis", but not "Typ B. Keine": a lower case word. */
function startsLatinName(text: string, after: number): boolean {
  if (text.charAt(after) !== ' ' && text.charAt(after) !== '\u00a0') return classAt(text, after) === 'letter'
  const next = text.charAt(after + 1)
  return classAt(text, after + 1) === 'letter' && next === next.toLowerCase()
}
