import { rememberWord } from '../own-words.ts'
import { fitsAt } from '../read/tells.ts'
import { remember } from '../word-memory.ts'
import { organs } from './organ-tree.ts'
import { parseOutline } from './outline.ts'
import { matchTerm, termStems } from './term-index.ts'
import { wordStem } from './word-stem.ts'

/**
 * Operations and what they leave missing: `id [removes:organ+organ] | names`.
 * Of partial operations only those are listed that leave no normal organ (`rest`). "Milzexstirpation" needs no name
 * of its own: what a compound says was taken out.
 */
const removalList = `
cholecystectomy [removes:gallbladder] | Cholezystektomie, CHE, Gallenblasen-OP
splenectomy [removes:spleen] | Splenektomie
appendectomy [removes:appendix] | Appendektomie, Appektomie, AE, Blinddarm-OP
hysterectomy [removes:uterus] | Hysterektomie, HE, Wertheim-OP, Wertheim-Operation
mastoidectomy [removes:mastoid, sided] | Mastoidektomie
nephrectomy [removes:kidney] | Nephrektomie, Tumornephrektomie, Nephroureterektomie
thyroidectomy [removes:thyroid] | Thyreoidektomie, Thyroidektomie, Thyreodektomie
strumectomy [removes:thyroid, rest] | Strumektomie, Strumaresektion, Struma-OP, Schilddrüsenresektion, Schilddrüsen-OP
hemithyroidectomy [removes:thyroid, sided] | Hemithyreoidektomie, Hemithyroidektomie
mastectomy [removes:breast] | Mastektomie, Ablatio mammae, Mammaablatio, Ablatio
gastrectomy [removes:stomach] | Gastrektomie
pneumonectomy [removes:lung, sided] | Pneumonektomie, Pneumektomie
upper-lobectomy [removes:upper-lobe, sided] | obere Lobektomie, obere Bilobektomie, Oberlappenresektion, Oberlappenlobektomie, Oberlobektomie, Oberlappenektomie
middle-lobectomy [removes:middle-lobe] | Mittellappenresektion, Mittellappenlobektomie, Mittellobektomie
lower-lobectomy [removes:lower-lobe, sided] | untere Lobektomie, untere Bilobektomie, Unterlappenresektion, Unterlappenlobektomie, Unterlobektomie
lobectomy [removes:upper-lobe+middle-lobe+lower-lobe, sided, named] | Lobektomie, Lappenresektion
prostatectomy [removes:prostate+seminal-vesicle] | Prostatektomie, Prostatovesikulektomie, RPE, RPVE, RALP
ovariectomy [removes:ovary] | Ovarektomie, Ovariektomie, Oophorektomie
salpingectomy [removes:fallopian-tube, sided] | Salpingektomie, Tubektomie, Tubenexstirpation
adnexectomy [removes:ovary+adnexa] | Adnexektomie, Adnexentfernung, Salpingoovarektomie, Salpingo-Ovarektomie
cystectomy [removes:bladder] | Zystektomie
cystoprostatectomy [removes:bladder+prostate+seminal-vesicle] | Zystoprostatektomie
adrenalectomy [removes:adrenal] | Adrenalektomie
orchiectomy [removes:testis] | Orchiektomie, Orchidektomie, Semikastratio, Semikastration, Ablatio testis
colectomy [removes:colon] | Kolektomie, Proktokolektomie
ileocecal-resection [removes:cecum+appendix] | Ileozökalresektion, Ileocoecalresektion, Ileozäkalresektion, Ileocecalresektion
right-hemicolectomy [removes:ascending-colon+cecum+appendix] | Hemikolektomie rechts, rechtsseitige Hemikolektomie, rechte Hemikolektomie, erweiterte Hemikolektomie rechts
left-hemicolectomy [removes:descending-colon] | Hemikolektomie links, linksseitige Hemikolektomie, linke Hemikolektomie
sigmoidectomy [removes:sigmoid] | Sigmaresektion, Sigmoidektomie
proctectomy [removes:rectum] | Rektumexstirpation, Rektumamputation, Proktokolektomie, Proktektomie
esophagectomy [removes:esophagus] | Ösophagektomie, Ösophagusresektion
thymectomy [removes:thymus] | Thymektomie
laryngectomy [removes:larynx] | Laryngektomie
tonsillectomy [removes:tonsil] | Tonsillektomie
parotidectomy [removes:parotid, sided] | Parotidektomie
submandibulectomy [removes:submandibular, sided] | Submandibulektomie
enucleation [removes:eye, sided] | Enukleation, Bulbusenukleation, Enucleatio bulbi
patellectomy [removes:patella] | Patellektomie
hip-replacement [removes:femoral-head+femoral-neck, replaces:hip, sided] | Hüft-TEP, H-TEP, Hüfttotalendoprothese, Hüftendoprothese, Hüftprothese, Hüftgelenks-TEP, Hüft-TP, Duokopfprothese, Hüftgelenksersatz, Hüftgelenkersatz
shoulder-replacement [removes:humeral-head, replaces:shoulder, sided] | Schulter-TEP, Schulterprothese, Schultertotalendoprothese, Schulterendoprothese, Humeruskopfprothese, inverse Prothese, inverse Schulterprothese, inverse Schulter-TEP
knee-replacement [removes:acl+cruciates+meniscus, replaces:knee, sided] | Knie-TEP, K-TEP, Knietotalendoprothese, Knieendoprothese, Knieprothese, Knie-TP, Kniegelenks-TEP, Kniegelenksersatz, Kniegelenkersatz, bikondylärer Oberflächenersatz
radial-head-resection [removes:radial-head, sided] | Radiusköpfchenresektion, Radiusköpfchenprothese
trapeziectomy [removes:trapezium, sided] | Trapezektomie, Trapezresektion
biceps-tenodesis [removes:biceps-tendon] | Bizepstenodese, Bizepssehnentenodese, LBS-Tenodese, Bizepstenotomie, LBS-Tenotomie
valve-replacement [removes:aortic-valve] | Aortenklappenersatz, AKE, TAVI, TAVR
thigh-amputation [removes:knee+lower-leg+ankle+foot+dorsal-pedal-artery+anterior-tibial-artery+posterior-tibial-artery, sided] | Oberschenkelamputation
lower-leg-amputation [removes:ankle+foot+dorsal-pedal-artery, sided] | Unterschenkelamputation
digit-amputation [removes:great-toe+little-toe+thumb+index-finger+middle-finger+ring-finger+little-finger, sided, named] | Amputation
whipple [removes:pancreatic-head+gallbladder] | Whipple, Whipple-OP, Kausch-Whipple, PPPD, Pankreatoduodenektomie, Duodenopankreatektomie, Pankreaskopfresektion, Whipple-Operation
distal-pancreatectomy [removes:pancreatic-tail] | Pankreaslinksresektion, Pankreasschwanzresektion, distale Pankreatektomie
pancreatectomy [removes:pancreas] | Pankreatektomie
saphenous-stripping [removes:great-saphenous+small-saphenous, sided, named] | Saphenektomie
meniscectomy [removes:medial-meniscus, sided, rest] | Innenmeniskektomie, Innenmeniskusresektion, Innenmeniskusteilresektion
lateral-meniscectomy [removes:lateral-meniscus, sided, rest] | Außenmeniskektomie, Außenmeniskusresektion, Außenmeniskusteilresektion
`

export interface Removal {
  id: string
  organs: readonly string[]
  /** The joint that is artificial now: what it was worn by and its cartilage are gone. */
  joint: string | null
  /** Takes one of a pair: without a side it cannot be told which. */
  sided: boolean
  /** Leaves a part to be described, but no organ of normal size and form. */
  leavesRest: boolean
  /** Takes only that of its organs which is named beside it: "Lobektomie des rechten Oberlappens". */
  named: boolean
  /** In words, with the organ that may stand behind. */
  length: number
  stems: readonly (readonly string[])[]
}

let removals: readonly Removal[] | null = null
let byFirstStem: Map<string, Named> | null = null

export function removalOperations(): readonly Removal[] {
  removals ??= parseOutline(removalList).map(({ id, flags, names }) => ({
    id,
    organs: (flags.get('removes') ?? '').split('+'),
    joint: flags.get('replaces') ?? null,
    sided: flags.has('sided'),
    leavesRest: flags.has('rest'),
    named: flags.has('named'),
    length: 1,
    stems: names.map(termStems),
  }))
  return removals
}

/** The operation whose name begins at word `at`; null where none does: "950 HE" are Hounsfield units, "2017 Mastektomie" is a year. */
export function removalAt(words: readonly { text: string; stem: string }[], at: number): Removal | null {
  const stem = words[at]?.stem ?? ''
  const sign = signOf(stem)
  if (sign === null) return null
  if (sign === 'replaced') return replacementIn(words)
  if (sign === 'taken') return removalOfPart(stem) ?? removalOfNext(words, at)
  const isUnit = stem === 'he' && /^\d/.test(words[at - 1]?.stem ?? '')
  return isUnit ? null : (sign.find(({ stems }) => standsAt(words, at, stems))?.removal ?? null)
}

/** "Rechte Hüfte mit Endoprothese" */
function replacementIn(words: readonly { text: string; stem: string }[]): Removal | null {
  const named = words.flatMap((_, at) => matchTerm(words, at)?.meanings.map(({ id }) => id) ?? [])
  const [one, other] = removalOperations().filter(({ joint }) => joint !== null && named.includes(joint))
  return other === undefined ? (one ?? null) : null
}

/** All operations that words name, with the word at which each begins. */
export const removalsIn = remember((words: readonly { text: string; stem: string }[]) => {
  const found: { removal: Removal; at: number }[] = []
  words.forEach((_, at) => {
    const removal = removalAt(words, at)
    if (removal !== null) found.push({ removal, at })
  })
  return found
})

const takenOut = /(?:ex(?:s)?tirpatio|entfernung|amputatio|stripping|exhairese)n?$/

type Named = readonly { removal: Removal; stems: readonly string[] }[]

/** What a word says of an organ by itself, else the operations whose names it may begin; null for nearly every word. */
const signOf = rememberWord((stem): 'replaced' | 'taken' | Named | null => {
  if (/^(?:endoproth|tep$)/.test(stem)) return 'replaced'
  byFirstStem ??= indexed()
  return byFirstStem.get(stem.replaceAll('-', '')) ?? (takenOut.test(stem) ? 'taken' : null)
})

/** "Milzexstirpation", "Großzehenamputation": of an organ that some operation takes out. */
const removalOfPart = rememberWord((stem: string): Removal | null => {
  const name = stem.replace(takenOut, '')
  const [organ, ...others] = matchTerm([{ text: name, stem: wordStem(name) }], 0)?.meanings ?? []
  if (organ === undefined || others.length > 0 || /^(?:vor|mittel|ruck)/.test(name)) return null
  return removalOf(organ)
})

function removalOf({ kind, id }: { kind: string; id: string }): Removal | null {
  if (kind !== 'organ' || !removalOperations().some((one) => one.organs.includes(id))) return null
  const sided = organs().get(id)?.paired === true
  return { id, organs: [id], joint: null, sided, leavesRest: false, named: false, length: 1, stems: [] }
}

/** "Exstirpation der Gl. submandibularis", "Stripping der V. saphena magna", "Entfernung der linken Niere": the organ stands right behind. */
function removalOfNext(words: readonly { text: string; stem: string }[], at: number): Removal | null {
  if (!/^(?:exstirpatio|entfernung|stripping|exhairese)$/.test(words[at]?.stem ?? '')) return null
  let from = at + 1
  while (fitsAt(words, from, /^(?:der|des|beider|link|recht)/)) from++
  const { meanings = [], length = 0 } = matchTerm(words, from) ?? {}
  const [organ, ...others] = meanings
  if (organ === undefined || others.length > 0) return null
  const removal = removalOf(organ)
  return removal === null ? null : { ...removal, length: from + length - at }
}

function standsAt(words: readonly { stem: string }[], at: number, [, ...stems]: readonly string[]): boolean {
  return stems.every((stem, offset) => words[at + offset + 1]?.stem === stem)
}

function indexed(): Map<string, Named> {
  const index = new Map<string, Named>()
  for (const removal of removalOperations()) {
    for (const stems of removal.stems) {
      const first = (stems[0] ?? '').replaceAll('-', '')
      const alike = [...(index.get(first) ?? []), { removal, stems }]
      // The longest name first: "Ablatio testis" before a bare "Ablatio".
      index.set(
        first,
        alike.sort((a, b) => b.stems.length - a.stems.length),
      )
    }
  }
  return index
}
