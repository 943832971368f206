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
const numbering = 'items'

/** The report as a Word file with real headings, lists and tables. */
export function writeDocx(doc: Node): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      styles: { default: { document: { run: { font: 'Calibri', size: 22, language: { value: 'de-DE' } } } } },
      numbering: {
        config: [
          {
            reference: numbering,
            levels: [
              {
                level: 0,
                format: LevelFormat.DECIMAL,
                text: '%1.',
                style: { paragraph: { indent: { left: 360, hanging: 360 } } },
              },
            ],
          },
        ],
      },
      sections: [{ children: childrenOf(doc).flatMap((node) => blocksOf(node)) }],
    }),
  )
}

type ListKind = 'bullet' | 'number' | null

function blocksOf(node: Node, list: ListKind = null): FileChild[] {
  if (node.type.name === 'bulletList') return childrenOf(node).flatMap((item) => blocksOf(item, 'bullet'))
  if (node.type.name === 'orderedList') return childrenOf(node).flatMap((item) => blocksOf(item, 'number'))
  if (node.type.name === 'table') return [tableOf(node)]
  if (node.isTextblock) return [paragraphOf(node, list)]
  return childrenOf(node).flatMap((child, index) => blocksOf(child, index === 0 ? list : null))
}

function paragraphOf(node: Node, list: ListKind): Paragraph {
  const heading = node.type.name === 'heading' ? headings[Number(node.attrs.level) - 1] : undefined
  return new Paragraph({
    children: childrenOf(node).map(runOf),
    spacing: { after: list ? 40 : 120 },
    ...(heading ? { heading, outlineLevel: Number(node.attrs.level) - 1 } : {}),
    ...(list === 'bullet' ? { bullet: { level: 0 } } : {}),
    ...(list === 'number' ? { numbering: { reference: numbering, level: 0 } } : {}),
  })
}

function runOf(node: Node): TextRun {
  if (node.type.name === 'hardBreak') return new TextRun({ break: 1 })
  const has = (mark: string) => node.marks.some(({ type }) => type.name === mark)
  return new TextRun({
    text: node.text ?? '',
    bold: has('bold'),
    italics: has('italic'),
    ...(has('underline') ? { underline: {} } : {}),
  })
}

function tableOf(table: Node): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: childrenOf(table).map(
      (row) =>
        new TableRow({
          children: childrenOf(row).map(
            (cell) => new TableCell({ children: childrenOf(cell).flatMap((child) => blocksOf(child)) as Paragraph[] }),
          ),
        }),
    ),
  })
}

function childrenOf(node: Node): Node[] {
  return node.children.slice()
}
