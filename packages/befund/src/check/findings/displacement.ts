import { familyOf } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { placesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isReserve } from './limits.ts'

/** "Nicht dislozierte Fraktur" in the findings, "dislozierte Fraktur" in the impression, or the other way round. */
export function displacementClashes(index: StatementIndex): Clash[] {
  const fractures = index.byFamily.get('fracture') ?? []
  for (const told of fractures) {
    const isTold = told.section === 'impression' ? displaced(told) : null
    if (isTold === null) continue
    const known = fractures.filter(
      (one) => one.section === 'findings' && displaced(one) !== null && isSameFracture(one, told),
    )
    const [one] = known
    if (one === undefined || known.some((other) => displaced(other) === isTold)) continue
    return [
      {
        kind: 'negation',
        first: placeOf(one),
        second: placeOf(told),
        reason: 'Einmal disloziert, einmal nicht disloziert',
      },
    ]
  }
  return []
}

function isSameFracture(one: Statement, two: Statement): boolean {
  return placesAgree(one, two)
}

const reach = 3

/** Null where the sentence says neither or both. */
function displaced({ finding, stance, sentence: { words } }: Statement): boolean | null {
  if (finding === null || familyOf(finding) !== 'fracture' || stance !== 'asserted') return null
  const said = new Set<boolean>()
  words.forEach(({ text }, at) => {
    const isWhole = /^(?:undisloziert|unverschoben|dislokationsfrei)/i.test(text)
    if (isWhole) said.add(false)
    if (isWhole || !/^(?:disloziert|dislokation|verschoben)/i.test(text)) return
    // "Nicht eingestauchte, dislozierte Fraktur"
    const comma = words.findLastIndex((word, nth) => nth < at && word.text === ',')
    const isDenied = tells(words.slice(Math.max(0, at - reach, comma), at), /^(?:nicht|kein\p{L}*|ohne)$/iu)
    const before = words[at - 1]
    // "Ohne wesentliche Dislokation" and "gering disloziert" go together.
    if (!isReserve(before?.stem ?? '') && !/^(?:gering|minimal|leicht|kaum)/i.test(before?.text ?? ''))
      said.add(!isDenied)
  })
  return said.size === 1 ? said.has(true) : null
}
