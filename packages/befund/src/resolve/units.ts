import { wordSet } from '../read/word-set.ts'
import { longestPhrases } from './longest-phrase.ts'

const spokenUnits: readonly (readonly [symbol: string, names: string])[] = [
  ['mm', 'millimeter|millimetern|millimeters|milli meter|milimeter'],
  ['cm', 'zentimeter|zentimetern|zentimeters|centimeter|centimetern|zenti meter'],
  ['dm', 'dezimeter'],
  ['m', 'meter|metern'],
  ['km', 'kilometer|kilometern'],
  ['µm', 'mikrometer|mikrometern'],
  ['mm²', 'quadratmillimeter|quadratmillimetern'],
  ['cm²', 'quadratzentimeter|quadratzentimetern'],
  ['m²', 'quadratmeter|quadratmetern'],
  ['mm³', 'kubikmillimeter|kubikmillimetern'],
  ['cm³', 'kubikzentimeter|kubikzentimetern|kubik zentimeter'],
  ['ml', 'milliliter|millilitern|milliliters|milli liter|mililiter'],
  ['dl', 'deziliter|dezilitern'],
  ['l', 'liter|litern|liters'],
  ['µl', 'mikroliter'],
  ['HE', 'h e'],
  [
    'HU',
    'hounsfield-einheiten|hounsfield einheiten|hounsfieldeinheiten|hounsfield|hounsfield units|hounsfield-units|hounsfield-einheit|hounsfield einheit|h u|houndsfield einheiten',
  ],
  ['%', 'prozent|prozents|prozentzeichen'],
  ['°C', 'grad celsius'],
  ['°', 'grad|winkelgrad'],
  ['mmHg', 'millimeter quecksilbersäule|millimeter quecksilber|millimeter hg|mmhg'],
  ['mSv', 'millisievert'],
  ['µSv', 'mikrosievert'],
  ['Sv', 'sievert'],
  ['mGy·cm', 'milligray mal zentimeter|milligray zentimeter|milligrayzentimeter|milligray-zentimeter'],
  ['cGy·cm²', 'zentigray mal quadratzentimeter|zentigray quadratzentimeter'],
  ['µGy·m²', 'mikrogray mal quadratmeter|mikrogray quadratmeter'],
  ['Gy·cm²', 'gray mal quadratzentimeter|gray quadratzentimeter'],
  ['mGy', 'milligray'],
  ['cGy', 'zentigray|centigray'],
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
  ['mol', 'mol'],
  ['MBq', 'megabecquerel'],
  ['GBq', 'gigabecquerel'],
  ['kPa', 'kilopascal'],
  ['Hz', 'hertz'],
  ['kHz', 'kilohertz'],
  ['MHz', 'megahertz'],
  ['dB', 'dezibel'],
  ['ml/min', 'milliliter pro minute|milliliter in der minute'],
  ['ml/s', 'milliliter pro sekunde'],
  ['ml/kg', 'milliliter pro kilogramm'],
  ['ml/h', 'milliliter pro stunde'],
  ['cm/s', 'zentimeter pro sekunde'],
  ['m/s', 'meter pro sekunde'],
  ['mm/s', 'millimeter pro sekunde'],
  ['mm²/s', 'quadratmillimeter pro sekunde'],
  ['mg/dl', 'milligramm pro deziliter'],
  ['mg/l', 'milligramm pro liter'],
  ['mg/ml', 'milligramm pro milliliter'],
  ['mmol/l', 'millimol pro liter'],
  ['g/dl', 'gramm pro deziliter'],
  ['g/l', 'gramm pro liter'],
  ['ng/ml', 'nanogramm pro milliliter'],
  ['µmol/l', 'mikromol pro liter'],
  ['mg/kg', 'milligramm pro kilogramm'],
  ['ml/m²', 'milliliter pro quadratmeter'],
  ['g/m²', 'gramm pro quadratmeter'],
  ['kg/m²', 'kilogramm pro quadratmeter'],
  ['cm/Jahr', 'zentimeter pro jahr'],
  ['mm/Jahr', 'millimeter pro jahr'],
]

const symbols = new Map<string, string>(
  spokenUnits.flatMap(([symbol, names]) => names.split('|').map((name) => [name, symbol] as const)),
)

const writtenUnits = new Map(
  spokenUnits
    .map(([symbol]) => [symbol.toLowerCase(), symbol] as const)
    .filter(([key]) => key !== 't' && key !== 'm' && key !== 'l' && key !== 'g'),
)

/** "msv" is written "mSv", "m2" stays as it is; null for what is no unit. */
export function writtenUnit(text: string): string | null {
  const written = writtenUnits.get(text.toLowerCase().replace('2', '²').replace('3', '³')) ?? null
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

/** The unit that begins at a position; `keyAt` and `textAt` give the cells from there on. */
export function unitAt(
  keyAt: (offset: number) => string | undefined,
  textAt: (offset: number) => string | undefined,
): Unit | null {
  const first = keyAt(0)
  if (first === undefined) return null
  for (let length = longest.get(first) ?? 0; length >= 1; length--) {
    let name = first
    for (let offset = 1; offset < length; offset++) name += ` ${keyAt(offset) ?? ''}`
    const symbol = symbols.get(name)
    if (symbol !== undefined) return { symbol, length, spoken: true }
  }
  const written = writtenUnits.get(first)
  const text = textAt(0) ?? ''
  if (written !== undefined) return { symbol: text, length: 1, spoken: false }
  return ['T', 'm', 'l', 'g'].includes(text) ? { symbol: text, length: 1, spoken: false } : null
}

/** Units of time stay words; the figure before them does not. */
export const timeUnits: ReadonlySet<string> = wordSet(
  'sekunde sekunden minute minuten stunde stunden tag tage tagen woche wochen monat monate monaten monats jahr jahre jahren jahres ssw schwangerschaftswochen lebensjahre lebensjahren',
)

/** Nouns that take a figure before them as a unit does. */
export const countUnits: ReadonlySet<string> = wordSet(
  'french charrière gauge schläge euro einheiten millionen packungsjahre pack pixel zoll',
)
