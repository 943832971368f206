import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Span } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { isInBody } from '../is-in-body.ts'
import { placesOf } from '../sentence-place.ts'
import { missingPartClashes, notMade } from './missing-part.ts'

interface Place {
  sentence: Sentence
  word: Span
}

/** What the technique rules out: contrast in an unenhanced study, words of another modality. */
export function techniqueClashes(sentences: readonly Sentence[]): Clash[] {
  const technique = sentences.filter(saysHow)
  const body = sentences.filter((one) => isInBody(one) && !technique.includes(one))
  return [
    ...contrastClashes(technique, body),
    ...modalityClashes(technique, sentences, body),
    ...summaryClashes(technique, sentences),
    ...missingPartClashes(technique, body),
  ]
}

const introductory = wordSet('clinicalQuestion clinicalHistory')

/** In sentences from the beginning: "Nativ, Dünnschicht, Knochenkernel." */
const leadingUpTo = 4
/** Behind a history of several sentences, on a line of its own. */
const ofLinesUpTo = 7
const series =
  /^(?:Dünnschicht|Spiral-?CT|Spirale|Mehrzeilen|Multislice|Low-Dose)|(?:kernel|schichtung|rekonstruktionen|sequenzen|spirale|scan)$/i

/** Title and technique, and under another heading a line that names the modality and little else: "Low dose CT nativ." */
function saysHow({ section, words, opensLine }: Sentence, at: number): boolean {
  if (section === 'title' || section === 'technique') return true
  if (at < (opensLine ? ofLinesUpTo : leadingUpTo) && words.length <= 12 && tells(words, series)) return true
  if (at < leadingUpTo && words.length <= 6 && words.at(-2)?.text === 'Phase') return true
  // "Low-dose-CT nativ."
  if (at < ofLinesUpTo && section !== 'priorStudy' && isBareNative(words)) return true
  if (at < ofLinesUpTo && opensLine && listsSequences(words)) return true
  if (!introductory.has(section) || !opensLine || words.length > 8) return false
  return words.some((word) => modalitiesSaid(word).length > 0)
}

/** The name of an unenhanced examination and nothing else. */
function isBareNative(words: readonly Word[]): boolean {
  const said = words.filter(({ kind }) => kind === 'word')
  return said.length < 4 && modalitiesSaid(said[0]).length > 0 && nativeSign(said.at(-1)?.text ?? '') === 'native'
}

/** "FLAIR, T2, DWI, T1 nativ", "native MRT in drei Ebenen" */
function listsSequences(words: readonly Word[]): boolean {
  const named = words.filter(({ text }) => sequence.test(text)).length
  return (
    // "Raumforderung, T1 isointens zum Muskel, T2 hyperintens": described in many words.
    (named > (tells(words, agent) ? 1 : 2) && named * 8 > words.length) ||
    (words.at(-2)?.text === 'Ebenen' && words.some((word) => modalitiesSaid(word).length > 0))
  )
}

const sequence = /^(?:T[12]w?-?|FLAIR|DWI|SWI|PDw?|TOF|VIBE|Cine|(?:T[12]-)?(?:STIR|TIRM|TSE|Mapping)|Cine-SSFP)$/

function contrastClashes(technique: readonly Sentence[], body: readonly Sentence[]): Clash[] {
  const phase = find(technique, isPhaseWithout)
  if (phase !== null) {
    const { start, end } = phase.sentence
    const cut = phase.word.start - ' in '.length
    const clash = techniqueClash(phase, phase, 'Kontrastmittel trotz nativer Untersuchung')
    return [{ ...clash, first: { start, end: cut }, second: { start: cut + 1, end } }]
  }
  const native = find(technique, isNative)
  const agentGiven = find(technique, isGivenInWords)
  const none =
    (agentGiven === null ? find(technique, isRefused) : null) ??
    (find(technique, isContrastGiven) === null ? native : null)
  if (none !== null) {
    const isTraced = technique.some(({ all }) => tells(all, tracer))
    const used = find(
      body,
      (words, at) => isContrastUsed(words, at) && !(isTraced && /^(?!k).*anr/i.test(words[at]?.text ?? '')),
    )
    if (used === null || technique.some(({ all }) => all.some((_, at) => isEnteral(all, at)))) return []
    return [techniqueClash(none, used, 'Kontrastmittel trotz nativer Untersuchung')]
  }
  const told = toldOtherwise(technique)
  if (told !== null) return [techniqueClash(...told, 'Kontrastmittel trotz nativer Untersuchung')]
  const waived = routeWaived(technique, body)
  if (waived !== null) return [techniqueClash(...waived, 'Nativ trotz Kontrastmittelgabe')]
  const given = find([...technique, ...leading(body)], isContrastGiven)
  if (given === null || native !== null) return []
  const denied = find(body, isDeclaredNative)
  return denied === null ? [] : [techniqueClash(given, denied, 'Nativ trotz Kontrastmittelgabe')]
}

/** What is taken up without contrast too. */
const tracer = /^(?:PET|SPECT|FDG|PSMA)|szinti|[GM]Bq/

/** "Ohne Kontrastmittel in portalvenöser Phase" */
function isPhaseWithout(words: readonly Word[], at: number): boolean {
  if (!phases.test(words[at]?.text ?? '') || words[at - 1]?.text !== 'in') return false
  return agent.test(words[at - 2]?.text ?? '') && /^ohne$/i.test(words[at - 3]?.text ?? '')
}

/** The title against the technique: "CT Nieren nativ" above "Kontrastmittelgestützte Spiral-CT", with no word of a series without nor of a drink. */
function toldOtherwise(technique: readonly Sentence[]): [Place, Place] | null {
  const { title = [], technique: how = [] } = Object.groupBy(technique, ({ section }) => section)
  const native = find(title, isNative)
  const given = find(how, isGivenInWords)
  const planned = find(title, isContrastGiven)
  const refused = find(how, isRefused)
  // "MRT Schädel mit KM" above "Keine KM-Gabe bei Niereninsuffizienz"
  if (planned !== null && refused !== null && given === null && !tells(refused.sentence, enteral))
    return [planned, refused]
  const isLimited = how.some(({ all }) => all.some(({ text }) => nativeSign(text) !== null || enteral.test(text)))
  return native === null || given === null || isLimited || planned !== null ? null : [native, given]
}

/** "Mit intraartikulärem KM" and "auf eine intraartikuläre Kontrastmittelgabe wurde verzichtet": by the same way. */
function routeWaived(technique: readonly Sentence[], body: readonly Sentence[]): [Place, Place] | null {
  const given = find(technique, (words, at) => enteral.test(words[at]?.text ?? '') && !tells(words, refused))
  const route = given?.sentence.all.find(({ start }) => start === given.word.start)?.stem
  const waived =
    route === undefined
      ? null
      : find(body, (words, at) => words[at]?.stem === route && tells(words, refused) && tells(words, agent))
  return given === null || waived === null ? null : [given, waived]
}

const refused = /^(?:abgelehnt|verzichtet|kontraindiziert)$/i

/** Some reports have their technique in the first sentence of the findings. */
function leading(body: readonly Sentence[]): readonly Sentence[] {
  return body.slice(0, 1).filter((sentence) => tells(sentence.words, /^(?:CT|MR|Spiral)/))
}

type Test = (words: readonly Word[], at: number) => boolean

function find(sentences: readonly Sentence[], test: Test): Place | null {
  for (const sentence of sentences) {
    const words = sentence.all
    const at = words.findIndex((_, index) => test(words, index))
    if (at >= 0) return { sentence, word: words[at] as Word }
  }
  return null
}

const giving = /^(?:km|kontrastmittel)-?(?:gabe|applikation|injektion|bolus)$/i
const agent =
  /^(?:k\.?m\.?|(?:km|kontrastmittel)-?(?:gabe|applikation|injektion|bolus)|kontrast(?:mittels?|ierung)?|gado\p{L}+|i(?:mer|omer)on|io\p{L}+(?:ol|id)|ultravist|omnipaque|primovist|dotarem|gd)$/iu
const phases =
  /^(?:port[ao]l?-?venös|(?:spät)?arteriell|venös|parenchymatös|urographisch|nephrogra|ausscheidungs(?:phase|serie)|k?ortikomedull|exkretor|(?:bi|tri|drei|mehr)phasisch)/i

/** What a word says of contrast: that none was given, or that what follows was not; null for most. */
const nativeSign = rememberWord((text): 'native' | 'denial' | 'refusal' | null => {
  if (/^(?:low-dose-)?nativ(?:e[rsnm]?|-|-ct|-mrt|-?bild|untersuchung|diagnostik)?$/i.test(text)) return 'native'
  if (/^(?:abgelehnt|verzichtet|kontraindiziert)$/i.test(text)) return 'refusal'
  return /^(?:ohne|keine?|verzicht|fehlende[rn]?|mangels)$/i.test(text) ? 'denial' : null
})

function isNative(words: readonly Word[], at: number): boolean {
  const sign = nativeSign(words[at]?.text ?? '')
  if (isRefusal(words, at)) return tells(words.slice(0, at), agent) && !tells(words, enteral)
  return sign === 'native' || (sign === 'denial' && isAgentNear(words, at))
}

/** "abgelehnt", "KM-Gabe nicht erfolgt", but not "nach KM-Gabe Diffusion nicht erfolgt" */
function isRefusal(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word
  if (nativeSign(word.text) === 'refusal') return true
  const isUnmade = word.text === 'nicht' && fitsAt(words, at + 1, notMade)
  return isUnmade && !tells(words, /^(?:nach|mit)$/i, clauseAround(words, word)[0], at)
}

function isAgentNear(words: readonly Word[], at: number): boolean {
  // "ohne orale und i.v.-Kontrastierung"
  const furthest = /^oral/.test(words[at + 1]?.text ?? '') ? 5 : 3
  return tells(words, agent, at + 1, at + 1 + furthest)
}

/** "ohne Kontrastmittel" in so many words. */
function isRefused(words: readonly Word[], at: number): boolean {
  return isNative(words, at) && nativeSign(words[at]?.text ?? '') !== 'native'
}

/** Given by a word for the agent or a phase, not only by the name of the examination. */
function isGivenInWords(words: readonly Word[], at: number): boolean {
  return isContrastGiven(words, at) && !/^(?:ct-angio|angio-ct|cta)/i.test(words[at]?.text ?? '')
}

/** "mit KM", "nach KM-Gabe", "portalvenös", "nativ und mit ..." in the technique. */
function isContrastGiven(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (
    phases.test(text) ||
    /^(?:(?:kontrast(?:mittel)?|km-)(?:verstärkt|gestützt|unterstützt)|ct-(?:angio|veno|perf)|angio-ct|cta)/i.test(text)
  )
    return true
  if (!agent.test(text) || isWaived(words, at)) return false
  const before = words.slice(Math.max(0, at - 5), at)
  if (isWithAndWithout(before)) return true
  const without = before.findLastIndex((word) => /^(?:ohne|kein|keine|keiner|verzicht)$/i.test(word.text))
  const withAgent = before.findLastIndex((word) =>
    /^(?:mit|nach|unter|und|u\.|[+&/]|vor|post|i\.v\.?|intravenös|intravenöse[rmn]?|ml|gabe)$/i.test(word.text),
  )
  // "Kein i.v. Kontrastmittel", "ohne orale und i.v.-Kontrastierung"
  const isDenied =
    without >= 0 && before.slice(without + 1, withAgent + 1).every(({ text }) => /^(?:i|oral|und$|rektal|-)/.test(text))
  if (withAgent > without && !isDenied) return true
  return without < 0 && /gabe$|applikation$|gadolinium/i.test(text)
}

/** "Auf eine Kontrastmittelgabe wurde verzichtet", "auf die Gabe von Kontrastmittel wurde verzichtet" */
function isWaived(words: readonly Word[], at: number): boolean {
  const [, to] = clauseAround(words, words[at] as Word)
  return words.slice(at, to).some((_, offset) => isRefusal(words, at + offset))
}

/** "mit und ohne", "ohne und mit", "vor und nach". */
function isWithAndWithout(before: readonly Word[]): boolean {
  const texts = before.map((word) => word.text.toLowerCase())
  return texts.includes('und') && (texts.includes('mit') || texts.includes('nach'))
}

const enteral = /^(?:oral|rektal|intraartikulär|artikulär|enteral|orthograd|retrograd|peroral|i\.?a)/i

/** An enhancement seen, or the agent given, in the findings. */
function isContrastUsed(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  const isPhaseNamed =
    phases.test(text) && words[at + 1]?.text === 'Phase' && /^(?:in|der)$/.test(words[at - 1]?.text ?? '')
  if (!isPhaseNamed && !ofUse.test(text) && !enhancing.test(text) && !giving.test(text)) return false
  const around = words.slice(Math.max(0, at - 5), at + 7)
  if (
    around.some(
      (word) =>
        enteral.test(word.text) ||
        /^(?:vor|VU|früher|auswärt|extern|empf|ergänzend|ggf|beurteil|aussage|residu|rest)/i.test(word.text),
    )
  )
    return false
  const denied = tells(words.slice(Math.max(0, at - 4), at), /^(?:ohne|keine?r?|nicht|fehlende[rn]?|mangels)$/i)
  if (text === 'nimmt' && !tells(around, /^auf$/)) return false
  if (/^(?:reicher[nt]|nimmt)$/.test(text)) return tells(around, agent)
  if (enhancing.test(text)) return !denied || isSeen(words, at)
  if (denied) return false
  if (isPhaseNamed || giving.test(text)) return true
  // "MRT mit Kontrastmittel umgehend"
  if (modalitiesSaid(words[at - 2]).length > 0) return false
  // "KM unterläuft das Labrum"
  if (ofUse.test(text)) return /^(?:nach|mit|unter)$/i.test(words[at - 1]?.text ?? '') || fitsAt(words, at + 1, moving)
  return false
}

/** A drink was given, not "kein orales KM". */
function isEnteral(words: readonly Word[], at: number): boolean {
  return (
    enteral.test(words[at]?.text ?? '') &&
    !words.slice(Math.max(0, at - 3), at).some(({ text }) => nativeSign(text) === 'denial')
  )
}

const moving = /^(?:unterl[aä]uf|umspül|füll|dring)/
const ofUse = /^(?:reicher[nt]|nimmt|kontrastmittel|km|gado\p{L}+)$/iu
const enhancing =
  /^(?:kontrastier(?:ung|t)|(?:kontrastmittel|km-)(?:aufn[ae]hm|anreicher|ausspar|ausscheid)|opazifi|lge$|late$|late-|wash-?(?:in|out)|hypervaskularisiert)|enhanc(?:ement|end)|schrankenst|anreicher(?:ung|nd|t$)/i

/** "Keine pathologische KM-Aufnahme" was looked for with contrast; "ohne Kontrastierung" may be none given. */
function isSeen(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  return tells(before, /^pathologisch/i) || !tells(before, /^(?:ohne|fehlend|mangels)/i)
}

/** "soweit nativ beurteilbar", "ohne Kontrastmittel nicht beurteilbar". */
function isDeclaredNative(words: readonly Word[], at: number): boolean {
  // "Nebenniere mit Knoten, nativ nicht beurteilbar": of it no unenhanced density is known.
  if (!isNative(words, at) || tells(words, /^(?:nebennier|kontrastierung$)/i)) return false
  const around = words.slice(Math.max(0, at - 4), at + 6)
  return (
    tells(
      around,
      /^(?:soweit|durchführ|durchgeführt|ausschließlich|untersuchung|nativuntersuchung|nativbild|technik|beurteilbar|bedingt|eingeschränkt|gefä(?:ß|ss)beurteil)/i,
    ) && !tells(around, /^(?:phase|serie|scan|aufnahme|und|sowie|dichte)/i)
  )
}

interface Modality {
  name: string
  says: RegExp
  /** Words that only this modality has. */
  words: RegExp
}

const modalities: readonly Modality[] = [
  {
    name: 'CT',
    says: /^(?:(?:\p{L}+-|Low-[Dd]ose-|HR|PET\/)?CTA?(?:-[\p{L}-]+)?|Computertomogra\p{L}+)$/u,
    words: /^(?:(?:[Hh]yp(?:er|o)|[Ii]so)dens|Hounsfield|HE|HU)(?:e[rsnm]?|-Einheiten)?$/,
  },
  {
    name: 'MRT',
    says: /^(?:(?:[\p{L}]+-|c|mp)?MR(?:[TAI]|CP)?(?:-[\p{L}-]+)?|(?:Kernspin|Magnetresonanz)\p{L}*)$/u,
    words:
      /^(?:T[12](?:w|\*|-|-gewichtet|-Wichtung)?|FLAIR|TIRM|STIR|DWI|ADC|SWI|(?:[Hh]yp(?:er|o)|[Ii]so)intens|signal(?:angehoben|alteriert)|Diffusions(?:restriktion|störung))(?:e[rsnm]?)?$/,
  },
  {
    name: 'Sonographie',
    says: /[Ss]onogra\p{L}|[Dd]uplex|[Dd]oppler|^Ultraschall|^Schallkopf|^(?:US|Sono|Linearschallkopf|Schallfenster)$/u,
    words: /^(?:[Ee]cho(?:arm|reich|frei|gleich|gen)|(?:[Hh]yp(?:er|o)|iso)echogen|Schallschatten)(?:e[rsnm]?)?$/,
  },
  {
    name: 'Röntgen',
    says: /^(?:Röntgen[\p{L}-]*|Rtg|Rx|Durchleuchtung[\p{L}]*|Mammogra[\p{L}]+|Projektionsradiogra[\p{L}]+|Konventionell[\p{L}]*)$/u,
    words: /^$/,
  },
]

/** Names of modalities are nouns, mostly with a capital. */
function modalitiesSaid(word: Word | undefined): readonly Modality[] {
  return word?.kind === 'word' ? saidBy(word.text) : []
}

const saidBy = rememberWord((text): readonly Modality[] => modalities.filter(({ says }) => says.test(text)))

function placeNaming(modality: Modality, sentences: readonly Sentence[]): Place | null {
  return find(sentences, (words, at) => modalitiesSaid(words[at]).includes(modality))
}

/** Signal words of an MRI in a report whose only modality is CT, and so on. */
function modalityClashes(technique: readonly Sentence[], all: readonly Sentence[], body: readonly Sentence[]): Clash[] {
  const [only, second] = modalities.filter((one) => placeNaming(one, technique) !== null)
  const stated = only === undefined || second !== undefined ? null : placeNaming(only, technique)
  if (stated === null || find(all, (words, at) => modalitiesSaid(words[at]).some((one) => one !== only)) !== null)
    return []
  for (const other of modalities) {
    if (other === only) continue
    const foreign = find(
      body,
      (words, at) => other.words.test(words[at]?.text ?? '') && !isMetaphor(words) && !isStage(words, at),
    )
    if (foreign !== null)
      return [techniqueClash(stated, foreign, `Begriff der ${other.name} in einer Untersuchung mit ${only?.name}`)]
  }
  return []
}

/** "Unauffällige MR-Angiographie" of a study that title and technique call CT. */
function summaryClashes(technique: readonly Sentence[], sentences: readonly Sentence[]): Clash[] {
  const [stated, second] = modalities.flatMap((one) => placeNaming(one, technique) ?? [])
  if (stated === undefined || second !== undefined) return []
  const summary = sentences.filter(({ section }) => section === 'impression')
  const other = find(
    summary,
    (words, at) =>
      normal.test(words[at - 1]?.text ?? '') &&
      modalitiesSaid(words[at]).some((one) => placeNaming(one, technique) === null),
  )
  return other === null ? [] : [techniqueClash(stated, other, 'Die Untersuchung ist verschieden benannt')]
}

const normal = /^(?:unauffällig|regelrecht|altersentsprechend)e[rs]?$/i

const outside = stemsOf('extern voruntersuchung VU vorbekannt bekannt auswärtig')

function isMetaphor(words: readonly Word[]): boolean {
  return words.some((word) => outside.has(word.stem))
}

/** "Karzinom, CT-morphologisch T2", "T2 N1": the size of a tumour, not a sequence. */
function isStage(words: readonly Word[], at: number): boolean {
  if (!/^T[12]$/.test(words[at]?.text ?? '') || fitsAt(words, at - 1, /^(?:in|der|im)$/)) return false
  return tells(words, ofTumour) && !fitsAt(words, at + 1, /^[-\p{Ll}]/u)
}

const ofTumour = /(?:[kc]arzinom|tumor|morphologisch|stadium)$|^(?:(?:NSCL|B|H?C)C|TNM|c?[NM][0-3x][a-c]?)$/i

function techniqueClash(one: Place, two: Place, reason: string): Clash {
  return {
    kind: 'contrast',
    ...placesOf(one, two),
    reason,
  }
}
