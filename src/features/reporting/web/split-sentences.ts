export interface Stretch {
  start: number
  end: number
}

/** Abbreviations after which a capital letter does not open a sentence. */
const abbreviations = new Set(
  'z a b bzw ca d dd e evtl f fr ggf h hr i id inkl k kl l li lt max min mind n nr o p pat r re rel s sog st t u v vgl vs z w abb bds dr prof th lwk bwk hwk'.split(
    ' ',
  ),
)

/** Sentences of running text for pointing and counting; the engine has the exact ones. */
export function splitSentences(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let start = 0
  for (let i = 0; i < text.length; i++) {
    if (!endsSentence(text, i)) continue
    pushTrimmed(stretches, text, start, i + 1)
    start = i + 1
  }
  pushTrimmed(stretches, text, start, text.length)
  return stretches
}

function endsSentence(text: string, index: number): boolean {
  const sign = text[index]
  if (sign === '\n') return true
  if (sign !== '.' && sign !== '!' && sign !== '?') return false
  const next = text.slice(index + 1, index + 3)
  if (next === '') return true
  if (!/^\s/.test(next)) return false
  if (/^\s\p{Ll}/u.test(next)) return false
  if (sign !== '.') return true
  const word = /(\p{L}+|\d+)$/u.exec(text.slice(Math.max(0, index - 24), index))?.[1] ?? ''
  if (/^\d{1,2}$/.test(word)) return !/^\s[\p{Lu}\d]/u.test(next) || next.includes('\n')
  return !abbreviations.has(word.toLowerCase())
}

function pushTrimmed(stretches: Stretch[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const lead = raw.length - raw.trimStart().length
  const body = raw.trim()
  if (body !== '') stretches.push({ start: start + lead, end: start + lead + body.length })
}
