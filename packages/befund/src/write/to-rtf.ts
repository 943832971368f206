import type { Block, Report, Run } from '../model.ts'
import { readHtmlReport } from './read-html-report.ts'
import { splitCells } from './to-html.ts'

/** Twips; a DIN A4 page with the usual margins is 9070 wide. */
const pageWidth = 9070
const headingHalfPoints = [32, 28, 26, 24, 22, 22]

/** RTF 1.9 that Word, LibreOffice and report windows open; every character beyond ASCII as `\uN`. */
export function toRtf(input: Report | string): string {
  const report = typeof input === 'string' ? readHtmlReport(input) : input
  const { numberOf, tables } = listsOf(report.blocks)
  const body = report.blocks.map((block) => blockRtf(block, numberOf.get(block) ?? bullets)).join('\n')
  const head = `\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}}${tables}`
  return `{${head}\\lang1031\\f0\\fs22\n${body}\n}`
}

/** The list all bullets belong to. */
const bullets = 1

/** Real lists, so that a word processor goes on counting; each run of numbered items is one of its own. */
function listsOf(blocks: readonly Block[]): { numberOf: ReadonlyMap<Block, number>; tables: string } {
  const items = blocks.filter(({ kind }) => kind === 'item')
  if (items.length === 0) return { numberOf: new Map(), tables: '' }
  const numberOf = new Map<Block, number>()
  const lists = [listRtf(bullets, "\\levelnfc23\\levelstartat1{\\leveltext\\'01\\u8226 ?;}{\\levelnumbers;}")]
  let next: number | null = null
  for (const block of blocks) {
    const ordinal = block.kind === 'item' ? block.ordinal : undefined
    if (ordinal !== undefined && ordinal !== next) {
      const level = `\\levelnfc0\\levelstartat${ordinal}{\\leveltext\\'02\\'00.;}{\\levelnumbers\\'01;}`
      lists.push(listRtf(lists.length + 1, level))
    }
    if (ordinal !== undefined) numberOf.set(block, lists.length)
    next = ordinal === undefined ? null : ordinal + 1
  }
  const overrides = lists.map((_, index) => `{\\listoverride\\listid${index + 1}\\listoverridecount0\\ls${index + 1}}`)
  return { numberOf, tables: `{\\*\\listtable${lists.join('')}}{\\*\\listoverridetable${overrides.join('')}}` }
}

function listRtf(id: number, level: string): string {
  return `{\\list\\listtemplateid${id}\\listsimple1{\\listlevel${level}\\fi-360\\li360}\\listid${id}}`
}

function blockRtf(block: Block, list: number): string {
  if (block.kind === 'row') return rowRtf(block.runs)
  const text = runsRtf(block.runs)
  if (block.kind === 'item') {
    const marker = block.ordinal === undefined ? '\\bullet' : `${block.ordinal}.`
    // The marker is for readers that know no lists; the others pass over it.
    return `\\pard\\ls${list}\\li360\\fi-360\\tx360{\\listtext ${marker}\\tab}${text}\\par`
  }
  if (block.kind === 'heading') {
    const level = Math.min(6, Math.max(1, block.level ?? 3))
    return `\\pard\\keepn\\sb160\\sa80\\outlinelevel${level - 1}{\\b\\fs${headingHalfPoints[level - 1]} ${text}}\\par`
  }
  return `\\pard\\sa120 ${text}\\par`
}

function rowRtf(runs: readonly Run[]): string {
  const cells = splitCells(runs)
  const borders = cells.map((_, index) => `\\cellx${Math.round((pageWidth * (index + 1)) / cells.length)}`).join('')
  const contents = cells.map((cell) => `\\pard\\intbl ${runsRtf(cell)}\\cell`).join('\n')
  return `\\trowd\\trgaph70${borders}\n${contents}\n\\row\\pard`
}

function runsRtf(runs: readonly Run[]): string {
  return runs.map(runRtf).join('')
}

function runRtf(run: Run): string {
  const style = (run.bold ? '\\b' : '') + (run.italic ? '\\i' : '')
  const text = escapeRtf(run.text)
  return style === '' ? text : `{${style} ${text}}`
}

/** Control characters have no meaning in running text and end some readers' parsing: left out. */
function escapeRtf(text: string): string {
  let rtf = ''
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const character = text.charAt(i)
    if (character === '\\' || character === '{' || character === '}') rtf += `\\${character}`
    else if (character === '\n') rtf += '\\line '
    else if (character === '\t') rtf += '\\tab '
    else if (code >= 0x80) rtf += `\\u${code > 0x7fff ? code - 0x10000 : code}?`
    else if (code >= 0x20 && code !== 0x7f) rtf += character
  }
  return rtf
}
