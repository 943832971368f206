import { isWithin } from '../anatomy/organ-tree.ts'
import { sectionOfName } from '../arrange/section-names.ts'
import type { Run, SectionId, Side } from '../model.ts'
import { runsOf } from '../write/read-html-report.ts'
import { joinedOrgans } from './coordination.ts'
import { germanLabel } from './english-normals.ts'
import { type HtmlLine, readHtmlLines } from './html-lines.ts'
import { levelsOf } from './levels-of.ts'
import { findLabels, isBareName, type Label, namesSomething, withoutColon } from './line-labels.ts'
import { findPlaceholders } from './placeholders.ts'
import { sideOf } from './side-of.ts'
import type { Slot, Template, TemplateLine } from './template.ts'
import { idsIn } from './terms-in.ts'
import { tissueOf } from './tissues.ts'

/** How deep a label stands below headings h1..h6. */
const boldLineLevel = 7
const labelLevel = 8

interface Reader {
  lines: TemplateLine[]
  slots: Slot[]
  section: SectionId | null
  slot: Slot | null
  /** Open headings above, outermost first. */
  above: {
    level: number
    section: SectionId
    organs: readonly string[]
    side: Side | null
    levels: readonly string[]
  }[]
  /** Heading cells of the table column by column, and the label of the current row. */
  columns: string[]
  row: number
  /** The first heading names the examination. */
  hasTitle: boolean
  /** It speaks of ventricles that are none of the heart. */
  isOfHead: boolean
  rowLabel: string
}

/** Finds the places of a template in any markup: headings, bold labels, plain labels, table rows, lists, placeholders. */
export function readTemplate(html: string): Template {
  const reader: Reader = {
    lines: [],
    slots: [],
    section: null,
    slot: null,
    above: [],
    columns: [],
    row: -1,
    hasTitle: true,
    isOfHead: /(?<!(?:rechte|linke)[rn] )ventrikel|liquor/i.test(html),
    rowLabel: '',
  }
  const sources = withoutLoneCells(readHtmlLines(html))
  reader.hasTitle = !beginsWithOrgan(sources)
  const empty = emptyLabels(sources)
  sources.forEach((source, index) => {
    if (!readTitle(reader, source, sources[index + 1])) readLine(reader, source, sources[index + 1], empty.has(source))
  })
  return { html, lines: reader.lines, slots: reader.slots }
}

/** A table of one column is a frame and no table: its rows are read as lines. */
function withoutLoneCells(sources: readonly HtmlLine[]): HtmlLine[] {
  const filled = new Set(sources.filter(({ cell }) => cell > 0).map(({ row }) => row))
  return sources.map((line) => (line.kind === 'cell' && !filled.has(line.row) ? { ...line, kind: 'paragraph' } : line))
}

/** "Leber:", "Milz:" line by line with nothing between them: what is found goes behind the colon, not below it. */
function emptyLabels(sources: readonly HtmlLine[]): ReadonlySet<HtmlLine> {
  let isLast = true
  return new Set(
    sources.toReversed().filter((source) => {
      const runs = runsOf(source.chunks)
      const text = textOf(source)
      const isSection = source.kind === 'heading' || sectionOfName(withoutColon(text)) !== null
      if (!isSection && text.endsWith(':') && isHeadingLine(source, runs, text)) return isLast
      isLast = isSection || source.kind === 'cell' || findLabels(text, runs).length > 0
      return false
    }),
  )
}

/** Headings of one rank, an organ first and text below it: there is no title ("Mamma rechts", "Mamma links"). */
function beginsWithOrgan([first, second, ...rest]: readonly HtmlLine[]): boolean {
  if (first?.kind === 'paragraph') return textOf(first).endsWith(':') && !examination.test(textOf(first))
  if (first?.kind !== 'heading' || second === undefined || second.kind === 'heading') return false
  const texts = [first, ...rest.filter((line) => line.kind === 'heading' && line.level === first.level)].map(textOf)
  const [name = '', ...others] = texts
  return (
    others.length > 0 &&
    !others.some((text) => sectionOfName(withoutColon(text)) === 'findings') &&
    !examination.test(name) &&
    sectionOfName(withoutColon(name)) === null &&
    idsIn(name, 'organ').length > 0
  )
}

const examination =
  /\b(?:ct|mrt?|mrcp|us|pet|dvt|angio|röntgen|sono|sonographie|sonografie|duplex|mammographie|mammografie|szintigraphie)\b|graphie|grafie|untersuchung|aufnahme|ebenen/i

function textOf({ chunks }: HtmlLine): string {
  return textOfRuns(runsOf(chunks))
}

function textOfRuns(runs: readonly Run[]): string {
  return runs.map((run) => run.text).join('')
}

/** A first line in plain text that names the examination: "CT Abdomen". */
function readTitle(reader: Reader, source: HtmlLine, next: HtmlLine | undefined): boolean {
  if (reader.lines.length > 0 || source.kind !== 'paragraph' || next === undefined) return false
  const runs = runsOf(source.chunks)
  const text = textOfRuns(runs)
  const isTitle =
    text !== '' &&
    text.length <= 80 &&
    !/[.:]/.test(text) &&
    sectionOfName(text) === null &&
    findPlaceholders(text).length === 0
  if (!isTitle || idsIn(text, 'normal').length > 0 || idsIn(text, 'finding').length > 0) return false
  addLine(reader, source, runs, text, true)
  return true
}

function readLine(reader: Reader, source: HtmlLine, next: HtmlLine | undefined, isEmpty: boolean): void {
  const runs = runsOf(source.chunks)
  const text = textOfRuns(runs)
  if (source.kind === 'cell') {
    readCell(reader, source, runs, text, next)
    return
  }
  reader.row = -1
  if (!isEmpty && isHeadingLine(source, runs, text)) {
    const level = source.kind === 'heading' ? source.level : boldLineLevel
    const line = addLine(reader, source, runs, text, true)
    openHeading(reader, withoutColon(text), level, line)
    return
  }
  readContent(reader, source, runs, text)
}

function isHeadingLine(source: HtmlLine, runs: readonly Run[], text: string): boolean {
  if (text === '' || findPlaceholders(text).length > 0) return false
  if (source.kind === 'heading') return true
  const name = withoutColon(text)
  if (name.length > 80) return false
  if (runs.every((run) => run.bold || run.text.trim() === '' || run.text.trim() === ':')) return true
  if (sectionOfName(name) !== null) return true
  return text.endsWith(':') && (namesSomething(name) || isBareName(name))
}

function openHeading(reader: Reader, name: string, level: number, line: number): void {
  const section = sectionOfName(name)
  while ((reader.above.at(-1)?.level ?? 0) >= level) reader.above.pop()
  if (section !== null) {
    reader.section = section
    addSlot(reader, name, section, line, true)
    reader.above.push({ level, section, organs: [], side: null, levels: [] })
  } else if (reader.section === null && reader.slots.length === 0 && line === 0 && reader.hasTitle) {
    reader.slot = null
  } else {
    openOrgan(reader, name, level, line, true)
  }
  const opened = reader.lines[line]
  if (opened)
    reader.lines[line] = { ...opened, section: reader.slot?.section ?? 'title', organLabel: organLabelOf(reader) }
}

function openOrgan(reader: Reader, name: string, level: number, line: number, ownLine: boolean): void {
  // "Durchführung:" below "Intervention" is over with the next label there.
  const inFindings =
    reader.section === 'technique' &&
    (reader.above.at(-1)?.section === 'findings' || procedure.test(reader.slot?.label ?? ''))
  const slot = addSlot(reader, name, inFindings ? 'findings' : sectionUnder(reader.section, name, level), line, ownLine)
  reader.section = slot.section
  const { section, side, levels } = slot
  reader.above.push({ level, section, organs: slot.organs.length > 0 ? slot.organs : slot.context, side, levels })
}

/**
 * An organ below the technique begins the findings, a label that names none ("Material") stays with it; one below the
 * impression belongs to the impression.
 */
function sectionUnder(section: SectionId | null, name: string, level: number): SectionId {
  if (section === null || section === 'findings') return 'findings'
  const closing = section === 'impression' || section === 'recommendation'
  if (closing) return section
  return level >= labelLevel &&
    !steps.test(name) &&
    idsIn(name, 'organ').length === 0 &&
    idsIn(name, 'finding').length === 0
    ? section
    : 'findings'
}

/** "Indikation: ... Zugang: ... Ergebnis:": what an intervention found and did; "Rechter Lappen": no technique has a side. */
const steps =
  /^(?:zugang|angiogra|intervention|eingriff|komplikation|punktion|kontroll|abschluss|(?:recht|link)(?:e[rs]?|s)\b)/i
const procedure = /^(?:durchführung|prozedur|ablauf|eingriff|vorgehen)/i
function addSlot(reader: Reader, label: string, section: SectionId, labelLine: number, ownLine: boolean): Slot {
  const isSection = sectionOfName(label) !== null
  const named = isSection ? [] : organsOfLabel(label)
  const findings = isSection ? [] : findingsOfLabel(label)
  const ownLevels = isSection ? [] : levelsOf(label.split('(', 1)[0] ?? '')
  const above = isSection || section !== 'findings' ? undefined : reader.above.at(-1)
  const organs = above?.organs.length ? named : (organsOfLoneName(label, reader.isOfHead) ?? named)
  const slot: Slot = {
    index: reader.slots.length,
    label,
    section,
    organs,
    findings,
    // "Rechter Ventrikel" is one of no pair, and told of with other sides.
    side:
      (isSection || organs.some((organ) => /^(?:left|right)-/.test(organ)) ? null : sideOf(label)) ??
      above?.side ??
      null,
    levels: ownLevels.length > 0 ? ownLevels : (above?.levels ?? []),
    context: above?.organs ?? [],
    segments: [],
    labelLine,
    ownLine,
  }
  reader.slots.push(slot)
  reader.slot = slot
  return slot
}

/** "Rechter Lappen" below no organ is that of the thyroid, "Parenchym" beside ventricles that of the brain. */
function organsOfLoneName(label: string, isOfHead: boolean): string[] | null {
  if (/^(?:(?:rechte|linke)r )?lappen\b/i.test(label)) return ['thyroid-lobe']
  return isOfHead && /^parenchym$/i.test(label) ? ['brain'] : null
}

/** "Handwurzelknochen" is about the wrist, not about all bones; "Thoraxwand und Skelett" about both. */
function organsOfLabel(label: string): string[] {
  // "Naso-, Oro- und Hypopharynx" are three.
  if (/^extra(?!ax)\p{Ll}/iu.test(label)) return []
  const joinedNames = /-[, ]/.test(label) ? joinedOrgans(label) : null
  const named = joinedNames?.conjuncts.flatMap(({ organs }) => organs) ?? idsIn(germanLabel(label), 'organ')
  // "Mesorektale Lymphknoten" are nodes: the adjective only says which.
  const places = nodesAt.exec(label)
  if (places !== null) {
    const stations = (places[1] ?? '').split(/,? (?:und )?/).flatMap((place) => idsIn(`${place} Lymphknoten`, 'organ'))
    const known = stations.filter((organ) => tissueOf(organ) === 'lymph-nodes')
    return known.length > 0 ? known : ['lymph-nodes']
  }
  const specific = named.filter((organ) => !isWithin(organ, 'body'))
  return specific.length > 0 && !joined.test(label) ? specific : named
}

const nodesAt = /^((?:\p{L}+[er],? (?:und )?)*)(?:Lymphknoten|LK)$/u
const joined = /\b(?:und|sowie|mit)\b|[,/&]/

/** "Wandbewegung" is where a "Wandbewegungsstörung" belongs; "Hintergrundanreicherung" takes no lesion that enhances, "Verschluss" of a puncture no occlusion. */
function findingsOfLabel(label: string): string[] {
  if (/^(?:hintergrund|verschluss\b)/i.test(label)) return []
  const named = idsIn(label, 'finding')
  return named.length === 0 && isBareName(label) ? idsIn(`${label}sstörung`, 'finding') : named
}

function readContent(reader: Reader, source: HtmlLine, runs: readonly Run[], text: string): void {
  const line = addLine(reader, source, runs, text, false)
  const labels = findLabels(text, runs).filter((label) => opensSlot(reader, label, text))
  const first = labels[0]
  // Running text after a label in the line before it is about something else.
  if ((first?.start ?? text.length) > 0 && reader.slot && !reader.slot.ownLine && !source.continues) closeLabel(reader)
  addSegment(reader, line, 0, first?.start ?? text.length)
  labels.forEach((label, index) => {
    const section = sectionOfName(label.text)
    while ((reader.above.at(-1)?.level ?? 0) >= labelLevel) reader.above.pop()
    if (section !== null) {
      reader.section = section
      addSlot(reader, label.text, section, line, false)
    } else {
      openOrgan(reader, label.text, labelLevel, line, false)
    }
    addSegment(reader, line, label.end, labels[index + 1]?.start ?? text.length, true)
  })
  const added = reader.lines[line]
  if (added)
    reader.lines[line] = {
      ...added,
      section: reader.slot?.section ?? reader.section ?? 'findings',
      organLabel: organLabelOf(reader),
    }
}

/** A plain label that names nothing known ("Kontrastmittel:") is text of its section, a bold one a place of its own. */
function opensSlot(reader: Reader, { text: label, bold, start }: Label, line: string): boolean {
  if (bold || sectionOfName(label) !== null) return true
  const inFindings =
    reader.section === null || reader.section === 'findings' || procedure.test(reader.slot?.label ?? '')
  if (inFindings && line.slice(0, start).trim() === '' && isBareName(label)) return true
  if (inFindings) return idsIn(label, 'organ').length > 0 || idsIn(label, 'finding').length > 0
  const closing = reader.section === 'impression' || reader.section === 'recommendation'
  return !closing && idsIn(label, 'organ').length > 0
}

function closeLabel(reader: Reader): void {
  while ((reader.above.at(-1)?.level ?? 0) >= labelLevel) reader.above.pop()
  reader.slot = null
}

function addSegment(reader: Reader, line: number, from: number, to: number, evenEmpty = false): void {
  const text = reader.lines[line]?.text ?? ''
  const start = from + (text.slice(from, to).length - text.slice(from, to).trimStart().length)
  const end = Math.max(start, from + text.slice(from, to).trimEnd().length)
  if (end <= start && !evenEmpty && !(text === '' && reader.slot?.ownLine)) return
  const placeholders = findPlaceholders(text.slice(start, end)).map((one) => ({
    ...one,
    start: one.start + start,
    end: one.end + start,
  }))
  const foreign = placeholders.find((one) => isForeign(one.section, reader.slot))
  if (foreign?.section) {
    reader.section = foreign.section
    addSlot(reader, '', foreign.section, -1, true)
  }
  // Running text right below "Befund" is about what it names, paragraph by paragraph.
  if (reader.slot && sectionOfName(reader.slot.label) === 'findings' && end > start && placeholders.length === 0)
    reader.slot = null
  reader.slot ??= addSlot(reader, '', reader.section ?? 'findings', -1, false)
  reader.slot.segments.push({ line, start: Math.min(start, to), end: Math.min(end, Math.max(start, to)), placeholders })
}

/** Below a label of its own a placeholder is that label's; history and question share a heading that has nothing else. */
function isForeign(section: SectionId | null, slot: Slot | null): boolean {
  if (section === null || slot === null || section === slot.section) return section !== null && slot === null
  if (slot.label !== '' && sectionOfName(slot.label) === null) return false
  return !(requests.has(section) && requests.has(slot.section) && slot.segments.length === 0)
}

const requests: ReadonlySet<SectionId> = new Set(['clinicalHistory', 'clinicalQuestion'])

function readCell(
  reader: Reader,
  source: HtmlLine,
  runs: readonly Run[],
  text: string,
  next: HtmlLine | undefined,
): void {
  const line = addLine(reader, source, runs, text, false)
  if (source.row !== reader.row) {
    if (source.row > reader.row + 1) reader.columns = []
    reader.row = source.row
    reader.rowLabel = ''
  }
  const hasMore = next?.kind === 'cell' && next.row === source.row
  if (source.headerCell && (source.cell > 0 || next?.headerCell)) {
    reader.columns[source.cell] = withoutColon(text)
    return
  }
  const head = reader.columns[source.cell] ?? ''
  const column = sideOf(head) === null ? '' : ` ${head}`
  const isLabel =
    source.cell === 0 &&
    column === '' &&
    hasMore &&
    text !== '' &&
    text.length <= 80 &&
    !text.endsWith('.') &&
    findPlaceholders(text).length === 0
  if (isLabel) {
    reader.rowLabel = withoutColon(text)
    return
  }
  const label = (reader.rowLabel + column).trim()
  if (label === '') {
    if (text !== '') addSegment(reader, line, 0, text.length)
    return
  }
  const section = sectionOfName(reader.rowLabel)
  while ((reader.above.at(-1)?.level ?? 0) >= labelLevel) reader.above.pop()
  if (!source.continues) {
    if (section !== null) {
      reader.section = section
      addSlot(reader, reader.rowLabel, section, line, false)
    } else openOrgan(reader, label, labelLevel, line, false)
  }
  addSegment(reader, line, 0, text.length, true)
}

function addLine(reader: Reader, source: HtmlLine, runs: readonly Run[], text: string, isHeading: boolean): number {
  reader.lines.push({ source, runs, text, isHeading, section: reader.section ?? 'title', organLabel: '' })
  return reader.lines.length - 1
}

function organLabelOf(reader: Reader): string {
  const slot = reader.slot
  return slot && sectionOfName(slot.label) === null ? slot.label : ''
}
