import { familyOf } from '../../anatomy/finding-concepts.ts'
import { isWithin } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { stemsOf, wordStem } from '../../anatomy/word-stem.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { ownOrgan } from '../compare.ts'
import { gradesOf } from '../grades/grades-of.ts'
import { plainGradesOf } from '../grades/plain-grades.ts'
import { growth } from '../measures/size-changes.ts'
import { isAsLarge, sizesOf } from './described.ts'

/** "Metastasen" without a place, where "keine ossären Metastasen" is all that the findings say of such. */
function isOfNoPlace(denial: Statement, present: Statement): boolean {
  return present.finding === denial.finding && ownOrgan(present) === null && present.sites.size === 0
}

/** "Kein Nachweis einer Stressfraktur": the noun itself narrows what is denied. */
function isOwnNoun({ sentence, at }: Statement, limit: string): boolean {
  return sentence.words.some((word) => word.start === at.start && word.stem === limit)
}

/** "Kein Radiärriss" and "radiäre Rissbildung". */
function isKindSaid(denial: Statement, { stems }: Statement, limit: string): boolean {
  return isOwnNoun(denial, limit) && [...stems].some((stem) => stem.length > 5 && limit.startsWith(stem))
}

/** "Kein perityphlitischer Abszess": a place beside the organ. */
const around = /^(?:peri|intra|extra|para|sub|retro|pra|trans|supra|infra)/

/** "Keine neuen oder aufnehmenden Herde": either word will do. */
function namesAlternatives({ sentence: { words }, at }: Statement): boolean {
  const noun = words.findIndex(({ start }) => start >= at.start)
  return /^(?:oder|bzw\.)$/.test(words[noun - 2]?.text ?? '') && /^\p{Ll}.*e[rn]?$/u.test(words[noun - 3]?.text ?? '')
}

/** "keine hilären oder mediastinalen Lymphknoten" denies those of either place. */
function isPlace(limit: string): boolean {
  return matchTerm([{ text: limit, stem: limit }], 0)?.meanings.every(({ kind }) => kind === 'organ') === true
}

/** "ohne intramedulläre Signalstörung" and a myelopathy: what lies there by its name. */
function isPlaceOf(limit: string, { organ, finding, sites }: Statement): boolean {
  if (layers[limit]?.includes(finding ?? '') === true) return true
  const meanings = matchTerm([{ text: limit, stem: limit }], 0)?.meanings ?? []
  const [place] = meanings
  if (organ === null || meanings.length !== 1 || place?.kind !== 'organ') return false
  return isWithin(organ, place.id) || (place.id === 'bone' && sites.has('vertebra'))
}

/** "Keine intra- oder extraaxiale Blutung". */
const layers: Readonly<Record<string, readonly string[]>> = {
  [wordStem('extraaxial')]: ['bleeding', 'subdural-hematoma', 'epidural-hematoma', 'sah'],
  [wordStem('intraaxial')]: ['bleeding', 'icb'],
  [wordStem('intramedullär')]: ['myelopathy'],
}

export const otherThings = stemsOf(
  'weiter rest ander sonstig sonst ansonsten übrig zusätzlich anderweitig restlich einzig eindeutig sicher im miterfasst kontralateral Gegenseite gegenseitig gegenüberliegend darüber darunter',
)
export const degrees = stemsOf(
  'relevant signifikant wesentlich nennenswert größer höhergradig hochgradig grob ausgeprägt bedeutsam deutlich manifest messbar wirksam',
)
const pathological = wordStem('pathologisch')
const ages = stemsOf('frisch akut subakut pathologisch auffällig suspekt malignomsuspekt fokal umschrieben')
export const recent = stemsOf('frisch akut subakut')
export const old: readonly string[] = [
  ...stemsOf('alt älter chronisch abgelaufen stattgehabt konsolidiert postischämisch verheilt durchbaut'),
]
export const newness = stemsOf('neu neuaufgetreten aufgetreten')

/** "Keine weitere", "keine wesentliche", "keine frische": not all of it is denied. */
export function isReserve(limit: string): boolean {
  return otherThings.has(limit) || degrees.has(limit) || recent.has(limit) || newness.has(limit)
}

/** "Keine okkulte Fraktur", "keine solitäre Läsion" deny every one: nobody says so of what is there. */
export const sayingNothing = stemsOf(
  'okkult erkennbar sichtbar abgrenzbar nachweisbar indirekt hämodynamisch mäßig größenkonstant bekannt bland reaktiv unspezifisch solitär begleitend betont beidseitig linksseitig rechtsseitig pulmonalvenös CT-morphologisch MRT-morphologisch sonographisch mammographisch radiologisch röntgendicht metalldicht beurteilbar liegend intrakavitär parapneumonisch',
)

/** "Keine vermehrte Flüssigkeit" denies the effusion. */
const more = wordStem('vermehrt')

/** What shows in other words that a denied kind of a finding is there. */
const signs: readonly (readonly [kind: RegExp, sign: RegExp])[] = [
  [/^disloziert/, /^(?:dislo[kc]ation|verschieb|varus|abkippung|abgekippt|versatz|verkürz)/i],
  [/^komplett/, /^(?:transmural|retraktion)/i],
  [/^fortgeschritt/, /^(?:deutlich|ausgeprägt|hochgradig|aufgehoben|III|IV)/i],
  [/^obstruierend/, /stau|erweiter|dilat|ektas/i],
  [/^akut/, /^(?:frisch|hyperdens)/i],
  [/^(?:rest|residu|verblieb)/, /^(?:rest|residu|verblieb)/i],
  [/suspekt$|^malignomverd/, /^(?:spikul|unscharf|architekturst|irregulär|washout|nekro)/i],
]

/** Whether what limits a denial leaves room for no other: "kein kleiner Erguss", "kein konstanter" deny the thing, or it has that too. */
function isShown(limit: string, denial: Statement, present: Statement): boolean {
  const { words } = denial.sentence
  const kind = findMentions(words).cues.find(({ from }) => words[from]?.stem === limit)?.kind
  if (kind === 'little' || kind === 'stable') return true
  if (kind === 'progress' || kind === 'regress') return kind === present.trend || hasCourse(present, kind)
  const sign = signs.find(([name]) => name.test(limit))?.[1]
  return present.sentence.words.some(({ text }, at, all) => sign?.test(text) && !fitsAt(all, at - 1, none))
}

function hasCourse(present: Statement, course: 'progress' | 'regress'): boolean {
  const { ratio } = growth(present) ?? { ratio: 1 }
  return course === 'progress' ? ratio > 1 : ratio < 1
}

const none = /^(?:keine?[rsnm]?|ohne|nicht)$/i

function reachesOver({ sentence: { words }, at }: Statement, { stems }: Statement): boolean {
  const [to, article, place] = words.slice(words.findIndex(({ start }) => start >= at.end))
  if (to?.text === 'über') return !/^de[rm]$/.test(article?.text ?? '')
  // Not "in den Gelenken", where it is.
  const goal = [to, article, place].map((word) => word?.text).join(' ')
  return /^(?:in|auf) (?:die |das |den .*[^n]$)/.test(goal) && !stems.has(place?.stem ?? '')
}

/** "keine weitere", "keine größere", "keine neue": the assertion must be as strong as what is denied. */
export function limitsCovered(denial: Statement, present: Statement, loose: boolean): boolean {
  // "Kein Vorfall über den Analkanal", "keine Leckage in den Kanal": only how far it reaches.
  if (reachesOver(denial, present)) return false
  const isBare = loose && !/^(?:lesion|focus|meta|mass)/.test(denial.finding ?? '') && isOfNoPlace(denial, present)
  const isEither = namesAlternatives(denial)
  const places = denial.limits.filter((limit) => isEither || isPlace(limit))
  const isThere = places.some((limit) => saysOf(present, limit))
  // "Keine neuen FDG-aviden Herde" and "neue Herde": whatever they were to be besides.
  const isNews = loose && present.isNew && denial.limits.some((limit) => newness.has(limit))
  for (const limit of denial.limits) {
    if ((isThere && places.includes(limit)) || sayingNothing.has(limit) || isShown(limit, denial, present)) continue
    if (limit === 'rest' && present.limits.includes(limit)) continue
    if (limit === more && familyOf(denial.finding ?? '') === 'fluid') continue
    if (isBare && (around.test(limit) || places.includes(limit) || isOwnNoun(denial, limit))) continue
    if (otherThings.has(limit)) return false
    if (isPlaceOf(limit, present) || isHeightOfWall(limit, denial, present)) continue
    if (newness.has(limit)) {
      if (!present.isNew && !(loose && present.finding === 'loosening')) return false
    } else if (degrees.has(limit)) {
      if (present.magnitude === 'little' || isOfLowerDegree(present, limit) || isAsLarge(denial, present)) return false
      if (present.magnitude === null && present.section === denial.section) return false
    } else if (ages.has(limit)) {
      // A pathological fracture is a kind of its own.
      const isKind = familyOf(denial.finding ?? '') === 'fracture' && limit === pathological
      if ((!loose || isKind) && !present.stems.has(limit)) return false
      if (recent.has(limit) && old.some((age) => present.stems.has(age))) return false
    } else if (
      !isNews &&
      !isSaidBeside(present, limit) &&
      !isKindSaid(denial, present, limit) &&
      !(isAsLarge(denial, present) && !/suspekt|malign|verdacht|kompl/.test(limit))
    )
      return false
  }
  return true
}

/** "Kein Late Enhancement basal inferolateral" denies the inferolateral one, as long as that is no apical one. */
function isHeightOfWall(limit: string, { finding, limits }: Statement, { sentence: { words } }: Statement): boolean {
  if (finding !== 'late-enhancement' || limits.length < 2 || !height.test(limit)) return false
  return !tells(words, height)
}

const height = /^(?:basal|api[kc]al|mi.*ventr)/

/** "Ossäre Läsion", but not "Läsion ohne ossäre Beteiligung". */
export function saysOf({ stems, sentence: { words }, span, at }: Statement, limit: string): boolean {
  if (!stems.has(limit)) return false
  const denial = words.find(({ start, text }) => start > at.start && start < span.end && /^(?:ohne|kein)/.test(text))
  return denial === undefined || words.some(({ start, stem }) => start < denial.start && stem === limit)
}

/** "Mäßige Stenose", "Grad II" beside "keine höhergradige Stenose". */
function isOfLowerDegree(present: Statement, limit: string): boolean {
  const { finding, sentence, at } = present
  const { words } = sentence
  if (isOfLowGrade(sentence)) return true
  if (familyOf(finding ?? '') === 'fluid' && sizesOf(present).some((size) => size <= littleFluid)) return true
  const index = words.findIndex(({ start }) => start >= at.start)
  return high.has(limit) && tells(words, /^(?:mäßig|mässig|moderat|mittel)/i, index - 3, index + 3)
}

/** "Läsion Grad II", "Kellgren 1" */
export function isOfLowGrade(sentence: Sentence): boolean {
  const grades = [...plainGradesOf(sentence), ...gradesOf(sentence, undefined)]
  return grades.some(({ values }) => [...values].every((value) => value < '3'))
}

/** In millimetres: of such an effusion nobody says that it matters. */
const littleFluid = 10

const high = stemsOf('höhergradig hochgradig ausgeprägt grob manifest')

/** The word elsewhere in the sentence, and not denied there: "Hämatom, keine aktive Extravasation", "Herd, keine aktive aufnehmende Läsion". */
function isSaidBeside({ sentence: { words } }: Statement, limit: string): boolean {
  return words.some(({ stem }, at) => stem === limit && !tells(words, none, at - 3, at))
}
