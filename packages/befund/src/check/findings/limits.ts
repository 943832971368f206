import { familyOf } from '../../anatomy/finding-concepts.ts'
import { isWithin } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Statement } from '../../understand/statement.ts'
import { ownOrgan } from '../compare.ts'

/** "Metastasen" without a place, where "keine ossären Metastasen" is all that the findings say of such. */
function isOfNoPlace(denial: Statement, present: Statement): boolean {
  return present.finding === denial.finding && ownOrgan(present) === null && present.sites.size === 0
}

/** "Kein Nachweis einer Stressfraktur": the noun itself narrows what is denied. */
function isOwnNoun({ sentence, at }: Statement, limit: string): boolean {
  return sentence.words.some((word) => word.start === at.start && word.stem === limit)
}

/** "Kein perityphlitischer Abszess": a place beside the organ. */
const around = /^(?:peri|intra|extra|para|sub|retro|pra|trans|supra|infra)/

/** "Keine neuen oder aufnehmenden Herde": either word will do. */
function namesAlternatives({ sentence: { words }, span, at }: Statement): boolean {
  return words.some(
    ({ text, start }, index) =>
      start > span.start &&
      start < at.start &&
      /^(?:oder|bzw\.)$/.test(text) &&
      /^\p{Ll}.*en?$/u.test(words[index - 1]?.text ?? ''),
  )
}

/** "keine hilären oder mediastinalen Lymphknoten" denies those of either place. */
function isPlace(limit: string): boolean {
  return matchTerm([{ text: limit, stem: limit }], 0)?.meanings.every(({ kind }) => kind === 'organ') === true
}

/** "ohne intramedulläre Signalstörung" and a myelopathy: what lies there by its name. */
function isPlaceOf(limit: string, { organ, finding }: Statement): boolean {
  if (layers[limit]?.includes(finding ?? '') === true) return true
  const meanings = matchTerm([{ text: limit, stem: limit }], 0)?.meanings ?? []
  const [place] = meanings
  return organ !== null && meanings.length === 1 && place?.kind === 'organ' && isWithin(organ, place.id)
}

/** "Keine intra- oder extraaxiale Blutung". */
const layers: Readonly<Record<string, readonly string[]>> = {
  [wordStem('extraaxial')]: ['bleeding', 'subdural-hematoma', 'epidural-hematoma', 'sah'],
  [wordStem('intraaxial')]: ['bleeding', 'icb'],
  [wordStem('intramedullär')]: ['myelopathy'],
}

export const otherThings: ReadonlySet<string> = new Set(
  [
    'weiter',
    'rest',
    'ander',
    'sonstig',
    'sonst',
    'ansonsten',
    'übrig',
    'zusätzlich',
    'anderweitig',
    'restlich',
    'weiterer',
    'einzig',
    'eindeutig',
    'sicher',
    'im',
    'miterfasst',
    'kontralateral',
    'Gegenseite',
  ].map(wordStem),
)
const degrees = new Set(
  'relevant signifikant wesentlich nennenswert größer grösser höhergradig hochgradig grob ausgeprägt bedeutsam deutlich manifest messbar'
    .split(' ')
    .map(wordStem),
)
const ages = new Set(
  'frisch akut subakut pathologisch auffällig suspekt malignomsuspekt fokal umschrieben'.split(' ').map(wordStem),
)
const recent = new Set(['frisch', 'akut', 'subakut'].map(wordStem))
export const old: readonly string[] = [
  'alt',
  'älter',
  'chronisch',
  'abgelaufen',
  'stattgehabt',
  'konsolidiert',
  'postischämisch',
].map(wordStem)
/** A vertebra is a bone. */
const boneWords = new Set(['ossär', 'knöchern'].map(wordStem))
export const newness: ReadonlySet<string> = new Set(['neu', 'neuaufgetreten', 'aufgetreten'].map(wordStem))

/** "Keine weitere", "keine wesentliche", "keine frische": not all of it is denied. */
export function isReserve(limit: string): boolean {
  return otherThings.has(limit) || degrees.has(limit) || recent.has(limit) || newness.has(limit)
}

/** "Keine okkulte Fraktur" denies every fracture. */
export const sayingNothing: ReadonlySet<string> = new Set(
  ['okkult', 'erkennbar', 'sichtbar', 'indirekt', 'hämodynamisch'].map(wordStem),
)

/** "Keine vermehrte Flüssigkeit" denies the effusion. */
const more = wordStem('vermehrt')

/** "keine weitere", "keine größere", "keine neue": the assertion must be as strong as what is denied. */
export function limitsCovered(denial: Statement, present: Statement, loose: boolean): boolean {
  const isBare = loose && isOfNoPlace(denial, present)
  const isNoLesion = familyOf(denial.finding ?? '') !== 'lesion'
  const isEither = namesAlternatives(denial)
  const places = denial.limits.filter((limit) => isEither || isPlace(limit))
  const isThere = places.some((limit) => saysOf(present, limit))
  for (const limit of denial.limits) {
    if ((isThere && places.includes(limit)) || sayingNothing.has(limit)) continue
    if (limit === 'rest' && present.limits.includes(limit)) continue
    if (limit === more && familyOf(denial.finding ?? '') === 'fluid') continue
    if (isBare && (around.test(limit) || (isNoLesion && (places.includes(limit) || isOwnNoun(denial, limit))))) continue
    if (otherThings.has(limit)) return false
    if (isPlaceOf(limit, present)) continue
    if (newness.has(limit)) {
      if (!present.isNew) return false
    } else if (degrees.has(limit)) {
      if (present.magnitude === 'little' || isOfLowerDegree(present, limit)) return false
      if (present.magnitude === null && present.section === denial.section) return false
    } else if (ages.has(limit)) {
      if (!loose && !present.stems.has(limit)) return false
      if (recent.has(limit) && present.finding === 'diffusion-restriction') continue
      if (recent.has(limit) && old.some((age) => present.stems.has(age))) return false
    } else if (boneWords.has(limit) && present.sites.has('spine')) {
    } else if (!saysOf(present, limit) && !isSaidBeside(present, limit)) return false
  }
  return true
}

/** "Ossäre Läsion", but not "Läsion ohne ossäre Beteiligung". */
export function saysOf({ stems, sentence: { words }, span, at }: Statement, limit: string): boolean {
  if (!stems.has(limit)) return false
  const denial = words.find(({ start, text }) => start > at.start && start < span.end && /^(?:ohne|kein)/.test(text))
  return denial === undefined || words.some(({ start, stem }) => start < denial.start && stem === limit)
}

/** "Mäßige Stenose", "Stenose von 30-40 %", "Grad I" beside "keine höhergradige Stenose". */
function isOfLowerDegree({ sentence: { words }, at, measures }: Statement, limit: string): boolean {
  const isHigh = high.has(limit)
  const shares = measures
    .filter(({ unit, series }) => unit === '%' && series !== 'prior')
    .flatMap(({ values }) => values)
  if (shares.length > 0) return Math.max(...shares) < (isHigh ? 70 : 50)
  const index = words.findIndex(({ start }) => start >= at.start)
  const near = words.slice(Math.max(0, index - 3), index + 3)
  return isHigh && near.some(({ text }) => /^(?:mäßig|mässig|moderat|mittel)/i.test(text))
}

const high = new Set(['höhergradig', 'hochgradig', 'ausgeprägt', 'grob', 'manifest'].map(wordStem))

/** The word elsewhere in the sentence, and not denied there: "Hämatom, keine aktive Extravasation". */
function isSaidBeside({ sentence: { words } }: Statement, limit: string): boolean {
  return words.some(
    ({ stem }, at) => stem === limit && !/^(?:keine?[rsnm]?|ohne|nicht)$/i.test(words[at - 1]?.text ?? ''),
  )
}
