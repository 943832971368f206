import { DomUtils } from 'htmlparser2'
import { type Element, isElement, type Node, textOf, tidy } from './dom.ts'
import { type Field, readField } from './read-field.ts'
import { roleOfName, type SectionRole } from './section-roles.ts'
import { cleanLabel, type Line, type LineContext, labelOf, type Piece, readLine, writeLines } from './write-line.ts'

const skipped = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'button',
  'svg',
  'object',
  'iframe',
  'link',
])
const fieldNames = new Set(['input', 'select', 'textarea'])
const headings = new Set(['header', 'legend', 'caption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const lineNames = new Set(['p', 'div', 'li', 'ul', 'ol', 'dl', 'dt', 'dd', 'form', 'br', 'hr', 'footer'])

interface Reading {
  lines: Line[]
  line: Piece[]
  context: LineContext
  depth: number
  /** Heads of the columns of the table being read; null where it holds no field and is only a text. */
  columns: readonly string[] | null
  /** Texts of the labels that name a field by its id. */
  labels: ReadonlyMap<string, string>
}

/** The form as a template: sections as headings, fields as normal findings or placeholders. */
export function readBody(document: Node[], codedRoles: ReadonlyMap<string, SectionRole>): string {
  const body = DomUtils.getElementsByTagName('body', document, true, 1)[0] as Element | undefined
  const labels = (DomUtils.getElementsByTagName('label', document) as Element[])
    .filter(({ attribs }) => attribs.for)
    .map((label) => [label.attribs.for ?? '', textOf(label)] as const)
  const reading: Reading = {
    lines: [],
    line: [],
    context: { role: null, heading: '', owner: '', used: new Set(), codedRoles },
    depth: 0,
    columns: null,
    labels: new Map(labels),
  }
  visitAll(body?.children ?? document, reading)
  endLine(reading)
  return writeLines(reading.lines)
}

function visitAll(nodes: readonly Node[], reading: Reading): void {
  for (const node of nodes) visit(node, reading)
}

function visit(node: Node, reading: Reading): void {
  if (!isElement(node)) {
    if ('data' in node && node.type === 'text') reading.line.push({ text: tidy(node.data) })
    return
  }
  if (skipped.has(node.name)) return
  if (node.name === 'section' || node.name === 'fieldset') return visitSection(node, reading)
  if (headings.has(node.name)) return visitHeading(node, reading)
  if (fieldNames.has(node.name)) return visitField(node, reading)
  if (node.name === 'label' && isLabelOfChoice(node, reading)) return
  if (node.name === 'table') return visitTable(node, reading)
  if (node.name === 'tr') return visitRow(node, reading)
  if (!lineNames.has(node.name)) return visitAll(node.children, reading)
  endLine(reading)
  visitAll(node.children, reading)
  endLine(reading)
}

function visitSection(section: Element, reading: Reading): void {
  endLine(reading)
  const before = reading.context
  const header = section.children.find((child) => isElement(child) && headings.has(child.name))
  const heading = cleanLabel(header ? textOf(header) : tidy(section.attribs['data-section-name'] ?? ''))
  const coded = before.codedRoles.get(section.attribs.id ?? '')
  const named = roleOfName(heading, section.attribs['data-section-name'], (header as Element)?.attribs['data-english'])
  reading.context = { ...before, heading, owner: '', role: coded ?? named ?? before.role }
  reading.depth += 1
  if (heading) writeHeading(heading, reading)
  visitAll(
    section.children.filter((child) => child !== header),
    reading,
  )
  endLine(reading)
  reading.depth -= 1
  reading.context = before
}

/** The column heads of a table hold for its rows only, the head of a row for everything in it. */
function visitTable(table: Element, reading: Reading): void {
  endLine(reading)
  const { columns } = reading
  reading.columns = hasField(table) ? [] : null
  visitAll(table.children, reading)
  endLine(reading)
  reading.columns = columns
}

function visitRow(row: Element, reading: Reading): void {
  endLine(reading)
  const cells = row.children.filter(isElement)
  const texts = cells.map((cell) => cleanLabel(textOf(cell)))
  const first = cells[0]
  if (reading.columns && !hasField(row) && texts.filter(Boolean).length > 1) {
    reading.columns = texts
    return
  }
  const { owner } = reading.context
  const hasHead = first !== undefined && !hasField(first) && hasField(row)
  if (hasHead) reading.context.owner = texts[0] ? labelOf(texts[0], owner) : owner
  for (const [index, cell] of cells.entries()) {
    if (index === 0 && hasHead) continue
    const column = reading.columns?.[index]
    if (column && index > 0 && hasField(cell)) reading.line.push({ text: `${column}:` })
    visitAll(cell.children, reading)
  }
  endLine(reading)
  reading.context.owner = owner
}

function hasField(element: Element): boolean {
  return DomUtils.existsOne((node) => isElement(node) && fieldNames.has(node.name), [element])
}

function visitHeading(element: Element, reading: Reading): void {
  endLine(reading)
  const heading = cleanLabel(textOf(element))
  if (heading) writeHeading(heading, reading, reading.depth + 1)
}

function writeHeading(heading: string, reading: Reading, level = reading.depth): void {
  reading.lines.push({ kind: 'heading', level: level <= 1 ? 3 : 4, text: heading })
}

function visitField(element: Element, reading: Reading): void {
  const field = readField(element)
  if (!field) return
  const isTick = element.name === 'input' && field.kind === 'choice'
  reading.line.push({ field: isTick ? { ...field, options: optionOf(field, reading) } : field })
}

/** The name of a box to tick: its label, or the short word before it. */
function optionOf(field: Field, reading: Reading): string[] {
  const label = reading.labels.get(field.id)
  if (label) return [cleanLabel(label)].filter(Boolean)
  const before = reading.line.at(-1)
  if (reading.line.length < 2 || !before || !('text' in before) || before.text.length > 20) return []
  reading.line.pop()
  return [cleanLabel(before.text)].filter(Boolean)
}

function isLabelOfChoice({ attribs }: Element, reading: Reading): boolean {
  return reading.line.some((piece) => 'field' in piece && piece.field.id !== '' && piece.field.id === attribs.for)
}

function endLine(reading: Reading): void {
  reading.lines.push(...readLine(reading.line, reading.context))
  reading.line = []
}
