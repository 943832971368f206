import type { Node } from '@tiptap/pm/model'
import type { FileChild } from 'docx'
import {
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4]
/** Black and bold: a report is no brochure. */
const headingStyle = { run: { color: '000000', bold: true }, paragraph: { spacing: { before: 240, after: 80 } } }

/** The report as a Word file with real headings, lists and tables. */
export function writeDocx(doc: Node): Promise<Blob> {
  const lists = numberedLists(doc)
  return Packer.toBlob(
    new Document({
      styles: {
        default: {
          document: { run: { font: 'Calibri', size: 22, language: { value: 'de-DE' } } },
          ...Object.fromEntries(headings.map((_, index) => [`heading${index + 1}`, headingStyle])),
        },
      },
      numbering: {
        config: lists.map((list) => ({
          reference: numberingOf(list, lists),
          levels: [
            {
              level: 0,
              format: LevelFormat.DECIMAL,
              text: '%1.',
              start: Number(list.attrs.start),
              style: { paragraph: { indent: { left: 360, hanging: 360 } } },
            },
          ],
        })),
      },
      sections: [{ children: childrenOf(doc).flatMap((node) => blocksOf(node, { lists })) }],
    }),
  )
}

function numberedLists(doc: Node): Node[] {
  const lists: Node[] = []
  doc.descendants((node) => {
    if (node.type.name === 'orderedList') lists.push(node)
  })
  return lists
}

/** Each numbered list counts for itself. */
const numberingOf = (list: Node, lists: readonly Node[]) => `items-${lists.indexOf(list)}`

interface BlockStyle {
  /** All numbered lists of the report. */
  lists: readonly Node[]
  list?: 'bullet' | Node
  isBold?: boolean
}

function blocksOf(node: Node, style: BlockStyle): FileChild[] {
  const { list: _, ...unlisted } = style
  if (node.type.name === 'bulletList')
    return childrenOf(node).flatMap((item) => blocksOf(item, { ...style, list: 'bullet' }))
  if (node.type.name === 'orderedList')
    return childrenOf(node).flatMap((item) => blocksOf(item, { ...style, list: node }))
  if (node.type.name === 'table') return [tableOf(node, style.lists)]
  if (node.isTextblock) return [paragraphOf(node, style)]
  return childrenOf(node).flatMap((child, index) => blocksOf(child, index === 0 ? style : unlisted))
}

function paragraphOf(node: Node, { lists, list, isBold = false }: BlockStyle): Paragraph {
  const heading = node.type.name === 'heading' ? headings[Number(node.attrs.level) - 1] : undefined
  return new Paragraph({
    children: childrenOf(node).map((child) => runOf(child, isBold)),
    spacing: { after: list ? 40 : 120 },
    ...(heading ? { heading, outlineLevel: Number(node.attrs.level) - 1 } : {}),
    ...(list === 'bullet' ? { bullet: { level: 0 } } : {}),
    ...(typeof list === 'object' ? { numbering: { reference: numberingOf(list, lists), level: 0 } } : {}),
  })
}

function runOf(node: Node, isBold: boolean): TextRun {
  if (node.type.name === 'hardBreak') return new TextRun({ break: 1 })
  const has = (mark: string) => node.marks.some(({ type }) => type.name === mark)
  return new TextRun({
    text: node.text ?? '',
    bold: isBold || has('bold'),
    italics: has('italic'),
    ...(has('underline') ? { underline: {} } : {}),
  })
}

function tableOf(table: Node, lists: readonly Node[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: childrenOf(table).map(
      (row) =>
        new TableRow({
          tableHeader: childrenOf(row).every(isHead),
          children: childrenOf(row).map(
            (cell) =>
              new TableCell({
                children: childrenOf(cell).flatMap((child) =>
                  blocksOf(child, { lists, isBold: isHead(cell) }),
                ) as Paragraph[],
              }),
          ),
        }),
    ),
  })
}

const isHead = (cell: Node) => cell.type.name === 'tableHeader'

function childrenOf(node: Node): Node[] {
  return node.children.slice()
}
