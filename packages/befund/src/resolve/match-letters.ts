import { wordSet } from '../read/word-set.ts'
import { type Cell, mergeCells } from './cell.ts'
import { capitalised } from './grade-scales.ts'
import { wholeNumber } from './number-words.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan, verbatim } from './scan.ts'

/** Abbreviations that are spelled out letter by letter. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['v a', 'V. a.'],
  ['z n', 'Z. n.'],
  ['p a', 'p.a.'],
  ['a p', 'a.p.'],
  ['i v', 'i.v.'],
  ['s t n', 'St. n.'],
  ['a e', 'a. e.'],
  ['d h', 'd. h.'],
  ['z b', 'z. B.'],
  ['u a', 'u. a.'],
  ['o b', 'o. B.'],
  ['s o', 's. o.'],
  ['s u', 's. u.'],
  ['o p b', 'o. p. B.'],
  ['i d r', 'i. d. R.'],
  ...'DD KM CT MRT MR PET LWS BWS HWS OP ISG NNH US MS VU'
    .split(' ')
    .map((word): [string, string] => [[...word.toLowerCase()].join(' '), word]),
])

/** Abbreviations of which a recogniser hears a part by itself. */
export const torn: ReadonlyMap<string, string> = new Map([
  ['c ct', 'cCT'],
  ['c mrt', 'cMRT'],
  ['p avk', 'pAVK'],
  ['pd w', 'PDw'],
  ['suv max', 'SUVmax'],
  ['ctdi vol', 'CTDIvol'],
  ['brca eins', 'BRCA1'],
  ['brca zwei', 'BRCA2'],
])

const longestSpelling = 4
const longestAcronym = 5
/** Letters looked at in a row. */
const longestRun = 8

/** "v a" as V. a., "m r t" as MRT; three and more unknown letters in a row become capitals. */
export function matchSpelled(scan: Scan, at: number): Match | null {
  if (isIntravenous(scan, at)) return made(scan, at, 1, 'i.v.')
  const whole = scan.style.dictated && continues(scan, at + 1) ? torn.get(keysFrom(scan, at, 2)) : undefined
  // "ACR c MRT empfohlen"
  if (whole !== undefined && !/^(?:acr|ist|.*dichte|typ|kategorie)$/.test(keyAt(scan, at - 1)))
    return made(scan, at, 2, whole)
  if (!isLetter(scan.cells[at])) return null
  let run = 1
  while (run <= longestRun && continues(scan, at + run) && isLetter(scan.cells[at + run])) run++
  const known = knownPrefix(scan, at, run)
  if (known !== null) return made(scan, at, known.length, known.text)
  if (run < 3 || run > longestAcronym || !scan.style.dictated) return null
  return made(scan, at, run, keysFrom(scan, at, run).replaceAll(' ', '').toUpperCase())
}

/** "iv Kontrastmittelgabe": no figure. */
function isIntravenous(scan: Scan, at: number): boolean {
  const given = /^(?:kontrastmittel|km$|gabe|injektion)/
  return (
    scan.style.lowerCase &&
    keyAt(scan, at) === 'iv' &&
    [at - 1, at + 1].some((beside) => given.test(keyAt(scan, beside)))
  )
}

/** The longest known abbreviation at the start of a run of letters whose rest can be read as well. */
function knownPrefix(scan: Scan, at: number, run: number): { text: string; length: number } | null {
  for (let length = Math.min(run, longestSpelling); length >= 2; length--) {
    const text = spelled.get(keysFrom(scan, at, length))
    if (text === undefined) continue
    const rest = run - length
    if (rest <= 1 || rest >= 3 || knownPrefix(scan, at + length, rest) !== null) return { text, length }
  }
  return null
}

function isLetter(cell: Cell | undefined): boolean {
  return cell?.kind === 'word' && cell.key.length === 1 && !cell.spoken
}

function keysFrom(scan: Scan, at: number, length: number): string {
  let keys = keyAt(scan, at)
  for (let offset = 1; offset < length; offset++) keys += ` ${keyAt(scan, at + offset)}`
  return keys
}

function made(scan: Scan, at: number, length: number, text: string): Match {
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'word', rule: 'spelled' })] }
}

/** "circa zehn Zentimeter" as ca. 10 cm. */
export function matchCirca(scan: Scan, at: number): Match | null {
  const key = keyAt(scan, at)
  if ((key !== 'circa' && key !== 'zirka') || !continues(scan, at + 1)) return null
  const number = parseNumber(scan, at + 1)
  if (number === null ? !/^(?:ein|halb)/.test(keyAt(scan, at + 1)) : !number.spoken && !scan.style.dictated) return null
  return {
    length: 1,
    cells: [mergeCells(scan.cells.slice(at, at + 1), { text: 'ca.', kind: 'word', rule: 'abbreviation' })],
  }
}

const tumour = /^(?:y?[pc]?t|u?t|rp?t|y?mrt)$/
const node = /^(?:y?(?:[pc]|mr)?n)$/
/** Unlike a bare N plainly one of a stage. */
const knownNode = /^(?:y?[pc]|mr)n$/
const metastasis = /^[pc]?m$/
const further = wordSet('l v pn r g')

/** Words that a stage of a tumour may begin with: "pT2a", "T", or its first letter. */
export const stageOpener = /^(?:[cmpruy]|mr|[cmpruy]{0,3}t(?:(?:is|x|\d)[a-d]?)?)$/

/** "pT zwei N eins b M null" as pT2 N1b M0. */
export function matchTnm(scan: Scan, at: number): Match | null {
  const tumourGroup = groupAt(scan, at, tumour) ?? groupAt(scan, at, knownNode)
  if (tumourGroup === null) return null
  const nodeGroup = groupAt(scan, at + tumourGroup.length, node)
  const standsAlone = /^[yp]|N|\d[a-d]$/.test(tumourGroup.text) || /^(?:mrt|ct)\d/.test(keyAt(scan, at))
  if (nodeGroup === null && !standsAlone) return null
  const groups = [tumourGroup]
  let length = tumourGroup.length
  if (nodeGroup !== null) {
    groups.push(nodeGroup)
    length += nodeGroup.length
  }
  for (let count = 0; count < 6; count++) {
    const group = groupAt(scan, at + length, metastasis) ?? furtherGroup(scan, at + length)
    if (group === null) break
    groups.push(group)
    length += group.length
  }
  const spoken = groups.some((group) => group.spoken)
  const text = spoken ? groups.map((group) => group.text).join(' ') : verbatim(scan, at, length)
  return {
    length,
    cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'grade', rule: 'tnm', spoken })],
  }
}

const stageCode = /^(y?(?:[pcu]r?|mr)[tnm])(is|x|\d)([a-d]?)$/

export function isStageCode(key: string): boolean {
  return key.length <= 6 && stageCode.test(key)
}

/** "mrn1b" on its own as mrN1b, in a transcript without capitals. */
export function matchStage(scan: Scan, at: number): Match | null {
  const parts = scan.style.lowerCase ? stageCode.exec(keyAt(scan, at)) : null
  return parts === null ? null : made(scan, at, 1, stageInCapitals(parts))
}

interface Group {
  text: string
  length: number
  spoken: boolean
}

function groupAt(scan: Scan, at: number, pattern: RegExp): Group | null {
  const cell = scan.cells[at]
  if (cell === undefined || cell.text === '') return null
  const letters = prefixLetters(scan, at, pattern)
  const name = keysFrom(scan, at, letters + 1).replaceAll(' ', '')
  const glued = /^(y?(?:[pcu]r?|mr|r)?[tnm])(is|x|\d)([a-d]?)$/.exec(name)
  if (glued !== null && pattern.test(glued[1] ?? '')) {
    const text = scan.style.lowerCase || letters > 0 ? stageInCapitals(glued) : cell.text
    return { text, length: letters + 1, spoken: text !== cell.text }
  }
  const start = at + letters + 1
  if (!pattern.test(name) || !continues(scan, start)) return null
  const figure = stageFigure(scan, start)
  if (figure === null) return null
  const letter = stageLetter(scan, start + figure.length, name.startsWith('c'))
  const length = start - at + figure.length + (letter === '' ? 0 : 1)
  return { text: name.slice(0, -1) + name.slice(-1).toUpperCase() + figure.text + letter, length, spoken: true }
}

/** How many of the letters y, p, c, u, m and r are spelled before the category: "y p T", "m r T". */
function prefixLetters(scan: Scan, at: number, pattern: RegExp): number {
  let name = ''
  for (let count = 0; count < 2; count++) {
    const key = keyAt(scan, at + count)
    name += key
    if (pattern.test(name) || !/^(?:[ypcumr]|mr)$/.test(key) || !continues(scan, at + count + 1)) return count
  }
  return 2
}

/** "ct2a" as cT2a. */
function stageInCapitals([, name = '', figure = '', letter = '']: RegExpExecArray): string {
  return name.slice(0, -1) + name.slice(-1).toUpperCase() + (figure === 'x' ? 'X' : figure) + letter
}

function stageFigure(scan: Scan, at: number): { text: string; length: number } | null {
  const key = keyAt(scan, at)
  if (key === 'x' || key === 'ix') return { text: key === 'x' ? 'X' : 'x', length: 1 }
  if (key === 'is' || key === 'a') return { text: key, length: 1 }
  const number = parseNumber(scan, at)
  if (number === null) return null
  // "N eins Komma sechs Zentimeter": the category is whole, its comma is one of the sentence.
  const value = number.decimal ? wholeNumber(key) : number.value
  return value === null || value > 4 ? null : { text: `${value}`, length: number.decimal ? 1 : number.length }
}

/** In "c N zwei c M null" the second c belongs to the M, as it did to the N. */
function stageLetter(scan: Scan, at: number, isClinical: boolean): string {
  const key = keyAt(scan, at)
  if (isClinical && key === 'c' && /^[nm]$/.test(keyAt(scan, at + 1))) return ''
  return continues(scan, at) && key.length === 1 && 'abcd'.includes(key) ? key : ''
}

function furtherGroup(scan: Scan, at: number): Group | null {
  const cell = scan.cells[at]
  if (cell === undefined || cell.text === '') return null
  if (/^(?:l|v|pn|r|g)[0-4]$/.test(cell.key)) return { text: cell.text, length: 1, spoken: false }
  const split = cell.key === 'p' && keyAt(scan, at + 1) === 'n'
  const name = split ? 'pn' : cell.key
  if (!further.has(name)) return null
  const start = at + (split ? 2 : 1)
  const number = continues(scan, start) ? parseNumber(scan, start) : null
  if (number === null || number.value > 4 || number.decimal) return null
  const text = name === 'pn' ? 'Pn' : name.toUpperCase()
  return { text: text + number.text, length: start - at + number.length, spoken: true }
}

const weighting =
  /^(?:gewichtet|gewichtete|gewichteten|gewichteter|gewichtetes|gewichtung|wichtung|sequenz|sequenzen|bild|bildern|bilder|hyperintens|hypointens|signal|wichtungen|aufnahmen|relaxometrie|flair|tirm|stir|space|tse)$/

const codeGuards = wordSet('weber typ hepatitis klasse gruppe child kategorie stanford danis-weber schizas')

/** A letter and a figure that name a sequence, an artery's segment or a class: T1, M2, V3, B12. */
export function matchCode(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  if (cell === undefined || cell.spoken || cell.kind !== 'word' || cell.key.length !== 1 || !continues(scan, at + 1))
    return null
  const number = parseNumber(scan, at + 1)
  if (number === null || number.decimal || !isCode(scan, at, cell, number.value, number.length)) return null
  let length = 1 + number.length
  let text =
    cell.key === 'b' && keyAt(scan, at - 1) !== 'vitamin'
      ? cell.text + number.text
      : cell.text.toUpperCase() + number.text
  const spoken = number.spoken || scan.style.dictated
  if (!spoken) return null
  const next = continues(scan, at + length) ? keyAt(scan, at + length) : ''
  if (next === 'stern' || next === 'star') {
    text += '*'
    length++
  } else if (next === 'w' || (cell.key === 't' && next.startsWith('w-'))) {
    text += scan.cells[at + length]?.text ?? ''
    length++
  }
  const after = continues(scan, at + length) ? keyAt(scan, at + length) : ''
  const hyphenated =
    /^gewichtet|^wichtung$|^gewichtung$/.test(after) ||
    after === 'segment' ||
    after === 'segments' ||
    (cell.key === 't' && /^(?:läsion|mapping|signal|zeit)/.test(after))
  if (!hyphenated) return made(scan, at, length, text)
  return {
    length: length + 1,
    cells: [
      mergeCells(scan.cells.slice(at, at + length + 1), {
        text: `${text}-${after.startsWith('gewichtet') ? scan.cells[at + length]?.text : capitalised(after)}`,
        kind: 'word',
        rule: 'code',
      }),
    ],
  }
}

/** What follows the segment of an artery: "M eins Verschluss". */
const arteryParts =
  /^(?:segment(?:s|es|e)?|abschnitt(?:s|es)?|verschluss(?:es)?|stenose|abbruch|abgang|aneurysma|ast|äste|bifurkation|thrombus)$/

function isCode(scan: Scan, at: number, cell: Cell, value: number, numberLength: number): boolean {
  const next = keyAt(scan, at + 1 + numberLength)
  const previous = keyAt(scan, at - 1)
  if (cell.key === 't') return value <= 4
  if (cell.key === 'r') return value <= 2 && /^(?:resektion|situation|status)/.test(next)
  if (/^(?:tile|magerl)$/.test(previous)) return 'abc'.includes(cell.key)
  if (cell.key === 'g') return value >= 1 && value <= 4 && (previous === 'grading' || cell.text === 'G')
  if (cell.key === 'b' && !scan.style.dictated) return false
  if (cell.key === 'b') return previous === 'vitamin' || value === 0 || (value >= 50 && value <= 5000)
  if (codeGuards.has(previous) && previous !== 'typ') return false
  if (arteryParts.test(next)) return 'mapv'.includes(cell.key) && value <= 5
  if ('abc'.includes(cell.key))
    return (
      /^(?:ao|spine|fraktur)$/.test(previous) ||
      (previous === 'typ' && (keyAt(scan, at - 2) === 'ao' || next === 'nach'))
    )
  // "U drei" is an examination of a child.
  if (cell.text === 'U') return value <= 9
  return cell.text !== cell.key && 'FMPVAQ'.includes(cell.text) && value <= 5 && !weighting.test(next)
}

const classWords = wordSet(
  'balthazar dichtetyp weber hepatitis vitamin stanford child child-pugh pugh tasc typ ao klasse gruppe influenza danis-weber schizas',
)

/** The letter of a class in a transcript without capitals, "weber b" as Weber B; a density's in every dictation. */
export function matchClassLetter(scan: Scan, at: number): Match | null {
  const cell = scan.cells[at]
  const before = keyAt(scan, keyAt(scan, at - 1) === 'grad' ? at - 2 : at - 1)
  if (cell?.kind !== 'word' || cell.key.length !== 1 || cell.key < 'a') return null
  const isClass = scan.style.lowerCase && classWords.has(before)
  if (!isClass && !(scan.style.dictated && isDensity(scan, at))) return null
  if (cell.key > (before === 'balthazar' ? 'e' : 'd')) return null
  return made(scan, at, 1, cell.text.toUpperCase())
}

/** "ACR-Dichte c", "ACR Dichte Typ c", but "ACR c" as it was said. */
function isDensity(scan: Scan, at: number): boolean {
  let back = at - 1
  while (/^(?:dichte|dichtetyp|typ|kategorie)$/.test(keyAt(scan, back))) back--
  return (
    /^acr(?:-dichte(?:typ)?)?$/.test(keyAt(scan, back)) &&
    keyAt(scan, at - 1) !== 'acr' &&
    keyAt(scan, at + 1).length !== 1
  )
}
