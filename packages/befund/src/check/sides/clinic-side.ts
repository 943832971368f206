import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { placesOf } from '../sentence-place.ts'
import { opposite } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

/** What is felt on the side it comes from; a palsy may come from the other half of the brain. */
const ofItsSide = /algie$|(?<!kopf)schmerz|^Amaurosis|^Tastbefund|[ck]laudi[ck]atio/i
const ofAnySide = /pares|plegie|hemi/i
const fits = /^(?:passend|korrel|symptomatisch)/i
const clinic = /^(?:Klini(?:k|sch)|Beschwerde|Symptom)/i
const unlike = /^(?:nicht|ohne|kein)/i

/** "Zervikobrachialgie links" and "Hernie C5/6 rechts, zur Klinik passend". */
export function clinicSideClashes(sentences: readonly Sentence[]): Clash[] {
  const history = sentences.filter(({ section }) => /^clinical/.test(section))
  const felt = history.flatMap(sidesIn)
  // "Lumboischialgie, Z. n. Hüft-TEP rechts" names no side of the pain.
  const one = felt.find(({ sentence: { all }, word }) => tells(all, ofItsSide, ...clauseAround(all, word)))
  if (one === undefined || felt.some(({ side }) => side !== one.side)) return []
  if (history.some(({ all }) => tells(all, ofAnySide))) return []
  const told = sentences.filter(
    ({ section, words }) =>
      section === 'impression' && tells(words, fits) && tells(words, clinic) && !tells(words, unlike),
  )
  const sides = told.flatMap(sidesIn)
  const [two] = sides
  if (two === undefined || sides.some(({ side }) => side !== opposite[one.side])) return []
  return [
    {
      kind: 'side',
      ...placesOf(one, two),
      reason: 'Vorgeschichte und Befund nennen verschiedene Seiten (links und rechts)',
      fixes: [one, two].flatMap(({ sentence, word }) => turnedSide(sentence, word)),
    },
  ]
}

function sidesIn(sentence: Sentence): { side: Side; word: Word; sentence: Sentence }[] {
  return findMentions(sentence.all).sides.flatMap(({ side, at, direction }) => {
    const word = sentence.all[at]
    return word === undefined || direction ? [] : [{ side, word, sentence }]
  })
}
