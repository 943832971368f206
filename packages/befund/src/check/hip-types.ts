import type { Side } from '../model.ts'
import { sideOf } from '../understand/find-side.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Clash } from './clash.ts'
import { sentencePlace } from './sentence-place.ts'

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
}
interface HipType extends Told {
  type: string
}
interface Alpha extends Told {
  degrees: number
}

/** A type of Graf that the findings give the other hip, or that its alpha angle rules out. */
export function hipTypeClashes(sentences: readonly Sentence[]): Clash[] {
  if (!sentences.some(({ all }) => all.some(({ text }) => /^(?:Graf|Hüftsonogra(?:ph|f)ie|Hüftreifung)/.test(text))))
    return []
  const types: HipType[] = []
  const angles: Alpha[] = []
  let side: Side | null = null
  for (const sentence of sentences) {
    if (sentence.section === 'title') continue
    const words = sentence.all
    words.forEach((word, at) => {
      side = sideOf(word) ?? side
      if (side !== 'left' && side !== 'right') return
      const type =
        word.text === 'Typ' ? /^(?:I[ab]?|II[abc]?|III[ab]?|IV|D)$/.exec(words[at + 1]?.text ?? '')?.[0] : undefined
      if (type !== undefined) types.push({ side, sentence, word, type })
      const degrees = /^(?:Alpha|α)/i.test(word.text)
        ? words.slice(at + 1, at + 4).find(({ kind }) => kind === 'number')
        : undefined
      if (degrees !== undefined) angles.push({ side, sentence, word, degrees: Number(degrees.text.replace(',', '.')) })
    })
  }
  return [...betweenSections(types), ...againstAngles(types, angles)].slice(0, 2)
}

function betweenSections(types: readonly HipType[]): Clash[] {
  return types.flatMap((two): Clash[] => {
    if (two.sentence.section !== 'impression') return []
    const known = types.filter(({ sentence, side }) => sentence.section === 'findings' && side === two.side)
    const [one] = known
    if (one === undefined || known.some(({ type }) => type === two.type || type.startsWith(two.type))) return []
    return [hipClash(one, two, `Der Hüfttyp ist verschieden angegeben (${one.type} und ${two.type})`)]
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
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason,
    fixes: [],
  }
}
