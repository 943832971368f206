import { expect, it } from 'vitest'
import { foldText } from '../src/lexicon/fold-text.ts'
import { type Gender, inflectNoun } from '../src/lexicon/inflect-noun.ts'
import { parseEntries } from '../src/lexicon/parse-entries.ts'
import { buildIndex } from '../src/lexicon/word-index.ts'
import { wordLists } from '../src/lexicon/word-lists.ts'
import { withNounsTogether } from './nouns-together.ts'

it('puts the nouns of all lists into one, those of one inflection side by side', () => {
  const lists = ['\nadv: oft\n', '\n# Organs\nf n: Niere\n  Leber\nm e: Arm\n', '\nf n: Nebenniere\n', '\nadj: lieb\n']
  expect(withNounsTogether(lists)).toEqual([
    '\nadv: oft\n',
    '\nf n: Niere Nebenniere Leber\nm e: Arm\n',
    '\nadj: lieb\n',
  ])
})

it('leaves a noun behind others that is written like another', () => {
  expect(withNounsTogether(['\nm e: Arm\nn ¨er: Dach\n', '\nm e: Dachs Darm\n'])).toEqual([
    '\nm e: Arm Darm\nn ¨er: Dach\nm e: Dachs\n',
  ])
})

it('changes no reading of the lists', () => {
  const [before, after] = [wordLists, withNounsTogether(wordLists)].map((lists) =>
    buildIndex(lists.flatMap(parseEntries)),
  )
  for (const { tag, inflection, words } of wordLists.flatMap(parseEntries)) {
    for (const word of words) {
      const forms = ['m', 'f', 'n', 'pl'].includes(tag)
        ? inflectNoun(word, tag as Gender | 'pl', inflection).forms.keys()
        : word.split(/[/|]/)
      for (const form of forms) expect(after?.find(foldText(form)), form).toEqual(before?.find(foldText(form)))
    }
  }
})
