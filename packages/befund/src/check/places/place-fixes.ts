import { organs } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { adopted } from '../adopted-words.ts'
import type { Clash, Proposal } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'

interface PlaceWords extends Span {
  text: string
  /** "LWK 4/5" may take the place of "L3/4", but not that of "Oberlappen". */
  numbered: boolean
}

/** A place of one text written in place of that of the other, both ways; empty where either is part of a compound. */
export function adoptedPlaces(
  one: { sentence: Sentence; within: Span },
  two: { sentence: Sentence; within: Span },
  group: string,
): Proposal[] {
  const first = placeWords(one, group)
  const second = placeWords(two, group)
  if (first === null || second === null || first.numbered !== second.numbered || first.text === second.text) return []
  return [adopted(second, first), adopted(first, second)]
}

/** Two sentences that name different places of a group, by the words that name them. */
export function placesClash(
  one: { sentence: Sentence; word: Span },
  two: { sentence: Sentence; word: Span },
  group: string,
  reason: string,
): Clash {
  return {
    kind: 'level',
    ...placesOf(one, two),
    reason,
    fixes: adoptedPlaces(
      { sentence: one.sentence, within: one.sentence },
      { sentence: two.sentence, within: two.sentence },
      group,
    ),
  }
}

/** The only words of the stretch that name a place of the group by themselves. */
function placeWords({ sentence, within }: { sentence: Sentence; within: Span }, group: string): PlaceWords | null {
  const words = sentence.all
  const { sites, terms } = findMentions(words)
  const span = (from: number, to: number, numbered: boolean): PlaceWords => {
    const start = words[from]?.start ?? 0
    const end = words[to - 1]?.end ?? start
    let text = ''
    for (const word of words.slice(from, to)) text += (text === '' || word.glued ? '' : ' ') + word.text
    return { start, end, text, numbered }
  }
  const numbered = sites.filter((site) => site.group === group).map((site) => span(site.from, site.to, true))
  const named = terms
    .filter(({ meanings }) => meanings.length === 1 && meanings[0]?.kind === 'organ')
    .filter(({ meanings }) => organs().get(meanings[0]?.id ?? '')?.site === group)
    .map((term) => span(term.from, term.to, false))
  const places = [...numbered, ...named].filter(({ start, end }) => start >= within.start && end <= within.end)
  return places.length === 1 ? (places[0] ?? null) : null
}
