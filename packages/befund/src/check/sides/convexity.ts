import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

/** "Rechtskonvexe thorakale Skoliose": to which side a stretch of the spine is bent. */
interface Bend {
  side: string
  region: string
  sentence: Sentence
  word: Word
}

const convex = /^(rechts|links)konvex/i
const regions: readonly (readonly [string, RegExp])[] = [
  ['thoracic', /^(?:thorakal|BWS$|Brustwirbel)/i],
  ['lumbar', /^(?:lumbal|LWS$|Lendenwirbel)/i],
  ['thoracolumbar', /^thorakolumbal/i],
]
const reach = 4

/** One stretch of the spine bent to the right in the findings and to the left in the impression. */
export function convexityClashes(sentences: readonly Sentence[]): Clash[] {
  const bends = sentences.flatMap(bendsOf)
  const known = bends.filter(({ sentence }) => sentence.section === 'findings')
  for (const two of bends.filter(({ sentence }) => sentence.section === 'impression')) {
    const same = known.filter(({ region }) => region === two.region)
    const alike = same.length > 0 || known.length !== 1 ? same : known
    const [one] = alike
    if (one === undefined || alike.some(({ side }) => side === two.side)) continue
    return [
      {
        kind: 'side',
        severity: 'critical',
        first: sentencePlace(one.sentence, one.word),
        second: sentencePlace(two.sentence, two.word),
        reason: 'Die Krümmung ist nach verschiedenen Seiten angegeben (links und rechts)',
        fixes: [],
      },
    ]
  }
  return []
}

function bendsOf(sentence: Sentence): Bend[] {
  const words = sentence.all
  return words.flatMap((word, at): Bend[] => {
    const side = convex.exec(word.text)?.[1]?.toLowerCase()
    if (side === undefined) return []
    const next = words.slice(at + 1, at + 1 + reach)
    const region = regions.find(([, name]) => next.some(({ text }) => name.test(text)))?.[0] ?? ''
    return [{ side, region, sentence, word }]
  })
}
