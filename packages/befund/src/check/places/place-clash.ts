import type { Span } from '../../model.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'
import type { NamedPlace } from './named-places.ts'
import { adoptedPlaces } from './place-fixes.ts'

export function placeClash(kind: 'level' | 'side', one: NamedPlace, two: NamedPlace, reason: string): Clash {
  return {
    kind,
    ...placesOf(one, two),
    reason,
    fixes: groupsOfWords(one.group)
      .flatMap((group) => adoptedPlaces(wholly(one), wholly(two), group))
      .slice(0, 2),
  }
}

function wholly({ sentence }: NamedPlace): { sentence: Sentence; within: Span } {
  return { sentence, within: { start: sentence.all[0]?.start ?? sentence.start, end: sentence.end } }
}

/** A vertebra may be named by itself or by its disc. */
function groupsOfWords(group: string): string[] {
  return group === 'vertebra' ? ['disc', 'vertebra'] : [group]
}
