import { isWithin } from '../anatomy/organ-tree.ts'
import type { Span } from '../model.ts'
import { readSentences } from '../understand/read-sentences.ts'
import type { Statement } from '../understand/statement.ts'
import { understand } from '../understand/understand.ts'
import { type Clause, readClauses } from './clauses.ts'
import { inOrder } from './dictated.ts'
import { nounsOf } from './nouns-of.ts'
import type { Segment, Slot, Template } from './template.ts'
import { tissueOf } from './tissues.ts'

/** A clause of a template's own text with what it states. */
export interface NormalClause extends Clause {
  /** Stems of its nouns that name no organ. */
  nouns: readonly string[]
  statements: readonly Statement[]
  /** The organs it names or, without any, those of the clause before it. */
  about: readonly string[]
  /** True when a placeholder or a blank stands in it. */
  open: boolean
}

/** A sentence of a template's own text; offsets into the text of its line. */
export interface NormalSentence extends Span {
  slot: Slot
  segment: Segment
  text: string
  clauses: readonly NormalClause[]
  /** True when a placeholder or a blank stands in it. */
  open: boolean
}

/** All sentences the template says by itself, with their statements; the label of a slot counts as context. Linear. */
export function readNormals(template: Template): NormalSentence[] {
  const places: { slot: Slot; segment: Segment; at: number }[] = []
  let text = 'Befund:\n'
  for (const slot of template.slots) {
    for (const segment of slot.segments) {
      const content = contentOf(template, segment)
      if (content.trim() === '') continue
      text += slot.label === '' ? '' : `${slot.label}: `
      places.push({ slot, segment, at: text.length })
      text += `${content}\n`
    }
  }
  const statements = inOrder(understand(readSentences(text)).statements)
  return places.flatMap(({ slot, segment, at }) =>
    withCarriedOrgans(sentencesOf(template, slot, segment, at, statements)),
  )
}

/** Placeholders are blanked, so that their names are not read as text. */
function contentOf(template: Template, segment: Segment): string {
  let content = template.lines[segment.line]?.text.slice(segment.start, segment.end) ?? ''
  for (const { start, end, section, name } of segment.placeholders) {
    // Three dots to write on end no sentence.
    const blank = section === null && name === '' ? '_' : ' '
    content = content.slice(0, start - segment.start) + blank.repeat(end - start) + content.slice(end - segment.start)
  }
  return content.replaceAll('\n', ' ')
}

function sentencesOf(
  template: Template,
  slot: Slot,
  segment: Segment,
  at: number,
  statements: readonly Statement[],
): NormalSentence[] {
  const content = contentOf(template, segment)
  const own = within(statements, at, at + content.length)
  return readClauses(content, undefined, true).map((sentence) => ({
    slot,
    segment,
    start: sentence.start + segment.start,
    end: sentence.end + segment.start,
    text: content.slice(sentence.start, sentence.end),
    clauses: sentence.clauses.map((clause) => ({
      ...clause,
      organs: clause.organs.filter((organ) => isNear(organ, slot)),
      nouns: nounsOf(clause.text),
      about: clause.organs,
      open: segment.placeholders.some((one) => isOpenedBy(one, clause, segment, content)),
      start: clause.start + segment.start,
      end: clause.end + segment.start,
      items: clause.items.map((item) => ({ start: item.start + segment.start, end: item.end + segment.start })),
      statements: within(own, at + clause.start, at + clause.end).map((statement) => ({
        ...statement,
        at: shift(statement.at, segment.start - at),
      })),
    })),
    open: segment.placeholders.some((one) => isOpenedBy(one, sentence, segment, content)),
  }))
}

/** The "Sulkus" of a biceps tendon is none of the brain. */
function isNear(organ: string, { organs }: Slot): boolean {
  return (
    organs.length === 0 ||
    !isWithin(organ, 'head') ||
    !organs.every((own) => isWithin(own, 'arm') || isWithin(own, 'leg'))
  )
}

/** A placeholder in it, or before it where it goes on in lower case: "[VOLUMEN] ml." */
function isOpenedBy(placeholder: Span, sentence: Span, segment: Segment, content: string): boolean {
  const start = placeholder.start - segment.start
  const end = placeholder.end - segment.start
  if (start < sentence.end && end > sentence.start) return true
  const goesOn = /^(?:\p{Ll}|[MG]Bq\b|H[UE]\b|%)/u.test(content.slice(sentence.start, sentence.start + 4))
  return goesOn && end <= sentence.start && content.slice(end, sentence.start).trim() === ''
}

/** "Gallenblase steinfrei, zartwandig": the second clause is about the gallbladder too; in running text so is the next sentence. */
function withCarriedOrgans(sentences: readonly NormalSentence[]): NormalSentence[] {
  let carried: readonly string[] = []
  return sentences.map((sentence) => {
    if (sentence.slot.label !== '') carried = []
    const clauses = sentence.clauses.map((clause) => {
      // "Zwerchfellkuppen glatt, Sinus frei": those of the pleura.
      const isPleural = /^Sinus /.test(clause.text) && carried.some((organ) => isWithin(organ, 'chest'))
      const organs = isPleural ? ['pleura'] : clause.organs
      if (organs.length > 0) carried = organs
      // "Glenohumeralgelenk regelrecht. Keine Fraktur.": of the bones.
      else if (/fraktur/i.test(clause.text) && carried.every((organ) => tissueOf(organ) === 'joint')) carried = []
      return { ...clause, organs, about: carried }
    })
    return { ...sentence, clauses }
  })
}

function shift(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by }
}

/** The statements whose finding word stands in a stretch; they come in its order, so the first is found by halving. */
function within(statements: readonly Statement[], start: number, end: number): Statement[] {
  let low = 0
  let high = statements.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((statements[middle]?.at.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  let last = low
  while ((statements[last]?.at.start ?? end) < end) last++
  return statements.slice(low, last)
}
