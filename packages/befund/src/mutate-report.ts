import type { Mutation, MutationKind } from './model.ts'
import { mutationKinds } from './model.ts'
import {
  datePlaces,
  digitOrderPlaces,
  gradingPlaces,
  levelPlaces,
  numberPlaces,
  unitPlaces,
} from './mutate/mutate-numbers.ts'
import { sentenceDeletedPlaces, sentenceInventedPlaces } from './mutate/mutate-sentences.ts'
import { negationAddedPlaces, negationDroppedPlaces, organPlaces, sidePlaces } from './mutate/mutate-words.ts'
import { seededRandom } from './mutate/random.ts'
import type { FindPlaces, Place } from './mutate/report-reading.ts'
import { readForMutation } from './mutate/report-reading.ts'
import { escapeHtml } from './template/html.ts'
import type { ReportText } from './verify/report-text.ts'
import { readReportText } from './verify/report-text.ts'
import { inOneCall } from './word-memory.ts'

const finders: Readonly<Record<MutationKind, FindPlaces>> = {
  side: sidePlaces,
  negationDropped: negationDroppedPlaces,
  negationAdded: negationAddedPlaces,
  number: numberPlaces,
  digitOrder: digitOrderPlaces,
  unit: unitPlaces,
  level: levelPlaces,
  date: datePlaces,
  grading: gradingPlaces,
  organ: organPlaces,
  sentenceDeleted: sentenceDeletedPlaces,
  sentenceInvented: sentenceInventedPlaces,
}

/**
 * Puts one error into a report that leaves every sentence a sentence: the test bench of `verifyReport`.
 *
 * @param report  plain text or HTML
 * @param seed    the same seed makes the same error
 * @param kind    the kind of error; without it the seed chooses among those that find a place
 * @returns null where the report has no place for the error
 */
export function mutateReport(report: string, seed: number, kind?: MutationKind): Mutation | null {
  return inOneCall(() => mutate(report, seed, kind))
}

function mutate(report: string, seed: number, kind: MutationKind | undefined): Mutation | null {
  const random = seededRandom(seed)
  const read = readReportText(report)
  const reading = readForMutation(read.text)
  for (const candidate of kind === undefined ? random.shuffled(mutationKinds) : [kind]) {
    const places = finders[candidate](reading, random).filter((place) => changesText(read, report, place))
    const place = random.pick(places)
    if (place !== undefined) return mutation(candidate, report, read, place)
  }
  return null
}

/** In HTML only within one stretch of text: no tag and no character reference may be cut through. */
function changesText(read: ReportText, report: string, { span, to }: Place): boolean {
  const from = read.text.slice(span.start, span.end)
  const source = read.toSource(span)
  return from !== to && report.slice(source.start, source.end) === from
}

function mutation(kind: MutationKind, report: string, read: ReportText, { span, to }: Place): Mutation {
  const source = sourceSpan(read, span)
  const written = read.isHtml ? escapeHtml(to) : to
  return {
    kind,
    text: report.slice(0, source.start) + written + report.slice(source.end),
    span: source,
    from: report.slice(source.start, source.end),
    to: written,
  }
}

/** An insertion goes behind the character before it, not before the tag that follows. */
function sourceSpan(read: ReportText, span: Place['span']): Place['span'] {
  if (span.end > span.start || span.start === 0) return read.toSource(span)
  const { end } = read.toSource({ start: span.start - 1, end: span.start })
  return { start: end, end }
}
