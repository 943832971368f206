import { parseOutline } from './outline.ts'
import { termStems } from './term-index.ts'

/**
 * Operations and what they leave missing: `id [removes:organ+organ] | names`.
 * Partial operations are not listed: they leave the organ to be described.
 */
const removalList = `
cholecystectomy [removes:gallbladder] | Cholezystektomie, CHE, Gallenblasenentfernung, Gallenblasenextirpation
splenectomy [removes:spleen] | Splenektomie, Milzexstirpation, Milzentfernung
appendectomy [removes:appendix] | Appendektomie, Appektomie, Blinddarmentfernung, Appendixentfernung, AE
hysterectomy [removes:uterus] | Hysterektomie, Uterusexstirpation, Uterusextirpation, Gebärmutterentfernung, Uterusentfernung, HE
nephrectomy [removes:kidney] | Nephrektomie, Tumornephrektomie, Nierenentfernung, Nephroureterektomie
thyroidectomy [removes:thyroid] | Thyreoidektomie, Thyroidektomie, Schilddrüsenentfernung, Thyreodektomie
hemithyroidectomy [removes:thyroid, sided] | Hemithyreoidektomie, Hemithyroidektomie
mastectomy [removes:breast] | Mastektomie, Ablatio mammae, Mammaablatio, Ablatio
gastrectomy [removes:stomach] | Gastrektomie
pneumonectomy [removes:lung, sided] | Pneumonektomie, Pneumektomie
upper-lobectomy [removes:upper-lobe, sided] | Oberlappenresektion, Oberlappenlobektomie, Oberlobektomie
middle-lobectomy [removes:middle-lobe] | Mittellappenresektion, Mittellappenlobektomie
lower-lobectomy [removes:lower-lobe, sided] | Unterlappenresektion, Unterlappenlobektomie
lobectomy [removes:upper-lobe+middle-lobe+lower-lobe, sided, named] | Lobektomie, Lappenresektion
prostatectomy [removes:prostate+seminal-vesicle] | Prostatektomie, Prostatovesikulektomie, Prostataentfernung, RPE
ovariectomy [removes:ovary] | Ovarektomie, Ovariektomie, Oophorektomie
adnexectomy [removes:ovary+adnexa] | Adnexektomie, Salpingoovarektomie, Salpingo-Ovarektomie
cystectomy [removes:bladder] | Zystektomie, Zystoprostatektomie
adrenalectomy [removes:adrenal] | Adrenalektomie
orchiectomy [removes:testis] | Orchiektomie, Semikastratio, Semikastration, Ablatio testis
colectomy [removes:colon] | Kolektomie, Proktokolektomie
right-hemicolectomy [removes:ascending-colon+cecum+appendix] | Hemikolektomie rechts, rechtsseitige Hemikolektomie, rechte Hemikolektomie, erweiterte Hemikolektomie rechts
left-hemicolectomy [removes:descending-colon] | Hemikolektomie links, linksseitige Hemikolektomie, linke Hemikolektomie
proctectomy [removes:rectum] | Rektumexstirpation, Rektumamputation
esophagectomy [removes:esophagus] | Ösophagektomie
thymectomy [removes:thymus] | Thymektomie
laryngectomy [removes:larynx] | Laryngektomie
tonsillectomy [removes:tonsil] | Tonsillektomie
parotidectomy [removes:parotid, sided] | Parotidektomie
enucleation [removes:eye, sided] | Enukleation, Bulbusenukleation, Enucleatio bulbi
patellectomy [removes:patella] | Patellektomie
hip-replacement [removes:femoral-head+femoral-neck, replaces:hip, sided] | Hüft-TEP, Hüfttotalendoprothese, Hüftendoprothese, Hüftprothese, Hüftgelenks-TEP, Hüft-TP
shoulder-replacement [removes:humeral-head, replaces:shoulder, sided] | Schulter-TEP, Schulterprothese, Schultertotalendoprothese, Schulterendoprothese, Humeruskopfprothese, inverse Prothese, inverse Schulterprothese, inverse Schulter-TEP
knee-replacement [removes:acl+meniscus, replaces:knee, sided] | Knie-TEP, Knietotalendoprothese, Knieendoprothese, Knie-TP, Kniegelenks-TEP
biceps-tenodesis [removes:biceps-tendon] | Bizepstenodese, Bizepssehnentenodese, LBS-Tenodese, Bizepstenotomie, LBS-Tenotomie
valve-replacement [removes:aortic-valve] | Aortenklappenersatz, AKE, TAVI, TAVR
thigh-amputation [removes:knee+lower-leg+ankle+foot, sided] | Oberschenkelamputation
lower-leg-amputation [removes:ankle+foot, sided] | Unterschenkelamputation
whipple [removes:pancreatic-head+gallbladder] | Whipple, Pankreatoduodenektomie, Pankreaskopfresektion, Whipple-Operation
`

export interface Removal {
  id: string
  organs: readonly string[]
  /** The joint that is artificial now: what it was worn by and its cartilage are gone. */
  joint: string | null
  /** Takes one of a pair: without a side it cannot be told which. */
  sided: boolean
  /** Takes only that of its organs which is named beside it: "Lobektomie des rechten Oberlappens". */
  named: boolean
  stems: readonly (readonly string[])[]
}

let removals: readonly Removal[] | null = null
let byFirstStem: Map<string, { removal: Removal; stems: readonly string[] }[]> | null = null

export function removalOperations(): readonly Removal[] {
  removals ??= parseOutline(removalList).map(({ id, flags, names }) => ({
    id,
    organs: (flags.get('removes') ?? '').split('+'),
    joint: flags.get('replaces') ?? null,
    sided: flags.has('sided'),
    named: flags.has('named'),
    stems: names.map(termStems),
  }))
  return removals
}

/** The operation whose name begins at word `at`; null where none does: "950 HE" are Hounsfield units. */
export function removalAt(words: readonly { stem: string }[], at: number): Removal | null {
  byFirstStem ??= indexed()
  const named = byFirstStem.get(words[at]?.stem ?? '')
  if (named === undefined) return null
  const isUnit = /^\d/.test(words[at - 1]?.stem ?? '')
  return isUnit ? null : (named.find(({ stems }) => standsAt(words, at, stems))?.removal ?? null)
}

function standsAt(words: readonly { stem: string }[], at: number, stems: readonly string[]): boolean {
  return stems.every((stem, offset) => words[at + offset]?.stem === stem)
}

function indexed(): Map<string, { removal: Removal; stems: readonly string[] }[]> {
  const index = new Map<string, { removal: Removal; stems: readonly string[] }[]>()
  for (const removal of removalOperations()) {
    for (const stems of removal.stems) {
      const first = stems[0] ?? ''
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
