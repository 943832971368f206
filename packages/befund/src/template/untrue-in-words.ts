import type { Dictated } from './dictated.ts'
import { saysSo } from './says-so.ts'

/** Wordings of normality with what makes them untrue in other words. */
const untrue: readonly (readonly [normal: RegExp, said: RegExp])[] = [
  // "Gleichmäßige Nuklidanreicherung" beside a cold nodule.
  [/^(?=.*(?:gleichmäßig|homogen)).*(?:reicher|nahme|speicher|verteil)/i, /knoten|herd|läsion|reicher/i],
  // "Drei-Gefäß-Versorgung" beside an artery of the calf that is closed.
  [/(?:drei|3)-?gefäß/i, /^(?=.*verschl).*(?:tibial|fibular|peron|unterschenkel)/i],
  [/^(?=.*flüssigkeit).*sehnenscheid/i, /tendovag|teno?synov/i],
  [/rechtsherz|rechtsventr/i, /RV.{0,3}LV\D{0,12}(?:1,[1-9]|[2-9])|septum(?:devi|verlager|abflach)|D-sign/i],
  [/keine (?:\p{L}+ )?zyste/iu, /zystisch/i],
  [/mikrokalk/i, /(?:pleomorph|polymorph|gruppiert)\p{L}{0,3} (?:\p{L}{1,20} )?\p{L}{0,20}kal[kz]/iu],
  [/metastas/i, /metastasen-?(?:verd|suspekt|typ)/i],
  [/keine stenose/i, /prästenot/i],
  [/infiltration/i, /beteiligung/i],
  [/retropatell/i, /chondro\S{3,12} patell/i],
  [/diffusions/i, /absenkung des ADC|ADC.{0,12}(?:gesenkt|vermindert|erniedrigt)/i],
  [/periapikal/i, /aufhellung/i],
  [/fokale (?:mehr)?(?:anreich|speich)/i, /herd/i],
  [/normbereich/i, /erhöht|gesteigert|vermindert|erniedrigt/i],
  // "Keine Tendovaginitis" beside fluid in the sheath.
  [/tendovag|tenosyn|sehnenscheiden/i, /^(?=.*(?:flüssig|erguss)).*sehnenscheide/i],
]

/** The sentence below the same heading that makes a wording of the template untrue. */
export function partUntrue(text: string, parts: readonly Dictated[]): Dictated | undefined {
  const rules = untrue.filter(([normal]) => normal.test(text))
  return parts.find(
    (part) =>
      rules.some(([, said]) => saysSo(part.text, said)) &&
      part.statements.some(({ finding, stance }) => stance === 'asserted' && finding !== null),
  )
}

/** "Gelenkspalt normal weit" beside an arthrosis with a joint space that is used up, as from the third grade on. */
export function narrowsJoint(normal: string, dictated: string): boolean {
  return (
    /gelenkspalt/i.test(normal) &&
    (/kellgren\D{0,20}[34]|grad (?:3|4|III|IV) nach kellgren/i.test(dictated) ||
      (/gelenkspalt/i.test(dictated) && /aufgebraucht|aufgehoben|verschmäler|verengt/i.test(dictated)))
  )
}
