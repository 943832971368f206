import { lastOfRegion } from '../../understand/level-ranges.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

/** "LWK 8", "HWK6/8", "LWK 5/SWK 3": the region by its first letter, the vertebra, and the one below it behind a stroke. */
const level =
  /(?<![\p{L}\d])(?:([HBLS])WK|(Th)) ?-?(\d{1,2})(?: ?\/ ?(SWK ?)?(\d{1,2}))?(?!\d|[.,/]\d| ?(?:[cm]m|%|HU))/gu

/** A vertebra that nobody has. */
export function impossibleLevelClashes(sentences: readonly Sentence[]): Clash[] {
  return sentences.flatMap((sentence) =>
    [...(/WK|Th/.test(sentence.text) ? sentence.text.matchAll(level) : [])].flatMap((match): Clash[] => {
      const [written, letter = 'B', , upper = '', sacral, lower = ''] = match
      const isFar = letter === 'L' && sacral !== undefined && lower !== '1'
      if (!isFar && exists(letter, Number(upper)) && (lower === '' || isBelow(letter, Number(upper), Number(lower))))
        return []
      const start = sentence.start + match.index
      const second = { start, end: start + written.length }
      const reason = 'Die Höhe gibt es nicht'
      return [{ kind: 'implausible', first: sentencePlace(sentence, second), second, reason }]
    }),
  )
}

/** Some have a vertebra more at the chest; the sixth of the loin counts among the usual ones. */
function exists(letter: string, vertebra: number): boolean {
  const last = lastOfRegion[regionOf[letter] ?? ''] ?? 0
  return vertebra > 0 && vertebra <= (letter === 'B' ? last + 1 : last)
}

const regionOf: Readonly<Record<string, string>> = { H: 'C', B: 'T', L: 'L', S: 'S' }

/** "BWK 12/1" goes on in the next region, "LWK 2/4" may be two vertebrae, "LWK 4/6" is none. */
function isBelow(letter: string, upper: number, lower: number): boolean {
  return lower === 1 || (exists(letter, lower) && (lower < 6 || letter !== 'L' || upper === 5))
}
