import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { rememberInCall } from '../../word-memory.ts'
import type { Clash } from '../clash.ts'

/** What heads or says the state behind an intervention. */
const behind =
  /(?:^| )(?:Danach|Anschließend|Intervention|Prozedur|Procedere|(?:Abschluss|Schluss|End|Erfolgs)(?:kontrolle|serie|angiographie|bild)|Kontroll(?:e|serie|angiographie)|[Pp]ostinterventionell\p{L}*)(?: |$)|^Nach .*(?:PTA|plastie|implant|dilat|thrombekt|embolis|lyse|passage|anlage|reposition)/u

/** The vessel closed before its angioplasty is free behind it: such a pair is a course and no contradiction. */
export function withoutCourses(clashes: Clash[], findings: readonly Statement[]): Clash[] {
  if (clashes.length === 0) return clashes
  const cut = findings.find(({ sentence }) => isBehind(sentence))
  const from = cut?.sentence.all[0]?.start
  if (from === undefined) return clashes
  return clashes.filter(({ first, second }) => first.start < from === second.start < from)
}

const isBehind = rememberInCall(({ all }: Sentence) =>
  behind.test(
    all
      .slice(0, headUpTo)
      .map(({ text }) => text)
      .join(' '),
  ),
)

/** In words, in which a sentence says of which phase it is. */
const headUpTo = 3
