import { familyOf } from '../../anatomy/finding-concepts.ts'
import { splitNames } from '../../anatomy/outline.ts'
import { tells } from '../../read/tells.ts'
import type { Statement } from '../../understand/statement.ts'
import { isAttribute, isDenied, isPresent } from '../compare.ts'

type Range = readonly [from: number, to: number]

/** A figure with a meaning of its own, and the words it contradicts. */
export interface Score {
  names: readonly string[]
  /** What the figure can be at all. */
  possible?: (value: number) => boolean
  /** Whether a statement says the opposite of `value`. */
  contradicts?: (value: number, statement: Statement) => boolean
  /** What it can be where a word beside its name calls it normal, and where one calls it altered. */
  normal?: Range
  altered?: Range
}

/** Heart-thorax ratio from 0.5: enlarged. With a margin for projection and reader. */
const heartEnlargedFrom = 0.47
const heartNormalTo = 0.56
export const scores: readonly Score[] = [
  {
    names: [
      'HTQ',
      'CTR',
      'CTQ',
      'HT-Quotient',
      'Herzthoraxquotient',
      'Herz-Thorax-Quotienten',
      'Herzthoraxindex',
      'Herz-Thorax-Verhältnis',
      'Herz-Thorax-Quotient',
      'Herz-Thorax-Index',
      'HTI',
      'HTR',
      'Herz-Thorax-Ratio',
      'CTI',
    ],
    possible: (value) => value < 1 || (value > 20 && value < 100),
    contradicts: (value, statement) => {
      const ratio = value > 1 ? value / 100 : value
      if (!isHeart(statement)) return false
      return isEnlarged(statement) ? ratio < heartEnlargedFrom : isNormalSize(statement) && ratio > heartNormalTo
    },
  },
  {
    names: [
      'Agatston',
      'Agatston-Score',
      'Agatston-Äquivalent',
      'Kalkscore',
      'Kalziumscore',
      'Calciumscore',
      'Calcium-Score',
      'Kalzium-Score',
    ],
    contradicts: (value, statement) => {
      if (statement.finding === null || familyOf(statement.finding) !== 'calcification') return false
      if (
        statement.finding !== 'coronary-sclerosis' &&
        statement.organ !== null &&
        statement.organ !== 'coronary-arteries'
      )
        return false
      if (statement.limits.length > 0 || statement.certainty !== 'certain') return false
      // "RCX ohne Koronarsklerose": of one vessel.
      if (statement.stance === 'negated' && statement.sites.has('coronary')) return false
      return statement.stance === 'negated'
        ? value > 0 && !isAttribute(statement)
        : statement.stance === 'asserted' && value === 0 && statement.finding === 'coronary-sclerosis'
    },
  },
  {
    names: ['T-Score', 'T-Wert'],
    contradicts: (value, { finding, certainty, stance, sentence: { words } }) =>
      finding === 'osteoporosis' &&
      value < porousFrom &&
      stance === 'asserted' &&
      certainty === 'certain' &&
      !tells(words, /^(?:manifest|bekannt|frakt)/i),
  },
  {
    names: ['Hallux-valgus-Winkel', 'HV-Winkel', 'HVA'],
    contradicts: (value, { finding, stance, certainty, magnitude }) =>
      finding === 'hallux-valgus' &&
      stance === 'asserted' &&
      certainty === 'certain' &&
      magnitude === 'much' &&
      value < straightTo,
  },
  {
    names: ['LV-Quotient', 'LV-Ratio', 'LV-Verhältnis', 'RV/LV-Quotient', 'RV/LV-Ratio'],
    possible: (value) => value < 5,
    contradicts: (value, statement) => {
      if (statement.finding !== 'right-heart-strain' || statement.limits.length > 0) return false
      return isDenied(statement) ? value > strainFrom : isPresent(statement) && value < strainTo
    },
  },
]

/** Values that a word beside their name judges, with a margin between the schools: `names | normal | altered | finding that is altered so`. */
export const judged = `
LVEF, EF, Ejektionsfraktion, Auswurffraktion, LV-EF, Ruhe-EF, Pumpfunktion, LV-Funktion, LV-Pumpfunktion, Linksventrikelfunktion | 45-100 | 1-60
Böhler-Winkel, Böhlerwinkel, Tuber-Gelenk-Winkel | 18-50 | 0-27
SL-Abstand, SL-Distanz, SL-Intervall | 0-4 | 2.5-30 | sl-dissociation
ADI | 0-5 | 2.5-30
Ulnavarianz | 0-2 | 1-20
TT-TG, TT-TG-Abstand, TT-TG-Distanz
Restharn | 0-120 | 20-9000
SUVmax, SUV
Z-Score, Z-Wert
VAS, NRS
Summe
`

export function judgedScore(line: string): Score {
  const [names = '', normal = '', altered = '', finding = ''] = line.split(' | ')
  if (normal === '') return { names: splitNames(names) }
  const [usual, odd] = [rangeOf(normal), rangeOf(altered)]
  const contradicts = (value: number, statement: Statement): boolean =>
    statement.finding === finding && (isDenied(statement) ? value > usual[1] : isPresent(statement) && value < odd[0])
  return { names: splitNames(names), normal: usual, altered: odd, ...(finding === '' ? {} : { contradicts }) }
}

function rangeOf(cell: string): Range {
  const [from = 0, to = 0] = cell.split('-').map(Number)
  return [from, to]
}

/** Below zero, by the WHO 2.5, with a margin. */
const porousFrom = 2.2
/** Of the great toe, in degrees: from 15 it is bent, with a margin. */
const straightTo = 12
/** Right against left ventricle: from 1 a sign of strain, with a margin for the reader. */
const strainFrom = 1.1
const strainTo = 0.85

function isHeart(statement: Statement): boolean {
  return statement.organ === 'heart' && statement.organBond !== 'carried'
}

function isEnlarged(statement: Statement): boolean {
  return (
    statement.stance === 'asserted' &&
    statement.finding !== null &&
    familyOf(statement.finding) === 'enlargement' &&
    statement.certainty === 'certain'
  )
}

function isNormalSize(statement: Statement): boolean {
  if (statement.stance === 'negated')
    return statement.finding !== null && familyOf(statement.finding) === 'enlargement' && statement.limits.length === 0
  return statement.stance === 'asserted' && (statement.normal === 'size' || statement.normal === 'general')
}
