import type { Segment } from './segments.ts'
import type { Word } from './sentence.ts'

/** The stems of a clause and of the place that it is said of. */
export function stemsOf(words: readonly Word[], segment: Segment, place: Segment): ReadonlySet<string> {
  const stems = new Set<string>()
  addStems(stems, words, segment)
  if (place !== segment) addStems(stems, words, place)
  return stems
}

function addStems(stems: Set<string>, words: readonly Word[], { from, to }: Segment): void {
  for (let at = from; at < to; at++) {
    const word = words[at]
    // "Unter Pressen" names no lower part.
    if (word !== undefined && word.kind !== 'mark' && word.text !== 'unter') stems.add(word.stem)
  }
}
