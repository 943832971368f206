import { continues, type Scan } from './scan.ts'
import { unitAt } from './units.ts'

/** "L drei vier Millimeter": the second number is a size. */
export function isMeasured(scan: Scan, at: number): boolean {
  return (
    continues(scan, at) &&
    unitAt(
      (offset) => scan.cells[at + offset]?.key,
      (offset) => scan.cells[at + offset]?.text,
    ) !== null
  )
}
