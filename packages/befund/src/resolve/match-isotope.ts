import { mergeCells } from './cell.ts'
import { parseNumber } from './parse-number.ts'
import { continues, keyAt, type Match, type Scan } from './scan.ts'

/** Nuclides of nuclear medicine: how they are written and the mass numbers in use. Spoken names keep their own spelling. */
export const nuclides: ReadonlyMap<string, readonly [symbol: string, masses: readonly number[]]> = new Map([
  ['f', ['F', [18]]],
  ['fluor', ['Fluor', [18]]],
  ['tc', ['Tc', [99]]],
  ['technetium', ['Technetium', [99]]],
  ['ga', ['Ga', [67, 68]]],
  ['gallium', ['Gallium', [67, 68]]],
  ['j', ['J', [123, 124, 131]]],
  ['i', ['I', [123, 124, 131]]],
  ['jod', ['Jod', [123, 124, 131]]],
  ['iod', ['Iod', [123, 124, 131]]],
  ['lu', ['Lu', [177]]],
  ['lutetium', ['Lutetium', [177]]],
  ['y', ['Y', [90]]],
  ['yttrium', ['Yttrium', [90]]],
  ['indium', ['Indium', [111]]],
  ['thallium', ['Thallium', [201]]],
  ['xenon', ['Xenon', [133]]],
  ['c', ['C', [11]]],
])
const tracers: ReadonlyMap<string, string> = new Map(
  'FDG PSMA PSMA-11 PSMA-1007 DOTATOC DOTATATE DOTANOC DPD MDP HDP MIBI MAA MAG3 DMSA DTPA FET FLT DOPA Cholin Pertechnetat MIBG Nanocoll'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
)

/** "F achtzehn FDG" as F-18-FDG, "Tc neunundneunzig m" as Tc-99m. */
export function matchIsotope(scan: Scan, at: number): Match | null {
  const nuclide = nuclides.get(keyAt(scan, at))
  if (nuclide === undefined || scan.cells[at]?.kind !== 'word' || !continues(scan, at + 1)) return null
  const number = parseNumber(scan, at + 1)
  if (number === null || !(number.spoken || scan.style.dictated) || !nuclide[1].includes(number.value)) return null
  let length = 1 + number.length
  let text = `${nuclide[0]}-${number.text}`
  if (continues(scan, at + length) && keyAt(scan, at + length) === 'm') {
    text += 'm'
    length++
  }
  const tracer = continues(scan, at + length) ? tracers.get(keyAt(scan, at + length)) : undefined
  if (tracer !== undefined) {
    text += `-${tracer}`
    length++
  }
  if (nuclide[0].length === 1 && tracer === undefined) return null
  return { length, cells: [mergeCells(scan.cells.slice(at, at + length), { text, kind: 'word', rule: 'isotope' })] }
}
