import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { vertebraeOfDisc } from '../places/named-places.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Injection {
  sentence: Sentence
  word: Word
  side: readonly string[]
  /** Discs, vertebrae and roots. */
  level: readonly string[]
}

const named = /infiltration$|^PRT$|^periradikul|denervierung$|blockade$/i
const needle = /nadel$|kanüle$/i
/** What was done at another time, or is done elsewhere too. */
const otherwise =
  /^(?:kein|nicht|ohne|z\.|zustand|status|zuletzt|letzte|erste|früher|gleich|analog|dann|anschließend|danach|zudem|geplant|nächste|weitere)/i
/** In sentences: the title, or what was asked for. */
const opening = 3

/** "PRT S1 rechts" and the needle in the foramen on the left, or at another level: the only one that meets none of the others. */
export function injectionClashes(sentences: readonly Sentence[]): Clash[] {
  if (!sentences.slice(0, opening).some(({ all }) => all.some(({ text }) => named.test(text)))) return []
  const told = sentences.flatMap(injectionIn)
  return (['level', 'side'] as const).flatMap((kind): Clash[] => {
    const placed = told.filter((one) => one[kind].length > 0)
    const odd = placed.filter((one) => placed.every((two) => two === one || !meet(one[kind], two[kind])))
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
  })
}

function meet(one: readonly string[], two: readonly string[]): boolean {
  return one.some((a) => two.some((b) => a === b || a === 'both' || b === 'both' || isBeside(a, b) || isBeside(b, a)))
}

/** The root L5 and the disc L4/5. */
function isBeside(disc: string, level: string): boolean {
  return disc.includes('/') && vertebraeOfDisc(disc).includes(level)
}

function injectionIn(sentence: Sentence): Injection[] {
  const { all, section } = sentence
  const word = all.find(({ text }) => named.test(text) || needle.test(text))
  if (word === undefined || /^(?:clin|prior|reco)/.test(section) || all.some(({ text }) => otherwise.test(text)))
    return []
  const { sides, sites } = findMentions(all)
  const level = sites.flatMap(({ group, values }) => (/^(?:disc|vertebra|nerve-root)$/.test(group) ? values : []))
  return [
    {
      sentence,
      word,
      side: sides.map(({ side }) => side),
      level: [...level, ...all.flatMap(({ text }) => (/^S[1-4]$/.test(text) ? [text] : []))],
    },
  ]
}
