import { isKindOf } from '../anatomy/finding-concepts.ts'
import type { Dictated } from './dictated.ts'

/**
 * What denies the one denies the other: "Lymphknoten nicht vergrößert"; an opaque sinus is a swollen one, a bursitis a swollen bursa, a stone calcified.
 * `found denied`, by what is denied.
 */
export const alsoDenied: ReadonlySet<string> = new Set([
  'adenomyosis dilation',
  'disc-displacement prolapse',
  'focus uptake',
  'lymphadenopathy uptake',
  'mass uptake',
  'varices reflux',
  'consolidation lesion',
  'polyp consolidation',
  'swelling consolidation',
  'edema marrow-edema',
  'perforation defect',
  'osteophyte arthrosis',
  'osteolysis destruction',
  'scalp-hematoma swelling',
  'marrow-edema sacroiliitis',
  'obstruction consolidation',
  'air-fluid-level consolidation',
  'hemosiderin microbleed',
  'scar late-enhancement',
  'late-enhancement scar',
  'lipomatosis atrophy',
  'heterotopic-ossification calcification',
  'stone calcification',
  'osteochondral-lesion chondropathy',
  'aneurysm dilation',
  'bronchiectasis dilation',
  'cardiomegaly dilation',
  'ectasia dilation',
  'enlargement dilation',
  'varicocele dilation',
  'diverticulitis diverticulum',
  'bursitis effusion',
  'bursitis enlargement',
  'lymphadenopathy enlargement',
  'thickening enlargement',
  'bursitis fluid',
  'hydrocele fluid',
  'microangiopathy gliosis',
  'nodular-goiter goiter',
  'compression-fracture height-loss',
  'scalp-hematoma hematoma',
  'lacune lesion',
  'enlargement lymphadenopathy',
  'nodule lymphadenopathy',
  'endometrioma mass',
  'stone microcalcification',
  'leak reflux',
  'edema signal-change',
  'gliosis signal-change',
  'myelopathy signal-change',
  'obstruction stenosis',
  'consolidation swelling',
  'bankart tear',
  'perforation tear',
  'slap tear',
  'tear laceration',
  'diverticulitis thickening',
  'plantar-fasciitis thickening',
  'trabeculation thickening',
  'regurgitation valve-defect',
  'chondropathy defect',
])

/** Findings that "Keine suspekten Läsionen" leaves room for. */
export const benign = [
  'cyst',
  'hemangioma',
  'lipoma',
  'fibroadenoma',
  'fibroid',
  'angiomyolipoma',
  'calcification',
  'degeneration',
]

/** "Herdbefund, vereinbar mit einem Fibroadenom" is no cyst. */
export function isNamedOtherwise(denied: string, found: string, { statements }: Dictated): boolean {
  if (!/^(?:lesion|focus)$/.test(found)) return false
  return statements.some(
    ({ finding, stance }) =>
      finding !== null &&
      stance === 'asserted' &&
      finding !== found &&
      isKindOf(finding, found) &&
      !isKindOf(finding, denied) &&
      !isKindOf(denied, finding),
  )
}
