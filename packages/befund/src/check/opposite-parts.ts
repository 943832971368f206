import { wordStem } from '../anatomy/word-stem.ts'
import type { Statement } from '../understand/statement.ts'
import { type Clash, placeOf } from './clash.ts'
import { isLexical, isStated, organsAgree, sameThing, sidesAgree } from './compare.ts'
import { ofSameFamily, type StatementIndex } from './index-statements.ts'

/** Words for the two ends of one direction, by the beginning of the word: "mediale", "medialseitig", "Medial betonte". */
const directions = (
  'medial lateral,innen aussen,kranial kaudal,ventral dorsal,apikal basal,proximal distal,vorder hinter,ober unter,oben unten,' +
  'radial ulnar,palmar dorsal,plantar dorsal,anterior posterior,inferior anterior,superior inferior,infrarenal suprarenal,' +
  'vorderhorn hinterhorn,vorderwand hinterwand,oberpol unterpol,apikal mediobasal,zentral peripher,tiefsitz hochsitz,' +
  'deckplatt grundplatt,deckplattenimpressio grundplattenimpressio,linksbetont rechtsbetont,frisch alt'
)
  .split(',')
  .map((pair) => pair.split(' ').map((name) => wordStem(name)))

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
      return [partClash(other, statement)]
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

function partClash(one: Statement, two: Statement): Clash {
  return {
    kind: 'level',
    severity: 'critical',
    first: placeOf(one),
    second: placeOf(two),
    reason: 'Derselbe Befund ist an entgegengesetzten Stellen angegeben',
    fixes: [],
  }
}
