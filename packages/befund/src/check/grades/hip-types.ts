import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

/** Alpha angles of the hip types of Graf, in degrees, with a degree of tolerance. */
const alphaOf: readonly (readonly [RegExp, number, number])[] = [
  [/^I[ab]?$/, 59, 90],
  [/^II[ab]$/, 49, 60],
  [/^(?:IIc|D)$/, 42, 50],
  [/^(?:III[ab]?|IV)$/, 0, 44],
]

interface Told {
  side: Side
  sentence: Sentence
  word: Word
  /** Where that side was named. */
  opening: Sentence
}
interface HipType extends Told {
  type: string
}
interface Alpha extends Told {
  degrees: number
}

const hips = ['left', 'right'] as const

/** A type of Graf that the findings give the other hip, or that its alpha angle rules out. */
export function hipTypeClashes(sentences: readonly Sentence[]): Clash[] {
  if (!sentences.some(({ all }) => tells(all, ofGraf))) return []
  const types: HipType[] = []
  const angles: Alpha[] = []
  let side: Side | null = null
  let opening: Sentence | null = null
  for (const sentence of sentences) {
    if (sentence.section === 'title') continue
    const words = sentence.all
    words.forEach((word, at) => {
      const named = sideOf(word)
      if (named !== null && named !== side) opening = sentence
      side = named ?? side
      const type = typeAt(words, at)
      const of = type === null ? side : (sideBehind(words, at) ?? side)
      if (opening === null || of === null) return
      const told = { sentence, word, opening }
      if (type !== null) for (const one of of === 'both' ? hips : [of]) types.push({ ...told, side: one, type })
      if (side === null || side === 'both') return
      const degrees = /^(?:Alpha|α)/i.test(word.text)
        ? words.slice(at + 1, at + 4).find(({ kind }) => kind === 'number')
        : undefined
      if (degrees !== undefined) angles.push({ ...told, side, degrees: Number(degrees.text.replace(',', '.')) })
    })
  }
  return [...betweenSections(types), ...againstAngles(types, angles)].slice(0, 2)
}

const ofGraf = /^(?:Graf|Hüftsonogra(?:ph|f)ie|Hüftreifung)/

/** "Typ IIa rechts, Typ Ia nach Graf links". */
function sideBehind(words: readonly Word[], at: number): Side | null {
  const behind = words.slice(at + 1, at + 5)
  const comma = behind.findIndex(({ text }) => /^(?:,|und|sowie)$/.test(text))
  const next = behind.slice(0, comma < 0 ? undefined : comma).find((word) => sideOf(word) !== null)
  return next === undefined ? null : sideOf(next)
}

/** "Typ IIa", in an impression "(IIa)" as well; "reif" is one of type I. */
function typeAt(words: readonly Word[], at: number): string | null {
  const mature = /^(un)?(?:ausge)?reift?e?[rn]?$/i.exec(words[at]?.text ?? '')
  if (mature !== null && words.some((word) => sideOf(word) !== null)) return mature[1] === undefined ? 'I' : 'II'
  if (/^(?:Hüft)?[Tt]yp$/.test(words[at]?.text ?? '')) {
    const [type = '', letter = ''] = words.slice(at + 1, at + 3).map(({ text }) => text)
    // "Typ II c"
    const name = /^[abc]$/.test(letter) ? type + letter : type
    return /^(?:I[ab]?|II[abc]?|III[ab]?|IV|D)$/.exec(name)?.[0] ?? null
  }
  return /typ$/i.test(words[at - 1]?.text ?? '')
    ? null
    : (/^(?:II[abc]|III[ab])$/.exec(words[at]?.text ?? '')?.[0] ?? null)
}

function betweenSections(types: readonly HipType[]): Clash[] {
  return types.flatMap((two): Clash[] => {
    if (two.sentence.section !== 'impression') return []
    const known = types.filter(({ sentence, side }) => sentence.section === 'findings' && side === two.side)
    const [one] = known
    if (one === undefined || known.some(({ type }) => type === two.type || type.replace(/[abc]$/, '') === two.type))
      return []
    const meant = types.find(({ sentence, type }) => sentence.section === 'findings' && type === two.type)
    return [
      hipClash(
        meant ?? one,
        two,
        meant !== undefined
          ? `Der Hüfttyp steht im Befund auf der anderen Seite (${two.type})`
          : `Der Hüfttyp ist verschieden angegeben (${one.type} und ${two.type})`,
      ),
    ]
  })
}

function againstAngles(types: readonly HipType[], angles: readonly Alpha[]): Clash[] {
  return types.flatMap((two): Clash[] => {
    const range = alphaOf.find(([name]) => name.test(two.type))
    const [one, ...others] = angles.filter(({ side }) => side === two.side)
    if (one === undefined || range === undefined || others.length > 0) return []
    const [, from, to] = range
    if (one.degrees >= from && one.degrees <= to) return []
    const isSaidBelow =
      two.sentence.section === 'findings' &&
      types.some((type) => type.side === two.side && type.sentence.section === 'impression')
    return isSaidBelow ? [] : [hipClash(one, two, `Der Alpha-Winkel passt nicht zum Hüfttyp ${two.type}`)]
  })
}

function hipClash(one: Told, two: Told, reason: string): Clash {
  return {
    kind: 'grading',
    first: { start: sentencePlace(one.opening, one.opening).start, end: one.sentence.end },
    second: sentencePlace(two.sentence, two.word),
    reason,
  }
}
