import { isWithin } from '../../anatomy/organ-tree.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { numberOf } from '../../understand/find-measures.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isDenied, isPresent, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { placesOf } from '../sentence-place.ts'

/** In Hounsfield units without contrast, with a margin: up to 10 an adenoma of the adrenal is rich in lipids. */
const fatTo = 0
const noFatFrom = 25

/** "Nativ -12 HE" and "kein lipidreiches Adenom", "nativ 38 HE" and "lipidreiches Adenom". */
export function densityClashes(index: StatementIndex): Clash[] {
  const told = index.impression.filter(({ sentence }) => tells(sentence.words, /^lipidreich/i))
  if (told.length === 0) return []
  const adrenals = index.findings.filter(({ organ }) => isWithin(organ ?? '', 'adrenal'))
  const measured = [...new Map(adrenals.map((one) => [one.sentence, one])).values()].flatMap((statement) =>
    nativeDensities(statement.sentence.words).map((density) => ({ statement, density })),
  )
  const [one, other] = measured
  if (one === undefined || other !== undefined) return []
  const { value, word } = one.density
  const contrary = told.find(
    (said) =>
      sidesAgree(said, one.statement) &&
      (isDenied(said) ? value <= fatTo : isPresent(said) && said.certainty === 'certain' && value >= noFatFrom),
  )
  if (contrary === undefined) return []
  const { sentence, at } = contrary
  return [
    {
      kind: 'number',
      ...placesOf({ sentence: one.statement.sentence, word }, { sentence, word: at }),
      reason: 'Die Dichte passt nicht zur Beschreibung',
    },
  ]
}

function nativeDensities(words: readonly Word[]): { value: number; word: Word }[] {
  return words.flatMap((word, at) => {
    const value = numberOf(word)
    if (value === null || !fitsAt(words, at + 1, /^H[EU]$/) || !tells(words, /^nativ/i, at - 3, at + 4)) return []
    // "5-12 HE" is a range.
    const isBelow = fitsAt(words, at - 1, /^(?:[-−–]|minus)$/) && !fitsAt(words, at - 2, /^\d/)
    return [{ value: isBelow ? -value : value, word }]
  })
}
