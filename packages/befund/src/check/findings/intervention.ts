import type { Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import type { Sentence } from '../../understand/sentence.ts'
import { rememberInCall } from '../../word-memory.ts'
import { type Clash, placeOf } from '../clash.ts'
import type { StatementIndex } from '../index-statements.ts'

/** What heads or says the state behind an intervention. */
const behind =
  /(?:^| )(?:Danach|Anschließend|Intervention|Prozedur|Procedere|(?:Abschluss|Schluss|End|Erfolgs)(?:kontrolle|serie|angiographie|bild)|Kontroll(?:e|serie|angiographie)|[Pp]ostinterventionell\p{L}*)(?: |$)|^Nach .*(?:PTA|plastie|implant|dilat|thrombekt|embolis|lyse|passage|anlage|reposition)/u

/** The vessel closed before its angioplasty is free behind it: such a pair is a course and no contradiction. */
export function withoutCourses(clashes: Clash[], { findings, impression }: StatementIndex): Clash[] {
  if (clashes.length === 0) return clashes
  const cut = findings.find(({ sentence }) => isBehind(sentence))
  const from = cut?.sentence.all[0]?.start
  if (from === undefined) return clashes
  const told = impression
    .filter(({ sentence }) => tells(sentence, /^(?:Re[kc]anal|PTA$)/) && !tells(sentence, /^Rest/))
    .map(placeOf)
  const isBefore = ({ start }: Span): boolean => start < from || told.some((one) => one.start === start)
  return clashes.filter(({ first, second }) => isBefore(first) === isBefore(second))
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
