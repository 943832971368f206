import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { vertebraeOfDisc } from '../places/named-places.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Injection {
  sentence: Sentence
  word: Word
  sides: readonly string[]
  discs: readonly string[]
  /** Numbered ones, roots, and the neighbours of the discs. */
  vertebrae: readonly string[]
}

const named = /infiltration$|^PRT$|^periradikul|denervierung$|blockade$/i
const needle = /nadel$|kanüle$/i
/** What was done at another time, or is done elsewhere too. */
const otherwise =
  /^(?:kein|nicht|ohne|z\.|zn|zustand|status|zuletzt|letzte|erste|früher|gleich|analog|dann|anschließend|danach|zudem|geplant|nächste|weitere)/i
/** In sentences: the title, or what was asked for. */
const opening = 3

/** "PRT S1 rechts" and the needle in the foramen on the left, or at another level. */
export function injectionClashes(sentences: readonly Sentence[]): Clash[] {
  if (!sentences.slice(0, opening).some(({ all }) => all.some(({ text }) => named.test(text)))) return []
  const told = sentences.flatMap(injectionIn)
  const isOnBoth = told.some(({ sides }) => sides.length > 1 || sides.includes('both'))
  return [
    ...oddOne(told, ({ vertebrae }) => vertebrae.length > 0, areAtOneLevel, 'level'),
    ...(isOnBoth ? [] : oddOne(told, ({ sides }) => sides.length > 0, areOnOneSide, 'side')),
  ]
}

/** The only one that is of one place with none of the others. */
function oddOne(
  told: readonly Injection[],
  isPlaced: (one: Injection) => boolean,
  agree: (one: Injection, two: Injection) => boolean,
  kind: 'level' | 'side',
): Clash[] {
  const placed = told.filter(isPlaced)
  const odd = placed.filter((one) => placed.every((two) => two === one || !agree(one, two)))
  const [one] = odd
  const two = placed.findLast((other) => other !== one)
  if (one === undefined || two === undefined || (odd.length > 1 && placed.length > 2)) return []
  const [first, second] = one.sentence.start < two.sentence.start ? [one, two] : [two, one]
  return [
    {
      kind,
      severity: 'critical',
      first: sentencePlace(first.sentence, first.word),
      second: sentencePlace(second.sentence, second.word),
      reason: 'Der Eingriff ist an verschiedenen Stellen angegeben',
      fixes: [],
    },
  ]
}

function areOnOneSide(one: Injection, two: Injection): boolean {
  return one.sides[0] === two.sides[0]
}

function areAtOneLevel(one: Injection, two: Injection): boolean {
  const key = one.discs.length > 0 && two.discs.length > 0 ? 'discs' : 'vertebrae'
  return one[key].some((level) => two[key].includes(level))
}

function injectionIn(sentence: Sentence): Injection[] {
  const { all, section } = sentence
  if (section === 'clinicalHistory' || section === 'priorStudy' || section === 'recommendation') return []
  const word = all.find(({ text }) => named.test(text) || needle.test(text))
  if (word === undefined || all.some(({ text }) => otherwise.test(text))) return []
  const { sides, sites } = findMentions(all)
  const discs = sites.flatMap(({ group, values }) => (group === 'disc' ? values : []))
  const vertebrae = sites.flatMap(({ group, values }) => (group === 'vertebra' || group === 'nerve-root' ? values : []))
  for (const { text } of all) if (/^S[1-4]$/.test(text)) vertebrae.push(text)
  return [
    {
      sentence,
      word,
      sides: [...new Set(sides.map(({ side }) => side))],
      discs,
      vertebrae: [...vertebrae, ...discs.flatMap(vertebraeOfDisc)],
    },
  ]
}
