import { stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { isNounLike, lookUp } from '../lexicon/lexicon.ts'
import { tokensOf } from '../read/read.ts'
import { aspectOfNoun } from './attributes.ts'
import { termsIn } from './terms-in.ts'
import { tissueOf } from './tissues.ts'

/** Nouns that only introduce what is meant. */
const carriers = stemsOf('Nachweis Hinweis Anhalt Anhaltspunkt Zeichen Seite Rahmen Sinne Größe')

/** Stems of the nouns of a text, without those that only name an organ (a lymph node is a thing by itself). */
export function nounsOf(text: string, withOrgans = false): string[] {
  const organTerms = withOrgans
    ? []
    : termsIn(text).filter(({ meanings }) => meanings.length > 0 && meanings.every((one) => one.kind === 'organ'))
  return tokensOf(text).flatMap((token, index) => {
    const capital = token.text.charAt(0) !== token.text.charAt(0).toLowerCase()
    if (
      token.kind !== 'word' ||
      token.text.length < 4 ||
      token.text.endsWith('-') ||
      !capital ||
      isNoNoun(token.text, index === 0)
    )
      return []
    const inOrgan = organTerms.some((term) => token.start >= term.start && token.start < term.end)
    const stem = wordStem(token.text)
    if (inOrgan && !isThing(token.text) && aspectOfNoun(stem) === null) return []
    return carriers.has(stem) ? [] : [stem]
  })
}

/** A word that by itself names a finding or lymph nodes, whatever the words around it make of it. */
function isThing(word: string): boolean {
  const meanings = termsIn(word).flatMap((term) => term.meanings)
  return meanings.some((one) => one.kind !== 'organ' || one.id === 'lymph-nodes' || tissueOf(one.id) === 'lymph-nodes')
}

/** "Regelrechte" opens its sentence with a capital and is no noun. */
function isNoNoun(word: string, opens: boolean): boolean {
  const readings = lookUp(word)
  if (readings.length === 0) return opens && /(?:e|er|es|en|em)$/.test(word)
  return !readings.some(isNounLike)
}
