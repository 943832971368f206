import { stemsOf } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { isOrdinalNoun } from '../read/ordinal-nouns.ts'
import { fitsAt } from '../read/tells.ts'
import { textKey } from '../read/text-key.ts'
import type { Word } from './sentence.ts'

/** Whether a word is counted with an ordinal: "6. Rippe", "2. Grad". */
const isCounted = rememberWord(
  (word) => isOrdinalNoun(textKey(word)) || /^(?:Segment|Grad|Quadrant|Hirnnerv|Zyklus)/.test(word),
)
const leaders = stemsOf('der die das des dem den am im und bis vom zum zur seit ab nach oder')

/** Whether the stop at `at` makes an ordinal ("6. und 7. Rippe") instead of ending the sentence. */
export function isOrdinalStop(words: readonly Word[], at: number): boolean {
  const number = words[at - 1]
  const next = words[at + 1]
  if (number !== undefined && /^[IVX]+$/.test(number.text) && /^(?:Ventrikel|Hirnnerv|Strahl)/.test(next?.text ?? ''))
    return true
  if (number === undefined || number.kind !== 'number' || words[at]?.glued !== true || next === undefined) return false
  if (next.kind !== 'word') {
    // "4. – 8. Rippe", but not "BI-RADS 4. - Zyste", "Grad 2. 12 mm".
    if (/^[-–]$/.test(next.text) && words[at + 2]?.kind === 'number' && fitsAt(words, at + 3, /^\.$/)) return true
    if (next.glued) return next.kind === 'number' || /^[-–:,;]/.test(next.text)
    return next.kind === 'number' && date.test(number.text) && leaders.has(words[at - 2]?.stem ?? '')
  }
  if (fitsAt(words, at - 2, graded)) return false
  if (/^\p{Ll}/u.test(next.text) || (isCounted(next.text) && !isSecondOfLevel(words, at))) return true
  // "Es fehlen 36 und 46. Zahn 48 retiniert"
  if (words[at - 2]?.text === 'und' && words[at - 3]?.kind === 'number') return false
  return number.text.length <= 2 && leaders.has(words[at - 2]?.stem ?? '')
}

/** "Links 6. Rippe": where no words before it tell, and not "Typ 2. HWK 5 ...". */
export function isCountedPart(word: string): boolean {
  return isCounted(word) && !/^(?:[HBL]W|Segment|Grad)/.test(word)
}

/** "Am 04.03. 9 mm" */
const date = /^\d\d?\.\d\d?$/

/** "LI-RADS 5. Segment III: ...", "Typ 2. HWK 5" */
const graded = /-RADS$|^(?:Grad|Typ|Stadium)$/

/** "Protrusion L3/4. HWK 5/6: ...", "bis LWK 5. LWK 1/2: ...", "BWK 8. Rippe 5 ...", not "6./7. Rippe". */
function isSecondOfLevel(words: readonly Word[], at: number): boolean {
  const before = words[at - 2]?.text ?? ''
  const isLevel = /^[HBL]WK?$/.test(before) || (before === '/' && words[at - 3]?.text !== '.')
  return isLevel && fitsAt(words, at + 1, /^[HBL]W|^Rippe$/)
}
