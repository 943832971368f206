import { wordStem } from '../../anatomy/word-stem.ts'
import type { Statement, Trend } from '../../understand/statement.ts'
import { growth } from '../measures/size-changes.ts'

/** What nobody denies of a thing that is there: "kein kleiner Erguss", "keine konstante Läsion" deny the thing. */
const harmless: ReadonlySet<string> = new Set(
  (
    'klein gering geringgradig leicht leichtgradig mäßig mäßiggradig mittelgradig diskret schmal minimal flach kurz beginnend begleitend ' +
    'konstant größenkonstant stationär unverändert bekannt stabil bland benigne reaktiv unspezifisch solitär einzeln transitorisch ' +
    'fetthaltig betont beidseitig linksseitig rechtsseitig dringend'
  )
    .split(' ')
    .map(wordStem),
)

const courses: ReadonlyMap<string, Trend> = new Map(
  (
    [
      ['progredient größenprogredient zunehmend wachsend', 'progress'],
      ['regredient größenregredient rückläufig abnehmend verkleinert', 'regress'],
    ] as const
  ).flatMap(([words, trend]) => words.split(' ').map((word): [string, Trend] => [wordStem(word), trend])),
)

/** What shows in other words that a denied kind of a finding is there. */
const signs: ReadonlyMap<string, RegExp> = new Map(
  (
    [
      ['disloziert', /^(?:dislo[kc]ation|verschieb|\p{L}*abkippung|abgekippt|versatz|verkürz)/iu],
      ['komplett vollständig', /^(?:transmural|retraktion)/i],
      ['fortgeschritten', /^(?:deutlich|ausgeprägt|hochgradig|aufgehoben|III|IV)/i],
      ['nekrotisierend', /nekrose/i],
      ['aktiviert', /ödem/i],
      ['obstruierend', /stau|erweiter|dilat|ektas/i],
      ['akut frisch', /^(?:frisch|hyperdens|diffusionsrestrik)/i],
      [
        'suspekt hochsuspekt malignomsuspekt malignomverdächtig tumorverdächtig',
        /^(?:spikul|unscharf|architekturst|irregulär|washout|nekro)/i,
      ],
      ['plantar', /sohle/i],
      ['apikal', /spitze/i],
    ] as const
  ).flatMap(([words, sign]) => words.split(' ').map((word): [string, RegExp] => [wordStem(word), sign])),
)

/** Whether what limits a denial leaves room for no other: nobody would say so of what is not there, or the other has it too. */
export function isShown(limit: string, present: Statement): boolean {
  if (harmless.has(limit)) return true
  const trend = courses.get(limit)
  if (trend !== undefined) return present.trend === trend || hasGrown(present, trend)
  const sign = signs.get(limit)
  return (
    sign !== undefined &&
    present.sentence.words.some(({ text }, at, words) => sign.test(text) && !isNone(words[at - 1]?.text))
  )
}

function isNone(text: string | undefined): boolean {
  return /^(?:keine?[rsnm]?|ohne|nicht)$/i.test(text ?? '')
}

function hasGrown(present: Statement, trend: Trend): boolean {
  const { ratio } = growth(present) ?? { ratio: 1 }
  return trend === 'progress' ? ratio > 1 : ratio < 1
}
