import type { Run, SectionId } from '../model.ts'
import { runsOfPieces } from '../write/piece-runs.ts'
import type { Dictated } from './dictated.ts'
import type { Slot } from './template.ts'

/** Where a section goes whose own place a template lacks. */
const stand: Partial<Record<SectionId, readonly SectionId[]>> = {
  clinicalHistory: ['clinicalQuestion'],
  clinicalQuestion: ['clinicalHistory'],
  recommendation: ['impression'],
}

/** The place of a section: one under its own name first, one with a placeholder before others. */
export function slotOfSection(section: SectionId, slots: readonly Slot[]): Slot | null {
  for (const one of [section, ...(stand[section] ?? [])]) {
    const own = slots.filter((slot) => slot.section === one && slot.organs.length === 0 && slot.findings.length === 0)
    const isOpen = ({ segments }: Slot): boolean => segments.some(({ placeholders }) => placeholders.length > 0)
    // "Beurteilung" with an empty cell, before a blank to be signed.
    const isEmpty = ({ label, segments }: Slot): boolean =>
      label !== '' && segments.length > 0 && segments.every(({ start, end }) => start === end)
    const best = own.find((slot) => isOpen(slot) || isEmpty(slot)) ?? own[0]
    if (best) return best
  }
  return null
}

/** Sentences as running text; lines and items that were dictated as such stay lines. */
export function runsOfParts(parts: readonly Pick<Dictated, 'pieces'>[]): Run[] {
  const runs: Run[] = []
  parts.forEach(({ pieces }, index) => {
    const from = runs.length
    for (const run of runsOfPieces(pieces)) runs.push(run)
    const first = runs[from]
    if (index > 0 && first !== undefined) first.text = leadOf(pieces[0]?.before) + first.text
  })
  return runs
}

function leadOf(before: string | undefined): string {
  return before === 'line' || before === 'paragraph' || before === 'item' ? '\n' : ' '
}
