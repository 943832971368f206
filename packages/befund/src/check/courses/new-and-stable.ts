import { familyOf } from '../../anatomy/finding-concepts.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, isPresent, organsAgree, placesAgree, sidesAgree, sitesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { intervalClash } from './interval-clash.ts'
import { courseOf } from './overall-trend.ts'

const quietFamilies = new Set(['disease-activity'])
const activeFamilies = new Set(['lesion'])

/** New lesions where the impression denies disease activity, and does not tell of them itself. */
export function newAgainstQuiet(index: StatementIndex): Clash[] {
  const quiet = index.impression.find(
    (one) => one.stance === 'negated' && one.finding !== null && quietFamilies.has(one.finding),
  )
  if (quiet === undefined) return []
  const active = [...activeFamilies].flatMap((family) => index.byFamily.get(family) ?? [])
  const tellsChange = (one: Statement): boolean => one.stance === 'asserted' && (one.isNew || one.trend === 'progress')
  if (index.impression.some((one) => tellsChange(one) || courseOf(one.sentence)?.trend === 'progress')) return []
  const fresh = active.find((one) => one.section === 'findings' && tellsChange(one))
  return fresh === undefined ? [] : [intervalClash(fresh, quiet)]
}

/** "Hinweis auf Krankheitsaktivität" where the findings deny all that is new, enhances or is inflamed. */
export function activeAgainstQuiet(index: StatementIndex): Clash[] {
  const told = index.impression.find((one) => isPresent(one) && one.finding !== null && quietFamilies.has(one.finding))
  if (told === undefined) return []
  const signs = index.findings.filter(
    (one) =>
      one.finding !== null &&
      (activeSigns.has(familyOf(one.finding)) ||
        (one.isNew && one.stance === 'asserted') ||
        (one.limits.includes('neu') && !isLexical(one))),
  )
  const [denied] = signs
  return denied === undefined || signs.some((one) => one.stance !== 'negated') ? [] : [intervalClash(denied, told)]
}

const activeSigns = wordSet('enhancement barrier-disruption inflammation disease-activity diffusion-restriction')

/** "Herd links 7 mm, unverändert" in the findings, "neu aufgetretener Herd links" in the impression. */
export function newAgainstStable(index: StatementIndex): Clash[] {
  const told = index.impression.find((one) => one.isNew && one.stance === 'asserted' && !isLexical(one))
  if (told === undefined) return []
  const alike = ofSameFamily(index, told).filter(
    (one) => one.section === 'findings' && one.stance === 'asserted' && sidesAgree(one, told) && sitesAgree(one, told),
  )
  const isKnown = (one: Statement): boolean => one.trend === 'stable' || (!one.isNew && knownBy(one) !== undefined)
  const known = alike.find((one) => isKnown(one) && organsAgree(one, told))
  if (known === undefined || !alike.every(isKnown)) return []
  const { start, end } = placeOf(known)
  return [{ ...intervalClash(known, told), first: { start, end: Math.max(end, knownBy(known)?.end ?? 0) } }]
}

/** "Vorbekannter Herd", "Knoten links, im Januar bereits vorhanden" */
function knownBy({ sentence: { words } }: Statement): Span | undefined {
  return words.find(
    ({ text }, at) =>
      /^vorb(?:esteh|ekannt|eschr)/i.test(text) ||
      (seen.test(text) && tells(words.slice(Math.max(0, at - 3), at), /^(?:bereits|schon)$/)),
  )
}

const seen = /^(?:vorhanden|bekannt|beschrieben|(?:abgrenz|nachweis|sicht|erkenn)bar)/

/** "Vorbefund: Keine Nekrose." and "Nekrose regredient": what was not there before cannot be less or unchanged. */
export function courseOfAbsent(index: StatementIndex): Clash[] {
  return index.impression.flatMap((told) => {
    if (!/^(?:regress|stable)$/.test(told.trend ?? '') || !isPresent(told) || isLexical(told)) return []
    const alike = ofSameFamily(index, told).filter((one) => one.section !== 'impression' && placesAgree(one, told))
    const isPrior = (one: Statement): boolean => one.section === 'priorStudy'
    const absent = alike.find(
      (one) => isPrior(one) && one.stance === 'negated' && one.finding === told.finding && one.limits.length === 0,
    )
    const wasThere = alike.some(
      (one) =>
        one.stance !== 'negated' &&
        (isPrior(one) || one.trend !== null || one.measures.some(({ series }) => series === 'prior')),
    )
    return absent === undefined || wasThere ? [] : [intervalClash(absent, told)]
  })
}

/** "Deckplattenimpression, gegenüber der Voruntersuchung neu" in the findings, "unverändert" in the impression. */
export function stableAgainstNew(index: StatementIndex): Clash[] {
  for (const told of index.impression) {
    if (told.trend !== 'stable' || told.stance !== 'asserted' || isLexical(told) || told.cues.has('rest')) continue
    const alike = ofSameFamily(index, told).filter(
      (one) => one.section === 'findings' && one.stance === 'asserted' && placesAgree(one, told),
    )
    const [fresh] = alike
    if (fresh !== undefined && alike.every((one) => one.isNew)) return [intervalClash(fresh, told)]
  }
  return []
}
