import { wordStem } from '../anatomy/word-stem.ts'
import type { Statement } from '../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from './clash.ts'
import { isLexical, isStated, organsAgree, sameThing, sidesAgree } from './compare.ts'
import { ofSameFamily, type StatementIndex } from './index-statements.ts'

/** Words for the two ends of one direction, by the beginning of the word: "mediale", "medialseitig", "Medial betonte". */
const pairs = (
  'medial lateral,innen aussen,kranial kaudal,ventral dorsal,apikal basal,proximal distal,vorder hinter,ober unter,oben unten,' +
  'radial ulnar,palmar dorsal,plantar dorsal,anterior posterior,inferior anterior,superior inferior,infrarenal suprarenal,' +
  'vorderhorn hinterhorn,vorderwand hinterwand,oberpol unterpol,apikal mediobasal,zentral peripher,tiefsitz hochsitz,' +
  'deckplatt grundplatt,deckplattenimpressio grundplattenimpressio,linksbetont rechtsbetont,frisch alt,intraartikular extraartikular,komplett partiell,komplett partial,anteroinferior posteroinferior,anterosuperior posteroinferior,anteroinferior posterosuperior,' +
  'anterosuperior posterosuperior,anterolateral posterolateral,anteromedial posteromedial'
)
  .split(',')
  .map((pair) => pair.split(' '))
const directions = pairs.map((pair) => pair.map((name) => wordStem(name)))
/** How a stem is written at the beginning of a word. */
const written = new Map(pairs.flat().map((name) => [wordStem(name), name.replace('aussen', 'außen')]))

/**
 * A finding of the impression at the other end of its organ: "Läsion der medialen" and "der lateralen Talusschulter".
 * Silent as soon as the findings name that end anywhere near the organ.
 */
export function oppositePartClashes(index: StatementIndex): Clash[] {
  for (const statement of index.impression) {
    if (statement.finding === null || statement.stance !== 'asserted' || !isStated(statement) || isLexical(statement))
      continue
    const alike = ofSameFamily(index, statement).filter((one) => isAlike(one, statement))
    for (const pair of directions) {
      const [a = '', b = ''] = names(statement, pair[0] ?? '') ? pair : pair.toReversed()
      if (!names(statement, a) || names(statement, b)) continue
      const other = alike.find((one) => names(one, b) && !names(one, a))
      if (other === undefined || index.findings.some((one) => names(one, a) && organsAgree(one, statement))) continue
      return [partClash(other, statement, [nameOf(a), nameOf(b)])]
    }
  }
  return []
}

function isAlike(one: Statement, two: Statement): boolean {
  if (one.section !== 'findings' || one.stance !== 'asserted' || !isStated(one)) return false
  return sameThing(one, two) && organsAgree(one, two) && sidesAgree(one, two)
}

function names({ stems }: Statement, direction: string): boolean {
  return [...stems].some((stem) => stem.startsWith(direction))
}

function nameOf(stem: string): string {
  return written.get(stem) ?? stem
}

/** The word for one end turned into that for the other, with its ending: "mediale" and "laterale". */
function turnedEnd({ sentence, span }: Statement, from: string, to: string): Proposal[] {
  const word = sentence.words.find(
    (one) => one.start >= span.start && one.end <= span.end && one.text.toLowerCase().startsWith(from),
  )
  if (word === undefined) return []
  const isCapital = /^\p{Lu}/u.test(word.text)
  const replacement = (isCapital ? to.charAt(0).toUpperCase() + to.slice(1) : to) + word.text.slice(from.length)
  return [
    {
      label: `„${word.text}“ durch „${replacement}“ ersetzen`,
      span: { start: word.start, end: word.end },
      replacement,
    },
  ]
}

function partClash(one: Statement, two: Statement, [said, known]: readonly [string, string]): Clash {
  return {
    kind: 'level',
    severity: 'critical',
    first: placeOf(one),
    second: placeOf(two),
    reason: 'Derselbe Befund ist an entgegengesetzten Stellen angegeben',
    fixes: [...turnedEnd(two, said, known), ...turnedEnd(one, known, said)],
  }
}
