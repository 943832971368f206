import { rememberWord } from '../own-words.ts'
import { findMentions } from '../understand/find-mentions.ts'
import { stances } from '../understand/polarity.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Clash } from './clash.ts'
import { sentencePlace } from './sentence-place.ts'

/** A word of course, whatever it is said of. */
interface Told {
  trend: 'progress' | 'regress' | 'stable'
  word: Word
  sentence: Sentence
}

const trendOfCue: ReadonlyMap<string, Told['trend']> = new Map([
  ['progress', 'progress'],
  ['new', 'progress'],
  ['regress', 'regress'],
  ['gone', 'regress'],
  ['stable', 'stable'],
])
/** Words for the answer of a tumour to its therapy. */
const saysResponse = rememberWord((word) => /^(?:\p{L}*remission|\p{L}*ansprechen)$/iu.test(word))
const summaries =
  /^(?:Befund\p{L}*|Läsionslast|Tumorlast|Verlauf|Erkrankung|Krankheit|Situation|Gesamtbefund|Metastasierung)$/u

/**
 * The impression speaks of one course only and the findings of its contrary only.
 * For "unverändert" the impression must speak of the whole: "Befund konstant".
 */
export function overallTrendClashes(sentences: readonly Sentence[]): Clash[] {
  const told = sentences.filter(({ section }) => section === 'impression').flatMap(trendsOf)
  const [two] = told
  if (two === undefined) return []
  const known = sentences.filter(({ section }) => section === 'findings').flatMap(trendsOf)
  const [one] = known
  if (one === undefined) return []
  const trends = new Set([...told, ...known].map(({ trend }) => trend))
  if (
    trends.size !== 2 ||
    told.some(({ trend }) => trend !== two.trend) ||
    known.some(({ trend }) => trend !== one.trend)
  )
    return []
  if (trends.has('stable') && !isSummary(two)) return []
  return [trendClash(one, two)]
}

function isSummary({ sentence: { words } }: Told): boolean {
  return words.length <= 14 && words.some((word) => summaries.test(word.text))
}

function trendsOf(sentence: Sentence): Told[] {
  const { words } = sentence
  const { cues } = findMentions(words)
  if (words.at(-1)?.text === '?' || cues.some(({ kind }) => kind === 'conditional' || kind === 'historical')) return []
  if (!cues.some(({ kind }) => trendOfCue.has(kind)) && !words.some((word) => saysResponse(word.text))) return []
  const stanceOf = stances(words, cues, () => false)
  const said = cues.flatMap(({ kind, from }): Told[] => {
    const word = words[from]
    const trend = trendOfCue.get(kind)
    return word === undefined || trend === undefined || stanceOf[from] !== 'asserted' ? [] : [{ trend, word, sentence }]
  })
  const responses = words.flatMap((word, at): Told[] =>
    saysResponse(word.text) && stanceOf[at] === 'asserted' ? [{ trend: 'regress', word, sentence }] : [],
  )
  return [...said, ...responses]
}

function trendClash(one: Told, two: Told): Clash {
  return {
    kind: 'interval',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: 'Der Verlauf ist widersprüchlich angegeben',
    fixes: [],
  }
}
