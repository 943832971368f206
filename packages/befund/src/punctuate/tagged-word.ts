import { matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { foldWord } from '../lexicon/fold-word.ts'
import { guessIsNoun } from '../lexicon/guess-noun.ts'
import type { Gender } from '../lexicon/inflect-noun.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/word-index.ts'
import type { Piece } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { startsUpper } from '../read/starts-upper.ts'
import { textKey } from '../read/text-key.ts'

/**
 * What a word does in a sentence in nominal style. `attribute`: a declined adjective that a noun may follow as the head
 * of a new phrase; `oblique`: one that cannot open a statement ("rechten"); `local`: an undeclined word that names
 * an organ ("pulmonal"), `direction`: one that says where in it ("dorsal", "oben").
 */
export type Tag =
  | 'noun'
  | 'latin'
  | 'attribute'
  | 'oblique'
  | 'predicate'
  | 'local'
  | 'direction'
  | 'side'
  | 'level'
  | 'grade'
  | 'value'
  | 'count'
  | 'article'
  | 'definite'
  | 'genitive'
  | 'denial'
  | 'preposition'
  | 'conjunction'
  | 'adverb'
  | 'verb'
  | 'pronoun'

export interface TaggedWord {
  tag: Tag
  key: string
  /** Of nouns: what they name, where a concept knows them. */
  names: 'organ' | 'finding' | null
  /** Of nouns: the first word of a Latin name or a person's, which another noun continues. */
  continued: boolean
  gender: Gender | null
  /** Of adjectives: a participle, before which a word says how ("medial betonte"). */
  participle: boolean
}

/**
 * @param before  the word before it, with which it may name a finding: "freie Luft"
 * @param next    the word behind it, of which a Latin name may consist as well
 */
export function tagWord({ kind, text }: Piece, before: Piece | undefined, next: Piece | undefined): TaggedWord {
  const tagged = tagOf(text)
  if (text.endsWith('.')) {
    if (opensPhrase.test(text) || opensPhrase.test(`${before?.text} ${text}`)) return { ...tagged, tag: 'preposition' }
    if (/^o\. ?b\.$/i.test(text)) return { ...tagged, tag: 'predicate' }
  }
  if (kind === 'word' || (tagged.tag === 'grade' && kind !== 'level')) {
    if (tagged.tag !== 'noun') return tagged
    if (tagged.continued && next !== undefined) return { ...tagged, names: namedBy([text, next.text]) }
    return tagged.names === null && before !== undefined && !startsUpper(before.text)
      ? { ...tagged, names: namedBy([before.text, text]) }
      : tagged
  }
  return { ...tagged, tag: otherTags[kind], names: null, continued: false }
}

/** Of which something is said behind them: "V. a. kleines Aneurysma". */
const opensPhrase = /^(?:v\. ?a|z\. ?n)\.$/i

const otherTags: Readonly<Record<Exclude<Piece['kind'], 'word'>, Tag>> = {
  level: 'level',
  grade: 'grade',
  punctuation: 'latin',
  number: 'count',
  unit: 'value',
  measure: 'value',
  date: 'value',
}

const tagOf = rememberWord((text): TaggedWord => {
  const key = textKey(text)
  const plain = { key, names: null, continued: false, gender: null, participle: false }
  if (/^(?:[a-z]|[ivx]{2,4})$/.test(key)) return { ...plain, tag: 'grade' }
  const listed = tags.get(key)
  if (listed !== undefined) return { ...plain, tag: listed }
  const readings = lookUp(text)
  if (startsUpper(text) && mayBeName(readings)) return { ...plain, ...nounOf(text, key, readings) }
  return { ...plain, tag: smallTag(key, readings), participle: readings.some((one) => one.tag === 'participle') }
})

/** Whether a capital says more than that a sentence starts: "Im", "Suspekter". */
function mayBeName(readings: readonly Reading[]): boolean {
  return readings.length === 0 || readings.some((one) => /^(?:noun|name|abbreviation|latin)$/.test(one.class))
}

const tags: ReadonlyMap<string, Tag> = new Map<string, Tag>(
  (
    [
      ['denial', 'kein keine keinen keinem keinerlei'],
      ['article', 'ein eine'],
      ['definite', 'die das'],
      ['genitive', 'der des dem den eines einer einem einen dieser diesem dieses diesen deren dessen'],
      ['count', 'zwei drei vier fünf sechs sieben acht neun zehn einzelne mehrere multiple zahlreiche wenige beide'],
      ['side', 'rechts links beidseits bds bds.'],
      [
        'local',
        'pulmonal hepatisch hepatal ossär lienal renal mediastinal zerebral pleural abdominal kardial skelettal',
      ],
      ['predicate', 'frei idem dito'],
      ['direction', 'oben unten außen innen vorne hinten mittig retroareolär'],
      ['conjunction', 'und oder sowie aber als wie bzw. bzw beziehungsweise sowohl auch sondern'],
      ['adverb', 'nicht zuvor vormals jetzt aktuell'],
    ] as const
  ).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
)

function namedBy(texts: readonly string[]): TaggedWord['names'] {
  const words = texts.map((text) => ({ text, stem: wordStem(text) }))
  const kind = matchTerm(words, 0)?.meanings.at(-1)?.kind
  return kind === 'organ' || kind === 'finding' ? kind : null
}

function nounOf(text: string, key: string, readings: readonly Reading[]): Omit<TaggedWord, 'key' | 'participle'> {
  const noun = readings.find((one) => one.class === 'noun')
  const names = namedBy([text])
  const isName = noun === undefined && readings.some((one) => one.class === 'name' || one.class === 'abbreviation')
  if (readings.some((one) => one.class === 'latin') && noun === undefined)
    return { tag: 'latin', names: null, continued: true, gender: null }
  if (noun === undefined && names === null && readings.some((one) => one.class === 'adjective'))
    return { tag: smallTag(key, readings), names: null, continued: false, gender: null }
  return {
    tag: 'noun',
    names,
    continued: isName || noun?.tag === 'L',
    gender: noun?.form === 'plural' ? null : (noun?.gender ?? null),
  }
}

function smallTag(key: string, readings: readonly Reading[]): Tag {
  const particle = readings.find((one) => one.class === 'function')?.tag
  if (particle === 'prep') return 'preposition'
  if (particle === 'conj') return 'conjunction'
  if (particle === 'det') return 'genitive'
  if (particle === 'pron') return 'pronoun'
  if (particle === 'aux') return 'verb'
  if (particle !== undefined) return 'adverb'
  // "syndesmaler": nobody lists them all, and their ending tells.
  const isGuessed = readings.length === 0 && guessIsNoun(foldWord(key)) === false
  const isAdjective = isGuessed || readings.some((one) => one.class === 'adjective')
  if (!isAdjective && readings.some((one) => one.class === 'latin')) return 'latin'
  if (isAdjective) return adjectiveTag(key, readings)
  return readings.some((one) => one.class === 'verb') ? 'verb' : 'adverb'
}

function adjectiveTag(key: string, readings: readonly Reading[]): Tag {
  const ending = /e([nrsm]?)$/.exec(key)?.[1]
  if (ending === undefined || !isDeclined(key, readings)) return directions.test(key) ? 'direction' : 'predicate'
  return ending === 'n' || ending === 'm' ? 'oblique' : 'attribute'
}

/** "dorsal", "retropatellar", "parahilär". */
const directions = /(?:al|är|(?<!b)ar)$/

/** "rechter" and "linke" are listed as they stand; "sicher" is no declined form. */
function isDeclined(key: string, readings: readonly Reading[]): boolean {
  if (/^(?:recht|link|ober|unter|vorder|hinter|inner|äußer|mittler|neu)e[nrsm]?$/.test(key)) return true
  const folded = foldWord(key)
  return !readings.some((one) => one.class === 'adjective' && folded.endsWith(foldWord(one.written)))
}
