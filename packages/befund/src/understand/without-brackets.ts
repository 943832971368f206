import { matchTerm } from '../anatomy/term-index.ts'
import { fitsAt } from '../read/tells.ts'
import { measureAt } from './find-measures.ts'
import type { Word } from './sentence.ts'

/**
 * Takes what stands in brackets out of a sentence, so that the words around it join up.
 * A bare measurement ("(ap-Durchmesser 11 mm)") or place ("(Segment VII)") stays: it belongs to the finding before it.
 */
export function withoutBrackets(words: readonly Word[]): { outer: readonly Word[]; brackets: readonly Word[][] } {
  if (!words.some((word) => word.text === '(')) return { outer: words, brackets: [] }
  const outer: Word[] = []
  const brackets: Word[][] = []
  for (let at = 0; at < words.length; ) {
    const close = words[at]?.text === '(' ? closing(words, at) : -1
    if (close < 0) {
      outer.push(words[at] as Word)
      at++
      continue
    }
    const inner = words.slice(at + 1, close)
    // What stood behind a bracket stands behind a space now: "BWK 11 (30 %)" is not "BWK 1130 %".
    if (isBareMeasure(inner) || isBarePlace(inner))
      outer.push(...inner.map((word, index) => (index === 0 ? { ...word, glued: false } : word)))
    else if (inner.length > 0) brackets.push(inner)
    at = close + 1
  }
  return { outer, brackets }
}

/** "(Segment VII)", "(LWK 3)", "(HWK 4 bis BWK 2)" */
function isBarePlace(words: readonly Word[]): boolean {
  return (
    (words.length < 5 || words.every(({ text }) => ofLevel.test(text))) &&
    fitsAt(words, 0, /^(?:[HBL]WK|(?:Leber)?[Ss]eg(?:ment|m?\.)?|S(?:[6-9]|10)?|[CL]\d)$/)
  )
}

const ofLevel = /^(?:[HBLS]WK|(?:C|Th|L|S)?\d*|[/–-]|bis|und)$/

const longestBracket = 60

function closing(words: readonly Word[], open: number): number {
  for (let at = open + 1; at < words.length && at < open + longestBracket; at++) {
    if (words[at]?.text === ')') return at
    if (words[at]?.text === '(') return -1
  }
  return -1
}

function isBareMeasure(words: readonly Word[]): boolean {
  let measured = false
  for (let at = 0; at < words.length; at++) {
    if (measureAt(words, at) !== null) measured = true
    const meanings = matchTerm(words, at)?.meanings ?? []
    if (meanings.some((meaning) => meaning.kind !== 'organ')) return false
  }
  // "links 5 mm (rechts 8 mm)"
  return measured && !fitsAt(words, 0, /^(?:links|rechts)$/)
}
