import { atomsIn, type Cell, spansIn } from './cell.ts'
import { type Command, commands, hyphenLinks, longestCommand, startsCommand } from './command-words.ts'
import { masculineDeterminers } from './function-words.ts'
import { headingNames, weakHeadings } from './heading-words.ts'
import { isSpokenPoint } from './is-spoken-point.ts'
import { isNumeral } from './number-words.ts'

interface Found {
  phrase: string
  length: number
  command: Command
}

/** Turns spoken punctuation and layout into marks; every other word stays as it was written. */
export function findCommands(words: readonly Cell[]): Cell[] {
  const cells: Cell[] = []
  let quoteOpen = false
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (word === undefined) break
    const found = startsCommand(word.key) ? commandAt(words, at, quoteOpen) : null
    if (found === null) {
      cells.push(word)
      at++
      continue
    }
    if (found.command.mark === '„') quoteOpen = true
    if (found.command.mark === '“') quoteOpen = false
    cells.push(commandCell(words, at, found))
    at += found.length
  }
  return cells
}

function commandCell(words: readonly Cell[], at: number, found: Found): Cell {
  const used = words.slice(at, at + found.length)
  const { mark, layout } = found.command
  const hangs = mark === '-' && hyphenLinks.has(words[at + found.length]?.key ?? '')
  const glue = hangs ? 'left' : found.command.glue
  return {
    key: found.phrase,
    text: mark,
    kind: 'punctuation',
    atoms: atomsIn(used),
    spans: spansIn(used),
    spoken: true,
    lineBreak: false,
    layout,
    glue,
    heading: undefined,
    rule: 'command',
    added: false,
  }
}

function commandAt(words: readonly Cell[], at: number, quoteOpen: boolean): Found | null {
  for (let length = longestCommand(words[at]?.key ?? ''); length >= 1; length--) {
    const phrase = phraseAt(words, at, length)
    const command = phrase === null ? undefined : commands.get(phrase)
    if (phrase !== null && command !== undefined) {
      return isMeant(words, at, length, phrase) ? { phrase, length, command } : null
    }
  }
  if (words[at]?.key !== 'anführungszeichen') return null
  return {
    phrase: 'anführungszeichen',
    length: 1,
    command: quoteOpen ? { mark: '“', layout: 'none', glue: 'left' } : { mark: '„', layout: 'none', glue: 'right' },
  }
}

function phraseAt(words: readonly Cell[], at: number, length: number): string | null {
  if (at + length > words.length) return null
  let phrase = ''
  for (let index = 0; index < length; index++) {
    const key = words[at + index]?.key ?? ''
    if (words[at + index]?.kind !== 'word') return null
    phrase += index === 0 ? key : ` ${key}`
  }
  return phrase
}

function isMeant(words: readonly Cell[], at: number, length: number, phrase: string): boolean {
  const previous = words[at - 1]?.key ?? ''
  if (phrase === 'punkt') return isSpokenPoint(words, at)
  if (masculineDeterminers.has(previous) || previous === 'die' || previous === 'eine') return false
  if (phrase.startsWith('überschrift')) return words[at + length]?.kind === 'word' && (at === 0 || isEnd(previous))
  if (phrase === 'absatz') return isSpokenParagraph(words, at)
  // "LWK vier Strich fünf"
  if (phrase === 'strich') return isNumeral(previous) && isNumeral(words[at + 1]?.key ?? '')
  if (phrase === 'slash' || phrase === 'anstrich') return at > 0
  if (phrase.startsWith('klammer')) return length > 1 || phrase !== 'klammer'
  return true
}

/**
 * "Absatz" alone: before a heading, or after an end of a sentence where it is no noun with its complement
 * ("Absatz am Kalkaneus").
 */
function isSpokenParagraph(words: readonly Cell[], at: number): boolean {
  const previous = words[at - 1]?.key ?? ''
  const next = words[at + 1]
  if (isHeading(words, at + 1)) return true
  const afterEnd = previous === '' || isEnd(previous)
  return (
    afterEnd &&
    (next === undefined ||
      !['am', 'an', 'des', 'der', 'im', 'in', 'mit', 'ohne', 'ist', 'auf', 'von'].includes(next.key))
  )
}

function isHeading(words: readonly Cell[], at: number): boolean {
  const [one, two] = [phraseAt(words, at, 1), phraseAt(words, at, 2)]
  return [one, two].some((name) => name !== null && headingNames.has(name) && !weakHeadings.has(name))
}

function isEnd(key: string): boolean {
  return ['punkt', '.', 'fragezeichen', '?', 'absatz', 'zeile', 'überschrift'].includes(key)
}
