import { arrangeFindings, type FindingsGroup } from '../arrange/arrange-findings.ts'
import { derived } from '../arrange/derive-impression.ts'
import { type Piece, type Report, type Run, type SectionId, sectionIds } from '../model.ts'
import { compose, type LineEdit } from './compose.ts'
import { saysUnchanged } from './confirms-rest.ts'
import { type Dictated, unlabelled } from './dictated.ts'
import { addSection, addToSlot, type Draft, startDraft, templateOrigin } from './draft.ts'
import { generalSlot, topicalSlots } from './general-slot.ts'
import type { NormalSentence } from './normals.ts'
import { nounsOf } from './nouns-of.ts'
import type { Placement } from './place.ts'
import { type RemovedOrgan, slotOfRemoved } from './removed-organs.ts'
import { formal, type Revision, withoutBlanks } from './revise-normals.ts'
import { runsOfParts, slotOfSection } from './section-texts.ts'
import { sideOf } from './side-of.ts'
import { type Insertion, isDenial, slotEdits } from './slot-edits.ts'
import type { Slot, Template } from './template.ts'

interface Filling {
  template: Template
  normals: readonly NormalSentence[]
  dictated: readonly Dictated[]
  placements: readonly Placement[]
  removed: readonly RemovedOrgan[]
  /** Of the findings. */
  revisions: readonly Revision[]
  /** Drawn from the findings; used where none was dictated. */
  impression: readonly { pieces: readonly Piece[] }[]
}

export interface WrittenFill {
  html: string
  report: Report
  /** Sentences of other sections that gave way to dictated ones. */
  revisions: readonly Revision[]
  /** Findings that stand in the report, but below no heading of the template. */
  homeless: readonly Dictated[]
  /** Sentences that confirm normality and had to be written, as the template says nothing by itself. */
  written: ReadonlySet<Dictated>
}

const otherSections = sectionIds.filter((section) => section !== 'findings' && section !== 'title')

/** Writes all that was dictated into the template. */
export function writeFill(filling: Filling): WrittenFill {
  const { template, placements } = filling
  const draft = startDraft(template)
  writeFindings(draft, filling)
  const others = otherSections.flatMap((section) => writeSection(draft, filling, section))
  const general = generalSlot(template.slots)
  const homeless = placements.filter(({ kind }) => kind === 'unplaced').map(({ part }) => part)
  const written = confirmationsToWrite(filling)
  if (general) addToSlot(draft, general, { runs: runsOfLoose(template, [...homeless, ...written]), anchor: null })
  else {
    addBelowFindings(draft, homeless, 'Weitere Befunde:')
    addBelowFindings(draft, written, '')
  }
  return {
    ...put(draft, [...filling.revisions, ...others]),
    revisions: others,
    homeless: general ? [] : homeless,
    written: new Set(written),
  }
}

function put(draft: Draft, revisions: readonly Revision[]): { html: string; report: Report } {
  const bySlot = Map.groupBy(revisions, ({ sentence }) => sentence.slot)
  const edits = new Map<number, LineEdit[]>()
  for (const slot of draft.template.slots) {
    const own = slotEdits(draft.template, slot, bySlot.get(slot) ?? [], draft.insertions.get(slot) ?? [])
    for (const [line, list] of own) edits.set(line, [...(edits.get(line) ?? []), ...list])
  }
  const inserted = draft.inserted.toSorted((a, b) => sectionIds.indexOf(a.section) - sectionIds.indexOf(b.section))
  return compose(draft.template, edits, inserted)
}

function writeFindings(draft: Draft, { placements, revisions, removed }: Filling): void {
  const bySlot = Map.groupBy(revisions, ({ sentence }) => sentence.slot)
  for (const { kind, part, slot } of placements) {
    if (kind !== 'slot' || !slot) continue
    const pieces = tellsMore(part.label ?? '', slot) ? part.pieces : unlabelled(part)
    const anchor = anchorOf(slot, part, bySlot.get(slot) ?? [], draft.insertions.get(slot) ?? [])
    addToSlot(draft, slot, { runs: runsOfParts([{ pieces }]), anchor })
  }
  for (const organ of removed) sayRemoved(draft, organ, bySlot)
}

/** "Linker Femurkopf: rund" below "Hüftkopf", "Leber S7: 31 mm" below "Leber": the place is told nowhere else. */
function tellsMore(label: string, slot: Slot): boolean {
  const side = sideOf(label)
  const number = label.split(' ').find((word) => /\d|^[IVX]+$/.test(word)) ?? ''
  return (side !== null && side !== slot.side) || !slot.label.includes(number)
}

/** The slots of a removed organ must not stand empty: they say why. */
function sayRemoved(draft: Draft, removed: RemovedOrgan, revisions: ReadonlyMap<Slot, readonly Revision[]>): void {
  const emptied = [...revisions].flatMap(([slot, own]) =>
    own.some(({ removals }) => removals.some(({ part }) => part === removed.part)) ? [slot] : [],
  )
  const named = slotOfRemoved(removed, draft.template.slots)
  const pieces = derived(removed.part.pieces)
  for (const slot of new Set(named ? [named, ...emptied] : emptied))
    if (!draft.insertions.has(slot) && !revisions.get(slot)?.some(({ kept }) => kept !== ''))
      addToSlot(draft, slot, { runs: runsOfParts([{ pieces }]), anchor: null })
}

/** "In Bauchlage" leaves "Sterile Abdeckung, Lokalanästhesie" alone. */
const steps = /^(?:durchführ|ablauf|vorgehen)/i

/** Writes a section other than the findings; answers the template's sentences that gave way. */
function writeSection(
  draft: Draft,
  { dictated, impression, normals, template }: Filling,
  section: SectionId,
): Revision[] {
  const parts = dictated.filter((part) => part.section === section)
  const isDerived = section === 'impression' && parts.length === 0
  const lines = isDerived ? impression : parts
  const slot = slotOfSection(section, template.slots)
  if (lines.length === 0) return blanksOf(normals, section)
  const runs = runsOfParts(lines)
  if (slot === null) {
    if (!isDerived) addSection(draft, section, runs)
    return []
  }
  const first = runs[0]
  if (draft.insertions.has(slot) && first) runs[0] = { ...first, text: `\n${first.text}` }
  addToSlot(draft, slot, { runs, anchor: null })
  if (slot.section !== section) return []
  const said = new Set(parts.flatMap(({ text }) => nounsOf(text)))
  const isSaid = ({ text }: NormalSentence) => !steps.test(slot.label) || nounsOf(text).some((noun) => said.has(noun))
  const own = normals
    .filter((sentence) => sentence.slot === slot && !(formal.test(sentence.text) && !sentence.open))
    .map((sentence) =>
      isSaid(sentence) && !formal.test(sentence.text) ? replaced(sentence, parts[0] ?? null) : withoutBlanks(sentence),
    )
  // A blank elsewhere in the section, to be signed, goes; what asks for it stays.
  return [
    ...own,
    ...blanksOf(
      normals.filter((sentence) => sentence.slot !== slot),
      section,
    ),
  ]
}

/** "Spirale in portalvenöser Phase, [___] ml Kontrastmittel": what nobody filled goes, the rest stays. */
function blanksOf(normals: readonly NormalSentence[], section: SectionId): Revision[] {
  return normals
    .filter(({ slot, segment }) => slot.section === section && segment.placeholders.length > 0)
    .map(withoutBlanks)
}

/** "Sonst unauffällig" stays a command where the template says what is normal; else it is written, and "Sonst unverändert" always. */
function confirmationsToWrite({ revisions, placements }: Filling): Dictated[] {
  const isSaid = revisions.some(({ kept }) => kept === null)
  return placements
    .filter(({ kind, part }) => kind === 'confirms' && (!isSaid || saysUnchanged(part)))
    .map(({ part }) => part)
}

function addBelowFindings(draft: Draft, parts: readonly Dictated[], title: string): void {
  if (parts.length === 0) return
  const after = draft.template.lines.findLastIndex((line) => line.section === 'findings')
  if (after < 0) {
    addSection(draft, 'findings', runsOfParts(parts))
    return
  }
  const label = { text: title, bold: true, origin: templateOrigin }
  const lead = title === '' ? [] : [label, { text: ' ', origin: templateOrigin }]
  const runs = [...lead, ...runsOfParts(parts)]
  draft.inserted.push({ after, kind: 'paragraph', level: 0, section: 'findings', organ: '', runs })
}

/** Where the template has no headings of its own, regions are named. */
function runsOfLoose({ slots }: Template, parts: readonly Dictated[]): Run[] {
  return topicalSlots(slots).length > 0 ? runsOfParts(parts) : runsOfGroups(arrangeFindings(parts))
}

/** One line for each region, named where there are several. */
function runsOfGroups(groups: readonly FindingsGroup[]): Run[] {
  const labelled = groups.length > 2
  return groups.flatMap(({ label, parts }, index) => {
    const named = labelled && label !== ''
    const own = parts.map((part) => ({
      pieces: named ? unlabelled(part) : part.pieces,
    }))
    const [first, ...rest] = runsOfParts(own)
    if (first === undefined) return []
    const lead = index === 0 ? '' : breakOf(labelled)
    if (!named) return [{ ...first, text: lead + first.text }, ...rest]
    return [
      { text: `${lead}${label}:`, bold: true, origin: templateOrigin },
      { ...first, text: ` ${first.text}` },
      ...rest,
    ]
  })
}

function breakOf(labelled: boolean): string {
  return labelled ? '\n' : ' '
}

/** In running text without a label: after the last sentence about the same organ. */
function anchorOf(
  slot: Slot,
  part: Dictated,
  own: readonly Revision[],
  earlier: readonly Insertion[],
): Revision | null {
  const caused = own.find((revision) => revision.removals.some((removal) => removal.part === part))
  if (slot.label === '') return caused ?? own.findLast((revision) => shareOrgan(revision, part)) ?? null
  if (earlier[0]) return earlier[0].anchor
  // "L5/S1: Protrusion." below "L5/S1: Kein Vorfall.": what gave up its label stands right behind that of the template.
  const isLabelled = part.labelPieces > 0 && own.every(isDenial)
  return caused ?? (isLabelled ? own[0] : undefined) ?? null
}

function shareOrgan(revision: Revision, part: Dictated): boolean {
  const spoken = new Set(part.clauses.flatMap((clause) => clause.organs))
  return revision.sentence.clauses.some((clause) => clause.organs.some((organ) => spoken.has(organ)))
}

function replaced(sentence: NormalSentence, part: Dictated | null): Revision {
  return { sentence, kept: '', removals: [{ text: sentence.text, status: 'replaced', part }] }
}
