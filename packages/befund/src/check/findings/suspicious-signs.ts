import { familyOf } from '../../anatomy/finding-concepts.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied, isLexical, isPresent } from '../compare.ts'
import { type Grade, wordClash } from '../grades/grade.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

/** "Zyste rechts, BI-RADS 5": all that the clause names is harmless for sure. */
export function againstBenign({ system, values, sentence, word }: Grade, index: StatementIndex): Clash[] {
  if (system.id !== 'BI-RADS' || ![...values].every((value) => value === '4' || value === '5')) return []
  const said = index.impression.filter((one) => one.sentence === sentence && one.finding !== null && !isLexical(one))
  const [benign] = said
  const cleared = benign === undefined ? clearedIn(index, sentence) : undefined
  if (cleared !== undefined) return [harmlessClash(cleared)]
  if (benign === undefined || !said.every((one) => isPresent(one) && harmless.has(one.finding ?? ''))) return []
  const seen = index.findings.find((one) => one.finding === benign.finding && isPresent(one))
  return [harmlessClash(seen ?? benign)]

  function harmlessClash(one: Statement): Clash {
    return {
      kind: 'grading',
      first: placeOf(one),
      second: sentencePlace(sentence, word),
      reason: `${system.id} ${[...values].join('/')} passt nicht zu einem gutartigen Befund`,
    }
  }
}

/** "Kein Hinweis auf ein Rezidiv. BI-RADS 5": nothing was found that could have such a grade. */
function clearedIn({ findings, impression }: StatementIndex, graded: Sentence): Statement | undefined {
  const said = [...findings, ...impression].filter((one) => one.finding !== null && one.sentence !== graded)
  const isSeen = said.some((one) => one.stance !== 'negated')
  return isSeen ? undefined : impression.find((one) => isDenied(one) && of.has(familyOf(one.finding ?? '')))
}

const of = wordSet('recurrence lesion malignancy-sign')

const harmless = wordSet('cyst fibroadenoma lipoma')

/** What a reader calls suspicious without the word: "spikulierter Herdbefund mit Architekturstörung, BI-RADS 2". */
const suspiciousSigns: Readonly<Record<string, RegExp>> = {
  'BI-RADS': /^(?:spikuliert|architekturstörung|pleomorph|irregulär|segmental)/i,
  'TI-RADS': /^(?:mikroverkalk|mikrokalk|taller)/i,
  'PI-RADS': /^(?:DWI|T2w?)(?:-(?:Score|Wert))? [45]$/i,
}

export function againstSigns(grade: Grade, grades: readonly Grade[], sentences: readonly Sentence[]): Clash[] {
  const { system, values, side, sentence } = grade
  const signs = suspiciousSigns[system.id]
  if (signs === undefined || ![...values].every((value) => system.low.has(value))) return []
  const rivals = grades.filter((one) => one !== grade && one.system === system && mayBeOfSide(one.side, side))
  if (sentence.section !== 'impression' || rivals.length > 0) return []
  const isScored = system.id === 'PI-RADS'
  if (
    isScored &&
    grades.some((one) => one.system === system && [...one.values].some((value) => system.high.has(value)))
  )
    return []
  const isSign = ({ text }: Word, at: number, words: readonly Word[]): boolean =>
    signs.test(isScored ? `${text} ${words[at + 1]?.text}` : text)
  for (const [at, seen] of sentences.entries()) {
    if (seen.section !== 'findings' || !seen.all.some(isSign)) continue
    const own = sideAround(sentences, at)
    if (side !== null && own !== null && !mayBeOfSide(own, side)) continue
    if (side !== null && own === null && !isScored) continue
    const { cues } = findMentions(seen.all)
    if (cues.some(({ kind }) => kind === 'stable') || tells(seen.all, /narb|^postop/i)) continue
    const stanceOf = stances(seen.all, cues, () => false)
    const word = seen.all.find((one, index, all) => isSign(one, index, all) && stanceOf[index] === 'asserted')
    if (word !== undefined) return [wordClash(grade, seen, word)]
  }
  return []
}

function mayBeOfSide(one: Side | null, two: Side | null): boolean {
  return one === null || two === null || one === two || one === 'both' || two === 'both'
}

/** The only side of a sentence, else that of the label it stands under. */
function sideAround(sentences: readonly Sentence[], at: number): Side | null {
  for (let before = at; before >= 0 && before >= at - 2; before--) {
    const words = sentences[before]?.[before === at ? 'all' : 'label'] ?? []
    const sides = new Set(words.map(sideOf).filter((side) => side !== null))
    if (sides.size > 0) return sides.size === 1 ? ([...sides][0] ?? null) : 'both'
  }
  return null
}
