import { findMentions } from '../understand/find-mentions.ts'
import { stances } from '../understand/polarity.ts'
import type { Sentence, Word } from '../understand/sentence.ts'
import type { Clash } from './clash.ts'
import { sentencePlace } from './sentence-place.ts'

interface Told {
  name: string
  value: string
  word: Word
  sentence: Sentence
}

/** An attribute that is there or not: "obstruierend", "nicht obstruierend". */
const attributes = /^obstruier/i
/** A class of a fracture behind its name: "AO A1", "AO 23-A2", "AO-Typ B". */
const classed = /^(?:\d{2}-?)?([ABC]\d?)(?:\.\d)?$/

/** An attribute or class told in one way in the findings and in the other in the impression, each in one way only. */
export function attributeClashes(sentences: readonly Sentence[]): Clash[] {
  const known = sentences.filter(({ section }) => section === 'findings').flatMap(toldIn)
  const told = known.length === 0 ? [] : sentences.filter(({ section }) => section === 'impression').flatMap(toldIn)
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
    if (told.name === 'AO') return [told]
    const stance = stanceOf[at]
    if (stance === 'unclear') return []
    const isThere = (stance === 'asserted') === (told.value === 'there')
    return [{ ...told, value: isThere ? 'there' : 'missing' }]
  })
}

function attributeAt(words: readonly Word[], at: number): { name: string; value: string } | null {
  const text = words[at]?.text ?? ''
  if (attributes.test(text)) return isOfOthers(words, at) ? null : { name: 'Obstruktion', value: 'there' }
  if (!/^AO(?:-|$)/.test(text)) return null
  const value = words.slice(at + 1, at + 3).flatMap((word) => classed.exec(word.text)?.[1] ?? [])[0]
  return value === undefined ? null : { name: 'AO', value }
}

/** "Zwei weitere, nicht obstruierende Steine". */
function isOfOthers(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:weiter|ander|übrig|zusätzlich)/i.test(text))
}

function attributeClash(one: Told, two: Told): Clash {
  const isClass = one.name === 'AO'
  return {
    kind: isClass ? 'grading' : 'negation',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: isClass
      ? `Die AO-Klasse ist verschieden angegeben (${one.value} und ${two.value})`
      : `${one.name} einmal bejaht, einmal verneint`,
    fixes: [],
  }
}
