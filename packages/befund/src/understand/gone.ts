import { fitsAt, tells } from '../read/tells.ts'
import type { CueKind } from './cue-words.ts'
import type { Place, Reading } from './reading.ts'
import type { Word } from './sentence.ts'
import type { Trend } from './statement.ts'

/** Says by itself that nothing is there: "links keiner". */
export function isNone(word: Word | undefined): boolean {
  return /^(?:nicht|frei|kein(?:e|er|es)?)$/.test(word?.text ?? '')
}

/** "Erguss damals 8 mm, jetzt keiner". */
export function goneNow({ words, segments }: Reading, index: number): Trend | null {
  const next = segments[index + 1]
  if (next === undefined) return null
  const [now, none, more] = words.slice(next.from, next.to).filter(({ kind }) => kind === 'word')
  return more === undefined && isNone(none) && /^(?:jetzt|nun|aktuell|heute)$/.test(now?.text ?? '') ? 'gone' : null
}

/** "Herd links und Erguss rechts nicht mehr nachweisbar": neither is there; but "Herd links 8 mm und Erguss rechts nicht mehr nachweisbar". */
export function goneTogether({ mentions: { cues, measures }, segments, words }: Reading, index: number): Trend | null {
  const [own, next] = [segments[index], segments[index + 1]]
  if (own === undefined || next?.joint !== 'and') return null
  if (!cues.some(({ kind, from }) => kind === 'gone' && from >= next.from && from < next.to)) return null
  const staying = [...measures, ...cues.filter(({ kind }) => left.has(kind))]
  const stays = staying.some(({ from }) => from >= own.from && from < own.to)
  return stays || tells(words, verb, own.from, own.to) ? null : 'gone'
}

const verb = /^(?:ist|sind|zeig|besteh|find|weiter)/i

/** "Erguss links nicht mehr nachweisbar, rechts gering": what has a degree or size is still there. */
export function isLeft({ mentions, words }: Reading, { segment: { from, to }, organs: named, sides }: Place): boolean {
  if (named.length + sides.length === 0) return false
  if (named.length === 0 && mentions.measures.some((one) => one.from >= from && one.from < to)) return true
  // "Keine Lebermetastasen, Lymphknoten grenzwertig groß": that is how large the nodes are.
  const isSize = (at: number): boolean => named.length > 0 && fitsAt(words, at, /^gro(?:ß|ss)/)
  return mentions.cues.some(({ kind, from: at }) => left.has(kind) && at >= from && at < to && !isSize(at))
}

const left = new Set<CueKind>(['little', 'much', 'progress', 'regress', 'stable', 'new'])
