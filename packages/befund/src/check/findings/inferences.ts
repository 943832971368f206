import { wordStem } from '../../anatomy/word-stem.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { type Stance, stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'

/**
 * What a diagnosis is read from: all signs of a line asserted in the findings make its denial a contradiction.
 * One sign alone never does: levels without dilated loops are no ileus.
 */
const signsOf: Readonly<Record<string, readonly RegExp[]>> = {
  sinusitis: [/^(?:schleimhaut|polypös|polypoid)|verschatt/i, /spiegel|sekret|verlegt|verschatt/i],
  diverticulitis: [/wandverdick|verdickt/i, /imbib|umgebungs|stranding|fettgewebs|^entzünd/i],
  cholecystitis: [
    /wandverdick|verdickt|dreischicht|geschichtet/i,
    /dreischicht|geschichtet|flüssigkeitssaum|halo|murphy|ödem|pericholezyst/i,
  ],
  pancreatitis: [
    /aufgetrieben|ödematös|aufgequollen|geschwollen|unscharf/i,
    /peripankreat|imbib|exsudat|nekrose|flüssigkeit/i,
  ],
  sacroiliitis: [/ödem/i, /aufnahme|enhancement|erosi|subchondral|gelenknah/i],
  icb: [/^hyperdens/i, /raumforder|formation|areal|ödem|blut/i],
  bleeding: [/^hyperdens/i, /raumforder|formation|areal|ödemsaum|^(?:flüssigkeit|blut|material|zone|auflagerung)/i],
  bursitis: [/flüssigkeit|verdick|aufgetrieben/i, /bursa/i],
  ileus: [
    /^(?:dilatiert|erweitert|distendiert|aufgeweitet|geblähte?)/i,
    /spiegel(?:bildung(?:en)?|n)?$|^kalibersprung/i,
  ],
  congestion: [/^kerley|^umverteilung|^kranialisation/i, /stau|^kerley|^unscharf|verbreitert|^pleuraerg/i],
  infiltrate: [/^(?:fleckig|flächig|konfluier|flau)/i, /verschattung|verdichtung|transparenzminderung|eintrübung/i],
  torsion: [/^keine? (?:perfusion|durchblutung|flusssignal|fluss)|^whirlpool|^verdreht/i],
  dvt: [/^nicht kompr/i],
  'disease-activity': [/herde?n?$|läsion(?:en)?$|plaques?$/i, /enhancement$|anreicher|aufnahme$|aufnehmend/i],
  ischemia: [/defizit$|perfusionsdefekt|minderperfusion/i, /^stress|^adenosin|^belastungs|^induzi/i],
  appendicitis: [
    /^wandverdickt|^verdickt|^aufgetrieben/i,
    /^fettgewebs|^umgebungsreaktion|^umgebungsinfiltr|^imbibier/i,
  ],
}
/** The organ the signs must be said of, by a word near by. */
const saidOf: Readonly<Record<string, RegExp>> = {
  sinusitis: /^sinus|höhle|siebbein|nnh/i,
  diverticulitis: /sigma|kolon|colon|divertik|zökum|coecum/i,
  cholecystitis: /gallenblase/i,
  pancreatitis: /pankrea/i,
  sacroiliitis: /iliosakral|isg|sakroiliakal/i,
  icb: /hirn|frontal|parietal|temporal|okzipital|hemisphär|stammgang|putamen|thalamus|pons/i,
  bleeding:
    /hirn|frontal|pariet|tempor|okzipit|hemisphär|stammgang|putamen|thalam|pons|konvexität|zistern|sylvi|ventrikel|intrakran|subdural|kalott|falx/i,
  bursitis: /bursa/i,
  ileus: /d(?:ünn|ick)darm|jejun|ileum|darmschling/i,
  congestion: /lunge|pulmonal|hil|kerley|gefäß/i,
  appendicitis: /^append/i,
  infiltrate: /lunge|lappen|feld|perihil|basal|apikal|retrokard|lingula/i,
  torsion: /hoden|ovar|samenstrang|perfusion|inhomogen/i,
  'disease-activity': /ventrik|kort|tentor|balken|kallos|spinal|myelon|marklager|kleinhirn|hirn|HWK|BWK/i,
  dvt: /^v\.?$|vene$|^vv\.?$|femoralis|poplitea|tibial|crossen?/i,
  ischemia: /perfusion|stress|defizit|myokard/i,
}

/** "keine akute Appendizitis", "kein Hinweis auf floride ...". */
const ofNow = new Set(['akut', 'florid', 'frisch', 'aktuell'])

/** "Dilatierte Dünndarmschlingen mit Spiegelbildung" and "kein Ileus". */
export function inferenceClashes(sentences: readonly Sentence[], { findings, impression }: StatementIndex): Clash[] {
  const found = sentences.filter(({ section }) => section === 'findings')
  const activity = findings.filter(({ finding }) => finding === 'disease-activity')
  return [...impression, ...activity].flatMap((denial) => {
    const isLimited = denial.limits.some((limit) => !ofNow.has(limit))
    const signs = denial.finding === null || isLimited ? undefined : signsOf[denial.finding]
    const organ = saidOf[denial.finding ?? '']
    if (signs === undefined || organ === undefined || !isDenied(denial) || isInfarct(denial)) return []
    if (isOfPart(denial)) return []
    const place = found
      .filter((sentence) => isOnSide(sentence, denial, findings))
      .map((sentence) => [sentence, signIn(sentence, signs, organ)] as const)
      .find(([, sign]) => sign)
    const [sentence, sign] = place ?? []
    return sentence === undefined || sign == null ? [] : [inferenceClash(sentence, sign, denial)]
  })
}

/** Under stress ischaemia shows, no infarct. */
function isInfarct({ finding, sentence: { words }, at }: Statement): boolean {
  return finding === 'ischemia' && words.some(({ start, text }) => start === at.start && /infarkt/i.test(text))
}

/** "Rechts keine Thrombose" says nothing of what was seen on the left. */
function isOnSide(sentence: Sentence, { side, sideBond }: Statement, findings: readonly Statement[]): boolean {
  if (side === null || side === 'both' || sideBond === 'examination') return true
  const there = findings.filter((one) => one.sentence === sentence && one.side !== null)
  return there.every((one) => one.side === side || one.side === 'both')
}

/** "Proximal keine Thrombose": of a part only. */
function isOfPart({ organBond, stems }: Statement): boolean {
  return !isNamedHere(organBond) && [...parts].some((part) => stems.has(part))
}

const parts = new Set(['proximal', 'distal', 'zentral', 'peripher', 'kranial', 'kaudal'].map(wordStem))

/** The first of the signs, where one sentence asserts them all. */
function signIn(sentence: Sentence, signs: readonly RegExp[], organ: RegExp): Word | null {
  const words = sentence.all
  if (!words.some(({ text }) => organ.test(text))) return null
  const { cues, terms } = findMentions(words)
  if (cues.some(({ kind }) => doubting.has(kind)) || isExplained(words, signs)) return null
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const shown = signs.map((sign) => words.find((_, at) => sign.test(saidAt(words, at, stanceOf[at], sign))))
  const isWhole = shown.every((word) => word !== undefined) && new Set(shown).size === signs.length
  return isWhole ? (shown[0] ?? null) : null
}

/** A shadow of the lung, a defect of perfusion may come from something else that the sentence names. */
function isExplained(words: readonly Word[], signs: readonly RegExp[]): boolean {
  if (signs === signsOf.ischemia) return words.some(({ text }) => ofScar.test(text))
  return signs === signsOf.infiltrate && words.some(({ text }) => otherCause.test(text))
}

const ofScar = /narbe|^fix|deckungsgleich/i
const doubting: ReadonlySet<string> = new Set(['historical', 'prior', 'conditional', 'possible', 'regress', 'stable'])
const otherCause = /atelekt|erguss|narb|schwiel|stau|pleura|minderbelüft|belüftungsst|artefakt|überlager/i

/** The word where it is asserted; "nicht komprimierbar" and "keine Perfusion" are signs as they stand. */
function saidAt(words: readonly Word[], at: number, stance: Stance | undefined, sign: RegExp): string {
  const text = words[at]?.text ?? ''
  if (stance === 'asserted') return text
  const isDenial = sign.source.startsWith('^nicht') || sign.source.startsWith('^kein')
  return isDenial ? `${words[at - 1]?.text ?? ''} ${text}` : ''
}

function inferenceClash(sentence: Sentence, sign: Word, denial: Statement): Clash {
  return {
    kind: 'findingsImpression',
    severity: 'critical',
    first: sentencePlace(sentence, sign),
    second: placeOf(denial),
    reason: 'Der Befund nennt die Zeichen dessen, was verneint wird',
    fixes: [],
  }
}
