import { fitsAt, tells } from '../../read/tells.ts'
import { inBaseUnit } from '../../understand/find-measures.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { placeOf } from '../clash.ts'
import { isLexical, organsAgree, sameThing, sitesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

/** "Ergüsse beidseits, rechts mehr als links": the side on which there is more of a finding. */
interface Emphasis {
  side: 'left' | 'right'
  /** What the sentence finds. */
  said: readonly Statement[]
  sentence: Sentence
  word: Word
}

const compounds = /^(links|rechts)(?:betont|führend|dominant)/i
const more = /^(?:>|mehr|größer|grösser|stärker|ausgeprägter|deutlicher|betont|führend|höhergradig|breiter)/i

/** More on one side in the findings, more on the other in the impression, or by the sizes given there. */
export function emphasisClashes({ findings, impression }: StatementIndex): Clash[] {
  const told = emphasesOf(impression)
  if (told.length === 0) return []
  const known = emphasesOf(findings)
  for (const two of told) {
    const alike = known.filter((one) => one.said.some((statement) => isSaid(statement, two)))
    const [one] = alike
    if (one !== undefined && alike.every(({ side }) => side !== two.side))
      return [emphasisClash(sentencePlace(one.sentence, one.word), two)]
    const larger = one === undefined ? largerOther(two, findings) : undefined
    if (larger !== undefined) return [emphasisClash(placeOf(larger), two)]
  }
  return []
}

/** Of the same thing at a place that may be the same: the hips, or a disc of that number. */
function isSaid(one: Statement, { said }: Emphasis): boolean {
  return said.some((two) => sameThing(one, two) && organsAgree(one, two) && sitesAgree(one, two))
}

function emphasesOf(statements: readonly Statement[]): Emphasis[] {
  const found = statements.filter((one) => one.finding !== null && !isLexical(one))
  return [...Map.groupBy(found, ({ sentence }) => sentence)].flatMap(([sentence, said]) =>
    sentence.all.flatMap((word, at): Emphasis[] => {
      const side = emphasisAt(sentence.all, at)
      return side === null ? [] : [{ side, said, sentence, word }]
    }),
  )
}

function emphasisAt(words: readonly Word[], at: number): Emphasis['side'] | null {
  const text = words[at]?.text ?? ''
  const joined = compounds.exec(text)?.[1]
  if (joined !== undefined) return joined.toLowerCase() === 'links' ? 'left' : 'right'
  const side = sideOf(words[at] as Word)
  if (side !== 'left' && side !== 'right') return null
  const isCompared = words.slice(at + 2, at + 6).some((word) => sideOf(word) === (side === 'left' ? 'right' : 'left'))
  const isMore = isCompared
    ? tells(words, more, at + 1, at + 4) || (words[at + 1]?.text === 'als' && fitsAt(words, at - 1, more))
    : fitsAt(words, at + 1, /^(?:betont|führend)/i) || isMoreOfBoth(words, at)
  return isMore ? side : null
}

/** "Neuroforamina beidseits eingeengt, rechts deutlich mehr", "beidseits, vor allem links", but not "rechts mehr als zuvor". */
function isMoreOfBoth(words: readonly Word[], at: number): boolean {
  if (!words.slice(0, at).some((word) => sideOf(word) === 'both')) return false
  const end = words.findIndex(({ kind }, index) => index > at && kind === 'mark')
  return end === at + 1
    ? fitsAt(words, at - 1, /^(?:mehr|führend|betont|überwiegend|vorwiegend|allem|v\.a\.)$/)
    : end <= at + 3 && fitsAt(words, end - 1, more)
}

/** The statement of the other side, where the findings measure both and that one is larger; of cysts there may be more, and smaller ones. */
function largerOther(two: Emphasis, findings: readonly Statement[]): Statement | undefined {
  if (!tells(two.sentence.all, /^(?:größer|grösser|breiter)/)) return undefined
  const sized = findings.filter((one) => one.measures.length > 0 && one.sideBond === 'own' && isSaid(one, two))
  const [here, there] = [two.side, two.side === 'left' ? 'right' : 'left'].map((wanted) => {
    const said = sized.filter(({ side }) => side === wanted)
    const sizes = said.flatMap(({ measures }) => measures.filter(({ series }) => series !== 'prior'))
    return { size: Math.max(0, ...sizes.flatMap(inBaseUnit)), one: said[0] }
  })
  return here?.one !== undefined && there !== undefined && there.size > here.size * 1.2 ? there.one : undefined
}

function emphasisClash(first: Clash['first'], { sentence, word }: Emphasis): Clash {
  return {
    kind: 'side',
    severity: 'warning',
    first,
    second: sentencePlace(sentence, word),
    reason: 'Die Seitenbetonung widerspricht sich (links und rechts)',
  }
}
