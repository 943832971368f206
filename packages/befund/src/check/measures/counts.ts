import { familyOf } from '../../anatomy/finding-concepts.ts'
import { findMentions, type TermMention } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'

/** "zwei neue Läsionen": so many of a finding. */
interface Count {
  family: string
  value: number
  word: Word
  /** Between the number and the noun. */
  attributes: readonly Word[]
  sentence: Sentence
}

const numerals = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
/** As written: the stem of "neun" is that of "neue". */
const values = new Map(numerals.map((name, at) => [name, at + 2]))
const largest = 12
/** Adjectives between the number and what is counted. */
const reach = 3
/** More counts than any report has: not worth comparing. */
const comparedAtMost = 20

/** The only number of a finding in the impression is not its only number in the findings. */
export function countClashes(sentences: readonly Sentence[]): Clash[] {
  const told = byFamily(sentences, 'impression')
  const known = told.size === 0 ? told : byFamily(sentences, 'findings')
  const clashes: Clash[] = []
  for (const [family, counts] of told) {
    const [two, ...rest] = counts
    const [one, ...others] = known.get(family) ?? []
    if (one === undefined || two === undefined || rest.length > 0 || others.length > 0) continue
    const isSame = one.value === two.value || isOfThem(two, one) || !isNamedOnce(family, sentences)
    if (!isSame) clashes.push(countClash(one, two))
  }
  return clashes
}

/** "Zwei Metastasen, eine weitere im Segment II" may be three: of one group alone the numbers can be compared. */
function isNamedOnce(family: string, sentences: readonly Sentence[]): boolean {
  const named = sentences
    .filter(({ section }) => section === 'findings')
    .flatMap(({ words }) => findMentions(words).terms)
    .filter(({ meanings }) => meanings.some(({ kind, id }) => kind === 'finding' && familyOf(id) === family))
  return named.length === 1
}

/** "Zwei suspekte Läsionen" of five, "davon zwei suspekt", "insgesamt sechs". */
function isOfThem({ attributes, value, word, sentence: { words } }: Count, { sentence }: Count): boolean {
  if (/^(?:ins)?gesamt$/i.test(words[words.indexOf(word) - 1]?.text ?? '')) return true
  if (sentence.words.some(({ text }) => values.get(text.toLowerCase()) === value) || isAdded(sentence)) return true
  return attributes.some(({ stem }) => !sentence.words.some((word) => word.stem === stem))
}

/** "Zwei in Level II und drei in Level III" */
function isAdded({ words }: Sentence): boolean {
  return words.some(
    ({ text }, at) =>
      /^(?:,|und|sowie)$/.test(words[at - 1]?.text ?? '') && (values.has(text) || /^eine?[rs]?$/.test(text)),
  )
}

function byFamily(sentences: readonly Sentence[], section: Sentence['section']): Map<string, Count[]> {
  const counts = sentences.filter((sentence) => sentence.section === section).flatMap(countsOf)
  return counts.length > comparedAtMost ? new Map() : Map.groupBy(counts, ({ family }) => family)
}

function countsOf(sentence: Sentence): Count[] {
  const { words } = sentence
  const starts = new Map(
    findMentions(words).terms.flatMap((term) => words.slice(term.from, term.to).map((_, at) => [term.from + at, term])),
  )
  return words.flatMap((word, at) => {
    const value = countAt(words, at)
    const term = value === null ? null : countedTerm(words, at + 1, starts)
    const id = term?.meanings.at(-1)
    if (value === null || id === undefined || id.kind !== 'finding') return []
    return [{ family: familyOf(id.id), value, word, attributes: words.slice(at + 1, term?.from), sentence }]
  })
}

/** A small whole number that is no ordinal, no part of a range and stands behind no name ("Segment 4", "Grad 2"). */
function countAt(words: readonly Word[], at: number): number | null {
  const word = words[at] as Word
  const before = words[at - 1]
  if (before !== undefined && (before.kind === 'number' || /^(?:\p{Lu}|bis$|-|–|\/|x$)/u.test(before.text)))
    return values.get(word.text.toLowerCase()) ?? null
  const value = values.get(word.text.toLowerCase()) ?? (/^\d{1,2}$/.test(word.text) ? Number(word.text) : null)
  return value !== null && value >= 2 && value <= largest ? value : null
}

/** The counted noun: a finding behind nothing but adjectives. */
function countedTerm(
  words: readonly Word[],
  from: number,
  starts: ReadonlyMap<number, TermMention>,
): TermMention | null {
  for (let at = from; at <= from + reach; at++) {
    const word = words[at]
    if (word === undefined || word.kind !== 'word') return null
    const isNoun = /^\p{Lu}/u.test(word.text)
    if (isNoun) return starts.get(at) ?? null
    if (!/(?:e|en|er|em)$/.test(word.text)) return null
  }
  return null
}

function countClash(one: Count, two: Count): Clash {
  return {
    kind: 'number',
    ...placesOf(one, two),
    reason: `Die Anzahl ist verschieden angegeben (${one.value} und ${two.value})`,
    fixes: adoptedWords(one.word, two.word),
  }
}
