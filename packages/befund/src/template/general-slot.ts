import { foldLabel, sectionOfName } from '../arrange/section-names.ts'
import type { Slot } from './template.ts'

/** A place for any finding: the placeholder of the findings, or their heading where nothing stands below it. */
export function generalSlot(slots: readonly Slot[]): Slot | null {
  const own = slots.filter((slot) => slot.section === 'findings')
  // Below the label of an organ such a placeholder is the place of that organ.
  const open = own.find(
    ({ organs, findings, segments }) =>
      organs.length === 0 &&
      findings.length === 0 &&
      segments.some((segment) => segment.placeholders.some((one) => one.section === 'findings')),
  )
  if (open) return open
  const [heading] = own
  return own.length === 1 && heading && isFindingsHeading(heading) ? heading : null
}

function isFindingsHeading(slot: Slot): boolean {
  return sectionOfName(slot.label) === 'findings'
}

/** The slots that sentences are matched with by what they are about; left out are the general place and bare headings. */
export function topicalSlots(slots: readonly Slot[]): Slot[] {
  const general = generalSlot(slots)
  return slots.filter((slot) => slot.section === 'findings' && slot !== general && !isFindingsHeading(slot))
}

/** "Nebenbefunde", "Sonstiges", "Miterfasste Organe": the place of what has none. */
export function incidentalSlot(slots: readonly Slot[]): Slot | null {
  return slots.find((slot) => slot.section === 'findings' && incidentals.test(foldLabel(slot.label))) ?? null
}

const incidentals =
  /^(?:(?:neben|zusatz)befunde?|sonstiges|weiteres|extra.ardial|(?:sonstige|weitere|übrige|extra.ardialer?|mit\p{L}{4,10}te) (?:befunde?|organe|strukturen))$/u
