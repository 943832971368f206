import type { Compiled } from '../compile-transcript.ts'
import type { CoverageClass, CoverageEntry, Piece, ProvenanceEntry } from '../model.ts'
import { outerSpan, spansOf } from '../resolve/piece-spans.ts'
import type { Dictated } from './dictated.ts'

export interface Reclass {
  part: { pieces: readonly Piece[] }
  as: CoverageClass
  reason: string | null
}

/** Gives the used words of some sentences another class; entries are cut where a sentence begins or ends. */
export function reclassify(entries: readonly CoverageEntry[], changes: readonly Reclass[]): CoverageEntry[] {
  const spans = changes
    .map((change) => ({ ...change, ...outerSpan(change.part.pieces) }))
    .sort((a, b) => a.start - b.start)
  const result: CoverageEntry[] = []
  let next = 0
  for (const entry of entries) {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= entry.start) next++
    let at = entry.start
    for (let index = next; entry.class === 'used' && index < spans.length; index++) {
      const span = spans[index]
      if (span === undefined || span.start >= entry.end) break
      const start = Math.max(at, span.start)
      const end = Math.min(entry.end, span.end)
      if (end <= start) continue
      if (start > at) result.push({ ...entry, start: at, end: start })
      result.push({ start, end, class: span.as, ...(span.reason === null ? {} : { reason: span.reason }) })
      at = end
    }
    if (at < entry.end) result.push({ ...entry, start: at })
  }
  return result
}

/** A spoken heading that is not written as spoken says where the words behind it go. */
export function silentLabels(
  transcript: string,
  dictated: readonly Dictated[],
  compiled: Compiled,
  plainText: string,
  provenance: readonly ProvenanceEntry[],
): Reclass[] {
  const sections = [
    ...compiled.sentences.map(({ pieces }) => pieces.filter(({ heading }) => heading !== undefined)),
    ...dictated.map(({ namedSection }) => namedSection),
  ].filter((pieces) => pieces.length > 0)
  const labels = dictated.flatMap(({ pieces, labelPieces }) => (labelPieces > 0 ? [pieces.slice(0, labelPieces)] : []))
  const starts = new Set(
    [...sections, ...labels]
      .flat()
      .flatMap(spansOf)
      .map(({ start }) => start),
  )
  if (starts.size === 0) return []
  const written = new Set<number>()
  provenance.forEach((entry) => {
    for (const { start } of spansOf(entry)) if (starts.has(start)) written.add(start)
  })
  const titles = new Set(plainText.split(/[\n:]/).map((line) => line.trim().toLowerCase()))
  return [...sections.filter((pieces) => !titles.has(spokenIn(transcript, pieces))), ...labels]
    .filter((pieces) => !pieces.some((piece) => spansOf(piece).some(({ start }) => written.has(start))))
    .map((pieces) => ({ part: { pieces }, as: 'command', reason: null }))
}

function spokenIn(transcript: string, pieces: readonly Piece[]): string {
  const { start, end } = outerSpan(pieces)
  return transcript.slice(start, end).replace(/:$/, '').trim().toLowerCase()
}
