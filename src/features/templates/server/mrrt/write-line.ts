import { escapeHtml } from '#server/html/escape-html.ts'
import type { Field } from './read-field.ts'
import { placeholders, roleOfName, type SectionRole } from './section-roles.ts'

/** A piece of one line of a form, in reading order. */
export type Piece = { text: string } | { field: Field }

/** A line of the template: a heading, a text, or what is said of something. */
export type Line =
  | { kind: 'heading'; level: 3 | 4; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'entry'; label: string; normals: string[]; options: string[]; placeholder: string | null }

export interface LineContext {
  /** What the section is for. */
  role: SectionRole | null
  heading: string
  /** Head of the table row around the line; empty where there is none. */
  owner: string
  /** Placeholders of sections already written: each once. */
  used: Set<string>
  codedRoles: ReadonlyMap<string, SectionRole>
}

interface Group {
  label: string
  fields: Field[]
}

const unit =
  /^(mm|cm|m|ml|l|µm|HU|%|°|Jahren?|Tagen?|Wochen?|kg|g|mg|s|ms|min|mmHg|Grad|bpm|[a-zµ]+[²³23]?\/\S.*|[cm]m ?[²³23]|\d)( ?\(.*)?$/i
/** Words that only join the fields of a sentence: "bei [ ] h SSL". */
const joint = /^(?!(links|rechts|re|li|beidseits)\b)\p{Ll}[^:]{0,11}$/u
const longestHint = 60
const longestLabel = 4

/** What a line of a form says. */
export function readLine(pieces: readonly Piece[], context: LineContext): Line[] {
  return groupsOf(pieces).map((group) => (group.fields.length === 0 ? textLine(group.label) : entry(group, context)))
}

/** A text after a field opens the next group, unless it only belongs to the field. */
function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = []
  let current: Group = { label: '', fields: [] }
  for (const piece of pieces) {
    if ('field' in piece) {
      current.fields.push(piece.field)
      continue
    }
    if (piece.text === '') continue
    if (current.fields.length > 0) {
      if (unit.test(piece.text) || joint.test(piece.text)) continue
      groups.push(current)
      current = { label: '', fields: [] }
    }
    current.label = `${current.label} ${piece.text}`.trim()
  }
  return [...groups, current].filter(({ label, fields }) => label !== '' || fields.length > 0)
}

function textLine(text: string): Line {
  return text.endsWith(':') ? { kind: 'heading', level: 4, text: cleanLabel(text) } : { kind: 'text', text }
}

function entry(group: Group, context: LineContext): Line {
  const own = joint.test(group.label) && context.owner ? '' : cleanLabel(group.label)
  const label = labelOf(own, context.owner)
  const isNameless = label === '' || label === context.heading
  const options = [...new Set(group.fields.flatMap((field) => field.options))]
  const placeholder = placeholderOf(group, isNameless ? '' : label, context)
  const normals = mayState(context, isNameless) ? group.fields.map(({ normal }) => normal).filter(Boolean) : []
  return { kind: 'entry', label: isNameless ? '' : label, normals, options, placeholder }
}

/** The engine reads up to four words as a label; a name that is clear by itself can do without its row's. */
export function labelOf(own: string, owner: string): string {
  const both = own === owner ? own : [owner, own].filter(Boolean).join(' – ')
  return wordsIn(both) > longestLabel && wordsIn(own) > 2 ? own : both
}

function wordsIn(text: string): number {
  return text.split(/[^\p{L}\d]+/u).filter(Boolean).length
}

/** A normal finding needs to say of what; what was the matter before is for the person to say. */
function mayState({ role }: LineContext, isNameless: boolean): boolean {
  if (role === 'clinicalHistory' || role === 'clinicalQuestion') return false
  return !isNameless || role === 'technique'
}

/** The placeholder of the section, where the group is its free text. */
function placeholderOf({ fields }: Group, label: string, context: LineContext): string | null {
  const kept = fields.find(({ placeholder }) => placeholder !== null)?.placeholder
  const named = label === '' ? context.role : roleOfName(label)
  const coded = fields.map(({ id }) => context.codedRoles.get(id)).find(Boolean)
  const role = coded ?? (label === '' || named === 'comparison' ? named : null)
  const isFree = fields.some(({ kind, normal }) => kind === 'text' && (normal === '' || role?.startsWith('clinical')))
  const wanted = kept ?? (role && (isFree || role === 'comparison') ? placeholders[role] : null)
  if (!wanted || (!kept && context.used.has(wanted))) return null
  context.used.add(wanted)
  return wanted
}

/** Lines as template HTML; neighbours that speak of the same thing are one, and what has no name needs a heading. */
export function writeLines(lines: readonly Line[]): string {
  const merged: Line[] = []
  for (const line of lines) {
    const last = merged.at(-1)
    if (line.kind === 'entry' && last?.kind === 'entry' && last.label === line.label && line.label !== '') {
      last.normals = [...new Set([...last.normals, ...line.normals])]
      last.options = [...new Set([...last.options, ...line.options])]
      last.placeholder ??= line.placeholder
    } else if (line.kind !== 'entry' || line.label !== '' || saysSomething(line)) merged.push({ ...line })
    else if (last?.kind === 'heading') merged.push({ ...line, placeholder: nameOf(last.text) })
  }
  return merged.map(writeLine).join('')
}

function saysSomething({ normals, options, placeholder }: Extract<Line, { kind: 'entry' }>): boolean {
  return placeholder !== null || normals.length > 0 || hint(options) !== null
}

function writeLine(line: Line): string {
  const text = (value: string) => escapeHtml(value)
  if (line.kind === 'heading') return `<h${line.level}>${text(line.text)}</h${line.level}>`
  if (line.kind === 'text') return `<p>${text(line.text)}</p>`
  const content = text(
    line.placeholder ?? (line.normals.map(sentence).join(' ') || hint(line.options) || nameOf(line.label)),
  )
  return line.label === '' ? `<p>${content}</p>` : `<p><strong>${text(line.label)}:</strong> ${content}</p>`
}

/** What can be chosen, where it is short. */
function hint(options: readonly string[]): string | null {
  const text = options.join(' / ')
  return /^\p{L}[^[\]{}<>]*$/u.test(text) && text.length <= longestHint ? `[${text}]` : null
}

/** The last part of a label in capitals. */
function nameOf(label: string): string {
  const part = label.split(' – ').at(-1) ?? label
  const name = part.toLocaleUpperCase('de').replaceAll(/[^\p{L}\d]+/gu, '_')
  return `[${name.replaceAll(/^[_\d]+|_+$/g, '').slice(0, longestHint) || 'FREITEXT'}]`
}

export function cleanLabel(text: string): string {
  return text.replace(/^[-–•\s]+|[\s:]+$/g, '')
}

function sentence(text: string): string {
  const capital = text.charAt(0).toLocaleUpperCase('de') + text.slice(1)
  return /[.!?:]$/.test(capital) ? capital : `${capital}.`
}
