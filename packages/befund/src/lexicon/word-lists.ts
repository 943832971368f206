import { abbreviations } from './words/abbreviations.ts'
import { adjectives } from './words/adjectives.ts'
import { anatomyNouns } from './words/anatomy-nouns.ts'
import { commonVerbs } from './words/common-verbs.ts'
import { examinationNouns } from './words/examination-nouns.ts'
import { findingNouns } from './words/finding-nouns.ts'
import { functionWords } from './words/function-words.ts'
import { generalNouns } from './words/general-nouns.ts'
import { latin } from './words/latin.ts'
import { names } from './words/names.ts'
import { wordParts } from './words/word-parts.ts'

/** Every word list, in the order of precedence of their readings. */
export const wordLists: readonly string[] = [
  functionWords,
  anatomyNouns,
  findingNouns,
  examinationNouns,
  generalNouns,
  adjectives,
  commonVerbs,
  latin,
  abbreviations,
  names,
  wordParts,
]
