import type { Statement } from '../../understand/statement.ts'

/** Signs that are positive or negative as a whole: invasion of veins, margin, receptors, reactions to a manoeuvre. */
const names = /^(?:mr)?(?:EMVI|CRM|MRF|Murphy-Zeichen|Fettpolsterzeichen|Fat-Pad-Zeichen|Halozeichen|Spot-Sign)$/i

/** Whether a statement is about a sign and no part of the patient: "CRM frei". */
export function isOfSign({ sentence, span }: Statement): boolean {
  return sentence.words.some((word) => word.start >= span.start && word.end <= span.end && names.test(word.text))
}
