import { foldWord } from '../lexicon/fold-word.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { Reading } from '../lexicon/word-index.ts'

/** Genders and number an article or contracted preposition can stand before; "p" is the plural. */
const articles: Readonly<Record<string, string>> = {
  der: 'mfp',
  die: 'fp',
  das: 'n',
  des: 'mn',
  dem: 'mn',
  den: 'mp',
  ein: 'mn',
  eine: 'f',
  einer: 'f',
  eines: 'mn',
  einem: 'mn',
  einen: 'm',
  kein: 'mn',
  keine: 'fp',
  keiner: 'fp',
  keines: 'mn',
  keinem: 'mn',
  keinen: 'mp',
  im: 'mn',
  am: 'mn',
  vom: 'mn',
  zum: 'mn',
  beim: 'mn',
  ins: 'n',
  zur: 'f',
}

const adjectiveEndings: readonly (readonly [string, string])[] = [
  ['em', 'mn'],
  ['es', 'mn'],
  ['er', 'mfp'],
  ['en', 'mfnp'],
  ['e', 'mfnp'],
]

/** Whether a word opens a noun phrase: an article or a declined adjective. */
export function opensNounPhrase(word: string): boolean {
  return gendersAfter(word) !== null
}

/** Whether a noun can follow this article or adjective. */
export function agrees(word: string, noun: Reading): boolean {
  const genders = gendersAfter(word) ?? 'mfnp'
  if (noun.form === 'plural') return genders.includes('p')
  return noun.gender === null ? genders.includes('p') : genders.includes(noun.gender)
}

function gendersAfter(word: string): string | null {
  const folded = foldWord(word)
  const known = articles[folded]
  if (known !== undefined) return known
  if (!lookUp(word).some((one) => one.class === 'adjective')) return null
  return adjectiveEndings.find(([ending]) => folded.endsWith(ending))?.[1] ?? null
}
