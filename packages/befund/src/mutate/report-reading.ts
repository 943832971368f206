import type { Sentence } from '../compile-transcript.ts'
import { compileTranscript } from '../compile-transcript.ts'
import type { Span } from '../model.ts'
import type { Atom } from '../verify/atom.ts'
import type { TextPart } from '../verify/split-text.ts'
import { splitText } from '../verify/split-text.ts'
import { readStatements } from '../verify/statement.ts'
import type { Random } from './random.ts'

/** A report as the mutations see it: running text without its headings. */
export interface ReportReading {
  text: string
  sentences: readonly Sentence[]
  atoms: readonly Atom[]
  parts: readonly TextPart[]
}

/** One way to put an error in: `span` of the text becomes `to`. */
export interface Place {
  span: Span
  to: string
}

export function place({ start, end }: Span, to: string): Place {
  return { span: { start, end }, to }
}

/** All places of a report where one kind of error can be made. */
export type FindPlaces = (reading: ReportReading, random: Random) => Place[]

export function readForMutation(text: string): ReportReading {
  const sentences = compileTranscript(text).sentences.filter((sentence) =>
    sentence.pieces.every((piece) => piece.heading === undefined),
  )
  const statements = readStatements(sentences, text).filter((statement) => !statement.isHeading)
  const parts = sentences.flatMap(({ start, end }) => splitText(text.slice(start, end), start, null, false))
  return { text, sentences, atoms: statements.flatMap((statement) => statement.atoms), parts }
}

/** The parts of one atom. */
export function partsOfAtom(reading: ReportReading, atom: Atom): TextPart[] {
  return splitText(reading.text.slice(atom.start, atom.end), atom.start, null, false)
}
