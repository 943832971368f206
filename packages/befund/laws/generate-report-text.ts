import type { Random } from '../src/mutate/random.ts'
import { seededRandom } from '../src/mutate/random.ts'
import type { Gender, Noun } from './report-words.ts'
import {
  adjectives,
  courses,
  deniedFindings,
  findings,
  histories,
  normalWords,
  organs,
  pairedOrgans,
  techniques,
  titles,
} from './report-words.ts'
import { spokenFigure, spokenNumber, spokenRoman } from './spoken-number.ts'

/** The same report twice: as it is written, and as it is dictated with every mark and figure spoken. */
export interface SyntheticReport {
  written: string
  dictated: string
}

type Both = SyntheticReport

/** Joins texts and pairs; a plain string is written as it is spoken, a full stop and a comma are spoken as words. */
function both(parts: readonly (string | Both)[]): Both {
  const pairs = parts.map((part) => (typeof part === 'string' ? { written: part, dictated: part } : part))
  return {
    written: pairs
      .map(({ written }) => written)
      .join(' ')
      .replaceAll(' ,', ',')
      .replaceAll(' .', '.')
      .replaceAll(' :', ':'),
    dictated: pairs
      .map(({ dictated }) => dictated)
      .join(' ')
      .replaceAll(' ,', ' Komma')
      .replaceAll(' .', ' Punkt')
      .replaceAll(' :', ' Doppelpunkt'),
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const definiteDative: Readonly<Record<Gender, string>> = { m: 'dem', f: 'der', n: 'dem', p: 'den' }
const indefinite: Readonly<Record<Gender, string>> = { m: 'ein', f: 'eine', n: 'ein', p: 'mehrere' }
const strongEnding: Readonly<Record<Gender, string>> = { m: 'r', f: '', n: 's', p: '' }
const none: Readonly<Record<Gender, string>> = { m: 'Kein', f: 'Keine', n: 'Kein', p: 'Keine' }
const genitive: Readonly<Record<Gender, string>> = { m: 'des', f: 'der', n: 'des', p: 'der' }

function adjective(random: Random, noun: Noun): string {
  return `${random.pick(adjectives)}${strongEnding[noun.gender]}`
}

function figure(random: Random, most: number): Both {
  const written =
    random.below(2) === 0 ? `${1 + random.below(9)},${1 + random.below(9)}` : String(2 + random.below(most))
  return { written, dictated: spokenFigure(written) }
}

function size(random: Random): Both {
  const unit = random.pick([
    { written: 'mm', dictated: 'Millimeter' },
    { written: 'cm', dictated: 'Zentimeter' },
  ]) ?? { written: 'mm', dictated: 'Millimeter' }
  const first = figure(random, 40)
  if (random.below(2) === 0) return both([first, unit])
  return both([first, { written: 'x', dictated: 'mal' }, figure(random, 30), unit])
}

function level(random: Random): Both {
  const [written, spoken, most] = random.pick([
    ['HWK', 'HWK', 7],
    ['BWK', 'BWK', 12],
    ['LWK', 'LWK', 5],
  ] as const) ?? ['LWK', 'LWK', 5]
  const upper = 1 + random.below(most - 1)
  if (random.below(2) === 0) return { written: `${written} ${upper}`, dictated: `${spoken} ${spokenNumber(upper)}` }
  return {
    written: `${written} ${upper}/${upper + 1}`,
    dictated: `${spoken} ${spokenNumber(upper)} ${spokenNumber(upper + 1)}`,
  }
}

function segment(random: Random): Both {
  const roman = random.pick(['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII']) ?? 'I'
  return { written: `Segment ${roman}`, dictated: `Segment ${spokenRoman(roman)}` }
}

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

function date(random: Random): Both {
  const day = 1 + random.below(28)
  const month = 1 + random.below(12)
  const year = 2018 + random.below(8)
  const two = (value: number) => String(value).padStart(2, '0')
  const ordinal = `${spokenNumber(day)}${day < 20 ? 'ten' : 'sten'}`
    .replace('einsten', 'ersten')
    .replace('dreiten', 'dritten')
    .replace('siebenten', 'siebten')
    .replace('achtten', 'achten')
  return {
    written: `${two(day)}.${two(month)}.${year}`,
    dictated: `${ordinal} ${months[month - 1]} ${spokenNumber(year)}`,
  }
}

function grade(random: Random): Both {
  const value = 1 + random.below(5)
  return (
    random.pick([
      { written: `BI-RADS ${value}`, dictated: `BI-RADS ${spokenNumber(value)}` },
      { written: `PI-RADS ${value}`, dictated: `PI-RADS ${spokenNumber(value)}` },
      { written: `Kellgren-Lawrence Grad ${value}`, dictated: `Kellgren-Lawrence Grad ${spokenNumber(value)}` },
      { written: `Pfirrmann Grad ${value}`, dictated: `Pfirrmann Grad ${spokenNumber(value)}` },
      { written: `Bosniak ${value}`, dictated: `Bosniak ${spokenNumber(value)}` },
    ]) ?? both([''])
  )
}

function noun(random: Random, list: readonly Noun[]): Noun {
  return random.pick(list) ?? { word: 'Leber', gender: 'f' }
}

function side(random: Random): string {
  return random.pick(['rechts', 'links']) ?? 'rechts'
}

function sideAdjective(random: Random): string {
  return random.pick(['rechten', 'linken']) ?? 'rechten'
}

type Pattern = (random: Random) => Both

/** Sentences as they stand in reports of every modality. */
const patterns: readonly Pattern[] = [
  (random) => {
    const organ = noun(random, pairedOrgans)
    const found = noun(random, findings)
    return both([
      `In ${definiteDative[organ.gender]} ${sideAdjective(random)} ${organ.word} ${indefinite[found.gender]}`,
      size(random),
      `messende${strongEnding[found.gender]} ${found.word} .`,
    ])
  },
  (random) => {
    const organ = noun(random, organs)
    const found = noun(random, findings)
    return both([
      capital(adjective(random, found)),
      `${found.word} in ${definiteDative[organ.gender]} ${organ.word} ,`,
      size(random),
      '.',
    ])
  },
  (random) => both([noun(random, organs).word, random.pick(normalWords) ?? 'unauffällig', '.']),
  (random) =>
    both([`${noun(random, pairedOrgans).word} ${side(random)}`, random.pick(normalWords) ?? 'unauffällig', '.']),
  (random) => {
    const denied = noun(random, deniedFindings)
    return both([none[denied.gender], denied.word, '.'])
  },
  (random) => {
    const [first, second, third] = [
      noun(random, deniedFindings),
      noun(random, deniedFindings),
      noun(random, deniedFindings),
    ]
    const deny = (one: Noun) => `${none[one.gender].toLowerCase()} ${one.word}`
    return both([capital(deny(first)), ',', deny(second), ',', deny(third), '.'])
  },
  (random) => {
    const found = noun(random, findings)
    return both([found.word, 'Höhe', level(random), '.'])
  },
  (random) => both(['Bandscheibenprotrusion', level(random), 'ohne Spinalkanalstenose', '.']),
  (random) =>
    both([
      `${random.pick(['Leberläsion', 'Leberzyste', 'Lebermetastase'])} in`,
      segment(random),
      'mit',
      size(random),
      '.',
    ]),
  (random) =>
    both([`Rundherd im ${sideAdjective(random)} ${random.pick(['Oberlappen', 'Unterlappen'])} mit`, size(random), '.']),
  (random) => both([`Im Vergleich zur Voruntersuchung vom`, date(random), random.pick(courses) ?? 'unverändert', '.']),
  (random) => both([`Befund ${side(random)} entsprechend`, grade(random), '.']),
  (random) => {
    const found = noun(random, findings)
    const organ = noun(random, organs)
    const word = organ.gender === 'f' ? organ.word : 'Leber'
    return both([{ written: 'V. a.', dictated: 'Verdacht auf' }, found.word, genitive.f, word, '.'])
  },
  (random) =>
    both([
      'Lymphknoten',
      random.pick(['axillär', 'inguinal', 'zervikal']) ?? '',
      side(random),
      'bis',
      size(random),
      '.',
    ]),
  (random) => {
    const volume = 10 + random.below(300)
    return both(['Restharn von', { written: `${volume} ml`, dictated: `${spokenNumber(volume)} Milliliter` }, '.'])
  },
  (random) => {
    const percent = 5 * (2 + random.below(18))
    return both([
      `Stenose der Arteria carotis interna ${side(random)} von`,
      { written: `${percent} %`, dictated: `${spokenNumber(percent)} Prozent` },
      '.',
    ])
  },
  (random) => {
    const organ = noun(random, organs)
    return both([organ.word, ':', capital(random.pick(normalWords) ?? 'homogen'), '.'])
  },
  (random) => {
    const found = noun(random, findings)
    const other = noun(random, findings)
    return both([found.word, 'rechts', ',', other.word, 'links', '.'])
  },
]

function sentences(random: Random, count: number): Both {
  return both(Array.from({ length: count }, () => (random.pick(patterns) ?? (() => both([''])))(random)))
}

function section(heading: string, body: Both): Both {
  return {
    written: `\n\n${heading}:\n${body.written}`,
    dictated: ` neuer Absatz ${heading} Doppelpunkt neue Zeile ${body.dictated}`,
  }
}

/** A report of any modality and region, the same for the same seed. */
export function generateReportText(seed: number): SyntheticReport {
  const random = seededRandom(seed)
  const plain = (text: string | undefined) => both([(text ?? '').replaceAll('.', ' .').replaceAll(/\s+/gu, ' ')])
  const title = random.pick(titles) ?? 'CT Abdomen'
  const parts = [{ written: title, dictated: title }]
  if (random.below(2) === 0)
    parts.push(section('Klinische Angaben', plain(random.pick(histories.filter((text) => !/\d/u.test(text))))))
  if (random.below(2) === 0) parts.push(section('Technik', plain(random.pick(techniques))))
  parts.push(section('Befund', sentences(random, 5 + random.below(8))))
  if (random.below(3) > 0) parts.push(section('Beurteilung', sentences(random, 1 + random.below(3))))
  return {
    written: parts.map(({ written }) => written).join(''),
    dictated: parts.map(({ dictated }) => dictated).join(''),
  }
}
