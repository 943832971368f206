import { findMentions } from '../../understand/find-mentions.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Told {
  name: string
  value: string
  word: Word
  sentence: Sentence
}

/** "Kein Stent nötig" and "PTA und Stentimplantation". */
const stent = /^(?:Stent|Stentimplantation|Stenteinlage|Stentanlage|Stenting|Stent-PTA)$/
/** The coronary artery that supplies the posterior wall. */
const dominance =
  /^(links|rechts)(?:dominant\p{L}*|versorgungstyp|versorger|coronardominanz|koronardominanz|dominanz)$/iu
/** "Kein ZVK" and "ZVK rechts jugulär", but no "ZVK-Anlage". */
const device =
  /^(?:Herz)?(ZVK|D[JM]-|Magensonde|Schrittmacher|(?:Thorax|Pleura)drainage|\p{L}*tubus$|Port(?:katheter)?$)(?:Katheter|Schienen?)?$/iu
/** A class of a fracture behind its name: "AO A1", "AO 23-A2", "AO-Typ B". */
const classed = /^(?:\d{2}-?)?([ABC]\d?)(?:\.\d)?$/

/** A device, a class or a supply told in one way in the findings and in the other in the impression, each in one way only. */
export function attributeClashes(sentences: readonly Sentence[]): Clash[] {
  const told = sentences.filter(({ section }) => section === 'impression').flatMap(toldIn)
  const known = told.length === 0 ? [] : sentences.filter(({ section }) => section === 'findings').flatMap(toldIn)
  for (const name of new Set(told.map((one) => one.name))) {
    const [one, two] = [onlyOne(known, name), onlyOne(told, name)]
    if (one !== null && two !== null && one.value !== two.value) return [attributeClash(one, two)]
  }
  return []
}

function onlyOne(all: readonly Told[], name: string): Told | null {
  const same = all.filter((one) => one.name === name)
  const [first] = same
  return first === undefined || same.some(({ value }) => value !== first.value) ? null : first
}

function toldIn(sentence: Sentence): Told[] {
  const words = sentence.all
  const named = words.flatMap((word, at) => {
    const found = attributeAt(words, at)
    return found === null ? [] : [{ ...found, at, word, sentence }]
  })
  if (named.length === 0) return []
  const { cues, terms } = findMentions(words)
  const stanceOf = stances(words, cues, (at) => terms.some((term) => term.from === at))
  return named.flatMap(({ at, ...told }) => {
    if (isClass(told.name)) return [told]
    const stance = stanceOf[at]
    if (stance === 'unclear') return []
    const isThere = (stance === 'asserted') === (told.value === 'there')
    return [{ ...told, value: isThere ? 'there' : 'missing' }]
  })
}

function attributeAt(words: readonly Word[], at: number): { name: string; value: string } | null {
  const text = words[at]?.text ?? ''
  if (stent.test(text) && !words.some((word) => /^(?:Z\.|St\.|Zustand|bekannt|einliegend|liegend)/i.test(word.text)))
    return { name: 'Stent', value: 'there' }
  const placed = device.exec(text)?.[1]
  if (placed !== undefined) return deviceAt(words, at, placed)
  const dominant = dominance.exec(text)?.[1]
  if (dominant !== undefined) return { name: supply, value: dominant.toLowerCase() }
  if (!/^AO(?:-|$)/.test(text)) return null
  const value = words.slice(at + 1, at + 3).flatMap((word) => classed.exec(word.text)?.[1] ?? [])[0]
  return value === undefined ? null : { name: 'AO', value }
}

/** There, or denied in so many words; what was or will be is neither. */
function deviceAt(words: readonly Word[], at: number, name: string): { name: string; value: string } | null {
  if (words.some(({ text }) => /^(?:entf|gezogen|explant|mehr$|empf|weiter|neu)/i.test(text))) return null
  const isDenied = words.slice(Math.max(0, at - 2), at).some(({ text }) => /^(?:keine?|ohne)$/i.test(text))
  return isDenied || !words.some(({ text }) => /^(?:kein|ohne|nicht)/i.test(text)) ? { name, value: 'there' } : null
}

const supply = 'Versorgungstyp'

/** Of what has one of several values and is not there or missing. */
const kinds: Readonly<Record<string, Clash['kind']>> = { AO: 'grading', [supply]: 'side' }

function isClass(name: string): boolean {
  return kinds[name] !== undefined
}

function attributeClash(one: Told, two: Told): Clash {
  return {
    kind: kinds[one.name] ?? 'negation',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: isClass(one.name)
      ? `${one.name === 'AO' ? 'Die AO-Klasse' : 'Der Versorgungstyp'} ist verschieden angegeben (${one.value} und ${two.value})`
      : `${one.name} einmal bejaht, einmal verneint`,
  }
}
