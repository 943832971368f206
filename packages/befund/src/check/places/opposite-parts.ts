import { organs } from '../../anatomy/organ-tree.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { rememberWord } from '../../own-words.ts'
import { tells } from '../../read/tells.ts'
import { upperFirst } from '../../read/upper-first.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, type Proposal, placeOf } from '../clash.ts'
import { wordsWithin } from '../clause-around.ts'
import { clashingGroup, isLexical, isStated, organsAgree, sameThing, sidesAgree } from '../compare.ts'
import { ofSameFamily, type StatementIndex } from '../index-statements.ts'
import { numbered } from './loose-groups.ts'

/** Words for the two ends of one direction, by the beginning of the word: "mediale", "medialseitig", "Medial betonte". */
const pairs = (
  'medial lateral,innen aussen,kranial kaudal,ventral dorsal,apikal basal,proximal distal,vorder hinter,ober unter,oben unten,' +
  'radial ulnar,palmar dorsal,plantar dorsal,subkapital suprakondyl,anterior posterior,inferior anterior,superior inferior,infrarenal suprarenal,' +
  'vorderhorn hinterhorn,vorderwand hinterwand,oberpol unterpol,apikal mediobasal,zentral peripher,tiefsitz hochsitz,' +
  'deckplatt grundplatt,frisch alt,artikularseit bursaseit,gelenkseit bursaseit,intraartikular extraartikular,komplett partiell,komplett partial,vollständig partiell,vollständig partial,anteroinferior posteroinferior,anterosuperior posteroinferior,anteroinferior posterosuperior,' +
  'anterosuperior posterosuperior,anterolateral posterolateral,anteromedial posteromedial'
)
  .split(',')
  .map((pair) => pair.split(' '))
const directions = pairs.map((pair) => pair.map((name) => wordStem(name)))
const ends = directions.flat()
/** Two words for one thing. */
const whole = ['komplett', 'vollständig'].map((name) => wordStem(name))
const endsIn = rememberWord((stem): readonly string[] => ends.filter((end) => stem.startsWith(end)))

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
    const said = [...statement.stems].flatMap(endsIn)
    for (const pair of directions) {
      if (!pair.some((end) => said.includes(end))) continue
      const [a = '', b = ''] = names(statement, pair[0] ?? '') ? pair : pair.toReversed()
      if (!names(statement, a) || names(statement, b) || isSaidOfOther(statement, b, index)) continue
      // "LFTA-Ruptur vollständig, LFC partiell"
      if (whole.includes(b) && whole.some((end) => names(statement, end))) continue
      const other = ofSameFamily(index, statement).find(
        (one) =>
          (names(one, b) || isLabelled(one, b) || opensWith(one, b)) &&
          !names(one, a) &&
          isAlike(one, statement) &&
          !tells(one.sentence, mouth),
      )
      const isThere = (one: Statement): boolean =>
        (isSaidOf(one, a) &&
          one.normal === null &&
          sidesAgree(one, statement) &&
          (sameThing(one, statement) || (statement.finding !== 'dislocation' && organsAgree(one, statement)))) ||
        (a === 'frisch' && one.stance === 'asserted' && sameThing(one, statement) && !names(one, b))
      if (other === undefined || index.findings.some(isThere)) continue
      return [partClash(other, statement, [nameOf(a), nameOf(b)])]
    }
  }
  return [...endOfOrganClashes(index), ...namedPartClashes(index)].slice(0, 1)
}

/** "An der medialen Talusschulter, zentral, eine osteochondrale Läsion": of the first thing that the sentence tells. */
function opensWith({ sentence: { words }, at }: Statement, end: string): boolean {
  return (
    /^(?:An|Im|In|Am)$/.test(words[0]?.text ?? '') &&
    words.slice(1, 3).some(({ stem }) => stem.startsWith(end)) &&
    !tells(
      words,
      /^(?:mit|und|sowie|ohne|;)$/,
      0,
      words.findIndex(({ start }) => start === at.start),
    )
  )
}

/** A fistula has one at either end. */
const mouth = /^(?:Öffnung|Mündung|Ostium)$/

const halves = new Map(
  [
    ['kaudal', 'unt'],
    ['kranial', 'ob'],
    ['hinterwand', 'hint'],
    ['vorderwand', 'vorn'],
  ].map(([end = '', half = '']) => [wordStem(end), half]),
)

/** "Links kaudal ein 18 mm großer, echoarmer Knoten": the direction stands in front of all that is said of it. */
function isSaidOf(statement: Statement, direction: string): boolean {
  const { words } = statement.sentence
  // What shows in the diffusion is fresh.
  if (direction === 'frisch' && statement.stance === 'asserted' && tells(words, /^DWI-|^Diffusions/)) return true
  // "Im unteren Drittel" is "kaudal".
  return [direction, halves.get(direction) ?? direction].some(
    (end) =>
      names(statement, end) || isLabelled(statement, end) || words.slice(0, 3).some(({ stem }) => stem.startsWith(end)),
  )
}

/** Parts that have nouns of their own, by whatever word the finding is called. */
const namedParts = [
  ['oberpol', 'unterpol'],
  ['vorderhorn', 'hinterhorn'],
  ['vorderwand', 'hinterwand'],
  ['deckplatt', 'grundplatt'],
].map((pair) => pair.map(wordStem))

/** "Am Oberpol eine echoarme Zone" and "Abszess am Unterpol". */
function namedPartClashes(index: StatementIndex): Clash[] {
  for (const told of index.impression) {
    if (told.stance !== 'asserted' || told.finding === null || told.normal !== null) continue
    const pair = namedParts.find((one) => one.filter((part) => contains(told, part)).length === 1)
    const end = pair?.find((part) => contains(told, part))
    const other = pair?.find((part) => part !== end)
    // "Vorderhorn intakt" leaves none there, but "Riss des Hinterhorns und des Vorderhorns".
    const isThere = (one: Statement): boolean =>
      one.normal === null &&
      one.stance !== 'negated' &&
      sidesAgree(one, told) &&
      one.sentence.words.some(({ stem }) => stem.includes(end ?? ''))
    if (end === undefined || other === undefined || index.findings.some(isThere)) continue
    const known = index.findings.find(
      (one) =>
        contains(one, other) &&
        one.stance === 'asserted' &&
        one.normal === null &&
        (organsAgree(one, told) || areSiblings(one.organ, told.organ)) &&
        sidesAgree(one, told) &&
        (one.level ?? told.level) === (told.level ?? one.level),
    )
    // "Myom hinten" in the findings is the "Myom der Hinterwand".
    const isElsewhere = ofSameFamily(index, told).some(
      (one) =>
        one.section === 'findings' &&
        one.finding === told.finding &&
        one.sentence !== known?.sentence &&
        isStated(one) &&
        !contains(one, other),
    )
    if (known !== undefined && !isElsewhere && !index.impression.some((one) => contains(one, other)))
      return [partClash(known, told, [end, other])]
  }
  return []
}

/** The two poles of a kidney. */
function areSiblings(one: string | null, two: string | null): boolean {
  return one !== null && two !== null && organs().get(one)?.parent === organs().get(two)?.parent
}

function contains({ stems }: Statement, part: string): boolean {
  return [...stems].some((stem) => stem.includes(part))
}

/** "Komplettruptur des LFTA, Partialruptur des LFC": the impression names both ends itself. */
function isSaidOfOther(statement: Statement, end: string, { impression }: StatementIndex): boolean {
  return impression.some((one) => one !== statement && sameThing(one, statement) && names(one, end))
}

/** "Karzinom des proximalen Ösophagus" where the findings speak of the distal one only. */
function endOfOrganClashes(index: StatementIndex): Clash[] {
  for (const told of index.impression) {
    if (told.stance !== 'asserted' || !isStated(told) || told.normal !== null || told.organ === null) continue
    const end = endOfOrgan(told)
    const pair = end === null ? undefined : directions.find((one) => one.includes(end))
    if (end === null || pair === undefined) continue
    const other = pair.find((one) => one !== end) ?? ''
    const same = index.findings.filter((one) => one.organ === told.organ)
    const known = same.find(
      (one) =>
        one.stance === 'asserted' &&
        one.normal === null &&
        endOfOrgan(one) === other &&
        // What lies above a stenosis is wide.
        (one.finding !== 'dilation' || told.finding === 'dilation'),
    )
    // "Mittleres und distales Drittel ohne Plaques"
    const isThere = (one: Statement): boolean =>
      one.stance !== 'negated' && one.normal === null && (names(one, end) || endOfOrgan(one) === end)
    if (known === undefined || same.some(isThere)) continue
    return [partClash(known, told, [nameOf(end), nameOf(other)])]
  }
  return []
}

/** The third of an organ by what its end is called. */
const thirds: ReadonlyMap<string, string> = new Map([
  ['third-upper', 'proximal'],
  ['third-lower', 'distal'],
])

/** The direction right before the name of the organ: "des distalen Ösophagus", "RIVA: Plaque im proximalen Drittel". */
function endOfOrgan({ sentence, span, organ, level }: Statement): string | null {
  const third = thirds.get(level ?? '')
  if (third !== undefined) return third
  const { words } = sentence
  const term = findMentions(words).terms.find(
    ({ from, meanings }) =>
      (words[from]?.start ?? 0) >= span.start &&
      (words[from]?.end ?? 0) <= span.end &&
      meanings.some(({ kind, id }) => kind === 'organ' && id === organ),
  )
  const before = term === undefined ? undefined : words[term.from - 1]
  if (before === undefined) return null
  return endsIn(before.stem)[0] ?? null
}

function isAlike(one: Statement, two: Statement): boolean {
  if (one.section !== 'findings' || one.stance !== 'asserted' || !isStated(one)) return false
  if (numbered.has(clashingGroup(one, two) ?? '')) return false
  return sameThing(one, two) && organsAgree(one, two) && sidesAgree(one, two)
}

function names({ stems, sentence: { words }, span, at }: Statement, direction: string): boolean {
  if (![...stems].some((stem) => stem.startsWith(direction))) return false
  // "Laterale Luxation mit Bandruptur": the way it went, and no place of the ligament.
  const next = words[words.findIndex(({ stem }) => stem.startsWith(direction)) + 1]
  if (/luxation/i.test(next?.text ?? '') && next?.start !== at.start) return false
  // "Deszensus des hinteren Kompartiments mit Rektozele"
  if (
    /^(?:vord|hint)/.test(direction) &&
    words.some(({ stem }, index) => stem.startsWith(direction) && /^Kompartim/.test(words[index + 1]?.text ?? ''))
  )
    return false
  const denial = words.find(({ start, text }) => start > at.start && start < span.end && /^(?:ohne|kein)/.test(text))
  const isDenied =
    denial !== undefined && words.some(({ start, stem }) => start > denial.start && stem.startsWith(direction))
  return !isDenied || words.some(({ start, stem }) => start < denial.start && stem.startsWith(direction))
}

/** "Mediale Talusschulter: osteochondrale Läsion" */
function isLabelled({ sentence: { label } }: Statement, direction: string): boolean {
  return label.some(({ stem }) => stem.startsWith(direction))
}

function nameOf(stem: string): string {
  return written.get(stem) ?? stem
}

/** The word for one end turned into that for the other, with its ending: "mediale" and "laterale". */
function turnedEnd(statement: Statement, from: string, to: string): Proposal[] {
  const word = wordsWithin(statement).find(({ text }) => text.toLowerCase().startsWith(from))
  if (word === undefined) return []
  const isCapital = /^\p{Lu}/u.test(word.text)
  const replacement = (isCapital ? upperFirst(to) : to) + word.text.slice(from.length)
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
    first: placeOf(one),
    second: placeOf(two),
    reason: 'Derselbe Befund ist an entgegengesetzten Stellen angegeben',
    fixes: [...turnedEnd(two, said, known), ...turnedEnd(one, known, said)],
  }
}
