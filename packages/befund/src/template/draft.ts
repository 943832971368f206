import { sectionTitles } from '../arrange/section-names.ts'
import { type Origin, type Run, type SectionId, sectionIds } from '../model.ts'
import { appendAll } from '../write/append-all.ts'
import type { InsertedLine } from './compose.ts'
import type { Insertion } from './slot-edits.ts'
import type { Slot, Template } from './template.ts'

/** What is to be written into a template, before it is put together. */
export interface Draft {
  template: Template
  insertions: Map<Slot, Insertion[]>
  /** Lines the template does not have. */
  inserted: (InsertedLine & { runs: Run[] })[]
  /** The line written below a heading that has none of its own. */
  below: Map<Slot, Run[]>
}

export const templateOrigin: Origin = { kind: 'template' }

export function startDraft(template: Template): Draft {
  return { template, insertions: new Map(), inserted: [], below: new Map() }
}

/** Adds text to a slot: at its anchor, or wherever the slot has room. */
export function addToSlot(draft: Draft, slot: Slot, insertion: Insertion): void {
  if (insertion.runs.length === 0) return
  if (slot.segments.length === 0) {
    addBelow(draft, slot, insertion.runs)
    return
  }
  const list = draft.insertions.get(slot)
  if (list) list.push(insertion)
  else draft.insertions.set(slot, [insertion])
}

function addBelow({ inserted, below }: Draft, slot: Slot, added: readonly Run[]): void {
  const runs = below.get(slot)
  if (runs) {
    runs.push({ text: ' ', origin: templateOrigin })
    appendAll(runs, added)
    return
  }
  const own = [...added]
  const organ = slot.organs.length > 0 ? slot.label : ''
  below.set(slot, own)
  inserted.push({ after: slot.labelLine, kind: 'paragraph', level: 0, section: slot.section, organ, runs: own })
}

/** A section the template lacks: below those that come before it. */
export function addSection({ template, inserted }: Draft, section: SectionId, runs: Run[]): void {
  const rank = sectionIds.indexOf(section)
  const after = template.lines.findLastIndex((line) => sectionIds.indexOf(line.section) < rank)
  const title = { text: sectionTitles[section], origin: templateOrigin }
  inserted.push({ after, kind: 'heading', level: headingLevel(template), section, organ: '', runs: [title] })
  inserted.push({ after, kind: 'paragraph', level: 0, section, organ: '', runs })
}

function headingLevel({ lines }: Template): number {
  const heading = lines.findLast(
    (line) => line.isHeading && line.source.kind === 'heading' && line.organLabel === '' && line.section !== 'title',
  )
  return heading?.source.level ?? 3
}
