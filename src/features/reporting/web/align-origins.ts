import type { Origin, ProvenanceEntry } from '@klarbefund/befund'

export interface OriginStretch {
  start: number
  end: number
  origin: Origin
}

/** How far the two texts may differ in one place: a marker, a heading, a table border. */
const lookAhead = 48
const confirmation = 8

/**
 * Lays the origins, which refer to the engine's plain text, over the text of the document.
 * Both hold the same words; markers and white space may differ.
 */
export function alignOrigins(plainText: string, provenance: readonly ProvenanceEntry[], text: string): OriginStretch[] {
  const places = alignPlaces(plainText, text)
  const stretches: OriginStretch[] = []
  for (const { start, end, origin } of provenance) {
    const first = nextPlace(places, start, end)
    const last = previousPlace(places, end - 1, start)
    if (first === null || last === null) continue
    const before = stretches.at(-1)
    if (before && continues(before, { start: first, end: last + 1, origin }, text)) {
      before.end = last + 1
      before.origin = joinOrigins(before.origin, origin)
    } else stretches.push({ start: first, end: last + 1, origin })
  }
  return stretches
}

/** For each character of the plain text its place in the other text, -1 where it has none. */
function alignPlaces(plainText: string, text: string): Int32Array {
  const places = new Int32Array(plainText.length).fill(-1)
  let from = 0
  let to = 0
  while (from < plainText.length && to < text.length) {
    if (isSpace(plainText, from)) from++
    else if (isSpace(text, to)) to++
    else if (plainText[from] === text[to]) places[from++] = to++
    else {
      const skip = findSkip(plainText, from, text, to)
      from += skip.from
      to += skip.to
    }
  }
  return places
}

/** The shortest skip on either side after which both texts run together again. */
function findSkip(plainText: string, from: number, text: string, to: number): { from: number; to: number } {
  for (let distance = 1; distance <= lookAhead; distance++) {
    if (runsTogether(plainText, from + distance, text, to)) return { from: distance, to: 0 }
    if (runsTogether(plainText, from, text, to + distance)) return { from: 0, to: distance }
  }
  return { from: 1, to: 1 }
}

function runsTogether(plainText: string, from: number, text: string, to: number): boolean {
  const left = plainText
    .slice(from, from + confirmation * 2)
    .replace(/\s/g, '')
    .slice(0, confirmation)
  const right = text
    .slice(to, to + confirmation * 2)
    .replace(/\s/g, '')
    .slice(0, confirmation)
  return left !== '' && left === right
}

function isSpace(text: string, index: number): boolean {
  return /\s/.test(text.charAt(index))
}

function nextPlace(places: Int32Array, from: number, limit: number): number | null {
  for (let i = from; i < limit; i++) if ((places[i] ?? -1) >= 0) return places[i] ?? null
  return null
}

function previousPlace(places: Int32Array, from: number, limit: number): number | null {
  for (let i = from; i >= limit; i--) if ((places[i] ?? -1) >= 0) return places[i] ?? null
  return null
}

/** Neighbours of one kind within a sentence become one stretch, so that it is a few marks and not fifty. */
function continues(before: OriginStretch, next: OriginStretch, text: string): boolean {
  return (
    before.origin.kind === next.origin.kind &&
    !/[.!?:]/.test(text.charAt(before.end - 1)) &&
    next.start >= before.end &&
    /^[^\S\n]*$/.test(text.slice(before.end, next.start)) &&
    spansTouch(before.origin, next.origin)
  )
}

function spansTouch(before: Origin, next: Origin): boolean {
  if (!('spans' in before) || !('spans' in next)) return true
  const last = before.spans.at(-1)
  const first = next.spans[0]
  return last !== undefined && first !== undefined && first.start >= last.end && first.start - last.end <= 1
}

function joinOrigins(before: Origin, next: Origin): Origin {
  if (!('spans' in before) || !('spans' in next)) return before
  const start = before.spans[0]?.start
  const end = next.spans.at(-1)?.end
  if (before.spans.length !== 1 || next.spans.length !== 1 || start === undefined || end === undefined) {
    return { ...before, spans: [...before.spans, ...next.spans] }
  }
  return { ...before, spans: [{ start, end }] }
}
