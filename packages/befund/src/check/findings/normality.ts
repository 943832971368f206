import { familyOf, findings } from '../../anatomy/finding-concepts.ts'
import { isRegion, isWithin, organs } from '../../anatomy/organ-tree.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isDenied, isNoLongerNormal, isPresent, sidesAgree, sitesAgree } from '../compare.ts'
import { isOppositePart } from '../describing-stems.ts'
import type { StatementIndex } from '../index-statements.ts'
import { contradictsNormal } from './against-normal.ts'
import { otherThings, sayingNothing } from './limits.ts'
import { inOrder, negationClash } from './negation-clash.ts'
import { isOfNamedHalf, isOfOneSide, isPartOf } from './normal-half.ts'
import { isReserved } from './reserved.ts'
import { furtherClashes, restClashes } from './rest-clashes.ts'
import { aspectOf, ruledOutBy } from './ruled-out.ts'
import { isOfSign } from './signs.ts'

/** An organ called normal that has a finding no normal organ has. */
export function normalityClashes(index: StatementIndex): Clash[] {
  const clashes: Clash[] = []
  const called = [...index.findings, ...index.impression]
    .map(withoutPathology)
    .filter((one) => one.normal !== null && one.stance === 'asserted' && isWhole(one))
  const normals = [...called, ...called.flatMap((one) => wholeOfParts(one, called))]
  for (const normal of normals) {
    const present =
      findingsOf(normal, index).find(
        (one) => contradictsNormal(one, normal, index) || isOppositeOf(one, normal) || isBesideIt(one, normal),
      ) ??
      findingsOf(normal, index).find((one) => isWithoutFlow(one, normal)) ??
      index.impression.find((one) => isOfQuietLevel(one, normal))
    if (present === undefined) continue
    clashes.push({
      ...negationClash(...inOrder(present, normal)),
      ...(present.sentence === normal.sentence ? apart(present, normal) : {}),
      kind: present.section === normal.section ? 'negation' : 'findingsImpression',
    })
  }
  return [...clashes, ...restClashes(index), ...furtherClashes(index)]
}

/** "C3/4 o.B.": nothing is narrow there, and nothing protrudes. */
function isOfQuietLevel(one: Statement, { normal, sites, sentence, section }: Statement): boolean {
  const levels = sites.get('disc')
  if (levels === undefined || normal !== 'general' || section === one.section || !isPresent(one)) return false
  const isBare = sentence.all.every(({ text }) =>
    /^(?:(?:[CLTS]|Th|[HBLS]WK?)?[\d/,.]*|\p{Ll}+|o\.? ?B\.?)$/u.test(text),
  )
  if (!isBare || !/^(?:stenosis|disc-displacement)$/.test(familyOf(one.finding ?? ''))) return false
  return [...(one.sites.get('disc') ?? [])].every((level) => levels.has(level)) && one.sites.has('disc')
}

/** "Vordere und hintere Syndesmose intakt": with all its parts the whole is. */
function wholeOfParts(normal: Statement, called: readonly Statement[]): Statement[] {
  const { parent: whole = null, site = null } = organs().get(normal.organ ?? '') ?? {}
  if (whole === null || site === null) return []
  const beside = called.filter((one) => one.sentence === normal.sentence && one.normal === normal.normal)
  if (beside.length < 2) return []
  const parts = [...organs().values()].filter(({ parent, site }) => parent === whole && site !== null)
  if (parts[0]?.id !== normal.organ || parts.length < 2) return []
  return parts.every(({ id }) => beside.some(({ organ }) => organ === id)) ? [{ ...normal, organ: whole }] : []
}

/** "Kein pathologischer Befund im Abdomen" calls it normal. */
function withoutPathology(one: Statement): Statement {
  if (one.finding !== 'pathology' || !isDenied(one) || one.limits.length > 0) return one
  return { ...one, finding: null, normal: 'general', stance: 'asserted' }
}

/** "Schlank und erweitert", "reguläre Darstellung, Stenosen". */
function isBesideIt(one: Statement, normal: Statement): boolean {
  const { sentence, at, finding, organBond } = one
  if (sentence !== normal.sentence || one.organ !== normal.organ || !isPresent(one)) return false
  // "AFS durchgängig, Reststenose 20 %"
  if (one.limits.some((limit) => limit.startsWith('rest'))) return false
  const concept = findings().get(finding ?? '')
  if (concept === undefined || !ruledOutBy(concept, aspectOf(normal))) return false
  const { first, second } = apart(one, normal)
  const between = sentence.words.filter(({ start, end }) => start >= first.end && end <= second.start)
  if (between[0]?.text === 'und')
    return normal.normal !== 'general' && between.slice(1).every(({ text }) => asMuch.test(text))
  if (organBond === 'own' || second.start !== at.start || concept.aspect !== 'width') return false
  return between.findLast(({ text }) => !/^(?:Nachweis|von)$/.test(text))?.text === ','
}

/** Each without the other. */
function apart(one: Statement, two: Statement): Pick<Clash, 'first' | 'second' | 'fixes'> {
  const [first, second] = one.at.start < two.at.start ? [one, two] : [two, one]
  const cut = second.at.start
  const end = first.span.end < cut ? first.span.end : first.at.end
  return {
    first: { start: Math.min(first.span.start, second.span.start), end },
    second: { start: cut, end: second.span.end },
  }
}

const asMuch = /^(?:deutlich|komplett|vollständig|leicht|gering|mäßig|stark|regelrecht|normal)/

/** Not "sonst unauffällig", not "unauffällig bis auf". */
function isWhole(normal: Statement): boolean {
  const { words } = normal.sentence
  if (normal.hasUnknownNoun && (normal.normal === 'general' || normal.organBond !== 'own')) return false
  // "Dazwischen unauffälliger Darm"
  if (/^(?:Dazwischen$|Nachbar|Benachbart|Angrenzend)/.test(words[0]?.text ?? '')) return false
  // "In Ruhe unauffälliger Leistenkanal"
  if (words.some(({ text }, at) => text === 'Ruhe' && /^in$/i.test(words[at - 1]?.text ?? ''))) return false
  if (normal.certainty !== 'certain' || normal.limits.some((limit) => otherThings.has(limit))) return false
  return !(isOfSign(normal) || isOfGraft(normal) || isOfDecline(normal) || isReserved(words))
}

/** "AFS-Verschluss mit offenem Bypass", "Stent frei durchgängig", "normale LV-Funktion", "regelrecht liegende DHS", "DJ regelrecht": not the vessel beside or before it. */
function isOfGraft({ normal, sentence: { words }, span }: Statement): boolean {
  if (normal !== 'flow' && normal !== 'general') return false
  const thing = normal === 'flow' ? graft : device
  return words.some(
    ({ text, start, end }, at) =>
      start >= span.start &&
      end <= span.end &&
      (thing.test(text) ||
        (/stents?$/i.test(text) &&
          (at < 3 || start === span.start || /^(?:bei|mit)$/.test(words[at - 2]?.text ?? '')))),
  )
}

/** "Altersentsprechende Hirnvolumenminderung": what is as it should be is a finding. */
function isOfDecline({ sentence: { words }, at }: Statement): boolean {
  const next = words.findIndex(({ start }) => start > at.start)
  return findMentions(words).terms.some(
    ({ from, meanings }) => from === next && meanings.some(({ kind }) => kind === 'finding'),
  )
}

const device = /funktion$|liegende|^(?:[DM]J|Port|P[TC]CD|PCN|ZVK|Stent|Drain)|(?:sonde|katheter|drainage|schiene)$/i
const graft = /bypass|prothese|graft|shunt|anastomose|interponat|lumen$/i

function findingsOf(normal: Statement, index: StatementIndex): Statement[] {
  const organ = normal.organ
  if (organ === null || (normal.organBond === 'examination' && !isOfOneSide(normal))) return []
  const found = new Set(index.byOrgan.get(organ) ?? [])
  if (normal.section === 'impression' || normal.organBond === 'own') {
    const isHere = normal.section === 'impression' || (isOfNamedHalf(normal) && !isRegion(organ))
    for (const statement of [
      ...(isHere ? index.findings : []),
      ...(normal.section === 'impression' ? [] : index.impression),
    ]) {
      if (statement.organ === null) continue
      if (isPartOf(statement, normal) || (normal.side === 'both' && isWithin(organ, statement.organ)))
        found.add(statement)
    }
  }
  return [...found]
}

/** "Ohne nachweisbare Durchblutung" and "mit erhaltener Perfusion". */
function isWithoutFlow(one: Statement, normal: Statement): boolean {
  if (normal.normal !== 'flow' || !isDenied(one) || !flows.test(one.finding ?? '')) return false
  if (one.organ !== normal.organ || ![one, normal].every(({ organBond }) => isNamedHere(organBond))) return false
  const isAllDenied = one.limits.every((limit) => sayingNothing.has(limit))
  return isAllDenied && one.section !== normal.section && sidesAgree(one, normal) && sitesAgree(one, normal)
}

const flows = /^w:(?:binnen|rest)?(?:durchblutung|perfusio)/

/** "V. poplitea komprimierbar" and "V. poplitea nicht komprimierbar". */
function isOppositeOf(one: Statement, normal: Statement): boolean {
  if (
    !isNoLongerNormal(one) ||
    one.normal !== normal.normal ||
    one.normal === 'general' ||
    one.section === normal.section
  )
    return false
  if (!isPartOf(one, normal) || one.organBond !== 'own' || !isNamedHere(normal.organBond)) return false
  return (
    one.certainty === 'certain' && sidesAgree(one, normal) && sitesAgree(one, normal) && !isOppositePart(one, normal)
  )
}
