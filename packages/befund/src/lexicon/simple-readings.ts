import { addOwnWord, rememberWord } from '../own-words.ts'
import { upperFirst } from '../read/upper-first.ts'
import { positiveForms, undeclinedForms } from './strip-adjective.ts'
import { type Reading, wordIndex } from './word-index.ts'

type Find = (folded: string) => readonly Reading[]

/** Readings of a folded word that the lists hold themselves, declined adjectives included, compounds not. */
export function simpleReadings(folded: string): readonly Reading[] {
  return listed(folded)
}

const listed = rememberWord((folded): readonly Reading[] => {
  const readings = readingsIn(folded, wordIndex().find)
  if (readings.length > 0) addOwnWord(folded)
  return readings
})

/** The same for last parts that are no words of their own. */
export function boundHeadReadings(folded: string): readonly Reading[] {
  return readingsIn(folded, wordIndex().findHead)
}

function readingsIn(folded: string, find: Find): readonly Reading[] {
  const direct = find(folded)
  if (direct.some((one) => one.class === 'adjective')) return direct
  const declined = declinedAdjective(folded, find) ?? nominalisedVerb(folded, direct, find)
  return declined === null ? direct : [...direct, declined]
}

function declinedAdjective(folded: string, find: Find): Reading | null {
  for (const stem of undeclinedForms(folded)) {
    const found = adjective(stem, find) ?? comparedAdjective(stem, find)
    if (found !== null) return found
  }
  return comparedAdjective(folded, find)
}

function comparedAdjective(stem: string, find: Find): Reading | null {
  for (const positive of positiveForms(stem)) {
    const found = adjective(positive, find)
    if (found !== null) return found
  }
  return null
}

function adjective(stem: string, find: Find): Reading | null {
  return find(stem).find((one) => one.class === 'adjective') ?? null
}

/** "des Schluckens": any infinitive in the genitive is a noun. */
function nominalisedVerb(folded: string, direct: readonly Reading[], find: Find): Reading | null {
  if (direct.length > 0 || !folded.endsWith('ns')) return null
  const verb = find(folded.slice(0, -1)).find((one) => one.form === 'infinitive')
  if (verb === undefined) return null
  const lemma = upperFirst(verb.lemma)
  return { class: 'noun', lemma, written: `${lemma}s`, form: 'genitive', gender: 'n', tag: '' }
}
