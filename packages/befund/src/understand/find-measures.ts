import { byStem, stemsOf } from '../anatomy/word-stem.ts'
import type { Measurement, Span } from '../model.ts'
import { fitsAt } from '../read/tells.ts'
import type { Word } from './sentence.ts'

/** Without its place in the text: the same words say the same wherever they stand. */
export interface Measure extends Omit<Measurement, 'span'> {
  /** Two values are the ends of a range, not axes. */
  range: boolean
  /** What is measured, by the stem of the nearest word that says so ("durchmesser", "volum"); "distance" between places. */
  role: string | null
  from: number
  to: number
}

export function spanOfMeasure(words: readonly Word[], { from, to }: Measure): Span {
  return { start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 }
}

const units: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  m: 'm',
  ml: 'ml',
  cm3: 'ml',
  ccm: 'ml',
  'cm³': 'ml',
  kubikzentimeter: 'ml',
  millimeter: 'mm',
  zentimeter: 'cm',
  he: 'HU',
  hu: 'HU',
  '%': '%',
  '°': '°',
  grad: '°',
  l: 'l',
  liter: 'l',
  'mm²': 'mm2',
  'cm²': 'cm2',
  mmhg: 'mmHg',
  g: 'g',
  mg: 'mg',
  kg: 'kg',
  ms: 'ms',
  f: 'F',
  fr: 'F',
  french: 'F',
  ch: 'F',
  charr: 'F',
  charrière: 'F',
}
const roles = byStem(
  Object.entries({
    diameter: 'Durchmesser groß maximal messend',
    length: 'lang MCL Längsausdehnung Kraniokaudal Ausdehnung',
    thickness: 'dick Parenchym Parenchymsaum Parenchymbreite verdickt Ergussbreite Wandstärke Saumbreite Wand',
    width: 'breit weit Kaliber Lumen',
    volume: 'Volumen Restharn',
    density: 'Dichte Dichtewert',
    height: 'Höhe',
    depth: 'Tiefe',
    distance:
      'Abstand Differenz Vorderkantenhöhe Hinterkantenhöhe Wirbelkörperhöhe Gelenkspalt Beinverkürzung Beinlängenunterschied Entfernung MRF CRM kranial kaudal proximal distal oberhalb unterhalb prävesikal entfernt',
  }),
)
/** Only behind a length do these say what it is: "2,5 cm kranial der Insertion". */
const afterOnly = stemsOf('kranial kaudal proximal distal oberhalb unterhalb prävesikal')

/** The measurement that begins at word `at`, without its role; null where none begins. */
export function measureAt(words: readonly Word[], at: number): Measure | null {
  if (!beginsWithDigit(words[at])) return null
  const share = shareAt(words, at) ?? compoundAt(words, at)
  if (share !== null) return share
  const first = numberOf(words[at])
  if (first === null) return null
  const values = [first]
  let range = false
  let unit: string | null = null
  let next = at + 1
  while (next < words.length) {
    const own = words[next - 1]?.kind === 'number' ? unitAt(words, next) : null
    if (own !== null) {
      unit = own.unit
      next += own.length
      if (own.length === 0) break
      continue
    }
    const joint = jointOf(words[next])
    const value = joint === null ? null : numberOf(words[next + 1])
    if (joint === null || value === null) break
    values.push(value)
    range ||= joint === 'range'
    next += 2
  }
  unit ??= unitBehindSecond(words, at, next) ?? unitOfCompared(words, at, next)
  if (unit === null) return null
  return {
    values,
    unit,
    range,
    role: null,
    from: at,
    to: next,
  }
}

/** "1,6-cm-Knoten" */
function compoundAt(words: readonly Word[], at: number): Measure | null {
  const [, figure, unit] = /^(\d+(?:,\d+)?)-([cm]m)-\p{Lu}/u.exec(words[at]?.text ?? '') ?? []
  if (figure === undefined || unit === undefined) return null
  return { values: [Number(figure.replace(',', '.'))], unit, range: false, role: null, from: at, to: at + 1 }
}

function beginsWithDigit(word: Word | undefined): boolean {
  const code = word?.text.charCodeAt(0) ?? 0
  return code >= 0x30 && code <= 0x39
}

const percent = /^(\d{1,3})-?prozentig/

/** "75-prozentige Stenose", "50- bis 75-prozentig". */
function shareAt(words: readonly Word[], at: number): Measure | null {
  const word = words[at] as Word
  const to = words[at + 1]?.text === '-' && words[at + 2]?.text === 'bis' ? at + 3 : at
  const upper = percent.exec(words[to]?.text ?? '')?.[1]
  const lower = to === at ? null : numberOf(word)
  if (upper === undefined || (to > at && lower === null)) return null
  return {
    values: lower === null ? [Number(upper)] : [lower, Number(upper)],
    unit: '%',
    range: lower !== null,
    role: null,
    from: at,
    to: to + 1,
  }
}

/** "von 8 auf 12 mm", "Steine von 6 und 4 mm": the unit stands once; not "Segment 6 und 4 mm". */
function unitBehindSecond(words: readonly Word[], from: number, to: number): string | null {
  // "Gegenüber 2021 auf 9 mm verlängert"
  if (/^20\d\d$/.test(words[from]?.text ?? '') && words[from - 1]?.text !== 'von') return null
  const pair = `${words[from - 1]?.text} ${words[to]?.text}`
  return / auf$|^(?:von|mit|\() und$/.test(pair) && numberOf(words[to + 1]) !== null ? unitOf(words[to + 2]) : null
}

/** "24 x 15 mm, VU 30 x 20", "14 mm (vormals 12)": the unit stands with the size of now only. */
function unitOfCompared(words: readonly Word[], from: number, to: number): string | null {
  if (fitsAt(words, to, times)) return null
  const isSize = jointOf(words[from + 1]) === 'axis' || (words[from]?.text.length ?? 0) < 3
  if (!isSize || words[to]?.text === '/' || !fitsAt(words, from - 1, comparedTo)) return null
  const now = words.slice(Math.max(0, from - comparedWithin), from).findLast((word) => isUnitOfLength(word))
  return unitOf(now)
}

/** "VU 4 Wochen postnatal" */
const times = /^(?:Tage?n?|Wochen?|Monate?n?|Jahre?n?|Stunden?|Uhr)$/
const comparedTo =
  /^(?:VU|Vor|Voruntersuchung|Vorbefund|vormals|zuvor|vorher|damals|früher|zuletzt|gg\.?|ggü\.?|gegenüber|vs\.?)$/
/** In words. */
const comparedWithin = 6

export function isUnitOfLength({ text }: Word): boolean {
  return text === 'mm' || text === 'cm'
}

const figure = /^\d{1,6}(?:[.,]\d{1,4})?$/

export function numberOf(word: Word | undefined): number | null {
  if (word === undefined || !figure.test(word.text)) return null
  return Number(word.text.replace(',', '.'))
}

/** The unit at a word: "cm", and with what is glued behind it "cm/s" and "cm²"; "m." of "6 mm m. Schatten" is none; the word of "4 mm-Herd" and "10F-Drainage" stands for itself. */
function unitAt(words: readonly Word[], at: number): { unit: string; length: number } | null {
  const joined = /^(mm|cm|ml|F|Fr|French|Ch|CH|Charr)-\p{Lu}/u.exec(words[at]?.text ?? '')?.[1]
  if (joined !== undefined) return { unit: units[joined.toLowerCase()] ?? joined, length: 0 }
  // "30-%ige Stenose"
  if (words[at]?.text === '-' && words[at + 1]?.text === '%') return { unit: '%', length: 2 }
  const unit = unitOf(words[at])
  // "10L" is a station of nodes.
  if (unit === null || (words[at]?.text === 'L' && words[at]?.glued === true)) return null
  const [sign, behind] = [words[at + 1], words[at + 2]]
  if (sign?.text === '/' && behind?.kind === 'word' && perTime.test(behind.text))
    return { unit: `${unit}/${behind.text.replace('.', '')}`, length: 3 }
  const power = sign?.glued === true ? powers[sign.text] : undefined
  return power === undefined ? { unit, length: 1 } : { unit: units[`${unit}${power}`] ?? `${unit}${power}`, length: 2 }
}

const perTime = /^(?:s|sec|sek|Sekunde|min|Minute|h|kg|m|dl)\.?$/
const powers: Readonly<Record<string, string>> = { '²': '²', '³': '³', '2': '²', '3': '³' }

function unitOf(word: Word | undefined): string | null {
  // "9 J 2 M" is an age.
  return word === undefined || word.text === 'M' ? null : (units[word.text.toLowerCase()] ?? null)
}

function jointOf(word: Word | undefined): 'axis' | 'range' | null {
  if (word === undefined) return null
  const text = word.text.toLowerCase()
  if (text === 'x' || text === '×' || text === 'mal' || text === '*') return 'axis'
  return text === '-' || text === '–' || text === 'bis' ? 'range' : null
}

const inPrepositions = stemsOf('in im der an')

/** What is measured, from the words around it. */
export function roleOf(words: readonly Word[], measure: Measure): string | null {
  if (isApart(words, measure)) return 'distance'
  for (const after of [
    words[measure.to],
    inPrepositions.has(words[measure.to]?.stem ?? '') ? words[measure.to + 1] : undefined,
  ]) {
    const role = after === undefined ? undefined : roleNamed(after)
    // "5 mm prävesikaler Stein", "von 6 mm im distalen Ureter"
    if (role !== undefined && !(role === 'distance' && /e[rnms]$/.test(after?.text ?? ''))) return role
  }
  for (let at = measure.from - 1; at >= Math.max(0, measure.from - 5); at--) {
    const word = words[at] as Word
    if (word.text === ',' || word.text === ';') return null
    const role = roleNamed(word)
    if (role !== undefined && !afterOnly.has(word.stem)) return role
  }
  return null
}

/** "reicht bis 4 mm an die Faszie", "4 mm von der Haut", "2 cm vor dem Ostium". */
function isApart(words: readonly Word[], { from, to }: Measure): boolean {
  const [before, after, next] = [words[from - 1], words[to], words[to + 1]].map((word) => word?.text ?? '')
  if (after === 'an') return /^(?:bis|auf|ca|etwa)$/.test(before ?? '')
  return /^(?:(?:vom|ab) |(?:von|über|hinter) de[rmn]$|vor dem$)/.test(`${after} ${next}`)
}

const compoundRoles = [...stemsOf('Durchmesser Dicke Volumen Breite Länge Tiefe Abstand Differenz Wand')]

/** "Intima-Media-Dicke", "Ergussvolumen". */
function roleNamed({ stem }: Word): string | undefined {
  return roles.get(stem) ?? roles.get(compoundRoles.find((one) => stem.endsWith(one)) ?? '')
}

const perBaseUnit: Readonly<Record<string, number>> = { cm: 10, m: 1000, l: 1000 }

/** Lengths in millimetres, volumes in millilitres, other units as they are; largest first unless a range. */
export function inBaseUnit(measure: Pick<Measurement, 'values' | 'unit'>): number[] {
  const factor = perBaseUnit[measure.unit ?? ''] ?? 1
  return measure.values.map((value) => Math.round(value * factor * 1000) / 1000)
}

export function isLength(measure: Pick<Measurement, 'unit'>): boolean {
  return /^[cm]?m$/.test(measure.unit ?? '')
}
