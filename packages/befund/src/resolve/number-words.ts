import { rememberWord } from '../own-words.ts'

/** German number words to figures: "einhundertzwanzig", "dreiundzwanzig", "anderthalb". Keys are lower case, composed. */

const ones: Readonly<Record<string, number>> = {
  ein: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
}
const teens: Readonly<Record<string, number>> = {
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
}
const tens: Readonly<Record<string, number>> = {
  zwanzig: 20,
  dreißig: 30,
  dreissig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
}

/** All whole numbers below a hundred by their words. */
const belowHundred: ReadonlyMap<string, number> = new Map([
  ...Object.entries(ones),
  ['eins', 1] as const,
  ...Object.entries(teens),
  ...Object.entries(tens),
  ...Object.entries(tens).flatMap(([tenWord, ten]) =>
    Object.entries(ones).map(([oneWord, one]) => [`${oneWord}und${tenWord}`, ten + one] as const),
  ),
])

const longestNumberWord = 60

/** Value of one number word below a million, or null. "ein" is 1 here; whether it is the article the caller knows. */
export function wholeNumber(key: string): number | null {
  if (key.length > longestNumberWord) return null
  if (key === 'null') return 0
  const small = belowHundred.get(key)
  if (small !== undefined) return small
  const thousand = key.indexOf('tausend')
  if (thousand < 0) return belowTenThousand(key)
  const count = thousand === 0 ? 1 : belowTenThousand(key.slice(0, thousand))
  const rest = remainder(key.slice(thousand + 'tausend'.length))
  return count === null || count >= 1000 || rest === null || rest >= 1000 ? null : count * 1000 + rest
}

/** "zweihundertdreißig" and years: "neunzehnhundertachtundneunzig". */
function belowTenThousand(key: string): number | null {
  const hundred = key.indexOf('hundert')
  if (hundred < 0) return belowHundred.get(key) ?? null
  const count = hundred === 0 ? 1 : (ones[key.slice(0, hundred)] ?? teens[key.slice(0, hundred)] ?? null)
  const rest = remainder(key.slice(hundred + 'hundert'.length))
  return count === null || rest === null || rest >= 100 ? null : count * 100 + rest
}

function remainder(key: string): number | null {
  if (key === '') return 0
  const plain = key.startsWith('und') && key.length > 3 ? key.slice(3) : key
  return belowHundred.get(key) ?? belowHundred.get(plain) ?? belowTenThousand(plain)
}

const halves: ReadonlyMap<string, number> = new Map([
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['einenhalb', 1.5],
  ['zweieinhalb', 2.5],
  ['dreieinhalb', 3.5],
  ['viereinhalb', 4.5],
  ['fünfeinhalb', 5.5],
  ['sechseinhalb', 6.5],
  ['siebeneinhalb', 7.5],
  ['achteinhalb', 8.5],
  ['neuneinhalb', 9.5],
  ['zehneinhalb', 10.5],
  ['elfeinhalb', 11.5],
  ['zwölfeinhalb', 12.5],
])

/** "anderthalb", "zweieinhalb": as written in figures, "1,5". */
export function halfNumber(key: string): string | null {
  const value = halves.get(key)
  return value === undefined ? null : String(value).replace('.', ',')
}

const ordinalStems: ReadonlyMap<string, number> = new Map([
  ['erst', 1],
  ['zweit', 2],
  ['dritt', 3],
  ['viert', 4],
  ['fünft', 5],
  ['sechst', 6],
  ['siebt', 7],
  ['siebent', 7],
  ['acht', 8],
  ['neunt', 9],
  ['zehnt', 10],
  ['elft', 11],
  ['zwölft', 12],
])

/** Value of an inflected ordinal ("siebten", "zwölfte", "einunddreißigster"), or null. */
export const ordinalNumber: (key: string) => number | null = rememberWord(readOrdinal)

function readOrdinal(key: string): number | null {
  const stem = ordinalStem(key)
  if (stem === null) return null
  const small = ordinalStems.get(stem)
  if (small !== undefined) return small
  if (stem.endsWith('st')) {
    const value = wholeNumber(stem.slice(0, -2))
    return value !== null && value >= 20 ? value : null
  }
  const value = stem.endsWith('t') ? wholeNumber(stem.slice(0, -1)) : null
  return value !== null && value >= 13 && value < 20 ? value : null
}

function ordinalStem(key: string): string | null {
  if (key.endsWith('en') || key.endsWith('er') || key.endsWith('es') || key.endsWith('em')) return key.slice(0, -2)
  return key.endsWith('e') ? key.slice(0, -1) : null
}

/** A run of figures as it may stand in a transcript: "12", "3,5", "0.57". */
export function isFigures(key: string): boolean {
  if (key.length === 0 || key.length > 20) return false
  let separators = 0
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code >= 0x30 && code <= 0x39) continue
    if (code !== 0x2c && code !== 0x2e) return false
    separators++
  }
  return separators <= 1 && key.charCodeAt(0) >= 0x30 && key.charCodeAt(0) <= 0x39
}

export function isNumeral(key: string): boolean {
  return isFigures(key) || wholeNumber(key) !== null || halfNumber(key) !== null
}
