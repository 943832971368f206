import { familyOf } from '../../anatomy/finding-concepts.ts'
import { isWithin } from '../../anatomy/organ-tree.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { notYet } from '../../understand/find-cues.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isLexical, isPresent, organsAgree, sidesAgree, sitesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { vagueFindings } from '../vague-findings.ts'
import { intervalClash } from './interval-clash.ts'
import { courseOf } from './overall-trend.ts'

const activity = 'disease-activity'

/** "Keine Krankheitsaktivität", "keine floride Entzündung" */
function isQuiet({ stance, finding, limits }: Statement): boolean {
  const isActive = limits.some((limit) => /^(?:aktiv|florid)/.test(limit))
  return stance === 'negated' && (finding === activity || (finding === 'inflammation' && isActive))
}

/** New lesions where the impression denies disease activity, and does not tell of them itself. */
export function newAgainstQuiet(index: StatementIndex): Clash[] {
  const quiet = index.impression.find(isQuiet)
  if (quiet === undefined) return []
  const active = [
    ...(index.byFamily.get('lesion') ?? []),
    ...index.findings.filter(({ finding, isNew }) => isNew && /^(?:erosion|inflammation)$/.test(finding ?? '')),
  ]
  const tellsChange = (one: Statement): boolean => one.stance === 'asserted' && (one.isNew || one.trend === 'progress')
  if (index.impression.some((one) => tellsChange(one) || courseOf(one.sentence)?.trend === 'progress')) return []
  // "Eine neue, nicht anreichernde Läsion. Keine aktive Läsion."
  if (index.impression.some(({ sentence }) => /^Eine? neue/.test(sentence.text))) return []
  // "Läsionen beidseits, diese in Zahl und Größe progredient"
  const grows = (one: Statement): boolean =>
    one.stance === 'asserted' && / Zahl /.test(one.sentence.text) && courseOf(one.sentence)?.trend === 'progress'
  const fresh = active.find((one) => one.section === 'findings' && (tellsChange(one) || grows(one)))
  return fresh === undefined ? [] : [intervalClash(fresh, quiet)]
}

/** "Hinweis auf Krankheitsaktivität" where the findings deny all that is new, enhances or is inflamed. */
export function activeAgainstQuiet(index: StatementIndex): Clash[] {
  const told = index.impression.find((one) => isPresent(one) && one.finding === activity)
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
  // "Die übrigen Herde konstant" is said of all but that one.
  const known = alike.find((one) => isKnown(one) && isThere(one, told) && !one.cues.has('rest'))
  // "Läsion konstant. Neue Hyperintensität frontal" and "neue Läsion frontal"
  if (index.findings.some((one) => isFresh(one) && one.stance === 'asserted' && sidesAgree(one, told))) return []
  if (known === undefined || !alike.every((one) => isKnown(one) || (!one.isNew && isCalledKnown(one)))) return []
  const { start, end } = placeOf(known)
  return [{ ...intervalClash(known, told), first: { start, end: Math.max(end, knownBy(known)?.end ?? 0) } }]
}

/** Two places of one side of the brain may be one: "Gyrus frontalis" and "frontal". */
function isThere(one: Statement, two: Statement): boolean {
  const isOneSide = (one.side !== null && one.side === two.side) || two.stance === 'negated'
  return organsAgree(one, two) || (isOneSide && [one, two].every(({ organ }) => isWithin(organ ?? '', 'brain')))
}

/** "Vorbekannter Herd", "Knoten links, im Januar bereits vorhanden" */
function knownBy({ sentence: { words } }: Statement): Span | undefined {
  return words.find(
    ({ text }, at) =>
      /^vorb(?:esteh|ekannt|eschr)/i.test(text) ||
      (/^(?:vorh|vorl|bekannt|beschr|best|sehen)|bar$/.test(text) &&
        tells(words.slice(Math.max(0, at - 5), at), /^(?:bereits|schon)$/)),
  )
}

/** "Bekannte periventrikuläre Läsionen", not "bekanntes Karzinom mit Läsionen" */
function isCalledKnown({ sentence: { words }, at }: Statement): boolean {
  const before = words.filter(({ end }) => end <= at.start)
  const noun = before.findLastIndex(({ text }) => /^\p{Lu}/u.test(text))
  return tells(before, /^bekannte[rsnm]?$/i, Math.max(0, noun))
}

/** "Neuer Herd", "hinzugekommen", "Herd, im Vorbefund noch nicht abgrenzbar" */
function isFresh(one: Statement): boolean {
  return one.isNew || (one.trend === null && one.sentence.all.some((_, at, words) => notYet(words, at) > 0))
}

/** "In der Voruntersuchung waren die Herde noch nicht vorhanden" and "unveränderte Metastasen" of all that the impression knows. */
export function stableAgainstNotYet({ findings, impression }: StatementIndex): Clash[] {
  const isOne = ({ finding }: Statement): boolean => /^(?:lesion|focus|metastasis)$/.test(finding ?? '')
  const lesions = findings.filter(isOne)
  const fresh = lesions.find(
    (one) => one.stance === 'negated' && one.cues.has('prior') && / noch (?:nicht|keine?) /.test(one.sentence.text),
  )
  const told = impression.filter(isOne)
  const [stable] = told
  if (fresh === undefined || stable === undefined || told.some(({ trend }) => trend !== 'stable')) return []
  return lesions.some(({ trend, cues }) => trend === 'stable' || (cues.has('prior') && cues !== fresh.cues))
    ? []
    : [intervalClash(fresh, stable)]
}

/** "Deckplattenimpression, gegenüber der Voruntersuchung neu" in the findings, "unverändert" in the impression. */
export function stableAgainstNew(index: StatementIndex): Clash[] {
  for (const told of index.impression) {
    if (told.trend !== 'stable' || told.stance !== 'asserted' || isLexical(told) || told.cues.has('rest')) continue
    const alike = ofSameKind(index, told).filter(
      (one) =>
        one.section === 'findings' &&
        one.stance === 'asserted' &&
        sidesAgree(one, told) &&
        sitesAgree(one, told) &&
        // Around one prosthesis, whatever bone it is in.
        (told.finding === 'loosening' ||
          (told.organBond === 'examination' && one.finding === 'uptake') ||
          organsAgree(one, told)),
    )
    // Beside an osteolysis a granuloma is another thing.
    const isOwn = ({ finding }: Statement): boolean => finding === told.finding && !vagueFindings.has(finding ?? '')
    const known = alike.some(isOwn) ? alike.filter(isOwn) : alike
    const [fresh] = known
    if (fresh !== undefined && known.every(isFresh)) return [intervalClash(fresh, told)]
  }
  return []
}

/** "Zwei neue Herde" in the findings, "keine neuen Entmarkungsherde" in the impression, which knows of nothing new. */
export function newAgainstNone({ findings, impression }: StatementIndex): Clash[] {
  const told = impression.find((one) => one.stance === 'negated' && anyLesion.has(one.finding ?? '') && isOnlyNew(one))
  if (told === undefined || impression.some((one) => one.isNew && one.stance === 'asserted')) return []
  const fresh = findings.find(
    (one) =>
      one.isNew &&
      one.stance === 'asserted' &&
      anyLesion.has(one.finding ?? '') &&
      isThere(one, told) &&
      sidesAgree(one, told) &&
      sitesAgree(one, told),
  )
  return fresh === undefined ? [] : [intervalClash(fresh, told)]
}

const anyLesion = wordSet('lesion focus demyelination')

function isOnlyNew({ limits }: Statement): boolean {
  return limits.length > 0 && limits.every((limit) => limit === 'neu')
}

/** What takes up the tracer is what the impression calls a focus, but for worn joints. */
function ofSameKind(index: StatementIndex, told: Statement): readonly Statement[] {
  const known = ofSameFamily(index, told)
  if (!/^(?:lesion|focus|metastasis)$/.test(told.finding ?? '') || known.some(isInFindings)) return known
  const uptakes = index.byFamily.get(familyOf('uptake')) ?? []
  return [...known, ...uptakes.filter(({ sentence }) => !tells(sentence, /^(?:degenerativ|aktiviert|\p{L}*arthro)/iu))]
}

function isInFindings({ section }: Statement): boolean {
  return section === 'findings'
}
