export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Words and the white space between them, so that joining the parts gives the texts back. */
function splitWords(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}

/** Beyond this many differing words a finer comparison costs more than it shows. */
const maxDistance = 1500

/** What changed from one text to the other, word by word: the shortest edit script (Myers 1986). */
export function diffWords(before: string, after: string): DiffPart[] {
  const old = splitWords(before)
  const young = splitWords(after)
  let head = 0
  while (head < old.length && head < young.length && old[head] === young[head]) head++
  let tail = 0
  while (tail < old.length - head && tail < young.length - head && old.at(-1 - tail) === young.at(-1 - tail)) tail++

  const parts: DiffPart[] = []
  append(parts, 'same', old.slice(0, head))
  for (const part of diffMiddle(old.slice(head, old.length - tail), young.slice(head, young.length - tail))) {
    append(parts, part.kind, [part.text])
  }
  append(parts, 'same', old.slice(old.length - tail))
  return parts
}

function append(parts: DiffPart[], kind: DiffPart['kind'], words: readonly string[]): void {
  const text = words.join('')
  if (text === '') return
  const last = parts.at(-1)
  if (last?.kind === kind) last.text += text
  else parts.push({ kind, text })
}

function diffMiddle(old: readonly string[], young: readonly string[]): DiffPart[] {
  const trace = findTrace(old, young)
  if (!trace) return [...asParts('removed', old), ...asParts('added', young)]
  return walkBack(trace, old, young)
}

function asParts(kind: DiffPart['kind'], words: readonly string[]): DiffPart[] {
  return words.length === 0 ? [] : [{ kind, text: words.join('') }]
}

/** The furthest points of every diagonal for each distance, until the end is reached; null beyond the limit. */
function findTrace(old: readonly string[], young: readonly string[]): Map<number, number>[] | null {
  const limit = Math.min(old.length + young.length, maxDistance)
  let reach = new Map<number, number>([[1, 0]])
  const trace: Map<number, number>[] = []
  for (let distance = 0; distance <= limit; distance++) {
    trace.push(new Map(reach))
    const next = new Map(reach)
    for (let diagonal = -distance; diagonal <= distance; diagonal += 2) {
      const down = isDown(next, diagonal, distance)
      let x = down ? (next.get(diagonal + 1) ?? 0) : (next.get(diagonal - 1) ?? 0) + 1
      while (x < old.length && x - diagonal < young.length && old[x] === young[x - diagonal]) x++
      next.set(diagonal, x)
      if (x >= old.length && x - diagonal >= young.length) return trace
    }
    reach = next
  }
  return null
}

function isDown(reach: Map<number, number>, diagonal: number, distance: number): boolean {
  if (diagonal === -distance) return true
  return diagonal !== distance && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1)
}

function walkBack(trace: readonly Map<number, number>[], old: readonly string[], young: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = []
  let x = old.length
  let y = young.length
  for (let distance = trace.length - 1; distance >= 0; distance--) {
    const reach = trace[distance] ?? new Map<number, number>()
    const diagonal = x - y
    const from = isDown(reach, diagonal, distance) ? diagonal + 1 : diagonal - 1
    const fromX = Math.max(0, reach.get(from) ?? 0)
    const fromY = Math.max(0, fromX - from)
    while (x > fromX && y > fromY) {
      x--
      y--
      parts.push({ kind: 'same', text: old[x] ?? '' })
    }
    if (distance === 0) break
    if (x === fromX) {
      y--
      parts.push({ kind: 'added', text: young[y] ?? '' })
    } else {
      x--
      parts.push({ kind: 'removed', text: old[x] ?? '' })
    }
  }
  return parts.reverse()
}
