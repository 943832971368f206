import { wordSet } from '../read/word-set.ts'
import { longestPhrases } from './longest-phrase.ts'

const spokenUnits: readonly (readonly [symbol: string, names: string])[] = [
  ['mm', 'millimeter|milli meter|milimeter'],
  ['cm', 'zentimeter|zenti meter'],
  ['dm', 'dezimeter'],
  ['m', 'meter'],
  ['km', 'kilometer'],
  ['µm', 'mikrometer'],
  ['mm²', 'quadratmillimeter'],
  ['cm²', 'quadratzentimeter'],
  ['m²', 'quadratmeter'],
  ['mm³', 'kubikmillimeter'],
  ['cm³', 'kubikzentimeter|kubik zentimeter'],
  ['ml', 'milliliter|milli liter|mililiter'],
  ['dl', 'deziliter'],
  ['l', 'liter'],
  ['µl', 'mikroliter'],
  ['HE', 'h e'],
  ['HU', 'hounsfield einheit|hounsfield einheiten|hounsfieldeinheiten|hounsfield|hounsfield units|h u'],
  ['%', 'prozent|prozents|prozentzeichen'],
  ['°C', 'grad celsius'],
  ['°', 'grad|winkelgrad'],
  ['mmHg', 'millimeter quecksilbersäule|millimeter quecksilber|millimeter hg|mmhg'],
  ['mSv', 'millisievert'],
  ['µSv', 'mikrosievert'],
  ['Sv', 'sievert'],
  ['mGy·cm', 'milligrayzentimeter|milligray-zentimeter'],
  ['cGy·cm²', ''],
  ['µGy·m²', ''],
  ['Gy·cm²', ''],
  ['µGy', 'mikrogray'],
  ['mGy', 'milligray'],
  ['cGy', 'zentigray'],
  ['Gy', 'gray'],
  ['ms', 'millisekunde|millisekunden'],
  ['T', 'tesla'],
  ['kV', 'kilovolt'],
  ['mAs', 'milliamperesekunde|milliamperesekunden|milliampere sekunden'],
  ['mA', 'milliampere'],
  ['mg', 'milligramm'],
  ['µg', 'mikrogramm'],
  ['ng', 'nanogramm'],
  ['g', 'gramm'],
  ['kg', 'kilogramm|kilo gramm'],
  ['mmol', 'millimol'],
  ['pmol', 'pikomol'],
  ['mol', 'mol'],
  ['MBq', 'megabecquerel'],
  ['GBq', 'gigabecquerel'],
  ['kPa', 'kilopascal'],
  ['Hz', 'hertz'],
  ['kHz', 'kilohertz'],
  ['MHz', 'megahertz'],
  ['dB', 'dezibel'],
  ['s/mm²', 'sekunden pro quadratmillimeter'],
  ['U/l', 'u pro liter|einheiten pro liter'],
  ['/min', 'pro minute'],
  ['/µl', 'pro mikroliter'],
]

/** "Millimetern", "Centigray", "Hounsfield-Einheiten" */
const symbols = new Map<string, string>(
  spokenUnits.flatMap(([symbol, names]) =>
    names
      .split('|')
      .flatMap((name) => (/(?:met|lit)er$/.test(name) ? [name, `${name}n`, `${name}s`] : [name]))
      .flatMap((name) => [name, name.replaceAll('zenti', 'centi'), name.replace(' ', '-')])
      .map((name) => [name, symbol] as const),
  ),
)

/** Below the stroke of a rate, beside the units themselves. */
const periods: ReadonlyMap<string, string> = new Map([
  ['minute', 'min'],
  ['min', 'min'],
  ['sekunde', 's'],
  ['s', 's'],
  ['stunde', 'h'],
  ['h', 'h'],
  ['jahr', 'Jahr'],
])

const letters = /^[tmlg]$/
const writtenUnits = new Map(spokenUnits.map(([symbol]) => [symbol.toLowerCase(), symbol] as const))

/** "msv" is written "mSv", "ng/ML" "ng/ml", "m2" stays as it is; null for what is no unit. */
export function writtenUnit(text: string): string | null {
  const [above = '', below] = text.toLowerCase().split('/')
  const symbol = symbolOf(above)
  if (below === undefined) return letters.test(above) ? null : symbol
  const period = periods.get(below) ?? symbolOf(below)
  return symbol === null || period === null ? null : `${symbol}/${period}`
}

function symbolOf(text: string): string | null {
  const written = writtenUnits.get(text.replace('2', '²').replace('3', '³')) ?? null
  return written !== null && /\d/.test(text) ? written.replace('²', '2').replace('³', '3') : written
}

const longest = longestPhrases(symbols.keys())

export interface Unit {
  symbol: string
  /** In cells. */
  length: number
  /** False where the symbol stands there already. */
  spoken: boolean
}

type At = (offset: number) => string | undefined

/** The unit that begins at a position, alone, as a rate or a product; `keyAt` and `textAt` give the cells from there on. */
export function unitAt(keyAt: At, textAt: At): Unit | null {
  const unit = plainUnit(keyAt, textAt, 0)
  const symbol = unit === null ? null : (writtenUnit(unit.symbol) ?? unit.symbol)
  if (unit === null || symbol === null || !/^\p{L}/u.test(symbol)) return unit
  const joint = keyAt(unit.length)
  const next = joint === 'pro' || joint === 'mal' ? unit.length + 1 : unit.length
  const isRate = joint === 'pro'
  if (!isRate && !symbol.endsWith('Gy')) return unit
  const other = plainUnit(keyAt, textAt, next)
  const below = (isRate ? periods.get(keyAt(next) ?? '') : undefined) ?? other?.symbol
  if (below === undefined) return unit
  return { symbol: symbol + (isRate ? '/' : '·') + below, length: next + (other?.length ?? 1), spoken: true }
}

function plainUnit(keyAt: At, textAt: At, at: number): Unit | null {
  const first = keyAt(at)
  if (first === undefined) return null
  for (let length = longest.get(first) ?? 0; length >= 1; length--) {
    let name = first
    for (let offset = 1; offset < length; offset++) name += ` ${keyAt(at + offset) ?? ''}`
    const symbol = symbols.get(name)
    if (symbol !== undefined) return { symbol, length, spoken: true }
  }
  const text = textAt(at) ?? ''
  const isWritten = first.includes('/') ? writtenUnit(first) !== null : writtenUnits.has(first) && !letters.test(first)
  return isWritten || /^[Tmlg]$/.test(text) ? { symbol: text, length: 1, spoken: false } : null
}

/** Units of time stay words; the figure before them does not. */
export const timeUnits: ReadonlySet<string> = wordSet(
  'sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten monats jahr jahre jahren jahres ssw schwangerschaftswochen lebensjahre lebensjahren',
)

/** Nouns that take a figure before them as a unit does. */
export const countUnits: ReadonlySet<string> = wordSet(
  'french charrière gauge schläge euro einheiten millionen packungsjahre pack pixel zoll',
)
