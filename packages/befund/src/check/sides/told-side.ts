import { isKindOf } from '../../anatomy/finding-concepts.ts'
import type { SectionId } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import type { Examination } from '../../understand/examination.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, organsAgree, sameThing, sitesAgree } from '../compare.ts'
import { isInBody } from '../is-in-body.ts'
import { isOtherIncidental } from './side-named.ts'
import { turnedSide } from './turn-side.ts'

/** "Rückbildung des Pneumothorax links" where what was known before the examination, or asked for, lay on the right only. */
export function toldSideClashes(
  sentences: readonly Sentence[],
  statements: readonly Statement[],
  { side: examined }: Examination,
): Clash[] {
  if (sentences.some((one) => before.has(one.section) && says(one, removed))) return []
  const hasHistory = sentences.some(({ section }) => before.has(section) && section !== 'title')
  const isTold = (one: Statement) => isToldBefore(one) && !(hasHistory && one.section === 'findings')
  const told = statements.filter((one) => one.stance === 'asserted' && isTold(one))
  const now = statements.filter((one) => isInBody(one) && !isTold(one))
  for (const one of told.filter(isSided)) {
    const alike = now.filter((other) => sameThing(one, other) && organsAgree(one, other) && sitesAgree(one, other))
    const found = alike.find((other) => isFound(other) && other.side !== one.side && isMeant(other, one))
    if (found === undefined || found.side === examined) continue
    if (told.some((other) => other.side !== one.side && isSpokenOf(other, one))) continue
    if (alike.some((other) => other.side === 'both' || isThere(other, one))) continue
    if (one.certainty === 'question' && now.some((other) => isCalm(other, one)) && !isCompared(found, now)) continue
    if (one.section === 'title' && now.some((other) => isDescribed(other, one))) continue
    return [
      {
        kind: 'side',
        first: placeOf(one),
        second: placeOf(found),
        reason: 'Vorgeschichte und Befund nennen verschiedene Seiten (links und rechts)',
        fixes: [...turnedSide(found.sentence, found.span), ...turnedSide(one.sentence, one.span)],
      },
    ]
  }
  return []
}

const before: ReadonlySet<SectionId> = new Set(['title', 'clinicalHistory', 'clinicalQuestion', 'priorStudy'])
const reason = /^(?:bekannte[rsnm]?|(?:verlaufs)?kontrolle|verlauf|(?:re)?staging|vergleich)$/i
/** In sentences. */
const opening = 2

/** "Bekanntes Karzinom rechts unter Therapie", "Verlaufskontrolle Schwannom links" open a report without headings. */
function isToldBefore({ section, position, sentence }: Statement): boolean {
  return before.has(section) || (section === 'findings' && position <= opening && says(sentence, reason))
}

function says({ words }: Sentence, said: RegExp): boolean {
  return tells(words, said)
}

/** "Hemiparese rechts, Blutung?" asks for no bleeding on the right. */
function isSided({ side, sideBond, sideAt, finding, at, sentence: { all } }: Statement): boolean {
  if (finding === null || side === null || side === 'both' || sideBond !== 'own' || sideAt === null) return false
  const [from, to] = [Math.min(sideAt.end, at.end), Math.max(sideAt.start, at.start)]
  return !all.some(({ start, text }) => start >= from && start < to && text === ',')
}

function isFound(one: Statement): boolean {
  return one.stance === 'asserted' && !one.isNew && !isLexical(one) && isSided(one)
}

/** What has a course or is known was there before; else it is named by the very name, and not what was operated long ago. */
function isMeant(found: Statement, one: Statement): boolean {
  const [a, b] = [found.finding ?? '', one.finding ?? '']
  if (found.trend !== null || says(found.sentence, wasKnown))
    return one.section === 'priorStudy' || isKindOf(a, b) || isKindOf(b, a)
  return a === b && found.certainty === 'certain' && one.section !== 'priorStudy' && !says(one.sentence, past)
}

const wasKnown = /^(?:bekannte[rsnm]?|primärtumor)$/i
const past = /^(?:Z\.|St\.|Zustand|Status|nach|früher\p{L}*|(?:19|20)\d\d)$|Jahr/iu
const removed = /^(?:BET|brusterhaltend)|(?<!thromb)ektomi|resektion|resezier|ablatio|operiert|TEP|prothese/i

/** Whether the history names another side; a prior examination has much on both. */
function isSpokenOf(other: Statement, one: Statement): boolean {
  return other.side !== null && (one.section !== 'priorStudy' || sameThing(other, one))
}

/** The side asked for is spoken of, and nothing is there. */
function isCalm(other: Statement, one: Statement): boolean {
  if (other.side !== one.side || other.sideBond === 'carried') return false
  return (other.normal !== null || other.stance === 'negated') && organsAgree(one, other)
}

/** "Vergleichend rechts frei kompressibel": that side was looked at for comparison only. */
function isCompared({ side }: Statement, now: readonly Statement[]): boolean {
  return now.some(
    (one) =>
      one.side === side && one.normal !== null && says(one.sentence, /^(?:seiten)?vergleich|^(?:gegens|kontral)/i),
  )
}

/** "Sono bei Herd rechts. Rechts Zyste, links Herd": whatever else it is. */
function isDescribed(other: Statement, one: Statement): boolean {
  return other.side === one.side && other.finding !== null && !isLexical(other) && organsAgree(one, other)
}

/** Something of the kind lies on that side, or this very thing does no longer. */
function isThere(other: Statement, one: Statement): boolean {
  if (other.side !== one.side || other.sideBond === 'carried' || isOtherIncidental(other, one)) return false
  return (other.stance !== 'negated' && one.section !== 'priorStudy') || other.finding === one.finding
}
