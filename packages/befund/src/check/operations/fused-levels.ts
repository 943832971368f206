import { rememberWord } from '../../own-words.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { SiteMention } from '../../understand/site-mention.ts'
import type { Clash } from '../clash.ts'
import { vertebraeOfDisc } from '../places/named-places.ts'
import { placesClash } from '../places/place-fixes.ts'
import { isHistory } from './is-history.ts'

interface Fused {
  sentence: Sentence
  word: Word
  discs: readonly string[]
  isRange: boolean
}

/** What holds a stretch of the spine, or what lies in one disc of it. */
const kindOf = rememberWord((text): 'whole' | 'part' | null => {
  if (/(?:spondylodese|fusion|fixation|instrumentierung|stabilisierung)$|^(?:ACDF|Fixateur|Platte$)/i.test(text))
    return 'whole'
  return /^(?:Cages?|Durchbauung)$/.test(text) ? 'part' : null
})

/** Of an earlier, a further or a neighbouring stretch. */
const other =
  /anschluss|angrenz|benachbart|(?:ober|unter)halb|verläng|erweiter|zusätzlich|früher|geplant|empf|ggf|wechsel|entfern/i

/** Grown together, not operated. */
const grown = /^(?:kongenital|angeboren|block|DISH|spontan|(?:spondylo|osteo|syndesmo)phyt)/i

/** "Z. n. ACDF C5/6 und C6/7", "Platte C4 bis C7": one stretch under two names of its levels. */
export function fusedLevelClashes(sentences: readonly Sentence[]): Clash[] {
  const wholes = sentences.flatMap((one) => fusedIn(one, 'whole'))
  const [first] = wholes
  if (first === undefined || wholes.some(({ sentence }) => sentence.all.some(({ text }) => other.test(text)))) return []
  const history = wholes.filter(({ sentence }) => sentence.section !== 'findings' || isHistory(sentence))
  const done = history.filter(({ sentence }) => sentence.section !== 'impression')
  const known = (done.length > 0 ? done : [first]).flatMap(({ discs }) => discs)
  const isWrong = ({ discs, isRange }: Fused): boolean =>
    discs.some((disc) => !known.includes(disc)) || (isRange && done.length < 2 && discs.length !== known.length)
  const wrong = [...wholes, ...sentences.flatMap((one) => fusedIn(one, 'part'))].find(isWrong)
  if (wrong === undefined || wrong.sentence === first.sentence) return []
  return [placesClash(first, wrong, 'disc', 'Die versorgten Etagen sind verschieden angegeben')]
}

function fusedIn(sentence: Sentence, kind: 'whole' | 'part'): Fused[] {
  const { all } = sentence
  if (!all.some(({ text }) => kindOf(text) === kind) || all.some(({ text }) => grown.test(text))) return []
  // "LWK 3/4/5" names more than is read.
  if (sentence.section === 'clinicalQuestion' || /\d\/\d\/\d/.test(sentence.text)) return []
  const sites = levelsBeside(all, kind)
  const discs = sites.flatMap(discsOf)
  const word = all[sites[0]?.from ?? -1]
  if (word === undefined || discs.length === 0) return []
  return [{ sentence, word, discs: [...new Set(discs)], isRange: sites.some(({ range }) => range !== null) }]
}

/** The levels right behind the word, or right before it: "Spondylodese L4/5 und L5/S1, Protrusion L3/4". */
function levelsBeside(words: readonly Word[], kind: 'whole' | 'part'): SiteMention[] {
  const at = words.findIndex(({ text }) => kindOf(text) === kind)
  const sites = findMentions(words).sites.filter(({ group, range }) => group === 'disc' || range !== null)
  const isNear = (from: number, to: number): boolean =>
    to >= from && to - from <= reach && !words.slice(from, to).some(({ kind: one }) => one === 'mark')
  const first = sites.findIndex(({ from, to }) => isNear(at + 1, from) || isNear(to, at))
  const run: SiteMention[] = []
  for (const site of first < 0 ? [] : sites.slice(first)) {
    const last = run.at(-1)
    if (last !== undefined && words.slice(last.to, site.from).some(({ text }) => !joining.test(text))) break
    run.push(site)
  }
  return run
}

/** In words: "Spondylodese mit Fixateur interne L4/5". */
const reach = 4
const joining = /^(?:,|und|sowie|[HBL]WK)$/

const spine = [7, 12, 5, 1].flatMap((count, at) => Array.from({ length: count }, (_, one) => `${'CTLS'[at]}${one + 1}`))

/** The upper vertebrae of the discs of "C5 bis C7", "LWK 3/5". */
function discsOf({ values, range }: SiteMention): string[] {
  const ends = range === null ? values.map(vertebraeOfDisc) : [[range.from, range.to]]
  return ends.flatMap(([from = '', to = '']) => spine.slice(spine.indexOf(from), spine.indexOf(to)))
}
