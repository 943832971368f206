import { describe, expect, it } from 'vitest'
import { foldWord } from './fold-word.ts'
import { koelnerPhonetik } from './koelner-phonetik.ts'
import { canonicalCase, isNoun, lookUp } from './lexicon.ts'
import { parseEntries } from './parse-entries.ts'
import { splitCompound } from './split-compound.ts'
import { suggestSpelling } from './suggest-spelling.ts'
import { buildIndex } from './word-index.ts'
import { wordLists } from './word-lists.ts'

function genderOf(word: string): string | null | undefined {
  return lookUp(word).find((one) => one.class === 'noun')?.gender
}

describe('lookUp', () => {
  it.each([
    ['Leber', 'f'],
    ['Lebern', 'f'],
    ['Herzens', 'n'],
    ['Ergüsse', 'm'],
    ['Ulzera', 'n'],
    ['Menisken', 'm'],
    ['Patienten', 'm'],
    ['Arthritiden', 'f'],
    ['Schluckens', 'n'],
  ])('knows the gender of %s in any form', (word, gender) => {
    expect(genderOf(word)).toBe(gender)
  })

  it.each([
    ['Schilddrüsenkarzinom', 'n'],
    ['Nierenarterienstenose', 'f'],
    ['Untersuchungszeitpunkt', 'm'],
    ['Kontrastmittelaufnahme', 'f'],
    ['Mikrohämangiome', 'n'],
    ['Hemikolektomie', 'f'],
  ])('gives the compound %s the gender of its head', (word, gender) => {
    expect(genderOf(word)).toBe(gender)
  })

  it.each([
    'linksseitige',
    'kontrastmittelaufnehmendes',
    'infrarenaler',
    'femoropatellaren',
    'größerer',
    'kleinsten',
    'dunkle',
    'glattwandiger',
    'verkalkten',
    'perihiläre',
  ])('knows %s as an adjective', (word) => {
    expect(lookUp(word).map((one) => one.class)).toContain('adjective')
  })

  it.each([
    ['Gefässe', 'Gefäße'],
    ['Cyste', 'Zyste'],
    ['Oesophagus', 'Ösophagus'],
    ['Sonografie', 'Sonographie'],
    ['Erguß', 'Erguss'],
    ['O\u0308dem', 'Ödem'],
  ])('reads the variant %s like %s', (variant, usual) => {
    expect(genderOf(variant)).toBe(genderOf(usual))
  })

  it.each(['darstellt', 'dargestellt', 'darzustellen', 'zeigte', 'lag', 'vorliegend', 'imponiert', 'kontrastierte'])(
    'knows the verb form %s',
    (word) => {
      expect(lookUp(word).length).toBeGreaterThan(0)
    },
  )

  it.each(['Synovitits', 'Xyrotec', 'Pneumotorax', '', '-', '3,5', '\ud800'])('does not know %j', (word) => {
    expect(lookUp(word)).toEqual([])
  })

  it('reads a hyphenated word as its last part', () => {
    expect(genderOf('Y-Prothese')).toBe('f')
    expect(lookUp('CT-gesteuerten').map((one) => one.class)).toContain('adjective')
    expect(isNoun('Xyrotec-Prothese')).toBe(false)
  })
})

describe('canonicalCase', () => {
  it.each([
    ['leber', 'Leber'],
    ['mrt', 'MRT'],
    ['Unauffällig', 'unauffällig'],
    ['crohn', 'Crohn'],
    ['weite', 'weite'],
    ['xyrotec', 'xyrotec'],
  ])('writes %s as %s', (word, written) => {
    expect(canonicalCase(word)).toBe(written)
  })
})

describe('splitCompound', () => {
  it.each([
    ['Bandscheibenvorfall', ['bandscheiben', 'vorfall']],
    ['Schenkelhalsfraktur', ['schenkelhals', 'fraktur']],
    ['Infektionsherd', ['infektions', 'herd']],
    ['Grenzwert', ['grenz', 'wert']],
    ['Schluckakt', ['schluck', 'akt']],
    ['retroperitoneal', ['retro', 'peritoneal']],
    ['Cholangiopankreatikographie', ['cholangio', 'pankreatiko', 'graphie']],
  ])('cuts %s', (word, parts) => {
    expect(splitCompound(word)?.parts).toEqual(parts.map(foldWord))
  })

  it('cuts nothing whose parts are unknown, however long', () => {
    expect(splitCompound('Lebergrumpf')).toBeNull()
    expect(splitCompound('leber'.repeat(5000))).toBeNull()
  })
})

describe('suggestSpelling', () => {
  it.each([
    ['Torax', 'Thorax'],
    ['Dislokazion', 'Dislokation'],
    ['Ostheoporose', 'Osteoporose'],
    ['Lympfknoten', 'Lymphknoten'],
    ['hypodänse', 'hypodense'],
  ])('takes %s for %s, which sounds the same', (heard, meant) => {
    expect(suggestSpelling(heard)).toEqual([{ word: meant, soundsTheSame: true }])
  })

  it('only supposes what a slip of the hand would explain', () => {
    expect(suggestSpelling('Synovitits')).toEqual([{ word: 'Synovitis', soundsTheSame: false }])
    expect(suggestSpelling('Milzvenenthrombsoe')).toEqual([{ word: 'Milzvenenthrombose', soundsTheSame: false }])
  })

  it.each(['Xyrotec', 'Gadolite', 'qwertz', 'x'.repeat(3000)])('has no idea for %.20s', (word) => {
    expect(suggestSpelling(word)).toEqual([])
  })
})

describe('koelnerPhonetik', () => {
  it.each([
    ['Müller-Lüdenscheidt', '65752682'],
    ['Breschnew', '17863'],
    ['Wikipedia', '3412'],
    ['Thorax', '2748'],
    ['', ''],
  ])('codes %s as %s', (word, code) => {
    expect(koelnerPhonetik(word)).toBe(code)
  })
})

describe('the word index', () => {
  it('reads a word the same whatever was asked before', () => {
    const entries = wordLists.flatMap(parseEntries)
    const [fresh, asked] = [buildIndex(entries), buildIndex(entries)]
    asked.find('geschattet')
    expect(asked.find('schatten')).toEqual(fresh.find('schatten'))
    expect(fresh.find('schatten').map((one) => one.class)).toEqual(['noun', 'verb', 'verb'])
  })
})
