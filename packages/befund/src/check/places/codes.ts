import type { Sentence, Word } from '../../understand/sentence.ts'
import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'

/** A code that says which: the segment "M2" of an artery. */
interface Code {
  kind: string
  value: string
  word: Word
  sentence: Sentence
}

const artery = /^([MPAV])([1-4])(?:-(?:Segment|Verschluss|Abbruch|Stenose|Ast)\p{L}*)?$/u
/** Words that name vessels, without which "A1" may be anything. */
const vessel =
  /^(?:A\.|Aa\.|Arteria|Segment\p{L}*|\p{L}*(?:verschluss|abbruch|stenose|media|posterior|anterior)|MCA|ACM|PCA|ACP|ACA)$/iu

/** Words that say which of two: the dominant coronary artery, the leaflets of a valve, the bowel that is obstructed. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['dominance', /^(links|rechts)(?:versorg|dominan|koronarer)/i],
  ['valve', /^(bi|tri)[ck]uspid(?:al)?e?[nrs]?$/i],
  ['ileus', /^(dünndarm|dickdarm|kolon)(?:sub)?ileus/i],
  ['fracture', /^AO-?([ABC]\d)/],
]

/** "Kein Hinweis auf einen Dickdarmileus" */
const denial = /^(?:kein|ohne|nicht)/i

/** One code in the findings, another one of its kind in the impression, and neither in the other. */
export function codeClashes(sentences: readonly Sentence[]): Clash[] {
  const told = codesIn(sentences, 'impression')
  if (told.length === 0) return []
  const known = codesIn(sentences, 'findings')
  for (const two of told) {
    const alike = known.filter(({ kind }) => kind === two.kind)
    if (alike.length === 0 || alike.some(({ value }) => value === two.value)) continue
    const one = alike.find(({ value }) => !told.some((other) => other.kind === two.kind && other.value === value))
    if (one !== undefined) return [codeClash(one, two)]
  }
  return []
}

function codesIn(sentences: readonly Sentence[], section: Sentence['section']): Code[] {
  return sentences.filter((sentence) => sentence.section === section).flatMap(codesOf)
}

function codesOf(sentence: Sentence): Code[] {
  const words = sentence.all
  return words.flatMap((_, at): Code[] => {
    const code = codeAt(words, at)
    return code === null ? [] : [{ ...code, sentence }]
  })
}

function codeAt(words: readonly Word[], at: number): Omit<Code, 'sentence'> | null {
  const word = words[at] as Word
  // "AO A1": the two are one code.
  const text = words[at - 1]?.text === 'AO' ? `AO${word.text}` : word.text
  for (const [kind, pattern] of kinds) {
    const value = pattern.exec(text)?.[1]
    if (value !== undefined && !words.some((one, before) => before < at && denial.test(one.text)))
      return { kind, value: value.toLowerCase(), word }
  }
  const segment = artery.exec(word.text)
  const isNamed = word.text.includes('-') || words.some(({ text }) => vessel.test(text))
  if (segment === null || !isNamed) return null
  return { kind: `artery-${segment[1]}`, value: segment[2] ?? '', word }
}

function codeClash(one: Code, two: Code): Clash {
  return {
    kind: 'level',
    ...placesOf(one, two),
    reason: `Verschieden angegeben (${one.word.text} und ${two.word.text})`,
    fixes: adoptedWords(one.word, two.word),
  }
}
