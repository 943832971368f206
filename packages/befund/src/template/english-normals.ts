import { piecesText } from '../resolve/piece-text.ts'
import { type Dictated, withoutLabel } from './dictated.ts'

const normal =
  /^(?:intact|normal|clear|unremarkable|patent|preserved|symmetric|within normal limits|no abnormalities|no abnormality)$/
const denial = /^no /
/** German counterparts of what English templates deny. */
const german: Readonly<Record<string, RegExp>> = {
  effusion: /erguss|ergüsse/,
  fracture: /fraktur/,
  tear: /riss|ruptur/,
  nodule: /rundherd|knoten/,
  consolidation: /infiltrat|konsolidierung/,
  lesion: /läsion|raumforderung|herd/,
  gallstone: /konkrement|gallenstein|cholezystolithiasis/,
  stone: /konkrement|stein/,
  oedema: /ödem/,
  cyst: /zyste/,
  swelling: /schwellung|geschwollen/,
  edema: /ödem/,
  hemorrhage: /blutung|hämatom/,
  bleeding: /blutung|hämatom/,
  infarct: /infarkt|ischämie/,
  stenosis: /stenose/,
  thrombosis: /thromb/,
  embolism: /embolie/,
  lymphadenopathy: /lymphadenopathie|lymphknoten/,
  pneumothorax: /pneumothorax/,
  calcification: /verkalkung|mikrokalk/,
  mass: /raumforderung|tumor/,
  hydronephrosis: /harnstau|hydronephrose/,
  hernia: /hernie/,
}
/** Say where or how much, not what. */
const qualities = new Set([
  'focal',
  'enlarged',
  'suspicious',
  'pathologic',
  'pathological',
  'significant',
  'high-grade',
])

/**
 * The sentence dictated below the same English heading that makes an English normal sentence untrue: what it denies was
 * found, or it calls the organ normal and something was found.
 */
export function englishClash(clause: string, parts: readonly Dictated[]): Dictated | null {
  const text = clause.toLowerCase().replace(/\.$/, '')
  if (normal.test(text)) return parts.find(isFinding) ?? null
  if (!denial.test(text)) return null
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
  return denied.every((word) => said.has(word)) || german[last]?.test(text) === true
}

function saidOf(part: Dictated): string {
  return piecesText(withoutLabel(part)).toLowerCase()
}

function wordsOf(text: string): string[] {
  return text.split(/[^a-z-]+/).flatMap((word) => (word.length > 2 ? [word.replace(/s$/, '')] : []))
}
