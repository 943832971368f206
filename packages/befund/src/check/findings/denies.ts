import { familyOf, findings, isKindOf } from '../../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin, lineage, organs } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { isNamedHere } from '../../understand/bind-sites.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { otherSide } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { wordsWithin } from '../clause-around.ts'
import { isOfOtherTissue, isWeak, jointOfBone, organsAgree, ownOrgan, sidesAgree, sitesAgree } from '../compare.ts'
import { isAtOtherLevel, isOfOtherPhase, isOfUnnamedPart, isOppositePart } from '../describing-stems.ts'
import { vagueFindings } from '../vague-findings.ts'
import { isAsLarge, isDescribed } from './described.ts'
import { degrees, isOfLowGrade, limitsCovered, newness, old } from './limits.ts'

/** Benign incidental lesions that "keine Läsion" does not mean to deny. */
export const incidental = wordSet(
  'cyst hemangioma polyp gliosis lipoma adenoma fibroadenoma fibroid angiomyolipoma demyelination baker-cyst arachnoid-cyst brown-fat port',
)

/**
 * Whether a denial covers an assertion: the same finding or a kind of it, at the same place or a part of it.
 *
 * @param loose  any finding of the family will do, as where nothing supports the assertion
 */
export function denies(denial: Statement, present: Statement, loose: boolean): boolean {
  if (
    denial.finding === null ||
    present.finding === null ||
    !sidesCovered(denial, present, loose) ||
    !isOfOnePlace(denial, present, loose) ||
    !sitesAgree(denial, present) ||
    isNumberedElsewhere(denial, present)
  )
    return false
  const isNamed = !loose && present.section !== denial.section && isDescribed(denial, present)
  if (
    !(isNamed || isCovered(denial, present, loose)) ||
    isOppositePart(denial, present) ||
    isAtOtherLevel(present, denial) ||
    isOfOtherPhase(present, denial) ||
    (!isNamedHere(denial.organBond) && isOfUnnamedPart(denial, present)) ||
    isOfNeighbours(denial) ||
    isOfUnknown(denial) ||
    isCauseOnly(denial) ||
    isOfOwned(denial) ||
    isOfOneOrgan(denial, present) ||
    isOfThingBefore(denial, present) ||
    isOfOtherType(denial, present) ||
    isOtherCompound(denial, present) ||
    isFormer(present) ||
    isOfPlaceBefore(present, denial) ||
    (isOfSome(present) && denial.section !== 'impression') ||
    isAbove(denial) ||
    isMilder(denial, present) ||
    isOfOtherFibre(denial, present) ||
    (ofTissue.some((tissue) => denial.organs.includes(tissue)) && isOfOtherTissue(present, denial)) ||
    !limitsCovered(denial, present, loose)
  )
    return false
  if (denial.sites.has('disc') && !isAtDisc(denial, present)) return false
  if (loose || isNamed) return true
  const organ = ownOrgan(denial)
  if (organ === null || isGeneric(organ) || present.organ === null || isInNamed(denial, present)) return true
  return (
    isWithin(present.organ, organ) ||
    jointOfBone[present.organ] === organ ||
    (isWithin(organ, present.organ) && isAsLarge(denial, present)) ||
    denial.finding === 'vascular-invasion' ||
    (isRegion(present.organ) && findings().get(denial.finding)?.organ === present.organ)
  )
}

/** "Metatarsalia I bis IV ohne Signalstörung", "Osteomyelitis des Köpfchens V mit Abszess": the sentence says which one. */
function isNumberedElsewhere(denial: Statement, present: Statement): boolean {
  const { sites } = denial
  const groups = [...sites.keys()].filter((group) => !present.sites.has(group))
  // "Kein LGE im rechten Ventrikel" and "LGE lateral"
  if (groups.includes('heart-chamber')) return true
  if (isOfOtherVertebra(denial, present)) return true
  if (!groups.some((group) => group.endsWith('-ray'))) return false
  const named = findMentions(present.sentence.all).sites.filter(({ group }) => sites.has(group))
  return named.length > 0 && named.every(({ group, values }) => !values.some((value) => sites.get(group)?.has(value)))
}

/** "Keine Sehnenruptur" beside a torn ligament. */
function isOfOtherFibre({ organs: denied }: Statement, { sentence }: Statement): boolean {
  return denied.includes('tendon') && tells(sentence, /^(?:Ligg?\.?$|\p{L}*band(?:e?s)?$)/iu)
}

/** "Alte Keilwirbelbildung BWK 8, keine frische Frakturlinie": of that vertebra. */
export function isOfOtherVertebra({ sites, limits, sentence }: Statement, present: Statement): boolean {
  const told = present.sites.get('vertebra')
  if (told === undefined || sites.has('vertebra') || limits.length === 0) return false
  const named = findMentions(sentence.all).sites.filter(({ group }) => group === 'vertebra')
  return named.length > 0 && named.every(({ values }) => !values.some((value) => told.has(value)))
}

/** "Kein Weichteiltumor" beside a tumour of the bone. */
const ofTissue = ['cartilage', 'soft-tissue']

function isOfOnePlace(denial: Statement, present: Statement, loose: boolean): boolean {
  return (
    organsAgree(denial, present) ||
    isInNamed(denial, present) ||
    ((loose || denial.organBond === 'examination') && isUnplaced(denial, present))
  )
}

/** "Vorfall L4/5 mit Kompression der Wurzel L5": the root is pressed at that disc. */
function isAtDisc({ sites }: Statement, present: Statement): boolean {
  if (present.sites.has('disc') || present.sites.has('vertebra')) return true
  const there = findMentions(present.sentence.all).sites.flatMap(({ values }) => values)
  return present.finding === 'nerve-compression' && there.some((value) => sites.get('disc')?.has(value))
}

/** "Keine Fraktur der HWS" covers the spinous process of C7, "keine LAE" one in the lower lobe. */
function isInNamed({ organ, limits, finding }: Statement, present: Statement): boolean {
  if (finding === 'pulmonary-embolism' && organ === 'pulmonary-artery')
    return limits.length === 0 && finding === present.finding
  return present.sites.get('spine')?.has(organ ?? '') === true
}

/** "Kein Endoleak Typ I" says nothing of type II, but "keine Fraktur" of one of any type. */
function isOfOtherType(denial: Statement, present: Statement): boolean {
  const denied = typeOf(denial)
  return denied !== null && denied !== typeOf(present)
}

/** "Nicht luxiert" leaves open a subluxation, "kein Harnstau" a wide renal pelvis, "keine intrakranielle Blutung" a haematoma of the scalp. */
function isMilder(denial: Statement, present: Statement): boolean {
  const [denied, said] = [wordsAt(denial), wordsAt(present)]
  // "Lysesaum von 1 mm, konstant", "schmaler Aufhellungssaum": such a seam loosens nothing.
  if (
    denied.includes('locker') &&
    /saum|lini|zone/.test(said) &&
    (present.trend === 'stable' || present.magnitude === 'little')
  )
    return true
  if (present.organ === 'common-bile-duct' && /intrahepat/.test(denied)) return true
  if (present.magnitude === 'little' && /flüssigkeit/.test(said) && !/flüssigkeit/.test(denied)) return true
  // "Plaques, Stenosegrad unter 50 %" narrow nothing that matters.
  if (
    (/stenosier|(?:rest|residual)(?:sten|eng)/.test(denied) || denial.limits.some((limit) => degrees.has(limit))) &&
    present.measures.some(
      ({ unit, values }) => unit === '%' && Math.max(...values) <= (/(?:hoch|höher)grad/.test(denied) ? 69 : 50),
    )
  )
    return true
  // Where what lies around the brain is wide too, it has shrunk.
  if (/hydroz/.test(denied) && tells(present.sentence.words, /^sulc|furchen$|^äußer/i)) return true
  if (present.finding === 'hydrocephalus' && tells(present.sentence.words, /^vacuo$/)) return true
  // "Erweiterter Kelch" behind a stone is no congestion.
  if (/stau/.test(denied) && tells(present.sentence.words, /kelchs?$/i)) return true
  // "Keine Kontinuitätsunterbrechung" and a small "interstitieller Einriss"
  if (/kontinuit/.test(denied) && present.magnitude === 'little') return true
  if (/komplett/.test(denied) && tells(present.sentence.words, /^(?:partial|partiell|teil)/i)) return true
  // "Meniskus mit Läsion Grad II" is not torn.
  if (/läsion/.test(said) && /riss|ruptur/.test(denied) && isOfLowGrade(present.sentence)) return true
  // "Keine Einblutung ins Parenchym" says nothing of what surrounds the brain.
  if (isWithin(present.organ ?? '', 'meninges') && tells(denial.sentence.words, /^(?:hirn)?parenchym/i)) return true
  if (denial.finding === 'dvt' && tells(present.sentence.words, shallow)) return true
  // "Zunehmende Durchbauung lateral, medial noch keine"
  if (present.finding === 'callus' && present.trend === 'progress' && tells(denial.sentence, /^(?:noch|hier)$/))
    return true
  // "Kein Bandriss" says nothing of a tendon.
  const [, tissue] = /(?:^| )(band|sehne)n?r/.exec(denied) ?? / der (sehne)n/.exec(wordsAt(denial, 2)) ?? []
  if (tissue !== undefined && /muskel|faserriss/.test(said)) return true
  const own =
    organs()
      .get(present.organ ?? '')
      ?.names.flatMap((name) => tissues.exec(name)?.[0].toLowerCase() ?? []) ?? []
  if (tissue !== undefined && own.length > 0 && !own.includes(tissue)) return true
  return milder.some(([mild, full]) => mild.test(said) && full.test(denied))
}

/** Where a thrombus is no deep one, or an old one. */
export const shallow = /saphena|oberfl|[sz]ili[ck]a$|ephali[ck]a$|postthromb/i

const tissues = /(?:band|sehne|muskel|meniskus|labrum)$/i

function wordsAt({ sentence: { words }, at }: Statement, more = 0): string {
  const first = words.findIndex(({ start }) => start >= at.start)
  const last = words.findLastIndex(({ end }) => end <= at.end)
  return words
    .slice(Math.max(0, first - 1), last + 1 + more)
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
}

/** What is said, and the denial that does not mean it. */
const milder: readonly (readonly [RegExp, RegExp])[] = [
  [/sublux|dezentr/, /(?:^|[^b])lux/],
  [/pyelekt|ektasie|nierenbeckenerw/, /stau|kelch|hydroneph/],
  [/stauung|dekomp/, /kerley/],
  [/dystelekt|belüft/, /(?:^| )atelekt/],
  [/narb/, /fibros/],
  [/schwankung/, /stenos|einengung/],
  [/okkult/, /fraktur/],
  [/kontakt/, /kompr|affekt|bedräng|alterat/],
  [/thrombuss/, /thrombos/],
  [/kallus/, /durchbau/],
  [/mikroblut|microbl|siderose|siderin/, /(?<!mikro)blutung|hämorrh/],
  [
    /weichteil|galea|kopfschwart|subkutan|hämatosinus|lid|orbita|brillen|monokel|gesicht|wange|nasal/,
    /intra[ck]rani|intrazere|intraaxial|extraaxial|retrobulb/,
  ],
]

/** "Leber ohne Herd" says nothing of a lymphoma that lies wherever was examined. */
export function isOfOneOrgan({ finding, organ, organBond }: Statement, present: Statement): boolean {
  if (present.organ === 'bone' && viscera.test(organ ?? '')) return true
  if (organ === 'bone') return present.finding === 'lymphoma' || present.organ === null || viscera.test(present.organ)
  if (finding === present.finding || (organBond !== 'own' && organBond !== 'label')) return false
  if (organ === null || present.organ === null) return false
  if (isRegion(organ) && !isWithin(organ, 'spine')) return false
  return isWeak(present) && present.organ !== organ && !areRelated(present.organ, organ)
}

const viscera =
  /^(?:liver|lung|kidney|spleen|brain|adrenal|(?:upper|lower)-lobe|prostate|(?:peripheral|transition)-zone|breast|pancrea|hilum|uterus|ovary|bladder|thyroid|pleura|mediastin|esophagus|stomach|axilla|gallbladder|\w+-muscle|(?:\w+-)?colon|sigmoid|rectum|(?:\w+-)?nodes)/

/** "Wandthrombus im rechten Schenkel ohne Stenose": of that thing, and of no artery elsewhere. */
function isOfThingBefore({ organBond, hasUnknownNoun, sentence, at }: Statement, present: Statement): boolean {
  if (isNamedHere(organBond) || !hasUnknownNoun || isWeak(present)) return false
  // "Venöser Abfluss tumorfrei"
  if (/frei$/.test(sentence.words.find(({ start }) => start === at.start)?.text ?? '')) return true
  if (organBond !== 'examination') return false
  return sentence.words.some(({ text, start }) => text === 'ohne' && start < at.start)
}

/** "Kein Pincer-Impingement" beside "Cam-Impingement". */
function isOtherCompound(one: Statement, two: Statement): boolean {
  const [a, b] = [one, two].map((said) => wordsAt(said).split(' ').at(-1)?.split('-') ?? [])
  return a?.length === 2 && b?.length === 2 && a[1] === b[1] && a[0] !== b[0]
}

/** "Drei Läsionen, davon eine KM-aufnehmend": the others need not be. */
function isOfSome({ sentence: { words }, at }: Statement): boolean {
  return words.some(({ start, text }) => start < at.start && text === 'davon')
}

/** "Kein SLAP > I", "keine Blutung höheren Grades", "kein Herd außerhalb der bekannten" */
function isAbove({ sentence: { words }, at }: Statement): boolean {
  const next = words.findIndex(({ start }) => start >= at.end)
  return fitsAt(words, next, /^(?:[>≥]|höheren)$/) || fitsAt(words, next + 2, /^(?:vor)?bekannte/)
}

/** "EMVI vormals positiv", "eine damals anreichernde Läsion" */
function isFormer({ sentence: { words }, at }: Statement): boolean {
  return words.some(
    ({ start, end, text }) =>
      (start === at.end + 1 || end === at.start - 1) && /^(?:vormals|zuvor|ehemals|initial|damals)$/.test(text),
  )
}

/** "Akinesie anteroseptal. Dort LGE. Laterale Wand vital, ohne LGE." */
function isOfPlaceBefore({ sentence: { words } }: Statement, { sentence, span }: Statement): boolean {
  return fitsAt(words, 0, /^(?:Dort|Hier)/) && sentence.words[0]?.start !== span.start
}

/** "Keine Infiltration von Nachbarorganen" says nothing of the fat around the tumour, "keine Kompression außer L5" nothing of L5. */
function isOfNeighbours({ finding, sentence }: Statement): boolean {
  if (findMentions(sentence.words).cues.some(({ kind }) => kind === 'exception')) return true
  // "Kein Leck an den Ankerzonen": of a leak elsewhere it says nothing.
  if (finding === 'leak' && tells(sentence.words, /zonen?$/)) return true
  return finding === 'invasion' && tells(sentence.words, /^(?:nachbar|umgeb|angrenz|benachbart|MRF|CRM)/i)
}

/** "M1 links nicht eingeengt", "Vorhof ohne Thrombus", "Korpus nicht befallen", "Os trigonum ohne Ödem": of a stretch that no organ names, not of what was spoken of before. */
function isOfUnknown({ organBond, sentence: { words } }: Statement): boolean {
  const [first, second] = words
  if (organBond === 'own' || organBond === 'label') return false
  return (
    /^(?:\p{Lu}\d|Os)$/u.test(first?.text ?? '') ||
    ((second?.text === 'ohne' || (second?.text === 'nicht' && organBond === 'carried')) &&
      /^\p{Lu}\p{Ll}{3,}$/u.test(first?.text ?? '') &&
      !isFinding(words))
  )
}

/** "Keine ischämische Dilatation": the noun is denied, not what might cause it; but "kein pneumonisches Infiltrat". */
function isCauseOnly({ finding, sentence: { words }, at }: Statement): boolean {
  const next = words.findIndex(({ start }) => start >= at.end)
  // "Keine degenerativ bedingte Enge", "kein tumorbedingter Stau": the wear is there, and so may the tumour be.
  if (fitsAt(words, next, caused) || caused.test(words[next - 1]?.text ?? '')) return true
  if (!fitsAt(words, next - 1, /^\p{Ll}+ische[nrs]?$/u)) return false
  const denied = matchTerm(words, next)?.meanings.find(({ kind }) => kind === 'finding')?.id ?? finding
  return denied !== null && !vagueFindings.has(denied) && familyOf(denied) !== familyOf(finding ?? '')
}

const caused = /(?:bedingt|verursacht|assoziiert|induziert|getriggert)(?:e[rsnm]?)?$/

/** "Radiusköpfchenfraktur ohne Gelenkerguss" */
function isFinding(words: readonly Word[]): boolean {
  return matchTerm(words, 0)?.meanings.some(({ kind }) => kind === 'finding') === true
}

/** "Kein Knick des Portkatheters" denies no catheter, "kein Rezidiv der Hernie" no hernia that was. */
function isOfOwned({ sentence: { words }, at }: Statement): boolean {
  const owned = words.findIndex(({ start }) => start === at.start)
  const owner = words[owned - 2]?.text ?? ''
  return (
    /^de[rs]$/.test(words[owned - 1]?.text ?? '') &&
    /^\p{Lu}/u.test(owner) &&
    !isCarrierNoun(words[owned - 2]?.stem ?? '')
  )
}

/** What stands with "Typ" beside the finding: "Endoleak Typ II", "Typ-I-Endoleak". */
function typeOf({ sentence: { words }, at }: Statement): string | null {
  const index = words.findIndex((word) => word.start >= at.start)
  const near = words.slice(Math.max(0, index - 3), index + 3)
  const named = near.findIndex((word) => /^Typ(?:-|$)/.test(word.text))
  const type = near[named]?.text ?? null
  return type === 'Typ' ? (near[named + 1]?.text ?? '') : type
}

/** A bare "Kein Hinweis auf eine Blutung" is about all that was examined, not only about the organ named before. */
function isUnplaced(denial: Statement, present: Statement): boolean {
  if (denial.organBond !== 'carried' && denial.organBond !== 'examination') return false
  return (
    denial.organ !== null && present.organ !== null && lineage(denial.organ).at(-1) === lineage(present.organ).at(-1)
  )
}

function isCovered({ finding, limits }: Statement, present: Statement, loose: boolean): boolean {
  const kind = present.finding ?? ''
  if (finding === null) return false
  const isNew = present.isNew && limits.some((limit) => newness.has(limit))
  if (isNew && familyOf(kind) === familyOf(finding) && !incidental.has(kind)) return true
  // "Kein Infarkt" says nothing of an old one.
  if (
    (finding === 'trauma' || /^(?:fracture|ischemia)$/.test(familyOf(kind))) &&
    old.some((age) => present.stems.has(age) && !limits.includes(age))
  )
    return false
  // "Ohne Fehlstellung" beside a subluxation.
  if (finding === 'malposition' && kind === 'luxation') return true
  if (finding === 'metastasis' && kind === 'malignancy-sign')
    return tells(present.sentence.words, /^metastasen(?:su|ver)/i)
  if (kind.startsWith('w:')) return kind === finding && kind.length >= 10
  if (finding === 'trauma') return present.trend === null && findings().get(kind)?.major === true
  if (finding === 'hematoma' && loose && present.organ === 'brain' && kind === 'bleeding') return true
  if (isKindOf(kind, finding))
    return finding === kind || !(incidental.has(kind) || kind === 'ectasia' || kind === 'vascular-invasion')
  // Of no other place the recurrence is a local one.
  if (finding === 'local-recurrence' && kind === 'recurrence') return present.organBond !== 'own'
  // In the thyroid a "Herd" is a nodule.
  if (finding === 'nodule' && /^(?:focus|lesion|mass)$/.test(kind) && isWithin(present.organ ?? '', 'thyroid'))
    return true
  if (!loose || incidental.has(kind)) return false
  // "Keine Splitruptur" and "Längsriss"
  if (finding === 'partial-tear' && kind === 'tear') return true
  if (finding === 'destruction' && isKindOf(kind, 'metastasis')) return true
  // "Hüftkopfnekrose mit Erguss" means that of the joint.
  if (finding === 'joint-effusion' && kind === 'effusion')
    return !/burs|pleur/.test(present.organ ?? '') && !tells(present.sentence, /^muskel|sehne/i)
  if (finding === 'barrier-disruption' && kind === 'enhancement') return true
  if (kind === 'inflammation') return familyOf(finding) === kind && isAt(findings().get(finding)?.organ, present.organ)
  if (finding === 'focus' && (kind === 'lesion' || isKindOf(kind, 'mass'))) return true
  if (finding === 'diffusion-restriction' && kind === 'ischemia') return true
  return familyOf(kind) === familyOf(finding) && looseFamilies.has(familyOf(kind))
}

function isAt(one: string | null | undefined, two: string | null): boolean {
  return one != null && two !== null && areRelated(one, two)
}

/** Families whose members stand for one another when the impression sums up. */
const looseFamilies = wordSet(
  'consolidation thrombosis calcification stone fracture disc-displacement congestion enlargement recurrence injury',
)

/** Where nothing supports the assertion, one without a side is that of the denial. */
function sidesCovered(denial: Statement, present: Statement, loose: boolean): boolean {
  if (loose && present.side === null)
    return !isNamedHere(denial.sideBond) || !isSideSaid({ side: otherSide(denial.side) }, present)
  if (!isNamedHere(denial.sideBond)) return true
  return present.side === null ? isSideSaid(denial, present) : sidesAgree(denial, present)
}

/** "Nach links paramedianer Prolaps", "SAB, linksbetont": said of that side, though more lies there. */
function isSideSaid({ side }: Pick<Statement, 'side'>, present: Statement): boolean {
  const [own, other] = side === 'left' ? [/links/i, /rechts/i] : [/rechts/i, /links/i]
  const near = wordsWithin(present)
  return tells(near, own) && !tells(near, other)
}
