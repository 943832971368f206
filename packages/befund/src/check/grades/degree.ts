import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, isPresent, placesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'

const slight =
  /^(?:gering|geringgradig|geringfügig|minimal|diskret|leicht|leichtgradig|minim|beginnend|initial)(?:e[rsnm]?)?$/i
const medium = /^(?:mäßig|mäßiggradig|mittelgradig|moderat)(?:e[rsnm]?)?$/i
const severe =
  /^(?:hochgradig|höchstgradig|ausgeprägt|massiv|schwer|schwergradig|erheblich|ausgedehnt|filiform|subtotal)(?:e[rsnm]?)?$/i

/** "Hochgradige Abgangsstenose links" in the findings, "geringgradige Nierenarterienstenose links" in the impression. */
export function degreeClashes(index: StatementIndex): Clash[] {
  for (const told of index.impression) {
    const degree = degreeOf(told)
    if (degree === null || isLexical(told) || !isPresent(told) || told.trend !== null) continue
    const alike = ofSameFamily(index, told).filter((one) => isAlike(one, told))
    const [first] = alike
    if (first === undefined || !alike.every((one) => isContrary(degreeOf(one), degree))) continue
    return [
      {
        kind: 'grading',
        first: placeOf(first),
        second: placeOf(told),
        reason: 'Die Ausprägung ist verschieden angegeben',
      },
    ]
  }
  return []
}

function isAlike(one: Statement, two: Statement): boolean {
  // "Die übrigen Etagen gering degenerativ verändert" is not said of this one.
  if (one.cues.has('rest') !== two.cues.has('rest')) return false
  if (one.section !== 'findings' || one.finding !== two.finding || !isPresent(one)) return false
  return placesAgree(one, two)
}

type Degree = 'slight' | 'medium' | 'severe'

/** What one reader calls slight another may call moderate. */
function isContrary(one: Degree | null, two: Degree): boolean {
  return one !== null && one !== two && (one === 'severe' || two === 'severe')
}

/** The degree directly before the finding; null for none or two. */
function degreeOf({ sentence, at }: Statement): Degree | null {
  const before = sentence.words.filter(({ end }) => end <= at.start).slice(-reach)
  const word = before.findLast(({ text }) => [slight, medium, severe].some((degree) => degree.test(text)))
  if (word === undefined || before.some(({ text }) => text === ',' || text === 'bis')) return null
  if (medium.test(word.text)) return 'medium'
  return slight.test(word.text) ? 'slight' : 'severe'
}

/** In words before the finding. */
const reach = 3
