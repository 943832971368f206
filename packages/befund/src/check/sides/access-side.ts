import type { Sentence, Word } from '../../understand/sentence.ts'

/** Of an angiography; what is punctured for a biopsy is found on its own side. */
const access =
  /^(?:Punktionsstelle|Punktionsort|Zugang|Zugangsweg|Schleuse|Einstich|Einstichstelle|Leistenpunktion|Druckverband)\p{L}*$/u
const artery = /^(?:AFC|Femoralis|femoralis|femoral|A\.|Leiste|inguinal|radialis|transfemoral)/

function isAccess(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return (
    (access.test(text) && !/^kein/.test(words[at - 1]?.text ?? '')) ||
    (/^Punktion/.test(text) && namesArtery(words, at))
  )
}

/** Where the vessels are entered, which may be on either side of what is examined. */
export function tellsAccess({ all }: Sentence): boolean {
  return all.some((_, at) => isAccess(all, at))
}

function namesArtery(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 5).some(({ text }) => artery.test(text))
}
