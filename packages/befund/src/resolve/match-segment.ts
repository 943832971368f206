import { wordSet } from '../read/word-set.ts'
import { type Cell, mergeCells } from './cell.ts'
import { capitalised, romanNumeral, type Scale } from './grade-scales.ts'
import { countsNoun, gradeFigure, wholeAt } from './match-grade.ts'
import { measureAt } from './match-measure.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'

const lungWords = /(?<!leber)lappen|pulmo|bronch|lingula|lunge|rundherd|atelekta|infiltrat|milchglas|pneumon/
const heartWords =
  /riva|lad|rcx|rca|koronar|coronar|ivus|hauptstamm|stenose|plaque|myokard|hypokin|akines|subend|subepi|^lge$|ventrik/

export const segmentWords = wordSet(
  'segment segmente segments segmenten segmentes lebersegment lebersegmente lebersegments lebersegmenten lungensegment lungensegmente lungensegments koronarsegment segmentarterie segmentarterien segmentbronchus segmentbronchien',
)

/** "Segment vier a": Roman for the liver, figures for the lung, the coronary arteries and everything above eight. */
export function matchSegment(scan: Scan, at: number): Match | null {
  const key = keyAt(scan, at)
  if (!segmentWords.has(key) || !continues(scan, at + 1)) return null
  const roman = isLiverSegment(scan, at) && !goesBeyondLiver(scan, at)
  const scale: Scale = { name: '', roman, suffixes: 'ab', max: 18 }
  const cells: Cell[] = []
  let index = at + 1
  for (;;) {
    const figure = gradeFigure(scan, index, { ...scale, roman: roman && (wholeAt(scan, index)?.value ?? 9) <= 8 })
    if (figure === null) break
    const used = scan.cells.slice(index, index + figure.length)
    cells.push(
      mergeCells(used, {
        text: figure.spoken ? figure.text : verbatim(scan, index, figure.length),
        kind: 'level',
        rule: 'segment',
        spoken: figure.spoken,
      }),
    )
    index += figure.length
    const pair = directPair(scan, index, cells.at(-1), roman)
    if (pair !== null) {
      cells[cells.length - 1] = pair
      index++
    }
    const separator = scan.cells[index]
    if (separator === undefined || !continues(scan, index) || !isSeparator(separator)) break
    const next = continues(scan, index + 1) ? gradeFigure(scan, index + 1, scale) : null
    if (next !== null && separator.key === 'und') askWhetherCounted(scan, index, next.text)
    const behind = index + 1 + (next?.length ?? 0)
    // "Segment sechs Komma fünf mal drei Zentimeter"
    if (
      next === null ||
      countsNoun(scan, behind) ||
      /^(?:mal|x|×)$/.test(keyAt(scan, behind)) ||
      (separator.key === 'komma' && parseNumber(scan, index + 1)?.decimal === true)
    )
      break
    cells.push(separator)
    index++
  }
  const first = cells[0]
  const word = scan.cells[at]
  if (first === undefined || word === undefined) return null
  const head = mergeCells([word, first], {
    text: first.spoken ? `${capitalised(word.text)} ${first.text}` : verbatim(scan, at, 1 + first.atoms.length),
    kind: 'level',
    rule: 'segment',
    spoken: first.spoken,
  })
  return { length: index - at, cells: [head, ...cells.slice(1)] }
}

/** "Segmente fünf und elf": the liver has eight. */
function goesBeyondLiver(scan: Scan, at: number): boolean {
  for (let index = at + 1; index <= at + 8 && continues(scan, index); index++) {
    const value = wholeNumber(keyAt(scan, index))
    const cell = scan.cells[index]
    if (value !== null) {
      if (value > liverSegments && measureAt(scan, index)?.hasUnit !== true) return true
    } else if (cell === undefined || !isSeparator(cell)) return false
  }
  return false
}

const liverSegments = 8

/** "Segment vier fünf": both, or a disc space; asked. */
function directPair(scan: Scan, at: number, first: Cell | undefined, roman: boolean): Cell | null {
  const cell = scan.cells[at]
  const value = continues(scan, at) ? wholeNumber(keyAt(scan, at)) : null
  const before = wholeNumber(keyAt(scan, at - 1))
  if (first === undefined || cell === undefined || value === null || before === null || value !== before + 1)
    return null
  if (parseNumber(scan, at + 1) !== null || countsNoun(scan, at + 1)) return null
  const text = `${first.text}/${roman && value <= 8 ? romanNumeral(value) : value}`
  const made = mergeCells([first, cell], { text, kind: 'level', rule: 'segment' })
  const choices = [text, text.replace('/', ' und '), `L${before}/${value}`, `C${before}/${value}`]
  askOf(scan, `${before} ${value}`, choices, scan.cells.slice(at - 1, at + 1))
  return made
}

/** "Segment sechs und sieben Zysten": the next segment, or so many of them; asked. */
function askWhetherCounted(scan: Scan, link: number, figure: string): void {
  const cells = scan.cells.slice(link + 1, link + 2)
  const before = wholeNumber(keyAt(scan, link - 1)) ?? 0
  if (wholeNumber(keyAt(scan, link + 1)) === before + 1 && countsNoun(scan, link + 2))
    askOf(scan, `${before} und ${before + 1}`, [...cells.map(({ text }) => text), figure], cells)
}

function askOf(scan: Scan, said: string, choices: string[], cells: Cell[]): void {
  scan.ask({ kind: 'number', text: `Was ist mit „Segment ${said}“ gemeint?`, choices, confidence: 0.5 }, cells)
}

function isSeparator(cell: Cell): boolean {
  return (
    ['und', 'bis', 'oder', 'sowie', 'komma', 'schrägstrich'].includes(cell.key) ||
    [',', '/', '-', '–'].includes(cell.text)
  )
}

function isLiverSegment(scan: Scan, at: number): boolean {
  if (/^(?:lunge|koronar|segment[ab])/.test(keyAt(scan, at))) return false
  if (keyAt(scan, at).startsWith('leber')) return true
  for (let distance = 1; distance <= 12; distance++) {
    for (const index of [at - distance, at + distance]) {
      const key = keyAt(scan, index)
      if (lungWords.test(key)) return false
      if (heartWords.test(key)) return false
      if (isLiverWord(key)) return true
    }
  }
  scan.memory.liver ??=
    scan.cells.some((cell) => isLiverWord(cell.key)) || !scan.cells.some((cell) => lungWords.test(cell.key))
  return scan.memory.liver
}

function isLiverWord(key: string): boolean {
  return key.startsWith('leber') || key.startsWith('hepat') || key.includes('couinaud')
}
