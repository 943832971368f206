import { familyOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, lineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Examination } from '../../understand/examination.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isLexical, ownOrgan, sameThing } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { tellsAccess } from './access-side.ts'
import { opposite, sideClash } from './side-clash.ts'

/** A finding on the side that was not examined. */
export function examinedSideClashes(
  index: StatementIndex,
  examination: Examination,
  sentences: readonly Sentence[],
): Clash[] {
  const { side, span } = examination
  // "Sturz, Hüft-TEP li. 2016"
  if (
    sentences.some(
      (one) =>
        one.section !== 'title' &&
        one.start <= (span?.start ?? -1) &&
        (span?.start ?? 0) < one.end &&
        tells(one, /TEP$|prothese$/),
    )
  )
    return []
  if (side === null || side === 'both' || span === null || sentences.some((one) => isOperated(one, opposite[side])))
    return []
  const clashes: Clash[] = []
  for (const statement of [...index.findings, ...index.impression]) {
    if (
      statement.side !== opposite[side] ||
      !namesSide(statement) ||
      statement.certainty === 'historical' ||
      isHistory(statement)
    )
      continue
    if (statement.section === 'findings' && !isOfInterest(statement)) continue
    if (statement.section === 'findings' && isSeenToo(statement, index)) continue
    if (!liesInExamined(statement, examination) || comparesSides(statement) || tellsAccess(statement.sentence)) continue
    if (isSaidTwice(statement, index) && isFoundThere(side, index)) continue
    clashes.push(sideClash(statement, { place: span, side }))
    break
  }
  return clashes
}

/** "MRT Niere rechts. Z. n. Teilresektion linke Niere": the other one is looked at as well. */
function isOperated({ section, all }: Sentence, side: Side | undefined): boolean {
  if (section !== 'clinicalHistory') return false
  const { sides, cues } = findMentions(all)
  return sides.some((one) => one.side === side) && cues.some(({ kind }) => kind === 'historical')
}

/** What is normal or not there may be said of the other side for comparison, but not "keine weiteren Frakturen" nor "übriges Skelett der linken Hand". */
function isOfInterest({ normal, stance, limits, sentence: { words } }: Statement): boolean {
  if (/^(?:übrig|restlich)/i.test(words[0]?.text ?? '')) return true
  return normal === null && (stance === 'asserted' || limits.includes('weit'))
}

/** "Zustand nach TEP links 2012, Osteotomie rechts 2018" */
function isHistory({ sentence: { words }, span }: Statement): boolean {
  // "Fraktur links, Frakturspalt nur partiell einsehbar"
  const isOfOther = (at: number): boolean =>
    words.slice(0, at).some(({ start, text }) => start >= span.end && /^\p{Lu}\p{Ll}/u.test(text))
  if (findMentions(words).cues.some(({ kind, from }) => kind === 'unassessable' && !isOfOther(from))) return true
  return /^(?:Zustand|Status|Z\.|St\.|Z\.n\.|St\.n\.)$/.test(words[0]?.text ?? '')
}

/** Whether anything is said of the side examined. */
function isFoundThere(side: 'left' | 'right', index: StatementIndex): boolean {
  return [...index.findings, ...index.impression].some(
    (one) => namesSide(one) && (one.side === side || one.side === 'both'),
  )
}

/** "Linke Hüfte auf den Übersichtssequenzen ohne Signalalteration": the other side was pictured along, as in "Rechter Oberschenkel bis auf ein Lipom ohne Befund"; "TEP links. Coxarthrose rechts.": worn as nobody asked. */
function isSeenToo(statement: Statement, { findings, impression }: StatementIndex): boolean {
  const { side, sentence, finding } = statement
  if (
    familyOf(finding ?? '') === 'degeneration' &&
    findings.some((one) => one.sideBond === 'own' && one.side !== side) &&
    !impression.some((one) => sameThing(one, statement))
  )
    return true
  return findings.some(
    (one) =>
      one.side === side &&
      one.sideBond === 'own' &&
      (one.sentence !== sentence || sentence.words.some(({ text }) => text === 'bis')) &&
      (one.normal !== null || one.stance === 'negated') &&
      !isOfInterest(one),
  )
}

/** Findings and impression agree on the other side: it was looked at as well. */
function isSaidTwice(statement: Statement, index: StatementIndex): boolean {
  const near = index.byOrgan.get(statement.organ ?? '') ?? []
  return [...ofSameFamily(index, statement), ...near].some(
    (one) =>
      one.section !== statement.section &&
      one.side === statement.side &&
      (namesSide(one) || one.sideBond === 'label') &&
      !tellsAccess(one.sentence),
  )
}

/** Fingers and toes have phalanges. */
function isOfRay(organ: string): boolean {
  return organ.endsWith('-phalanx')
}

function namesSide(statement: Statement): boolean {
  return statement.sideBond === 'own'
}

const limbs = wordSet('arm leg')

function liesInExamined(statement: Statement, examination: Examination): boolean {
  const organ = ownOrgan(statement)
  if (organ === null) return isOfLimb(statement, examination)
  const limb = lineage(organ).at(-1) ?? ''
  const parts = organs()
  // What is punctured in the groin are the vessels of the leg.
  if (limb === 'leg' && examination.organs.includes('groin')) return true
  return examination.organs.some((examined) => {
    if (limbs.has(limb))
      return lineage(examined).at(-1) === limb || (isOfRay(organ) && limbs.has(lineage(examined).at(-1) ?? ''))
    return parts.get(examined)?.paired === true && areRelated(examined, organ)
  })
}

/** "Partialruptur links" where the one limb examined is the right one. */
function isOfLimb(statement: Statement, { organs: examined }: Examination): boolean {
  if (statement.organBond !== 'examination' || statement.finding === null) return false
  if (isLexical(statement) && !/proth|osteosynth|tep$/.test(statement.finding)) return false
  return examined.length > 0 && examined.every((one) => limbs.has(lineage(one).at(-1) ?? ''))
}

/** "Zweiter Herd rechts nicht punktiert" */
function isLeftAlone(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => text === 'nicht' && /^(?:punkti|biops|behand)/.test(words[at + 1]?.text ?? ''))
}

/** "im Vergleich zur Gegenseite", "im Seitenvergleich", "rechts 9 mm, links 3 mm". */
function comparesSides({ sentence: { words } }: Statement): boolean {
  return (
    tells(
      words,
      /^(?:gegenseit|seitenvergleich|kontralateral|seitengleich|vergleich|seitendifferen|mitabgebildet|miterfasst|(?:mit)?angeschnitten|orientierend|(?:becken)?übersicht)/i,
    ) ||
    isLeftAlone(words) ||
    new Set(findMentions(words).sides.map(({ side }) => side)).size > 1
  )
}
