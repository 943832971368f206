import { startsUpper } from '../read/starts-upper.ts'
import { upperFirst } from '../read/upper-first.ts'
import { wordSet } from '../read/word-set.ts'
import { sides } from '../verify/atom-words.ts'
import { flipSide } from '../verify/flip-side.ts'
import type { TextPart } from '../verify/split-text.ts'
import { stem } from '../verify/stem.ts'
import { type FindPlaces, type Place, place, type ReportReading } from './report-reading.ts'
import { organPrefixes, swappableOrgans } from './swappable-organs.ts'

/** The other side; of both sides, one. */
export const sidePlaces: FindPlaces = ({ parts }, random) =>
  parts.flatMap((part, index) => {
    if (part.folded === 'beidseits') {
      const side = random.pick(['rechts', 'links']) ?? 'rechts'
      return [place(part, startsUpper(part.text) ? upperFirst(side) : side)]
    }
    const isShort = part.text.length === 2
    if (isShort && parts[index + 1]?.text !== '.') return []
    const flipped = flipSide(part.text)
    return flipped === null ? [] : [place(part, flipped)]
  })

/** Removes a part and the blank behind it; the next word takes over its capital. */
function without(reading: ReportReading, part: TextPart, next: TextPart | undefined): Place[] {
  if (next === undefined || next.kind !== 'letters' || reading.text.slice(part.end, next.start) !== ' ') return []
  const to = startsUpper(part.text) ? upperFirst(next.text) : next.text
  return [{ span: { start: part.start, end: next.end }, to }]
}

const singularNegations = wordSet('kein keinen keinem keiner keines')

/** A finding that was denied is asserted. */
export const negationDroppedPlaces: FindPlaces = (reading) =>
  reading.parts.flatMap((part, index) => {
    const next = reading.parts[index + 1]
    if (singularNegations.has(part.folded)) {
      return startsUpper(part.text) ? without(reading, part, next) : [place(part, part.text.slice(1))]
    }
    if (part.folded === 'keine' || part.folded === 'keinerlei' || part.folded === 'nicht')
      return without(reading, part, next)
    if (part.folded === 'ohne' && next !== undefined && startsUpper(next.text))
      return [place(part, startsUpper(part.text) ? 'Mit' : 'mit')]
    return []
  })

const articles = wordSet('ein eine einen einem einer eines')
const predicateEndings = [
  't',
  'en',
  'ig',
  'lich',
  'bar',
  'frei',
  'los',
  'ell',
  'är',
  'al',
  'iv',
  'isch',
  'zent',
  'os',
  'ös',
] as const
const shortestPredicate = 5
const adverbs = wordSet('bereits jeweils mindestens wenigstens ansonsten daneben dagegen unten hinten')

function isPredicate(part: TextPart): boolean {
  if (part.kind !== 'letters' || startsUpper(part.text) || part.text.length < shortestPredicate) return false
  if (sides.has(stem(part.folded)) || adverbs.has(part.folded)) return false
  return predicateEndings.some((ending) => part.text.endsWith(ending))
}

/** A finding that was asserted is denied. */
export const negationAddedPlaces: FindPlaces = (reading) =>
  reading.parts.flatMap((part, index) => {
    const next = reading.parts[index + 1]
    const previous = reading.parts[index - 1]
    if (articles.has(part.folded) && next?.kind === 'letters') {
      return [place(part, startsUpper(part.text) ? `K${part.folded}` : `k${part.folded}`)]
    }
    const isAlone = previous?.kind === 'letters' && !part.glued && previous.folded !== 'nicht'
    if (next?.text === '.' && isAlone && isPredicate(part)) return [place(part, `nicht ${part.text}`)]
    return []
  })

/** Another organ of the same gender and number, so that the sentence stays a sentence. */
export const organPlaces: FindPlaces = (reading, random) =>
  reading.atoms
    .filter((atom) => atom.kind === 'word')
    .flatMap((atom) => {
      const word = reading.text.slice(atom.start, atom.end)
      const group = swappableOrgans.find((organs) => organs.includes(word))
      const others = group?.filter((organ) => organ !== word)
      if (others !== undefined) return [{ span: { start: atom.start, end: atom.end }, to: random.pick(others) ?? word }]
      const prefix = organPrefixes.find((organ) => word.startsWith(organ) && word.length >= organ.length + 4)
      if (prefix === undefined) return []
      const other = random.pick(organPrefixes.filter((organ) => organ !== prefix)) ?? prefix
      return [{ span: { start: atom.start, end: atom.end }, to: other + word.slice(prefix.length) }]
    })
