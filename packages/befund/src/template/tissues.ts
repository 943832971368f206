import { lineage } from '../anatomy/organ-tree.ts'

/**
 * Headings such as "Skelett" or "Gefäße" gather organs from all over the body, which the organ tree keeps
 * under their region. Here: which organs, with their parts, are of which tissue.
 */
const members: Readonly<Record<string, string>> = {
  bone:
    'skull zygoma maxilla mandible nose spine rib sternum clavicle scapula bony-pelvis humerus ' +
    'radial-head olecranon coronoid radius ulna radial-styloid ulnar-styloid scaphoid lunate triquetrum pisiform trapezium trapezoid ' +
    'capitate hamate metacarpal finger femoral-head femoral-neck greater-trochanter lesser-trochanter pertrochanteric femur patella ' +
    'femoral-condyle-medial femoral-condyle-lateral tibial-plateau tibia fibula medial-malleolus lateral-malleolus posterior-malleolus ' +
    'talus calcaneus navicular cuboid cuneiform metatarsal toe',
  nerve: 'spinal-cord nerve-root',
  'lymph-nodes': 'mediastinal-nodes neck-nodes abdominal-nodes axilla',
  vessel:
    'vessels-trunk cerebral-vessels neck-vessels pulmonary-vessels coronary-arteries leg-arteries leg-veins ' +
    'brachial-vessels hepatic-veins',
  genitals: 'uterus ovary adnexa vagina prostate seminal-vesicle testis scrotum penis',
  joint: 'sacroiliac-joint shoulder elbow wrist mcp-joint pip-joint dip-joint hip knee ankle mtp-joint tmj facet-joint',
  tendon:
    'rotator-cuff biceps-tendon ecu-tendon extensor-compartment patellar-tendon quadriceps-tendon achilles peroneal-tendons ' +
    'tibialis-posterior-tendon plantaris-tendon',
  ligament: 'acl pcl mcl lcl sl-ligament syndesmosis deltoid-ligament atfl cfl spinal-ligaments',
  supratentorial: 'hemisphere corpus-callosum',
  infratentorial: 'cerebellum brainstem',
  bursa: 'subacromial-bursa trochanteric-bursa iliopectineal-bursa',
  muscle: 'psoas quadriceps hamstrings calf',
  'soft-tissue': 'abdominal-wall cheek lip muscle',
}

let byOrgan: Map<string, string> | null = null

/** The tissue an organ is of: the bone for a rib, the lymph nodes for those of the mediastinum; null for none. */
export function tissueOf(organ: string): string | null {
  byOrgan ??= new Map(
    Object.entries(members).flatMap(([tissue, ids]) => ids.split(' ').map((id): [string, string] => [id, tissue])),
  )
  for (const id of lineage(organ)) {
    const tissue = byOrgan.get(id)
    if (tissue !== undefined) return tissue
  }
  return null
}

/** Organs that stand below the heading of a neighbour where a template has none for them. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  ureter: ['kidney', 'bladder'],
  kidney: ['renal-parenchyma'],
  'urinary-tract': ['kidney'],
  'renal-artery': ['kidney'],
  'renal-vein': ['kidney'],
  'bile-ducts': ['gallbladder', 'liver'],
  gallbladder: ['bile-ducts'],
  'accessory-spleen': ['spleen'],
  acetabulum: ['hip'],
  'humeral-head': ['glenohumeral-joint'],
  'portal-vein': ['liver'],
  'splenic-vein': ['spleen'],
  'pituitary-stalk': ['ostiomeatal-complex'],
  adnexa: ['ovary', 'uterus'],
  parametrium: ['uterus'],
  'seminal-vesicle': ['prostate'],
  epididymis: ['testis'],
  scrotum: ['testis'],
  trachea: ['lung', 'mediastinum'],
  esophagus: ['mediastinum'],
  hiatus: ['esophagus', 'stomach'],
  mesentery: ['peritoneum'],
  'pouch-of-douglas': ['peritoneum'],
  ventricles: ['supratentorial', 'infratentorial'],
  'spinal-canal': ['spinal-cord'],
  'nerve-root': ['neuroforamen', 'spinal-canal', 'disc'],
  spine: ['vertebra'],
  sacrum: ['posterior-pelvic-ring'],
  'sacroiliac-joint': ['posterior-pelvic-ring'],
  ilium: ['posterior-pelvic-ring'],
  ischium: ['anterior-pelvic-ring'],
  symphysis: ['anterior-pelvic-ring'],
  'cerebral-vessels': ['brain'],
  'iliac-vessels': ['pelvis'],
  'lateral-ligaments': ['lcl'],
  'femoral-head': ['femur'],
  'femoral-neck': ['femur'],
  pertrochanteric: ['femur'],
  'thigh-arteries': ['thigh'],
  'femoral-vein': ['thigh'],
  'calf-arteries': ['lower-leg'],
  'calf-veins': ['lower-leg'],
}

/** Whether an organ may stand below the heading of another that only lies beside it; `itself`, not what it is part of. */
export function isNeighbour(organ: string, heading: string, itself = false): boolean {
  return (itself ? [organ] : lineage(organ)).some((id) => neighbours[id]?.includes(heading) ?? false)
}
