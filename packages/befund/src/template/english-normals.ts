import { wordSet } from '../read/word-set.ts'
import { piecesText } from '../resolve/piece-text.ts'
import { type Dictated, withoutLabel } from './dictated.ts'

const normal =
  /^(?:intact|normal|clear|unremarkable|patent|preserved|symmetric|within normal limits|no abnormalities|no abnormality)$/
const denial = /^no /
/** German counterparts of what English templates deny, where the two words are not alike. */
const german = pairsOf(`
effusion erguss|ergüsse; tear riss|ruptur; nodule rundherd|knoten; consolidation infiltrat|konsolidierung
lesion läsion|raumforderung|herd; gallstone konkrement|gallenstein|cholezystolithiasis
stone konkrement|stein; oedema ödem; edema ödem; cyst zyste; swelling schwellung|geschwollen
hemorrhage blutung|hämatom; bleeding blutung|hämatom; infarct infarkt|ischämie
lymphadenopathy lymphadenopathie|lymphknoten; calcification verkalkung|mikrokalk; mass raumforderung|tumor
hydronephrosis harnstau|hydronephrose; herniation protrusion|prolaps|vorfall|extrusion|sequester
bulging protrusion|vorwölbung; fluid flüssigkeit|erguss|aszites; occlusion verschluss|verschlossen
opacity verschattung|verdichtung|infiltrat; thickening verdick; dilatation erweiter|dilat|gestaut`)
/** German counterparts of the organs that English headings name. */
const germanOrgans = pairsOf(`
liver Leber; spleen Milz; kidney Niere; gallbladder Gallenblase; bile_duct Gallenwege
lymph_node Lymphknoten; bowel Darm; stomach Magen; bladder Harnblase; heart Herz; bone Skelett
vessel Gefäße; brain Gehirn; ventricle Ventrikel; sinuses Nasennebenhöhlen; meniscus Meniskus
menisci Meniskus; cartilage Knorpel; muscle Muskel; ligament Ligament; tendon Sehne; thyroid Schilddrüse
breast Mamma`)

function pairsOf(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split(/; |\n/)
      .map((pair): [string, string] => {
        const [english = '', words = ''] = pair.split(' ', 2)
        return [english.replace('_', ' '), words]
      }),
  )
}

/** "Right kidney" as a German heading would name it. */
export function germanLabel(label: string): string {
  return label.replace(/\b(?:bile ducts|lymph nodes|[a-z]+)\b/gi, (name) => {
    const word = name.toLowerCase()
    return germanOrgans.get(word) ?? germanOrgans.get(word.replace(/s$/, '')) ?? name
  })
}

/** Say where or how much, not what. */
const qualities = wordSet('focal enlarged suspicious pathologic pathological significant high-grade')

/**
 * The sentence dictated below the same English heading that makes an English normal sentence untrue: what it denies was
 * found, or it calls the organ normal and something was found.
 */
export function englishClash(clause: string, parts: readonly Dictated[]): Dictated | null {
  const text = clause.toLowerCase().replace(/\.$/, '')
  if (normal.test(text)) return parts.find(isFinding) ?? null
  if (!denial.test(text)) return null
  if (/lymph nodes?$/.test(text))
    return parts.find((part) => isFinding(part) && /lymphknoten|lymphaden/.test(saidOf(part))) ?? null
  const denied = wordsOf(text.slice('no '.length)).filter((word) => !qualities.has(word))
  if (denied.length === 0) return null
  return parts.find((part) => isFinding(part) && namesAll(part, denied)) ?? null
}

/** Says that something is there: a dictated sentence that denies nothing and calls nothing normal. */
function isFinding(part: Dictated): boolean {
  const text = saidOf(part)
  if (/\b(?:no|not|without|normal|intact|clear|unremarkable|patent)\b/.test(text)) return false
  const stated = part.statements.filter(({ finding }) => finding !== null)
  return !part.statements.some((one) => one.normal !== null) && !stated.some(({ stance }) => stance === 'negated')
}

function namesAll(part: Dictated, denied: readonly string[]): boolean {
  const text = saidOf(part)
  const said = new Set(wordsOf(text))
  const last = denied.at(-1) ?? ''
  const words = german.get(last)?.split('|') ?? (last.length > 4 ? [last.slice(0, 5)] : [])
  return denied.every((word) => said.has(word)) || words.some((one) => alike(text).includes(alike(one)))
}

/** "Fracture" and "Fraktur", "abscess" and "Abszess" are written alike then. */
function alike(text: string): string {
  return text.replace(/[cz]/g, 'k')
}

function saidOf(part: Dictated): string {
  return piecesText(withoutLabel(part)).toLowerCase()
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z-]+/).flatMap((word) => (word.length > 2 ? [word.replace(/s$/, '')] : []))
}
