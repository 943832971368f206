import { findings } from '../../anatomy/finding-concepts.ts'
import { organs } from '../../anatomy/organ-tree.ts'
import { removalsIn } from '../../anatomy/removals.ts'
import type { Options } from '../../model.ts'
import { rememberWord } from '../../own-words.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { relatives } from '../../understand/qualifiers.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { sentencePlace } from '../sentence-place.ts'

type Sex = 'female' | 'male'

interface Sign {
  sex: Sex
  /** The organ named, or null for a word for the person. */
  organ: string | null
  sentence: Sentence
  word: Word
  /** In the findings or impression, not only asked for or in the history. */
  seen: boolean
}

/** A man's organ and a woman's in one report, or an organ that the patient's sex does not have. */
export function sexClashes(sentences: readonly Sentence[], options: Options): Clash[] {
  const signs = sentences.flatMap(signsOf)
  const persons = signs.filter((sign) => sign.organ === null)
  const named = signs.filter((sign) => sign.organ !== null).sort((one, two) => Number(two.seen) - Number(one.seen))
  const stated: Sign[] = options.sex !== undefined && persons.length === 0 ? [] : persons
  const female = named.find((sign) => sign.sex === 'female')
  const male = named.find((sign) => sign.sex === 'male')
  const organs = female !== undefined && male !== undefined ? [sexClash(female, male)] : []
  for (const person of stated) {
    const other = named.find((sign) => sign.sex !== person.sex)
    if (other !== undefined) return [sexClash(person, other), ...organs]
  }
  if (organs.length > 0) return organs
  const two = personsClash(stated)
  if (two.length > 0) return two
  const known = options.sex
  const wrong = known === undefined ? undefined : named.find((sign) => sign.sex !== known)
  return wrong === undefined || known === undefined ? [] : [againstKnown(wrong, known)]
}

/** "4-jähriger Junge" and "bei dem Mädchen"; a bare "Patient" may be anybody, a "Frau" or "Herr" a colleague. */
function personsClash(persons: readonly Sign[]): Clash[] {
  const [first, ...others] = persons.filter(({ word }) => certain.test(word.text))
  const other = others.find(({ sex }) => sex !== first?.sex)
  return first === undefined || other === undefined ? [] : [sexClash(first, other)]
}

/** "Fetus männlich" is not said of the patient. */
const unborn = /^(?:Fet(?:us|en)|Fötus|Zwilling)/

const certain =
  /^(?:(?:Junge|Knabe|Bube?)n?|Mädchen|Patientin|Gynäkomastie|(?:männ|weib)lich(?:e[rnms]?)?|\S+jährige[rmn]?)$/

function signsOf(sentence: Sentence): Sign[] {
  const words = sentence.all
  const seen = isInBody(sentence)
  const signs: Sign[] = []
  words.forEach((word, at) => {
    const sex = word.kind === 'word' && at >= sentence.label.length ? personSex(words, at) : null
    if (sex !== null) signs.push({ sex, organ: null, sentence, word, seen })
  })
  for (const { removal, at } of removalsIn(words)) {
    const operated = organOfSex(removal.organs[0])
    if (operated !== null) signs.push({ ...operated, sentence, word: words[at] as Word, seen })
  }
  for (const term of findMentions(words).terms) {
    for (const meaning of term.meanings) {
      const organ = organOfSex(meaning.kind === 'finding' ? findings().get(meaning.id)?.organ : meaning.id)
      if (organ !== null) signs.push({ ...organ, sentence, word: words[term.from] as Word, seen })
    }
  }
  return signs.length > 0 && (tells(words, relatives) || tells(words, unborn)) ? [] : signs
}

function organOfSex(id: string | null | undefined): { sex: Sex; organ: string } | null {
  const sex = id == null ? null : organs().get(id)?.sex
  return id != null && sex != null ? { sex, organ: id } : null
}

/** "Patientin", "23-jähriger Patient", "weiblich", "Herr"; a bare "Patient:" is a field of a form. */
function personSex(words: readonly Word[], at: number): Sex | null {
  const said = personNamed(words[at]?.text ?? '')
  if (said === null) return null
  if (said === 'boy') return /^\p{Lu}/u.test(words[at + 1]?.text ?? '') ? null : 'male'
  if (said === 'w' || said === 'm') {
    // "31 J., M. Crohn"
    if (!isField(words, at) || (words[at]?.text === 'M' && words[at + 1]?.text === '.')) return null
    return said === 'w' ? 'female' : 'male'
  }
  if (said === 'ofAge') {
    if (fitsAt(words, at + 1, /^frau$|erin$|patientin$/i)) return 'female'
    return fitsAt(words, at + 1, men) ? 'male' : null
  }
  if (said === 'measured') return words.slice(at + 1, at + 4).some(({ kind }) => kind === 'number') ? 'male' : null
  if (said === 'patient') return words[at + 1]?.text !== ':' ? 'male' : null
  // "Sehr geehrte Frau Kollegin", "An Herrn Dr. Weber": who is written to.
  const beside = [words[at - 1], words[at + 1]]
  return beside.some((word) => /^(?:geehrte|Kolleg|Dr|Prof|PD|Doktor)/.test(word?.text ?? '')) ? null : said
}

const personNamed = rememberWord((word): Sex | 'boy' | 'ofAge' | 'w' | 'm' | 'patient' | 'measured' | null => {
  if (/^(?:Junge|Knabe|Bube?)n?$/.test(word)) return 'boy'
  if (word === 'Mädchen') return 'female'
  const text = word.toLowerCase()
  if (/^(?:patientin(?:nen)?|weiblich(?:e[rns]?)?|weibl\.?|frau)$/.test(text)) return 'female'
  if (/^(?:männlich(?:e[rns]?)?|männl\.?|herrn?|gynäkomastie)$/.test(text)) return 'male'
  if (femaleWords.test(text)) return 'female'
  if (text.endsWith('in') && /(?:fahrer|läufer|sportler|raucher|träger|schüler|rentner)in$/.test(text)) return 'female'
  if (maleWords.test(text)) return 'measured'
  if (/jährige[rmn]?$/.test(text)) return 'ofAge'
  if (/^[wmf]$/.test(text)) return text === 'm' ? 'm' : 'w'
  return text === 'patient' ? 'patient' : null
})

/** "34-jähriger Motorradfahrer", but not "10-jähriger Verlauf". */
const men =
  /^(?:patient(?:en)?|mann|herrn?|junge)$|(?:fahrer|spieler|läufer|sportler|baller|arbeiter|raucher|reiter|turner|gänger|träger|rentner|schüler|wirt)$/i

/** "45 J., w, Rückenschmerzen" */
function isField(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at)
  const isOpen = /^[,/:(]$/.test(words[at - 1]?.text ?? '')
  // "w, 34 J."
  if (at === 0 && words[1]?.text === ',' && words[2]?.kind === 'number') return /^J/.test(words[3]?.text ?? '')
  return isOpen && tells(before, /^(?:j|j\.|jahre|jahren|geschlecht|pat\.?|patient|\d+j)$/i)
}

/** Conditions and operations that only women have. */
const femaleWords =
  /^(?:sectio|kaiserschnitt|schwanger(?:e|en|schaft)?|gravidität|gravida|frühschwangerschaft|postmenopausal(?:e[rnms]?)?|prämenopausal(?:e[rnms]?)?|menopause|laktation|endometriose|mammakarzinom-patientin|ssw)$/
/** "PSA 7,8": asked for in men only. */
const maleWords = /^psa(?:-wert)?$/

const names: Readonly<Record<Sex, string>> = { female: 'weiblich', male: 'männlich' }

function sexClash(one: Sign, two: Sign): Clash {
  const [first, second] = one.word.start <= two.word.start ? [one, two] : [two, one]
  return {
    kind: 'sexOrgan',
    first: sentencePlace(first.sentence, first.word),
    second: sentencePlace(second.sentence, second.word),
    reason: `Geschlecht und Organ passen nicht zusammen (${names[first.sex]} und ${names[second.sex]})`,
  }
}

function againstKnown(sign: Sign, known: Sex): Clash {
  return {
    kind: 'sexOrgan',
    first: sentencePlace(sign.sentence, sign.word),
    second: { start: sign.word.start, end: sign.word.end },
    reason: `Das Organ passt nicht zum angegebenen Geschlecht (${names[known]})`,
  }
}
