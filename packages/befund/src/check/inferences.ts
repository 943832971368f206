import { findMentions } from '../understand/find-mentions.ts'
import { stances } from '../understand/polarity.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Statement } from '../understand/statement.ts'
import { type Clash, placeOf } from './clash.ts'
import { isDenied } from './compare.ts'
import { sentencePlace } from './sentence-place.ts'

/**
 * What a diagnosis is read from: all signs of a line asserted in the findings make its denial a contradiction.
 * One sign alone never does: levels without dilated loops are no ileus.
 */
const signsOf: Readonly<Record<string, readonly RegExp[]>> = {
  ileus: [
    /^(?:dilatiert|erweitert|distendiert|aufgeweitet|geblähte?)/i,
    /spiegel(?:bildung(?:en)?|n)?$|^kalibersprung/i,
  ],
  congestion: [/^kerley|^umverteilung|^kranialisation/i, /stau|^kerley|^unscharf|verbreitert|^pleuraerg/i],
  cholecystitis: [/^(?:wandverdickung|wandverdickt|verdickt|verdickung)/i, /^dreischicht|^pericholezyst|murphy/i],
  pancreatitis: [/^aufgetrieben|^ödematös|^geschwollen|^peripankreat/i, /^imbibier|flüssigkeit|exsudat|nekrosestra/i],
  diverticulitis: [/^wandverdick|^verdickt/i, /imbibier|^entzünd|fettgewebs/i],
  bleeding: [/^hyperdens/i, /^(?:flüssigkeit|blut|formation|material|areal|zone|auflagerung)/i],
  appendicitis: [
    /^wandverdickt|^verdickt|^aufgetrieben/i,
    /^fettgewebs|^umgebungsreaktion|^umgebungsinfiltr|^imbibier/i,
  ],
}
/** The organ the signs must be said of, by a word near by. */
const saidOf: Readonly<Record<string, RegExp>> = {
  ileus: /d(?:ünn|ick)darm|jejun|ileum|darmschling/i,
  congestion: /lunge|pulmonal|hil|kerley|gefäß/i,
  appendicitis: /^append/i,
  cholecystitis: /^gallenblase/i,
  pancreatitis: /^pankrea/i,
  diverticulitis: /sigma|divertik|kolon|colon|zökum|coecum/i,
  bleeding: /zistern|sylvi|ventrikel|intrakran|frontal|pariet|tempor|okzipit|hemisphär|stammgangl|thalam|subdural|kalott|falx/i,
}

/** "Dilatierte Dünndarmschlingen mit Spiegelbildung" and "kein Ileus". */
export function inferenceClashes(sentences: readonly Sentence[], impression: readonly Statement[]): Clash[] {
  const found = sentences.filter(({ section }) => section === 'findings')
  return impression.flatMap((denial) => {
    const signs = denial.finding === null || denial.limits.length > 0 ? undefined : signsOf[denial.finding]
    const organ = saidOf[denial.finding ?? '']
    if (signs === undefined || organ === undefined || !isDenied(denial)) return []
    const place = found.map((sentence) => [sentence, signIn(sentence, signs, organ)] as const).find(([, sign]) => sign)
    const [sentence, sign] = place ?? []
    return sentence === undefined || sign == null ? [] : [inferenceClash(sentence, sign, denial)]
  })
}

/** The first of the signs, where one sentence asserts them all. */
function signIn(sentence: Sentence, signs: readonly RegExp[], organ: RegExp): Word | null {
  const words = sentence.all
  if (!words.some(({ text }) => organ.test(text))) return null
  const { cues, terms } = findMentions(words)
  if (cues.some(({ kind }) => kind === 'historical' || kind === 'conditional')) return null
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  const asserted = words.filter((_, at) => stanceOf[at] === 'asserted')
  const shown = signs.map((sign) => asserted.find(({ text }) => sign.test(text)))
  return shown.every((word) => word !== undefined) ? (shown[0] ?? null) : null
}

function inferenceClash(sentence: Sentence, sign: Word, denial: Statement): Clash {
  return {
    kind: 'findingsImpression',
    severity: 'critical',
    first: sentencePlace(sentence, sign),
    second: placeOf(denial),
    reason: 'Der Befund nennt die Zeichen dessen, was verneint wird',
    fixes: [],
  }
}
