import { tells } from '../../read/tells.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'
import { opposite } from './side-clash.ts'
import { turnedSide } from './turn-side.ts'

/** Of an angiography; what is punctured for a biopsy is found on its own side. */
const access =
  /^(?:Cross-over-Zugang|Punktionsstelle|Punktionsort|Zugang|Schleuse|Einstich|Leistenpunktion|Druckverband)\p{L}*$/u
const artery = /^(?:AFC|Femoralis|femoral|A\.|Leiste|inguinal|radialis|transfemoral)/

function isAccess(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return (
    (access.test(text) && !/^kein/.test(words[at - 1]?.text ?? '')) ||
    (/^Punktion/.test(text) && namesArtery(words, at))
  )
}

/** Where the vessels are entered, which may be on either side of what is examined. */
export function tellsAccess({ all }: Sentence): boolean {
  return all.some(({ text }, at) => closing.test(text) || isAccess(all, at))
}

function namesArtery(words: readonly Word[], at: number): boolean {
  return tells(words.slice(at + 1, at + 5), artery)
}

const entering = /punktion|punktiert|zugang|schleuse|leiste/i
const closing = /^(?:angio|exo|femo)-?seal|^(?:proglide|perclose|verschlusssystem|druckverband)/i

/** "Punktion der A. femoralis rechts" and "Verschluss der linken Leiste mit Angio-Seal": what was closed was never entered. So "Zugang links" in the impression. */
export function accessSideClashes(sentences: readonly Sentence[]): Clash[] {
  const told = sentences.filter(({ section }) => !/^(?:clinical|prior|title)/.test(section))
  const sided = told
    .flatMap((sentence) => sentence.all.map((word) => ({ sentence, word, side: sideOf(word) })))
    .filter(({ side }) => side !== null)
  const entered = sided.filter(
    ({ sentence }) => sentence.section !== 'impression' && !tells(sentence, closing) && tells(sentence, entering),
  )
  const one = entered.find(({ sentence }) => tellsAccess(sentence))
  const closed = sided.find(
    ({ sentence, word, side }) =>
      side === opposite[one?.side ?? ''] &&
      (tells(sentence, closing) ||
        (sentence.section === 'impression' && isAccess(sentence.all, sentence.all.indexOf(word) - 1))),
  )
  if (closed === undefined || one === undefined || entered.some(({ side }) => side !== one.side)) return []
  // "Rechts Angio-Seal, links Druckverband": each of the groins was entered.
  if (sided.some(({ sentence, side }) => sentence === closed.sentence && side === one.side)) return []
  return [
    {
      kind: 'side',
      ...placesOf(one, closed),
      reason: 'Die Seitenangaben widersprechen sich (links und rechts)',
      fixes: [one, closed].flatMap(({ sentence, word }) => turnedSide(sentence, word)),
    },
  ]
}
