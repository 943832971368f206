import { removalAt } from '../anatomy/removals.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { tokensOf } from '../read/read.ts'
import { tells } from '../read/tells.ts'
import { idsIn, termsIn } from './terms-in.ts'

const undone = /^(?:teil|partiell|subtotal|geplant|vor$|frage|evtl|eventuell|empfohlen|ausschluss)/i
const denied = /^(?:kein|ohne)/i
const isUndone = rememberWord((word) => undone.test(word))
const missing = /^(?:entfernt|fehlt|fehlende?[rsn]?|exstirpiert)$/i

/** The organs that a sentence says were taken out: "Z. n. Cholezystektomie", "Gallenblase entfernt". */
export function removedIn(text: string): string[] {
  const words = wordsOf(text)
  if (words.some((word) => isUndone(word.text))) return []
  const operated = words.flatMap((_, at) => {
    const removal = removalAt(words, at)
    // "Z. n. Nephrektomie, kein Lokalrezidiv"
    if (removal === null || tells(words, denied, Math.max(0, at - 3), at)) return []
    return removal.named ? removal.organs.filter((organ) => idsIn(text, 'organ').includes(organ)) : removal.organs
  })
  if (operated.length > 0) return operated
  if (words.length > 8 || tells(words, denied) || !tells(words, missing)) return []
  // Neither a "Thoraxdrainage" nor a "Polyp im Kolon" that was removed.
  const [term] = termsIn(text)
  const isOrgan = term?.meanings.every(({ kind }) => kind === 'organ')
  return isOrgan && /^(?:\p{L}+e[rns]? ){0,2}$/u.test(text.slice(0, term?.start))
    ? idsIn(text, 'organ').slice(0, 1)
    : []
}

/** The joints that a sentence says are artificial: "Regelrechter Sitz der Hüft-TEP ohne Lockerung". */
export function replacedIn(text: string): string[] {
  const words = wordsOf(text)
  if (tells(words, /^(?:geplant|vor$|kein|empfohlen)/i)) return []
  return words.flatMap((_, at) => removalAt(words, at)?.joint ?? [])
}

function wordsOf(text: string): { text: string; stem: string }[] {
  return tokensOf(text)
    .filter((token) => token.kind !== 'space' && token.kind !== 'break')
    .map((token) => ({ text: token.text, stem: wordStem(operationOf(token.text)) }))
}

/** "cholezystektomiert" tells of a Cholezystektomie. */
function operationOf(word: string): string {
  return word.includes('ektomiert') ? word.replace(/ektomiert(?:e[rsnm]?)?$/, 'ektomie') : word
}
