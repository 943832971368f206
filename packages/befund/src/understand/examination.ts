import { lineage, organs as organTree } from '../anatomy/organ-tree.ts'
import type { Side, Span } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { findMentions } from './find-mentions.ts'
import { isGeneric } from './is-generic.ts'
import type { Sentence } from './sentence.ts'

/** What was examined, from title, technique and question. */
export interface Examination {
  organs: readonly string[]
  /** The one side examined; null where none or both are named. */
  side: Side | null
  /** Where the side is named. */
  sentence: Sentence | null
  span: Span | null
}

/** Most binding first. */
const sections = ['title', 'technique', 'clinicalQuestion'] as const
/** Projections ("links lateral", "seitlich links anliegend") are not the side of a paired part. */
const projections = /(?:lateral|anliegend|seitlage|schräg|oblique)/i

/** "Crossover-Zugang von links.": where the catheter went in. */
export const access = /zugang|punktion|crossover|schleuse/i

export function examinationOf(sentences: readonly Sentence[]): Examination {
  const organs: string[] = []
  const sides = new Map<Side, Sentence>()
  for (const sentence of bySection(sentences)) {
    const isQuestion = sentence.section === 'clinicalQuestion'
    if (isQuestion && organs.length > 0) continue
    const words = sentence.all
    const mentions = findMentions(words)
    for (const term of mentions.terms)
      for (const meaning of term.meanings) if (meaning.kind === 'organ') organs.push(meaning.id)
    if (sentence.section === 'technique' && tells(words, access)) continue
    if (tells(words, /^seitenvergl/i)) sides.set('both', sentence)
    for (const { side, at } of mentions.sides) {
      const isOfPain = isQuestion && fitsAt(words, at - 1, /(?:bauch|flanken)schmerz/i)
      if (!isOfPain && !fitsAt(words, at + 1, projections) && !sides.has(side)) sides.set(side, sentence)
    }
  }
  const only = sides.size === 1 && isOnePart(organs) ? [...sides][0] : undefined
  if (only === undefined || only[0] === 'both') return { organs, side: null, sentence: null, span: null }
  return { organs, side: only[0], sentence: only[1], span: { start: only[1].start, end: only[1].end } }
}

/** The side of "Becken und Hüfte rechts" is not that of all that was examined. */
function isOnePart(organs: readonly string[]): boolean {
  const tree = organTree()
  const own = organs.filter((organ) => !isGeneric(organ))
  const roots = new Set(own.map((organ) => lineage(organ).at(-1)))
  return roots.size <= 1 && own.every((organ) => tree.get(organ)?.paired === true)
}

function bySection(sentences: readonly Sentence[]): Sentence[] {
  return sections.flatMap((section) => sentences.filter((sentence) => sentence.section === section))
}
