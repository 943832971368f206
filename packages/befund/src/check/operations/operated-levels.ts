import type { SectionId } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { tells } from '../../read/tells.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { type NamedPlace, namedPlaces } from '../places/named-places.ts'
import { placesClash } from '../places/place-fixes.ts'
import { isHistory } from './is-history.ts'

const before: ReadonlySet<SectionId> = new Set(['title', 'clinicalQuestion', 'priorStudy'])
const beside = /anschluss|angrenz|benachbart|adja[zc]ent|(?:ober|unter)halb|kranial|kaudal/i

/** Whether a word tells of an operation on a disc, or of what such a one leaves behind. */
const operationWord = rememberWord((text): 'done' | 'left' | null => {
  if (/(?:dis[ck]ektomie|nu[ck]leotomie|sequestrektomie)$|^(?:spondylodese|OP|PLIF|TLIF|ACDF)$/i.test(text))
    return 'done'
  return /narbe|rezidiv|^postop|^metallartefakt/i.test(text) ? 'left' : null
})

/** "Z. n. Diskektomie L3/4" and "L4/5: postoperative Narbe": what is left lies where the operation was. */
export function operatedLevelClashes(sentences: readonly Sentence[]): Clash[] {
  const told = sentences.filter((one) => isToldBefore(one) && says(one, 'done'))
  const done = told.flatMap(discsOf)
  if (done.length === 0) return []
  const left = sentences.filter((one) => !told.includes(one) && isDescription(one)).flatMap(discsOf)
  const [one] = done
  const isAt = (places: readonly NamedPlace[], { value }: NamedPlace): boolean =>
    places.some((place) => place.value === value)
  const known = [...done, ...left.filter(({ sentence }) => sentence.section === 'findings')]
  const other = left.some((place) => isAt(done, place))
    ? left.find((place) => place.sentence.section === 'impression' && !isAt(known, place))
    : left[0]
  if (one === undefined || other === undefined) return []
  return [placesClash(one, other, 'disc', 'Die Operation ist an einer anderen Etage genannt')]
}

function isToldBefore(sentence: Sentence): boolean {
  return before.has(sentence.section) || isHistory(sentence)
}

/** One disc and something that an operation left there, not above or below it. */
function isDescription(sentence: Sentence): boolean {
  if (!isInBody(sentence)) return false
  if (!says(sentence, 'left') || tells(sentence.all, beside)) return false
  return new Set(discsOf(sentence).map(({ value }) => value)).size === 1
}

function says({ all }: Sentence, wanted: 'done' | 'left'): boolean {
  return all.some(({ text }) => operationWord(text) === wanted)
}

function discsOf(sentence: Sentence): NamedPlace[] {
  return namedPlaces(sentence).filter(({ group }) => group === 'disc')
}
