import { tells } from '../../read/tells.ts'
import type { Statement } from '../../understand/statement.ts'
import { wordsWithin } from '../clause-around.ts'

/** Signs that are positive or negative as a whole: invasion of veins, margin, receptors, reactions to a manoeuvre. */
const names = /^(?:mr)?(?:EMVI|CRM|MRF|Murphy-Zeichen|Fettpolsterzeichen|Fat-Pad-Zeichen|Halozeichen|Spot-Sign)$/i

/** Whether a statement is about a sign and no part of the patient: "CRM frei". */
export function isOfSign(statement: Statement): boolean {
  return tells(wordsWithin(statement), names)
}
