/**
 * Sizes of adults in millimetres (volumes in millilitres), for what cannot be and what contradicts a word.
 * Wide on purpose: what lies between is left to the reader.
 *
 *     organ or finding | role | possible from-to | "normal" at most | "enlarged" at least
 *
 * Sources: reference values of German ultrasound and CT teaching (spleen 4 x 7 x 11 cm, common bile duct 7 mm,
 * abdominal aorta 25 mm, aneurysm from 30 mm, prostate 25 ml), with a margin on both sides.
 */
const sizeTable = `
spleen | length | 30-350 | 145 | 100
liver | length | 60-350 | 200 | 125
kidney | length | 25-250 | 140 | 100
kidney | thickness | 1-60 | - | -
renal-parenchyma | any | 1-45 | - | -
prostate | volume | 5-500 | 45 | 22
thyroid | volume | 1-600 | 30 | 15
endometrium | any | 0.5-40 | 25 | 5
gallbladder | thickness | 0.5-30 | 5 | 3
common-bile-duct | width | 1-35 | 12 | 6
intrahepatic-ducts | width | 0.5-25 | 4 | 2
pancreatic-duct | width | 0.5-30 | 4 | 2.5
abdominal-aorta | width | 8-160 | 30 | 24
ascending-aorta | width | 12-140 | 43 | 36
descending-aorta | width | 8-140 | 36 | 28
aorta | width | 8-160 | 43 | 24
portal-vein | width | 4-30 | 16 | 11
popliteal-artery | width | 1-100 | 11 | 8
common-iliac | width | 2-130 | 19 | 13
ivc | width | 3-45 | 32 | 20
appendix | width | 2-45 | 9 | 6
appendix | thickness | 0.5-20 | 4 | 3
bladder | thickness | 1-40 | 7 | 3
uterus | length | 20-300 | 110 | 60
achilles | thickness | 2-40 | 8 | 6
left-atrium | width | 15-110 | 50 | 38
left-ventricle | width | 20-110 | 60 | 52
pulmonary-artery | width | 8-70 | 33 | 27
pulmonary-trunk | width | 8-70 | 33 | 27
adrenal | thickness | 1-150 | 12 | 6
third-ventricle | width | 0.5-40 | 11 | 7
ureter | width | 1-50 | 6 | 5
small-bowel | width | 3-120 | 40 | 20
colon | width | 5-180 | 85 | 45
small-bowel | thickness | 0.5-60 | 6 | 3
colon | thickness | 0.5-60 | 8 | 3
testis | volume | 0.5-300 | 30 | 15
testis | length | 8-150 | - | -
ovary | length | 6-300 | 65 | -
epididymis | thickness | 1-60 | - | -
thyroid | length | 10-200 | - | -
prostate | length | 12-150 | - | -
uterus | thickness | 8-250 | - | -
parotid | length | 15-120 | - | -
heart | length | 50-260 | - | -
common-carotid | thickness | 0.2-5 | - | -
renal-pelvis | width | 1-90 | 15 | 4
protrusion | any | 0.5-25 | - | -
prolapse | any | 1-35 | - | -
extrusion | any | 1-40 | - | -
kidney-stone | any | 0.5-90 | - | -
ureter-stone | any | 0.5-40 | - | -
gallstone | any | 0.5-70 | - | -
polyp | any | 0.5-120 | - | -
baker-cyst | any | 2-220 | - | -
focus | any | 0.3-250 | - | -
nodule | any | 0.3-200 | - | -
pneumothorax | any | 0.5-200 | - | -
pleural-effusion | any | 0.5-280 | - | -
pericardial-effusion | any | 0.5-80 | - | -
subdural-hematoma | any | 1-160 | - | -
sequester | any | 1-45 | - | -
joint-effusion | any | 0.5-120 | - | -
shift | any | 0.3-40 | - | -
microcalcification | any | 0.1-150 | - | -
canal-stenosis | any | 1-25 | - | -
spondylarthrosis | any | 0.5-50 | - | -
listhesis | any | 0.5-45 | - | -
`

/** The longest axis in millimetres that a lesion of an organ can have, far beyond what is seen. */
const lesionTable = `
brain | 120
face | 120
orbit | 60
thyroid | 130
parotid | 150
breast | 150
lung | 220
mediastinum | 250
liver | 260
gallbladder | 150
pancreas | 220
spleen | 260
kidney | 300
prostate | 100
disc | 50
vertebra | 90
spinal-canal | 200
wrist | 80
hand | 80
elbow | 100
shoulder | 150
knee | 200
ankle | 100
foot | 120
testis | 150
axilla | 150
lymph-nodes | 200
coronary-arteries | 80
`

export interface SizeRange {
  id: string
  role: string
  from: number
  to: number
  normalAtMost: number | null
  enlargedFrom: number | null
}

let ranges: ReadonlyMap<string, readonly SizeRange[]> | null = null

/** The sizes of an organ or finding, one for each role; empty where the table gives none. */
export function sizeRangesOf(id: string): readonly SizeRange[] {
  ranges ??= Map.groupBy(allRanges(), (range) => range.id)
  return ranges.get(id) ?? []
}

export function sizedIds(): string[] {
  return allRanges().map(({ id }) => id)
}

function allRanges(): SizeRange[] {
  return sizeTable
    .split('\n')
    .filter((line) => line !== '')
    .map(parseLine)
}

let limits: ReadonlyMap<string, number> | null = null

/** Above this many millimetres no lesion of the organ is. */
export function largestLesionIn(organ: string): number | undefined {
  limits ??= new Map(
    lesionTable
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => {
        const [id = '', size = ''] = line.split('|').map((cell) => cell.trim())
        return [id, Number(size)]
      }),
  )
  return limits.get(organ)
}

export function lesionOrgans(): string[] {
  return lesionTable
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|')[0]?.trim() ?? '')
}

function parseLine(line: string): SizeRange {
  const [id = '', role = '', possible = '', normal = '', enlarged = ''] = line.split('|').map((cell) => cell.trim())
  const [from = '0', to = '0'] = possible.split('-')
  return { id, role, from: Number(from), to: Number(to), normalAtMost: limit(normal), enlargedFrom: limit(enlarged) }
}

function limit(cell: string): number | null {
  return cell === '-' ? null : Number(cell)
}
