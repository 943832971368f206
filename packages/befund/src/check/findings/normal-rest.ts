import { findings } from '../../anatomy/finding-concepts.ts'
import type { Statement } from '../../understand/statement.ts'
import { wordsWithin } from '../clause-around.ts'
import { isPresent, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { aspectOf, ruledOutBy } from './ruled-out.ts'

/** "Beckenring vorne gebrochen, hinterer Anteil intakt": normal is what the sentence leaves of the organ it has just called ill. */
export function isOfRest(normal: Statement, { byOrgan }: StatementIndex): boolean {
  const { organ, organBond, sentence, span } = normal
  if (
    organ === null ||
    (organBond === 'label' && partsIn(normal).length === 0) ||
    sentence.words[0]?.start === span.start
  )
    return false
  const before = (byOrgan.get(organ) ?? []).filter((one) => one.sentence === sentence && one.at.start < normal.at.start)
  return before.some((one) => {
    const concept = findings().get(one.finding ?? '')
    if (concept === undefined || one.organ !== organ || !isPresent(one) || one.span.start === span.start) return false
    return sidesAgree(one, normal) && (partsIn(normal).length > 0 || ruledOutBy(concept, aspectOf(normal)))
  })
}

/** "Peronealsehnen: longus regelrecht, brevis mit Riss": normal is a part of what the label names. */
export function isOfLabelledPart({ organBond, sentence }: Statement, seen: readonly Statement[]): boolean {
  return (
    organBond === 'label' && seen.some((one) => one.sentence === sentence && one.finding !== null && isPresent(one))
  )
}

/** Stems of the words of its clause that name a part. */
export function partsIn(statement: Statement): string[] {
  return wordsWithin(statement)
    .filter(({ text }) => partWord.test(text))
    .map(({ stem }) => stem)
}

const partWord =
  /^(?:vorn|hint|ober|unter|medial|lateral|dorsal|ventral|kranial|kaudal|proximal|distal|anterior|posterior|zentral|peripher|tief|Anteil|Abschnitt|Drittel|Hälfte|Rand)/
