import type { Span } from '@klarbefund/befund'
import { diffWords } from './diff-words.ts'

interface Kept {
  start: number
  end: number
  shift: number
}

/**
 * Carries places of an older text over to its present wording.
 *
 * @returns a function that answers the new place, or null where the words are gone
 */
export function carrySpans(before: string, after: string): (span: Span) => Span | null {
  if (before === after) return (span) => span
  const kept = findKept(before, after)
  return (span) => {
    const inside = kept.filter((part) => part.start < span.end && part.end > span.start)
    const first = inside[0]
    const last = inside.at(-1)
    if (!first || !last) return null
    return {
      start: Math.max(span.start, first.start) + first.shift,
      end: Math.min(span.end, last.end) + last.shift,
    }
  }
}

function findKept(before: string, after: string): Kept[] {
  const head = commonHead(before, after)
  const tail = commonTail(before, after, head)
  const kept: Kept[] = [{ start: 0, end: head, shift: 0 }]
  let old = head
  let young = head
  for (const { kind, text } of diffWords(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  )) {
    if (kind === 'same') kept.push({ start: old, end: old + text.length, shift: young - old })
    if (kind !== 'added') old += text.length
    if (kind !== 'removed') young += text.length
  }
  return [...kept, { start: before.length - tail, end: before.length, shift: after.length - before.length }]
}

/** Characters both texts begin with, up to a border between words. */
function commonHead(before: string, after: string): number {
  const limit = Math.min(before.length, after.length)
  let head = 0
  while (head < limit && before[head] === after[head]) head++
  while (head > 0 && /\S/.test(before.charAt(head - 1))) head--
  return head
}

function commonTail(before: string, after: string, head: number): number {
  const limit = Math.min(before.length, after.length) - head
  let tail = 0
  while (tail < limit && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  while (tail > 0 && /\S/.test(before.charAt(before.length - tail))) tail--
  return tail
}
