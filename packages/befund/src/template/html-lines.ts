import { wordSet } from '../read/word-set.ts'
import { tokenizeHtml } from './html.ts'

/** A stretch of text of one style; offsets point into the HTML (before character references are decoded). */
export interface TextChunk {
  text: string
  bold: boolean
  italic: boolean
  start: number
  end: number
}

type LineKind = 'heading' | 'paragraph' | 'item' | 'cell'

/** One line of an HTML text as a reader sees it: the text between two block borders, line breaks or cell borders. */
export interface HtmlLine {
  kind: LineKind
  /** Of a heading, 1..6. */
  level: number
  /** Of an item in a numbered list, from 1; 0 else. */
  ordinal: number
  /** Of a table cell: row counted over the document, cell within the row; -1 else. */
  row: number
  cell: number
  headerCell: boolean
  /** True when a line break, and no block border, stands before the line. */
  continues: boolean
  chunks: TextChunk[]
  /** Name of the element the line stands in ("p", "li", "td", ""). */
  element: string
  /** Offset in the HTML after the end tag of that element; the end of the text where it has none. */
  elementEnd: number
  /** The same for the outermost list or table around it. */
  outerEnd: number
  /** Where the inline content begins and ends in the HTML. */
  start: number
  end: number
}

const blockElements = wordSet(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr html head li main nav ol p pre section summary table tbody td tfoot th thead tr ul legend',
)
const containerElements = wordSet('ul ol dl table')
/** What stands out: underlined labels count as bold ones. */
const boldElements = wordSet('b strong u')
const heavy = /font-weight\s*:\s*(?:bold|[6-9]00)/i
const italicElements = wordSet('i em')

/** All lines of `html` that hold text or are empty elements made to hold some (p, li, td, headings). Linear. */
export function readHtmlLines(html: string): HtmlLine[] {
  const lines: HtmlLine[] = []
  const lists: { ordered: boolean; items: number }[] = []
  const spans: boolean[] = []
  const open: OpenElements = {
    element: '',
    bold: 0,
    italic: 0,
    row: -1,
    cell: -1,
    inRow: false,
    headerCell: false,
    item: false,
    containers: 0,
    outerFrom: 0,
  }
  let current: HtmlLine | null = null

  function begin(at: number, continues: boolean): HtmlLine {
    const inCell = open.cell >= 0
    const list = lists.at(-1)
    const line: HtmlLine = {
      kind: kindOf(open, inCell),
      level: headingLevel(open.element),
      ordinal: open.item && list?.ordered ? list.items : 0,
      row: inCell ? open.row : -1,
      cell: open.cell,
      headerCell: open.headerCell,
      continues,
      chunks: [],
      element: open.element,
      elementEnd: -1,
      outerEnd: -1,
      start: at,
      end: at,
    }
    current = line
    lines.push(line)
    return line
  }

  function closeLine(at: number, elementEnd: number, byOpening: boolean): void {
    if (current) {
      current.end = at
      const empty = current.chunks.every((chunk) => isBlank(chunk.text))
      // "<td><p>": the outer element is no place of its own.
      if (byOpening && empty) current.element = ''
      if (!empty) open.item = false
      for (let i = lines.length - 1; i >= 0 && lines[i]?.elementEnd === -1; i--)
        (lines[i] as HtmlLine).elementEnd = elementEnd
    }
    current = null
  }

  /** Lines outside of lists and tables end with their own element, those inside with the outermost container. */
  function closeOuter(end: number | null): void {
    for (; open.outerFrom < lines.length; open.outerFrom++) {
      const line = lines[open.outerFrom] as HtmlLine
      line.outerEnd = end ?? line.elementEnd
    }
  }

  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'other') continue
    if (token.kind === 'text') {
      const line: HtmlLine | null = current ?? (isBlank(token.text) ? null : begin(token.start, false))
      line?.chunks.push({
        text: token.text,
        bold: open.bold > 0,
        italic: open.italic > 0,
        start: token.start,
        end: token.end,
      })
      continue
    }
    const opening = token.kind === 'open'
    const isHeavy = opening && heavy.test(html.slice(token.start, token.end))
    if (token.name === 'span' && opening) spans.push(isHeavy)
    const ofSpan = token.name === 'span' && (opening ? isHeavy : spans.pop() === true)
    if (ofSpan || boldElements.has(token.name)) open.bold = Math.max(0, open.bold + (opening ? 1 : -1))
    if (italicElements.has(token.name)) open.italic = Math.max(0, open.italic + (opening ? 1 : -1))
    if (token.name === 'br') {
      const previous: HtmlLine = current ?? begin(token.start, false)
      previous.end = token.start
      begin(token.end, true).kind = previous.kind
    }
    if (!blockElements.has(token.name)) {
      // The line begins at the first inline tag, so that "<strong>Leber:</strong> ..." is inside it.
      if (opening && !current && token.name !== 'br') begin(token.start, false)
      continue
    }
    closeLine(token.start, opening ? token.start : token.end, opening)
    if (containerElements.has(token.name)) {
      if (opening && open.containers === 0) closeOuter(null)
      open.containers = Math.max(0, open.containers + (opening ? 1 : -1))
      if (!opening && open.containers === 0) closeOuter(token.end)
    }
    if (opening) {
      open.bold = isHeavy ? 1 : 0
      open.italic = 0
      enter(token.name, open, lists)
      const list = lists.at(-1)
      if (token.name === 'ol' && list) list.items = itemsBefore(html.slice(token.start, token.end))
      if (holdsText(token.name)) begin(token.end, false)
    } else {
      open.bold = 0
      leave(token.name, open, lists)
    }
  }
  closeLine(html.length, html.length, false)
  closeOuter(open.containers > 0 ? html.length : null)
  return lines.filter((line) => line.chunks.some((chunk) => !isBlank(chunk.text)) || keepsPlace(line))
}

interface OpenElements {
  element: string
  bold: number
  italic: number
  row: number
  cell: number
  inRow: boolean
  headerCell: boolean
  /** Within a list item that has no text yet. */
  item: boolean
  /** Open lists and tables. */
  containers: number
  /** First line whose `outerEnd` is still open. */
  outerFrom: number
}

/** A list may go on counting where another one ended: `<ol start="4">`. */
function itemsBefore(tag: string): number {
  const start = Number(/\sstart\s*=\s*["']?(\d{1,6})\b/i.exec(tag)?.[1] ?? 1)
  return Math.max(0, start - 1)
}

function enter(name: string, open: OpenElements, lists: { ordered: boolean; items: number }[]): void {
  const list = lists.at(-1)
  if (name === 'ol' || name === 'ul') lists.push({ ordered: name === 'ol', items: 0 })
  if (name === 'li') {
    if (list) list.items++
    open.item = true
  }
  // A new table does not go on with the rows of the one before.
  if (name === 'table' || name === 'tr') open.row++
  if (name === 'tr') {
    open.inRow = true
    open.cell = -1
  }
  if (name === 'td' || name === 'th') {
    // A cell outside of any row makes one.
    if (!open.inRow) open.row++
    open.inRow = true
    open.cell++
    open.headerCell = name === 'th'
  }
  open.element = name
}

function leave(name: string, open: OpenElements, lists: unknown[]): void {
  if (name === 'li') open.item = false
  if (name === 'ol' || name === 'ul') lists.pop()
  if (name === 'tr' || name === 'table') {
    open.cell = -1
    open.inRow = false
  }
  open.element = ''
}

function holdsText(name: string): boolean {
  return name === 'p' || name === 'li' || name === 'td' || name === 'th' || name === 'dd' || headingLevel(name) > 0
}

/** An empty line stays when it is an empty element of its own, a place somebody made to write in. */
function keepsPlace(line: HtmlLine): boolean {
  return !line.continues && holdsText(line.element) && line.element !== 'li'
}

function kindOf(open: OpenElements, inCell: boolean): LineKind {
  if (inCell) return 'cell'
  if (headingLevel(open.element) > 0) return 'heading'
  return open.item ? 'item' : 'paragraph'
}

const headingElements = wordSet('dt summary legend caption')

/** What names the lines below it stands as deep as a heading can. */
function headingLevel(element: string): number {
  if (headingElements.has(element)) return 6
  const digit = element.charCodeAt(1) - 0x30
  return element.length === 2 && element.charAt(0) === 'h' && digit >= 1 && digit <= 6 ? digit : 0
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}

/** The text of a line as a browser shows it: white space runs are one space, none at the ends. */
export function lineText(line: HtmlLine): string {
  return line.chunks
    .map((chunk) => chunk.text)
    .join('')
    .replace(/[ \t\n\r\f]+/g, ' ')
    .trim()
}
