import { sectionOfName } from '../arrange/section-names.ts'
import type { Run } from '../model.ts'
import { levelsOf } from './levels-of.ts'
import { findPlaceholders } from './placeholders.ts'
import { idsIn } from './terms-in.ts'

/** A label within a line: "Leber:" in "Leber: normal groß."; `end` is after the colon. */
export interface Label {
  start: number
  end: number
  text: string
  bold: boolean
}

const longestLabel = 60

/** The labels of one line of a template, in order. Bold text counts by its look, plain text only when it names something known. */
export function findLabels(text: string, runs: readonly Run[]): Label[] {
  const bold = boldLabels(text, runs)
  return [...bold, ...plainLabels(text, bold)].sort((a, b) => a.start - b.start)
}

function boldLabels(text: string, runs: readonly Run[]): Label[] {
  const labels: Label[] = []
  let at = 0
  let start = -1
  for (const run of [...runs, { text: '', bold: false }]) {
    if (run.bold && start < 0) start = at
    if (!run.bold && start >= 0) {
      const label = boldLabel(text, start, at)
      if (label) labels.push(label)
      start = -1
    }
    at += run.text.length
  }
  return labels
}

function boldLabel(text: string, start: number, boldEnd: number): Label | null {
  const words = text.slice(start, boldEnd).trim()
  if (words.length > longestLabel || findPlaceholders(words).length > 0) return null
  if (words.endsWith(':')) return { start, end: boldEnd, text: withoutColon(words), bold: true }
  const colon = boldEnd + (text.slice(boldEnd).length - text.slice(boldEnd).trimStart().length)
  if (text.charAt(colon) === ':') return { start, end: colon + 1, text: words, bold: true }
  const opensLine = text.slice(0, start).trim() === '' && boldEnd < text.length
  const [dash] = /^\s*[–—-]\s+/.exec(text.slice(boldEnd, boldEnd + 4)) ?? []
  if (opensLine && dash !== undefined && isBareName(words))
    return { start, end: boldEnd + dash.length, text: words, bold: true }
  return opensLine && namesSomething(words) ? { start, end: boldEnd, text: withoutDash(words), bold: true } : null
}

/** "Leber: normal. Milz: normal." has two: a label begins the line or follows the end of a sentence. */
function plainLabels(text: string, taken: readonly Label[]): Label[] {
  const labels = taken.length === 0 ? dashLabel(text) : []
  let colon = text.indexOf(':')
  let from = 0
  while (colon >= 0) {
    const start = labelStart(text, Math.max(from, colon - longestLabel), colon, from)
    const words = text.slice(start, colon).trim()
    const free = taken.every((label) => colon < label.start || start >= label.end)
    if (
      start >= 0 &&
      free &&
      isPlainLabel(words, text.slice(0, start).trim() === '') &&
      !isDigit(text.charAt(colon + 1))
    ) {
      labels.push({
        start: start + (text.slice(start).length - text.slice(start).trimStart().length),
        end: colon + 1,
        text: words,
        bold: false,
      })
    }
    from = colon + 1
    colon = text.indexOf(':', from)
  }
  return labels
}

/** "Leber – normal groß." */
function dashLabel(text: string): Label[] {
  const [whole = '', words = ''] = /^(\p{Lu}[^–—:.,;]{2,50}) [–—-] /u.exec(text) ?? []
  return words.split(' ').length <= 5 && namesSomething(words)
    ? [{ start: 0, end: whole.length, text: words, bold: false }]
    : []
}

function labelStart(text: string, earliest: number, colon: number, from: number): number {
  for (let at = colon - 1; at >= earliest; at--) {
    const character = text.charAt(at)
    if (
      character === '.' &&
      !latin.test(text.slice(Math.max(0, at - 5), at)) &&
      (text.charAt(at + 1) === ' ' || text.charAt(at + 1) === '\u00a0')
    )
      return at + 1
    if (character === ';' || character === '!' || character === '?' || character === '|') return at + 1
  }
  return earliest === from && (from === 0 || text.charAt(from - 1) !== ':') ? from : -1
}

/** "V. poplitea:", "A. carotis interna:", "Lig. deltoideum:" */
const latin = /(?:^|[\s,])(?:[AVNM]|Aa|Vv|Nn|Mm|Lig|Ligg|Gl|Proc)$/

function isPlainLabel(words: string, opensLine: boolean): boolean {
  return (
    words !== '' &&
    words.split(' ').length <= 6 &&
    !words.includes(',,') &&
    /^[\p{Lu}\p{Nd}]/u.test(words) &&
    ((opensLine && isBareName(words)) || namesSomething(words))
  )
}

/** "Außenbänder:", "Mediales Kompartiment:", "Zugänge/Material:", "L4/5:" at the beginning of a line: a label, whether or not the organ tree knows it. */
export function isBareName(words: string): boolean {
  return (
    (/^\p{Lu}[\p{L}-]{3,29}(?:(?: (?:und |u\. )?| ?\/ ?)\p{L}[\p{L}-]{2,29}){0,2}$/u.test(words) &&
      /(?:^| )\p{Lu}\S*$/u.test(words)) ||
    (words.length < 12 && levelsOf(words).length > 0)
  )
}

/** Whether a heading names a section, an organ or a finding ("Freie Flüssigkeit"). */
export function namesSomething(words: string): boolean {
  return sectionOfName(words) !== null || idsIn(words, 'organ').length > 0 || idsIn(words, 'finding').length > 0
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

export function withoutColon(label: string): string {
  return label.trim().replace(/:$/, '').trim()
}

const dashOrSpace = /[\s–—-]/

function withoutDash(label: string): string {
  let end = label.length
  while (end > 0 && dashOrSpace.test(label.charAt(end - 1))) end -= 1
  return label.slice(0, end)
}
