import { wordSet } from '../read/word-set.ts'
import { mergeCells } from './cell.ts'
import {
  capitalised,
  gradeWords,
  isWrittenGrade,
  longestScale,
  romanNumeral,
  type Scale,
  scales,
} from './grade-scales.ts'
import { isMeasured } from './is-measured.ts'
import type { NumberReading } from './number-reading.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'

interface Named {
  scale: Scale
  length: number
  /** The name as it will be written. */
  text: string
  rewritten: boolean
}

/** A grading: "BI-RADS vier a", "Grad zwei bis drei", "Kellgren Lawrence zwei", "Bosniak zwei F". */
export function matchGrade(scan: Scan, at: number): Match | null {
  const named = scaleAt(scan, at) ?? gradeWordAt(scan, at)
  if (named === null) return null
  const value = letteredAt(scan, at, named) ?? valueAt(scan, at + named.length, named.scale)
  if (value === null) return named.rewritten ? nameOnly(scan, at, named) : null
  const length = named.length + value.length
  const spoken = value.spoken || named.rewritten
  const text = spoken ? `${named.text} ${value.text}` : verbatim(scan, at, length)
  const cell = mergeCells(scan.cells.slice(at, at + length), { text, kind: 'grade', rule: 'grade', spoken })
  return { length, cells: [cell] }
}

function nameOnly(scan: Scan, at: number, named: Named): Match {
  const cell = mergeCells(scan.cells.slice(at, at + named.length), { text: named.text, kind: 'word', rule: 'grade' })
  return { length: named.length, cells: [cell] }
}

/** Of a scale's name. */
const mostWords = 3

/** Source: FIGO 2011: myomas have figures, tumour stages Roman numerals. */
function scaleOf(scan: Scan, at: number, scale: Scale): Scale {
  if (scale.name !== 'FIGO') return scale
  for (let back = 1; back <= 6; back++) {
    if (/myom|fibroid/.test(keyAt(scan, at - back))) return { ...scale, roman: false, suffixes: '', max: 8 }
  }
  return scale
}

function scaleAt(scan: Scan, at: number): Named | null {
  if (scan.cells[at]?.kind !== 'word') return null
  for (let length = Math.min(mostWords, longestScale.get(keyAt(scan, at)) ?? 0); length >= 1; length--) {
    let name = keyAt(scan, at)
    for (let offset = 1; offset < length; offset++)
      name += continues(scan, at + offset) ? ` ${keyAt(scan, at + offset)}` : ' '
    const scale = scales.get(name)
    if (scale === undefined) continue
    const written = scan.cells[at]?.text ?? ''
    const keeps =
      !scan.style.dictated || (length === 1 && written !== written.toLowerCase() && !heardAsWord.test(written))
    const text = keeps ? verbatim(scan, at, length) : scale.name
    return {
      scale: scaleOf(scan, at, scale),
      length,
      text,
      rewritten: !keeps && text !== verbatim(scan, at, length) && isSureName(scan, at, length, scale),
    }
  }
  return null
}

/** "Birads", "Pi-Rads": as a recogniser writes what it hears. */
const heardAsWord = /^\p{Lu}i?-?(?:T[iI]-?)?[rR]ads$/u

/** Names that are ordinary words too ("Garden", "Fisher") are rewritten only with their number. */
function isSureName(scan: Scan, at: number, length: number, scale: Scale): boolean {
  return scale.name.includes('RADS') || parseNumber(scan, at + length) !== null
}

function gradeWordAt(scan: Scan, at: number): Named | null {
  const key = keyAt(scan, at)
  const scale = gradeWords.get(key)
  if (scale === undefined || scan.cells[at]?.kind !== 'word') return null
  const figures = scale.roman && usesFigures(scan, at)
  const joint = /^(?:mcp|pip|dip|mtp)$/.test(key) && /^gelenke?[ns]?$/.test(keyAt(scan, at + 1))
  if (joint && continues(scan, at + 1))
    return { scale, length: 2, text: `${key.toUpperCase()}-${capitalised(keyAt(scan, at + 1))}`, rewritten: false }
  return {
    scale: figures ? { ...scale, roman: false } : scale,
    length: 1,
    // "Os metatarsale"
    text: keyAt(scan, at - 1) === 'os' ? key : capitalised(scan.cells[at]?.text ?? ''),
    rewritten: false,
  }
}

/** Scales and diseases whose grades are written in figures even after "Grad" or "Typ". */
const figureContexts = wordSet(
  'diabetes mellitus isup kellgren kellgren-lawrence lawrence goutallier icrs fazekas genant fisher',
)

function usesFigures(scan: Scan, at: number): boolean {
  // "Kellgren-Lawrence Grad 2 rechts, Grad 3 links"
  for (let back = 1, last = 3; back <= last; back++) {
    const key = keyAt(scan, at - back)
    if (figureContexts.has(key)) return true
    if (key === keyAt(scan, at)) last = back + 3
  }
  return keyAt(scan, at) === 'typ' && keyAt(scan, at + 2).startsWith('diabet')
}

interface Value {
  text: string
  length: number
  spoken: boolean
}

/** The grade itself, with its letter and the other end of a range. */
function valueAt(scan: Scan, at: number, scale: Scale): Value | null {
  const start = skipLink(scan, at, scale)
  const first = gradeFigure(scan, start, scale)
  if (first === null) return null
  const prefix = linkText(scan, at, start)
  let text = prefix + first.text
  let length = start - at + first.length
  let spoken = first.spoken
  for (let link = 0; link < 2; link++) {
    const joint = rangeJoint(scan, at + length)
    const next = joint === null ? null : gradeFigure(scan, at + length + joint.length, scale)
    if (joint === null || next === null || !continues(scan, at + length + joint.length)) break
    if (joint.text.trim() !== 'bis' && countsNoun(scan, at + length + joint.length + next.length)) break
    text += joint.text + next.text
    length += joint.length + next.length
    spoken = spoken || next.spoken
  }
  return { text, length, spoken }
}

/** "Typ B zwei" as B2, "Palmer Typ eins A" as 1A. Sources: AO Spine 2013, Tile 1988, Herbert 1984; Palmer 1989. */
function letteredAt(scan: Scan, at: number, { length, text }: Named): Value | null {
  if (text !== 'Typ' || !continues(scan, at + length + 1)) return null
  const keys = [keyAt(scan, at + length), keyAt(scan, at + length + 1)]
  const isLast = keys[1]?.length === 1
  const [letter = '', figure = ''] = isLast ? keys.toReversed() : keys
  const number = wholeNumber(figure)
  if (!/^[a-d]$/.test(letter) || number === null || number < 1 || number > 4) return null
  if (isLast ? keyAt(scan, at - 1) !== 'palmer' : !endsValue(scan, at + length + 2)) return null
  const value = isLast ? `${number}${letter.toUpperCase()}` : `${letter.toUpperCase()}${number}`
  return { text: value, length: 2, spoken: true }
}

/** "Typ B zwei Zentimeter distal", "Typ A zwei Herde" */
function endsValue(scan: Scan, at: number): boolean {
  return !isMeasured(scan, at) && !countsNoun(scan, at) && (!continues(scan, at) || parseNumber(scan, at) === null)
}

const linkWords = wordSet('kategorie score grad typ stadium klasse klassifikation gruppe grade von')

function skipLink(scan: Scan, at: number, scale: Scale): number {
  return continues(scan, at) &&
    (linkWords.has(keyAt(scan, at)) || (scale.name.endsWith('RADS') && sides.has(keyAt(scan, at)))) &&
    parseNumber(scan, at + 1) !== null &&
    keyAt(scan, at) !== 'von'
    ? at + 1
    : at
}

function linkText(scan: Scan, at: number, start: number): string {
  const text = start === at ? '' : (scan.cells[at]?.text ?? '')
  return text === '' || sides.has(text) ? text && `${text} ` : `${capitalised(text)} `
}

/** "BI-RADS rechts fünf" */
const sides = wordSet('rechts links beidseits')

export function gradeFigure(scan: Scan, at: number, scale: Scale): Value | null {
  if (!continues(scan, at)) return null
  const written = scan.cells[at]
  if (written?.kind === 'word' && isWrittenGrade(written.text)) return { text: written.text, length: 1, spoken: false }
  const number = wholeAt(scan, at)
  if (number === null || number.value > scale.max) return null
  const suffix = suffixAt(scan, at + number.length, scale)
  const figure = scale.roman && number.spoken ? romanNumeral(number.value) : number.text
  return {
    text: figure + (suffix ?? ''),
    length: number.length + (suffix === null ? 0 : 1),
    spoken: number.spoken || suffix !== null,
  }
}

/** Grades have no decimals: "Segment acht Komma neun Millimeter" is a segment and a size. */
export function wholeAt(scan: Scan, at: number): NumberReading | null {
  const number = parseNumber(scan, at)
  if (number === null || number.doubtful === true) return null
  if (!number.decimal) return number
  const key = keyAt(scan, at)
  const value = keyAt(scan, at + 1) === 'komma' ? (wholeNumber(key) ?? (/^\d+$/.test(key) ? Number(key) : null)) : null
  return value === null ? null : { text: String(value), value, length: 1, spoken: !/\d/.test(key), decimal: false }
}

function suffixAt(scan: Scan, at: number, scale: Scale): string | null {
  if (!continues(scan, at)) return null
  const key = keyAt(scan, at)
  if (key.length !== 1 || keyAt(scan, at + 1).length === 1) return null
  if (scale.suffixes.includes(key)) return scan.cells[at]?.text === key ? key : scaleCase(scale, key)
  return scale.suffixes.includes(key.toUpperCase()) ? key.toUpperCase() : null
}

function scaleCase(scale: Scale, key: string): string {
  return scale.suffixes.includes(key.toUpperCase()) ? key.toUpperCase() : key
}

function rangeJoint(scan: Scan, at: number): { text: string; length: number } | null {
  if (!continues(scan, at)) return null
  const { key = '', text = '' } = scan.cells[at] ?? {}
  if (key === 'bis') return { text: ' bis ', length: 1 }
  if (text === '/' || text === '-' || text === '–') return { text, length: 1 }
  return key === 'und' || key === 'oder' ? { text: ` ${key} `, length: 1 } : null
}

/** "MCP-Gelenke zwei und drei zeigen ..." */
const plurals = /^(?:zeigen|weisen|werden|wurden|waren|haben|stellen)$/

/** After "und" the number may count something: "Grad zwei und drei Herde". */
export function countsNoun(scan: Scan, at: number): boolean {
  const cell = scan.cells[at]
  return (
    cell !== undefined &&
    cell.kind === 'word' &&
    continues(scan, at) &&
    /(?:e|en|er)$/.test(cell.key) &&
    !plurals.test(cell.key) &&
    cell.key.length > 4
  )
}
