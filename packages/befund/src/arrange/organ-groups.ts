import { lineage } from '../anatomy/organ-tree.ts'
import { tissueOf } from '../template/tissues.ts'

/** A heading of the findings: "Leber", "Lunge". Order as German reports go through the body. */
export interface OrganGroup {
  label: string
  rank: number
}

/** `label | organs`: each organ with all its parts, unless a part stands in a group of its own. Top to bottom is the order in a report. */
const groupList = `
Gehirn | brain cerebral-vessels
Schädel und Gesichtsschädel | head skull face
Nasennebenhöhlen | sinuses nose
Orbita | orbit
Hals | neck
Schilddrüse | thyroid parathyroid
Speicheldrüsen | parotid submandibular
Hirnversorgende Gefäße | neck-vessels
Lunge | lung trachea
Pleura | pleura
Herz und Mediastinum | heart mediastinum esophagus hiatus diaphragm
Thorax | chest
Rechte und linke Mamma | breast
Axilla | axilla
Leber | liver
Gallenblase und Gallenwege | gallbladder bile-ducts
Pankreas | pancreas
Milz | spleen accessory-spleen
Nebennieren | adrenal
Nieren und Harnwege | kidney ureter urinary-tract urethra renal-artery renal-vein
Harnblase | bladder
Uterus und Adnexe | uterus ovary adnexa vagina vulva parametrium
Prostata und Samenblasen | prostate seminal-vesicle
Hoden und Nebenhoden | testis epididymis scrotum penis
Magen-Darm-Trakt | gastrointestinal
Peritoneum und Retroperitoneum | peritoneum mesentery retroperitoneum pouch-of-douglas
Abdomen | abdomen
Becken | pelvis
Bauchwand und Leiste | abdominal-wall groin psoas
Lymphknoten | lymph-nodes mediastinal-nodes neck-nodes abdominal-nodes
Gefäße | vessel vessels-trunk leg-arteries leg-veins brachial-vessels
Wirbelsäule | spine
Spinalkanal und Myelon | spinal-canal spinal-cord nerve-root
Schulter | shoulder
Ellenbogen | elbow
Handgelenk und Hand | wrist hand forearm
Arm | arm
Hüfte und Becken | hip sacroiliac-joint bony-pelvis
Kreuz- und Kollateralbänder | acl pcl mcl lcl
Menisken | meniscus
Patella und Streckapparat | patella quadriceps-tendon
Kniegelenk | knee
Sprunggelenk | ankle achilles peroneal-tendons tibialis-posterior-tendon
Fuß | foot
Bein | leg
Gelenke | joint
Sehnen und Bänder | tendon ligament
Knorpel | cartilage
Muskulatur und Weichteile | muscle soft-tissue chest-wall
Skelett | bone rib sternum
`

interface Groups {
  byOrgan: Map<string, OrganGroup>
  byLabel: Map<string, OrganGroup>
}

let groups: Groups | null = null

function build(): Groups {
  const built: Groups = { byOrgan: new Map(), byLabel: new Map() }
  groupList
    .trim()
    .split('\n')
    .forEach((line, rank) => {
      const [label = '', ids = ''] = line.split(' | ')
      const group = { label, rank }
      built.byLabel.set(label, group)
      for (const id of ids.split(' ')) built.byOrgan.set(id, group)
    })
  return built
}

/** The heading an organ stands under; null when the tree does not hold it under any. */
export function groupOfOrgan(organ: string): OrganGroup | null {
  groups ??= build()
  for (const id of lineage(organ)) {
    const group = groups.byOrgan.get(id)
    if (group) return group
  }
  const tissue = tissueOf(organ)
  return tissue === null ? null : (groups.byOrgan.get(tissue) ?? null)
}
