import type { Span } from '../model.ts'
import type { Word } from '../understand/sentence.ts'
import type { Proposal } from './clash.ts'

/** One word written in place of the other, both ways: the later one is changed first. */
export function adoptedWords(one: Word | null, two: Word | null): Proposal[] {
  if (one === null || two === null || one.text === two.text) return []
  return [adopted(two, one), adopted(one, two)]
}

/** What is right written in place of what is wrong. */
export function adopted(wrong: Span & { text: string }, right: { text: string }): Proposal {
  return {
    label: `„${wrong.text}“ durch „${right.text}“ ersetzen`,
    span: { start: wrong.start, end: wrong.end },
    replacement: right.text,
  }
}
