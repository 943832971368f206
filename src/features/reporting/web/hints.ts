import type { Contradiction, Question, Quote, Span, Unplaced } from '@klarbefund/befund'

/** Everything that asks for a decision, in one order for eyes and keyboard. */
export type Hint =
  | { type: 'contradiction'; id: string; contradiction: Contradiction }
  | { type: 'question'; id: string; question: Question }
  | { type: 'unplaced'; id: string; unplaced: OpenUnplaced }

/** Its `span` points into the present transcript, `runSpan` into that of the run, as the report's marks do. */
export interface OpenUnplaced extends Unplaced {
  runSpan: Span
}

/** The same clash found again after an edit keeps its key, and with it a decision to leave it so. */
export function contradictionKey({ kind, first, second }: Contradiction): string {
  return `${kind}|${first.text}|${second.text}`
}

/** A critical fact that is not as dictated. The model's are listed whatever the person has switched off. */
export function isUnfaithful({ kind }: Contradiction): boolean {
  return kind === 'changed' || kind === 'lost' || kind === 'invented'
}

/**
 * Live findings, and those of the run that the engine alone does not see (a language model's),
 * as long as both their quotes still stand in the texts.
 */
export function mergeContradictions(
  live: readonly Contradiction[],
  fromRun: readonly Contradiction[],
  texts: { report: string; transcript: string },
): Contradiction[] {
  const merged = new Map(live.map((found) => [contradictionKey(found), found]))
  for (const found of fromRun) {
    const isKnown = live.some((other) => sharesQuotes(other, found))
    if (isKnown || !stillStands(found.first, texts) || !stillStands(found.second, texts)) continue
    merged.set(contradictionKey(found), {
      ...found,
      first: relocate(found.first, texts),
      second: relocate(found.second, texts),
      fixes: [],
    })
  }
  return [...merged.values()]
}

/** The same clash in a newer list. */
export function findAgain(live: readonly Contradiction[], known: Contradiction): Contradiction | undefined {
  const key = contradictionKey(known)
  return live.find((found) => contradictionKey(found) === key) ?? live.find((found) => sharesQuotes(found, known))
}

function sharesQuotes(a: Contradiction, b: Contradiction): boolean {
  const known = [a.first.text, a.second.text].join(' ')
  return known.includes(b.first.text) && known.includes(b.second.text)
}

function stillStands({ text, in: place }: Quote, texts: { report: string; transcript: string }): boolean {
  return text !== '' && texts[place].includes(text)
}

function relocate(quote: Quote, texts: { report: string; transcript: string }): Quote {
  const start = texts[quote.in].indexOf(quote.text)
  return { ...quote, start, end: start + quote.text.length }
}

/** Quotes of a hint by the text they stand in. */
export function placesOf(hint: Hint): { report: Span[]; transcript: Span[] } {
  const report: Span[] = []
  const transcript: Span[] = []
  if (hint.type === 'question') transcript.push(hint.question.span)
  if (hint.type === 'unplaced') transcript.push(hint.unplaced.span)
  if (hint.type === 'contradiction') {
    for (const quote of [hint.contradiction.first, hint.contradiction.second]) {
      if (quote.in === 'report') report.push(quote)
      else transcript.push(quote)
    }
  }
  return { report, transcript }
}
