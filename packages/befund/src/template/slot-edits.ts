import type { Origin, Run } from '../model.ts'
import { appendAll } from '../write/append-all.ts'
import { type LineEdit, sliceRuns } from './compose.ts'
import type { Revision } from './revise-normals.ts'
import type { Segment, Slot, Template } from './template.ts'

/** Text to write into a slot. */
export interface Insertion {
  runs: readonly Run[]
  /** The sentence of the template in whose stead, or after which, it stands; null for wherever the slot has room. */
  anchor: Revision | null
}

const origin: Origin = { kind: 'template' }

/** The edits that put new text into a slot, take out what was revised, and leave no placeholder. */
export function slotEdits(
  template: Template,
  slot: Slot,
  revisions: readonly Revision[],
  insertions: readonly Insertion[],
): Map<number, LineEdit[]> {
  const edits = new Map<number, LineEdit[]>()
  const room = roomIn(slot, revisions)
  for (const segment of slot.segments) {
    const own = revisions.filter((revision) => revision.sentence.segment === segment)
    const here = insertions.filter(({ anchor }) =>
      anchor === null ? segment === room.segment : anchor.sentence.segment === segment,
    )
    const changed = here.length > 0 || own.some((revision) => revision.kept !== null) || segment.placeholders.length > 0
    if (!changed) continue
    const runs = segmentRuns(template, segment, own, here, room.at)
    const lead = needsSpace(template, segment) && runs.length > 0 ? [{ text: ' ', origin }] : []
    const list = edits.get(segment.line) ?? []
    list.push({ start: segment.start, end: segment.end, runs: [...lead, ...runs] })
    edits.set(segment.line, list)
  }
  return edits
}

function needsSpace(template: Template, segment: Segment): boolean {
  const before = template.lines[segment.line]?.text.charAt(segment.start - 1) ?? ''
  return segment.start > 0 && before.trim() !== ''
}

/** At a placeholder, else after the last sentence, else in the first place there is. */
function roomIn(slot: Slot, revisions: readonly Revision[]): { segment: Segment | null; at: number } {
  const [first] = slot.segments
  // An empty cell is the place, whatever blank a later line has.
  if (first !== undefined && first.start === first.end && first.placeholders.length === 0)
    return { segment: first, at: first.start }
  const open = slot.segments.find((segment) => segment.placeholders.length > 0)
  if (open) return { segment: open, at: open.placeholders[0]?.start ?? open.start }
  const last = revisions.at(-1)?.sentence.segment ?? slot.segments.at(-1) ?? null
  return { segment: last, at: Number.POSITIVE_INFINITY }
}

function segmentRuns(
  template: Template,
  segment: Segment,
  revisions: readonly Revision[],
  insertions: readonly Insertion[],
  roomAt: number,
): Run[] {
  const entries: { at: number; runs: readonly Run[] }[] = []
  for (const revision of revisions) {
    const added = insertions
      .filter(({ anchor }) => anchor === revision)
      .map(({ runs }) => ({ at: revision.sentence.start, runs }))
    const kept = keptRuns(template, segment, revision)
    const own =
      kept.length > 0
        ? [{ at: revision.sentence.open ? revision.sentence.end : revision.sentence.start, runs: kept }]
        : []
    appendAll(entries, findingFirst(revision) ? [...added, ...own] : [...own, ...added])
  }
  for (const { anchor, runs } of insertions) if (anchor === null) entries.push({ at: roomAt, runs })
  const sorted = entries.map((entry, index) => ({ ...entry, index })).sort((a, b) => a.at - b.at || a.index - b.index)
  return sorted.flatMap(({ runs }, index) => {
    if (index === 0) return withoutLineFeed(runs)
    if (runs[0]?.text.startsWith('\n')) return [...runs]
    // A line dictated without a stop ends where the next sentence begins.
    const isOpen = /[\p{L}\p{N})]$/u.test(sorted[index - 1]?.runs.at(-1)?.text ?? '')
    return [{ text: isOpen ? '. ' : ' ', origin }, ...runs]
  })
}

/** What was found comes before what is left denied ("Keine Fraktur."), but after what is left described ("Normal groß."). */
function findingFirst(revision: Revision): boolean {
  return (revision.kept !== null || revision.sentence.slot.label !== '') && isDenial(revision)
}

export function isDenial({ kept, sentence }: Revision): boolean {
  return /^(?:kein|ohne|nicht)/i.test(kept ?? sentence.clauses[0]?.text ?? '')
}

function withoutLineFeed(runs: readonly Run[]): Run[] {
  const [first, ...rest] = runs
  return first ? [{ ...first, text: first.text.replace(/^\n/, '') }, ...rest] : []
}

function keptRuns(template: Template, segment: Segment, { sentence, kept }: Revision): Run[] {
  if (kept === null) {
    const runs = template.lines[segment.line]?.runs ?? []
    return sliceRuns(runs, sentence.start, sentence.end).map((run) => ({ ...run, origin }))
  }
  return kept === '' ? [] : [{ text: kept, origin }]
}
