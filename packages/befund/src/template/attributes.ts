import { findings, isKindOf } from '../anatomy/finding-concepts.ts'
import { splitNames } from '../anatomy/outline.ts'
import { stemsOf, wordStem } from '../anatomy/word-stem.ts'

/**
 * "Regelrechte Durchblutung" calls one attribute normal, not the organ. `aspect | nouns`; a noun that is no organ and
 * stands in none of these lines is an attribute that only its own word speaks of.
 */
const attributeList = `
size | Größe, Länge, Längsdurchmesser, Volumen, Ausdehnung
width | Weite, Kaliber, Lumen, Durchmesser
wall | Wand, Wanddicke, Wandung
flow | Durchblutung, Perfusion, Fluss, Kontrastierung, Vaskularisation, Flow, Flowvoid
focal | Struktur, Echostruktur, Binnenstruktur, Echotextur, Parenchym, Textur, Echomuster, Reflexmuster, Signal, Marksignal, Knochenmarksignal, Signalverhalten, Dichte, Echogenität, Parenchymstruktur, Binnenecho, Parenchymsignal
position | Stellung, Lage, Position, Krümmung, Schwingung, Alignement, Alignment, Stellungsverhältnis, Gelenkstellung, Achse, Beinachse, Achsverhältnisse, Haltung, Statik, Ausrichtung
height | Höhe
lung | Belüftung, Transparenz, Pneumatisation
depth | Dicke
joint | Artikulation
bone | Knochenstruktur, Kortikalis
mineral | Mineralisation, Mineralgehalt, Kalksalzgehalt, Knochendichte
velocity | Flussgeschwindigkeit, Flussprofil
form | Form, Gestalt, Konfiguration
rim | Parenchymsaum
curve | Lordose, Kyphose, Sagittalprofil
gas | Gasverteilung, Darmgasverteilung, Luftverteilung
continuity | Kontinuität, Faserverlauf, Faserkontinuität
contour | Kontur, Oberfläche, Berandung, Begrenzung, Organkontur
`

/** Nouns that stand for the whole. */
const wholeNouns = stemsOf(
  'Ansatz Ursprung Insertion Befund Ergebnis Darstellung Organ Verhältnisse Abbildung Aspekt Erscheinungsbild Bild Untersuchung Normalbefund Regelbefund Alter Anteil Abschnitt Bereich Normbereich Liegen Stehen Sitzen',
)

let aspects: ReadonlyMap<string, string> | null = null

/** The aspect an attribute noun stands for; null when it is no attribute we know. */
export function aspectOfNoun(stem: string): string | null {
  aspects ??= new Map(
    attributeList
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [aspect = '', nouns = ''] = line.split(' | ')
        return splitNames(nouns).map((noun): [string, string] => [wordStem(noun), aspect])
      }),
  )
  return aspects.get(stem) ?? aspects.get(measured.exec(stem)?.[1] ?? '') ?? null
}

/** "Herzgröße", "Zwischenwirbelraumhöhe": the last part says what of the organ, as stems. */
const measured = /^.{3,}(gross|volum|weit|kalib|lum|hoh|dicht|perfusio|durchblutung|kontrastierung|stellung|ach)$/

export function isWholeNoun(stem: string): boolean {
  return wholeNouns.has(stem)
}

/** Findings that rule out an aspect although they are of another family. */
const alsoRuledOut: Readonly<Record<string, readonly string[]>> = {
  focal: [
    'steatosis',
    'myelopathy',
    'cirrhosis',
    'fibrosis',
    'emphysema',
    'calcification',
    'microcalcification',
    'thyroiditis',
    'pancreatitis',
    'edema',
    'ischemia',
    'fracture',
    'tear',
  ],
  size: ['nodular-goiter'],
  contour: ['erosion', 'destruction', 'trabeculation', 'chondropathy', 'osteochondral-lesion', 'defect'],
  velocity: ['stenosis'],
  form: ['tear', 'fracture'],
  continuity: [
    'ankylosis',
    'perforation',
    'strain',
    'fracture',
    'osteolysis',
    'erosion',
    'chondropathy',
    'osteochondral-lesion',
  ],
  position: ['dislocation', 'fracture', 'shift'],
  curve: ['straightening', 'kyphosis', 'malposition'],
  flow: ['occlusion', 'obstruction'],
  fluid: ['bursitis'],
  gas: ['dilation', 'ileus', 'air-fluid-level'],
  width: ['enlargement', 'obstruction', 'compression', 'mass', 'nodule', 'thickening'],
  lung: [
    'bleeding',
    'agenesis',
    'swelling',
    'retained-secretion',
    'air-fluid-level',
    'sinusitis',
    'pneumothorax',
    'focus',
    'cyst',
    'polyp',
    'congestion',
    'emphysema',
    'mastoiditis',
    'fluid',
  ],
  wall: [
    'cholecystitis',
    'colitis',
    'ileitis',
    'gastritis',
    'diverticulitis',
    'appendicitis',
    'cystitis',
    'polyp',
    'trabeculation',
  ],
  depth: ['thickening', 'enlargement', 'chondropathy', 'atrophy'],
  joint: ['arthrosis', 'dislocation', 'erosion', 'ankylosis'],
  height: ['compression-fracture', 'osteochondrosis'],
  bone: ['osteolysis', 'metastasis', 'osteomyelitis'],
}

/** Whether what was found makes a wording of normality of this aspect untrue. */
export function rulesOut(aspect: string, finding: string): boolean {
  if (findings().get(finding)?.aspect === aspect) return true
  return (alsoRuledOut[aspect] ?? []).some((one) => isKindOf(finding, one))
}

/** `aspect | words` that call it changed although they name no finding. */
const changedList = `
size | grenzwertig, verbreitert, linksverbreitert, rechtsverbreitert, aufgetrieben, verplumpt, geschrumpft, aszendierend
width | grenzwertig, verbreitert, verschmälert, gestaut, weitgestellt, ektatisch, elongiert
focal | inhomogen, heterogen, echovermehrt, echoarm, signalreich, signalgesteigert, signalalteriert, vergröbert, hyperintens, hypodens
position | steilgestellt, Steilstellung, Fehlhaltung, Streckhaltung, Kyphosierung, Hyperlordose, varisch, valgisch, deviiert, verlagert, verzogen, abgekippt, verkippt, dezentriert, Deviation, lateralisiert, medialisiert, hochstehend, subluxiert
lung | minderbelüftet, verschattet, eingetrübt, obliteriert, verlegt, überbläht
continuity | gerissen, unterbrochen, durchtrennt, aufgefasert, ausgedünnt, elongiert, abgerissen
flow | retrograd, monophasisch, aufgehoben, reduziert, vermehrt, vermindert, seitendifferent
height | erniedrigt, gemindert, höhengemindert, abgeflacht
curve | steilgestellt, Steilstellung, Fehlhaltung, Streckhaltung, Kyphosierung, Hyperlordose, aufgehoben
contour | höckrig, höckerig, kleinhöckrig, grobhöckrig, wellig, unregelmäßig, irregulär, knotig, kleinknotig
`

let changedByStem: ReadonlyMap<string, readonly string[]> | null = null

/** The aspects that words of a clause call changed. */
export function changedAspects(text: string): string[] {
  changedByStem ??= buildChanged()
  const found = text.split(/[\s,;.()]+/).flatMap((word) => changedByStem?.get(wordStem(word)) ?? [])
  return [...new Set(found)]
}

function buildChanged(): Map<string, string[]> {
  const built = new Map<string, string[]>()
  for (const line of changedList.trim().split('\n')) {
    const [aspect = '', words = ''] = line.split(' | ')
    for (const word of splitNames(words)) built.set(wordStem(word), [...(built.get(wordStem(word)) ?? []), aspect])
  }
  return built
}
