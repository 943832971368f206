import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { type NamedPlace, namedPlaces } from '../places/named-places.ts'
import { placeClash } from '../places/place-clash.ts'
import { turnedSide } from './turn-side.ts'

/** A title names what was examined, a lymph node has neighbours, and what is not there has no side. */
const told = /^(?:clinical|priorStudy|findings|impression)/
const quiet = /^(?:kein|lymph|LK|ohne$|nicht$|unauff|frei$|schlank|regelrecht|normal)/i

/** "Glioblastom rechts temporal" and "Resektionshöhle links temporal": one section knows the spot on one side only, another on the other. */
export function spotSideClashes(sentences: readonly Sentence[]): Clash[] {
  const spots = sentences
    .filter((one) => told.test(one.section) && findMentions(one.all).sides.length > 0)
    .flatMap((one) => namedPlaces(one).filter((place) => place.side !== null && nameOf(place) !== null))
  for (const alike of Map.groupBy(spots, nameOf).values()) {
    const [one] = alike
    const two = alike.find(({ side }) => side !== one?.side)
    if (one === undefined || two === undefined || alike.some(({ side }) => side === 'both')) continue
    const parts = [...Map.groupBy(alike, partOf).values()]
    if (parts.some(([first, ...others]) => others.some(({ side }) => side !== first?.side))) continue
    if (
      one.group !== 'device' &&
      sentences.some((sentence) => partOf({ sentence }) !== partOf(one) && namesSide(sentence, one.side))
    )
      continue
    return [
      {
        ...placeClash('side', one, two, 'Dieselbe Stelle liegt auf verschiedenen Seiten (links und rechts)'),
        fixes: [two, one].flatMap(({ sentence, word }) => turnedSide(sentence, sentence, word.start)),
      },
    ]
  }
  return []
}

/** A joint that was replaced is as good a spot: "Z. n. Hüft-TEP rechts" and "TEP links in regelrechter Stellung"; a knee names itself. So is a catheter: "ZVK von links". */
function nameOf({ group, value, sentence, word }: NamedPlace): string | null {
  if (group === 'device') {
    if (!single.test(value) || tells(sentence, changed)) return null
    return value.startsWith('prosthesis') ? 'prosthesis' : word.stem
  }
  // Every disc has its foramina.
  // "Aggregat links pektoral, kein Sondenbruch": what comes behind it is denied, the spot is not.
  const said = sentence.all.slice(0, clauseAround(sentence.all, word)[1])
  return group === 'spot' && !value.startsWith('foram') && !tells(said, quiet) ? value : null
}

/** Of these there is one as a rule, until another is put in. */
const single = /^(?:prosthesis (?:hip)?|catheter|port|pacemaker)$/
const changed = /^(?:neu|entf|expl|ex$|wechsel|gezog|früher|ehemal|zuvor|zusätzl|zweit)/i

/** "Tastbare Schwellung nuchal links": a complaint stands before the findings, with a heading or without. */
function partOf({ sentence }: Pick<NamedPlace, 'sentence'>): string {
  return tells(sentence, /^(?:tast|schwell|schmerz|jetzt|nun$|Z\.|St\.|Zustand|Status)/i)
    ? 'clinical'
    : sentence.section
}

/** Whatever lies there: the side was looked at, and the spot may be named by another word. */
function namesSide({ section, all }: Sentence, side: Side | null): boolean {
  return told.test(section) && findMentions(all).sides.some((one) => one.side === side || one.side === 'both')
}
