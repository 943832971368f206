import type { Origin, ProvenanceEntry } from '@klarbefund/befund'

interface Word {
  start: number
  end: number
  key: string
}

/**
 * Where the words of a model's text come from, found by laying them beside the engine's reading of the same dictation;
 * what has no counterpart there came from the model.
 *
 * A word goes to the counterpart that continues the one before it, else to the next free one, else to the first:
 * linear in the length of both, also where sentences have moved.
 */
export function alignProvenance(
  plainText: string,
  known: { plainText: string; provenance: readonly ProvenanceEntry[] },
): ProvenanceEntry[] {
  const knownWords = wordsOf(known.plainText)
  const origins = originsOf(knownWords, known.provenance)
  const places = new Map<string, { all: number[]; next: number }>()
  knownWords.forEach(({ key }, index) => {
    const place = places.get(key)
    if (place) place.all.push(index)
    else places.set(key, { all: [index], next: 0 })
  })
  let previous = -1
  return wordsOf(plainText).map(({ start, end, key }) => {
    const at = counterpart(key)
    if (at !== null) previous = at
    return { start, end, origin: (at === null ? null : origins[at]) ?? { kind: 'model' } }
  })

  function counterpart(key: string): number | null {
    if (knownWords[previous + 1]?.key === key) return previous + 1
    const place = places.get(key)
    if (!place) return null
    while ((place.all[place.next] ?? Number.POSITIVE_INFINITY) <= previous) place.next += 1
    return place.all[place.next] ?? place.all[0] ?? null
  }
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    key: match[0].toLowerCase().replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''),
  }))
}

/** The origin of each word, both in ascending order. */
function originsOf(words: readonly Word[], provenance: readonly ProvenanceEntry[]): (Origin | null)[] {
  let at = 0
  return words.map((word) => {
    while ((provenance[at]?.end ?? Number.POSITIVE_INFINITY) <= word.start) at += 1
    const entry = provenance[at]
    return entry && entry.start < word.end ? entry.origin : null
  })
}
