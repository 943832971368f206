import { areOpposite } from '../understand/find-side.ts'
import type { Dictated } from './dictated.ts'
import { saysSo } from './says-so.ts'
import { sideOf } from './side-of.ts'

/** Normal wordings, and the words of what makes them untrue. */
const opposites = [
  [/\b(?:ortho|ante)grad/i, /\bretrograd|hepatofugal|pendelfl|flussumkehr/i],
  [/antefl|antevert/i, /retrofl|retrovert/i],
  [/triphasisch/i, /(?:mono|bi)phasisch/i],
  [/^ACR\b|dichtetyp/i, /\bACR\b|dichtetyp/i],
  [/^nicht (?:vermehrt|gesteigert|erhöht)/i, /\b(?:vermehrt|gesteigert|erhöht)/i],
  [
    /(?:normale|regelrechte) (?:durchblutung|perfusion)/i,
    /kein fluss|(?:keine|fehlende) (?:perfusion|durchbl)|(?:minder|nicht )perfundiert/i,
  ],
  [/^spinalkanal /i, /in den spinalkanal/i],
  [
    /systolische (?:pump)?funktion|pumpfunktion/i,
    /funktion|ejektion|\bL?V?EF\b/i,
    /reduziert|eingeschränkt|vermindert/i,
  ],
  [/\bgerade/i, /devi|verbogen|skolio/i],
  [/haustr|relief|falten/i, /verstrichen|gartenschlauch|pflasterstein|aufgehoben/i],
  [/peristalt/i, /fehlende[rn]? (?:\p{L}+ )?(?:welle|peristalt)|aperistalt|tertiär|motil/iu],
  [/öffn|erschlaff|relax/i, /paradox|dyssynerg|verzögert|fehlende (?:öffn|relax)/i],
  [/resist|pulsat|\b[RP]I\b/i, /^(?:\p{L}+ )?(?:R|P)I\b.*(?:erhöht|erniedrigt|vermindert)/iu],
  [/leitvene/i, /thromb/i],
  [/pumpfunktion|systolische funktion/i, /\bL?V?EF\b\D{0,15}[1-4]?\d ?%/],
  [/\bstabil/i, /instabil/i],
  [/\bintakt/i, /durchbr[uo]ch|überschreit/i],
  [/suffizient/i, /reflux|rückstr|insuffiz/i],
  [/(?:zwölf|12)-uhr|normalposition/i, /luxat|luxiert|verlager/i],
  [/isointens/i, /hyp(?:er|o)intens|signal(?:anheb|gest)/i],
  [/zeitgerecht|^(?:seitengleiche|regelrechte) aussch/i, /stumm|verzögert|verspätet|funktionslos|aufgehoben/i],
  [/^(?:nicht signifikant|vollständige entleerung)/i, /\d ?ml\b/],
  [/rückenlage/i, /(?:bauch|seiten)lage/i],
  [/bauchlage/i, /(?:rücken|seiten)lage/i],
  [/\b(?:klar|serös)\b/i, /hämorrhagisch|blutig|trüb|eitrig|putrid|chylös/i],
  [/seitengleich|^symmetrisch/i, /asymmetr|seitendiff/i],
  [
    /symmetrisch$|seitengleich(?: weit)?$/i,
    /\b(?:recht|link)[es]/i,
    /raumford|tumor|kompr|schwell|abszess|aufgetrieb|verdick|vergröß|verplump|erweiter|atroph/i,
  ],
  [/\brund\b/, /entrund/i],
  [
    /zarte? \p{L}{0,12}schleimhaut|schleimhaut \p{L}{0,12} ?zart/iu,
    /schleimhaut-?(?:schwell|verdick|polster|hyper)|(?:verdickte|geschwollene|polypöse) \p{L}{0,12}schleimhaut/iu,
  ],
  [/retrahiert/, /retraktion/i],
  [/winkel/, /abkipp|abgekippt/i],
  [/^natives/i, /plastik|transplantat/i],
  [/konfiguriert/, /resektion/i],
  [/intima/i, /intima/i, /verdickt/],
  [/pneumatisiert/, /ausgeräumt/],
  [/rechtsversorg/i, /(?:links|ausgeglichener )versorg/i],
  [/\b(?:drei|3)-?gefäß/i, /nur (?:noch )?die \p{L}*(?:tibial|fibular|perone)/iu],
  [/\b(?:drei|3)-?gefäß/i, /\b(?:zwei|ein|[12])-?gefäß/i],
  [
    /\b(?:drei|3)-?gefäß/i,
    /tibi|fibul|perone|\bAT[AP]\b/i,
    /verschl[ou]ss|nicht (?:mehr )?(?:kontrast|durchg|abgr|perf)/i,
  ],
] as const

/** "Drei-Gefäß-Versorgung" is answered by "Ein-Gefäß-Versorgung" and an occlusion, "orthograd" by "retrograd". */
export function partOfOtherKind(normalText: string, parts: readonly Dictated[]): Dictated | null {
  for (const [normal, ...others] of opposites) {
    const part = normal.test(normalText)
      ? parts.find(
          ({ text }) => !areOpposite(sideOf(text), sideOf(normalText)) && others.every((other) => saysSo(text, other)),
        )
      : undefined
    if (part !== undefined) return part
  }
  return null
}
