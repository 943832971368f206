import { areRelated } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { type Stance, stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied, isLexical, isNoLongerNormal, isPresent, placesAgree, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'
import { shallow } from './denies.ts'

/** The organ the signs must be said of, by a word near by, and the signs. */
type Signs = readonly [of: RegExp, ...signs: RegExp[]]

const brainBleeding: Signs = [
  /hirn|frontal|pariet|tempor|okzipit|hemisphär|stammgang|putamen|thalam|pons|konvexität|zistern|sylvi|ventrikel|intrakran|subdural|kalott|falx/i,
  /^hyperdens/i,
  /raumforder|formation|areal|ödemsaum|^(?:flüssigkeit|blut|material|zone|auflagerung)/i,
]

/**
 * What a diagnosis is read from: all signs of a line asserted in the findings make its denial a contradiction.
 * One sign alone never does: levels without dilated loops are no ileus.
 */
const signsOf: Readonly<Record<string, Signs>> = {
  sinusitis: [
    /^sinus|höhle|siebbein|nnh/i,
    /^(?:schleimhaut|polypös|polypoid)|verschatt/i,
    /spiegel|sekret|verlegt|verschatt/i,
  ],
  diverticulitis: [/sigma|kolon|colon|divertik/i, /wandverdick|verdickt/i, /imbib|umgebungs[^f]|stranding|fettgewebs/i],
  sacroiliitis: [/iliosakral|isg|iliakal/i, /ödem/i, /aufnahme|enhancement|erosi|subchondral|gelenknah/i],
  torsion: [/hoden|ovar|perfusion/i, /^keine? (?:perfusion|durchblutung|flusssignal)|^whirlpool|^verdreht/i],
  cholecystitis: [
    /gallenblase/i,
    /wandverdick|verdickt|dreischicht|geschichtet/i,
    /dreischicht|geschichtet|flüssigkeitssaum|halo|murphy|ödem|pericholezystischer?$/i,
  ],
  pancreatitis: [
    /pankrea/i,
    /aufgetrieben|ödematös|aufgequollen|geschwollen|unscharf/i,
    /peripankreat|imbib|exsudat|nekrose|flüssigkeit/i,
  ],
  steal: [/vertebral/i, /^(?:retrograd|pendelfl)/i],
  icb: brainBleeding,
  bleeding: brainBleeding,
  'bile-duct-stone': [/DHC|choledoch|präpapill|gallengang/i, /^füllungsdefekt|^aussparung/i],
  leak: [/sack|aneurysma|prothese/i, /^(?:kontrastmittel|KM-)(?:ansamml|übertritt|austritt|depot)/i],
  'active-bleeding': [/arteri|phase|^A\.|gefäß|hämatom/i, /^kontrastmittelaustritt|^KM-Austritt|^Extravasa/i],
  ileus: [
    /d(?:ünn|ick)darm|jejun|ileum|darmschling/i,
    /^(?:dilatiert|erweitert|distendiert|aufgeweitet|geblähte?)/i,
    /spiegel(?:bildung(?:en)?|n)?$|^kalibersprung/i,
  ],
  dvt: [/^v\.?$|venen?$|^vv\.?$|femoralis|poplitea|tibial|crossen?/i, /^nicht kompr/i],
  'disease-activity': [
    /ventrik|kort|front|pariet|tempor|okzip|tentor|balken|kallos|spinal|myelon|marklager|hirn|HWK|BWK/i,
    /herde?n?$|läsion(?:en)?$|plaques?$/i,
    /enhancement$|anreicher|aufnahme$|aufnehmend/i,
  ],
  infarct: [/hirn|media|stromgebiet|frontal|pariet|tempor|okzip|thalam|pons|kapsel|insel/i, /^diffusions/i],
  appendicitis: [
    /^append/i,
    /^nicht kompr|^wandverdickt|^verdickt|^aufgetrieben/i,
    /^nicht kompr|^fettgewebs|^umgebungsreaktion|^umgebungsinfiltr|^imbibier|^hyperämi|^hyperperf|^aperistal/i,
  ],
  'joint-effusion': [/^fat-?pad|fettpolster/i, /^positiv|^abgehoben/i],
  gonarthrosis: [/^medial|femorotib|knie/i, /verschmäler/i, /osteophyt|skleros|geröll/i],
  stenosis: [
    /^pylor/i,
    /^(?:wand)?verdickt/i,
    /^keine? (?:öffnung|passage|durchtritt)|(?:muskel|wand)dicke$|^elongiert/i,
  ],
  necrosis: [/hüftkopf|femurkopf/i, /^double|^doppel|demarkation|randsaum/i],
}

/** "keine akute Appendizitis", "kein Hinweis auf floride ...". */
const ofNow = stemsOf('akut aktiv florid frisch aktuell ödematös hypertroph')

/** "Dilatierte Dünndarmschlingen mit Spiegelbildung" and "kein Ileus". */
export function inferenceClashes(sentences: readonly Sentence[], { findings, impression }: StatementIndex): Clash[] {
  const found = sentences.filter(({ section }) => section === 'findings')
  const activity = findings.filter(({ finding }) => finding === 'disease-activity')
  return [...impression, ...activity].flatMap((denial) => {
    const name = nameOf(denial)
    const said = signsOf[name]
    const air = /perforation$/.test(name)
      ? findings.find(
          (one) =>
            one.finding === 'free-air' &&
            isPresent(one) &&
            (name === 'perforation' || (one.magnitude !== 'little' && isFar.test(one.sentence.text))),
        )
      : undefined
    if (air !== undefined && isDenied(denial) && !sentences.some(isOpened))
      return [inferenceClash(air.sentence, air.at, denial)]
    if (said === undefined || !isDenied(denial)) return []
    if (
      isOfPart(denial) ||
      impression.some((one) => one.finding === 'leak' && name === 'leak' && isPresent(one)) ||
      (!/^(?:disease-activity|active-bleeding|joint-effusion)$/.test(name) && isToldOtherwise(denial, impression))
    )
      return []
    const rows = name === 'disease-activity' ? [said, barrier] : [said]
    const place = found
      .filter((sentence) => isOnSide(sentence, denial, findings) && isOfPlace(sentence, denial, findings))
      .flatMap((sentence) => rows.map(([organ, ...signs]) => [sentence, signIn(sentence, signs, organ)] as const))
      .find(([, sign]) => sign)
    const [sentence, sign] = place ?? []
    return sentence === undefined || sign == null ? [] : [inferenceClash(sentence, sign, denial)]
  })
}

/** Beside the bowel it may be held by what lies around. */
const isFar = /^Freie Luft.?$|intra(?:per|abd)|phren|zwerchfell/i

/** Free air stays for days where somebody let it in; "Appendektomie 1998" is long ago, "Koloskopie im Intervall empfohlen" yet to come. */
function isOpened({ all }: Sentence): boolean {
  return all.some(({ text }, at) => opening.test(text) && !tells(all, notNow, at, at + 4))
}

const opening = /op\.?$|oper|skop|tomie|ektom|perkut|naht|anast|drain/i
const notNow = /^(?:19|20[01])\d\d$|^empf/i

const barrier: Signs = [/^schrankenst/i, /^schrankenst/i]

function nameOf(denial: Statement): string {
  if (isOfEnhancing(denial)) return 'disease-activity'
  if (denial.limits.some((limit) => !ofNow.has(limit))) return ''
  return isInfarct(denial) ? 'infarct' : (denial.finding?.replace('thrombosis', 'dvt') ?? '')
}

/** "Chronische Sinusitis, keine akute", "Kolitis, keine Divertikulitis": the signs are those of another disease. */
function isToldOtherwise(denial: Statement, impression: readonly Statement[]): boolean {
  return impression.some(
    (one) =>
      one.finding !== null &&
      !harbouring.test(one.finding) &&
      one.stance === 'asserted' &&
      !isLexical(one) &&
      one.organ !== null &&
      denial.organ !== null &&
      areRelated(one.organ, denial.organ) &&
      sidesAgree(one, denial),
  )
}

/** "Cholezystolithiasis ohne Cholezystitis": it may lead to the disease and has none of its signs. */
const harbouring = /stone|lith$|diverticulum|sac$/

/** "Keine kontrastmittelaufnehmenden Läsionen". */
function isOfEnhancing({ finding, limits }: Statement): boolean {
  return (
    /^(?:lesion|focus|demyelination)$/.test(finding ?? '') &&
    limits.some((limit) => /aufnehmend$|anreichernd$/.test(limit))
  )
}

/** Under stress ischaemia shows, no infarct: that one shows in the diffusion of a brain. */
function isInfarct({ finding, sentence: { words }, at }: Statement): boolean {
  return finding === 'ischemia' && words.some(({ start, text }) => start === at.start && /infarkt/i.test(text))
}

/** "Rechts keine Thrombose" says nothing of what was seen on the left. */
function isOnSide(sentence: Sentence, { side, sideBond }: Statement, findings: readonly Statement[]): boolean {
  if (side === null || side === 'both' || sideBond === 'examination') return true
  const there = findings.filter(
    (one) => one.sentence === sentence && one.side !== null && (one.normal === null || isNoLongerNormal(one)),
  )
  return there.length > 0 && there.every((one) => one.side === side || one.side === 'both')
}

/** "V. femoralis ohne Thrombose" says nothing of the V. poplitea, "supratentoriell keine Aktivität" nothing of the pons. */
function isOfPlace(sentence: Sentence, denial: Statement, findings: readonly Statement[]): boolean {
  // "Fettpolsterzeichen positiv": of the bone named before is only the next word.
  const there = findings.filter((one) => one.sentence === sentence && !(isLexical(one) && one.organBond === 'carried'))
  return there.length === 0 || there.some((one) => placesAgree(one, denial))
}

/** "Proximal keine Thrombose", "V. femoralis ohne Thrombose", "kein Dickdarmileus": of a part only, or of another organ. */
function isOfPart({ finding, organ, organBond, stems }: Statement): boolean {
  if (finding === 'ileus' && organ !== 'small-bowel') return true
  return !isNamedHere(organBond) && [...parts].some((part) => stems.has(part))
}

const parts = stemsOf('proximal distal zentral peripher kranial kaudal')

/** The first of the signs, where one sentence asserts them all. */
function signIn(sentence: Sentence, signs: readonly RegExp[], organ: RegExp): Word | null {
  const words = sentence.all
  if (!tells(words, organ)) return null
  const { cues, terms } = findMentions(words)
  if (cues.some(({ kind }) => doubting.has(kind)) || isExplained(words, signs)) return null
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const shown: Word[] = []
  for (const sign of signs) {
    const word = words.find((one, at) => !shown.includes(one) && sign.test(saidAt(words, at, stanceOf[at], sign)))
    if (word === undefined) return null
    shown.push(word)
  }
  return shown[0] ?? null
}

/** A defect of perfusion, a dense mass may come from something else that the sentence names. */
function isExplained(words: readonly Word[], [sign]: readonly RegExp[]): boolean {
  return causes.some(([signs, cause]) => signs?.[1] === sign && tells(words, cause))
}
const doubting = wordSet('historical prior conditional possible probable regress stable')
const causes: readonly (readonly [Signs | undefined, RegExp])[] = [
  [brainBleeding, /verkalk|kalkdicht|meningeom/i],
  [signsOf.dvt, shallow],
]

/** The word where it is asserted; "nicht komprimierbar" and "keine Perfusion" are signs as they stand. */
function saidAt(words: readonly Word[], at: number, stance: Stance | undefined, sign: RegExp): string {
  const text = words[at]?.text ?? ''
  if (stance === 'asserted') return text
  const before = words[at - 1]?.text ?? ''
  return /^\^(?:nicht|kein)/.test(sign.source) && /^(?:nicht|keine?)$/i.test(before) ? `${before} ${text}` : ''
}

function inferenceClash(sentence: Sentence, sign: Span, denial: Statement): Clash {
  return {
    kind: 'findingsImpression',
    first: sentencePlace(sentence, sign),
    second: placeOf(denial),
    reason: 'Der Befund nennt die Zeichen dessen, was verneint wird',
  }
}
