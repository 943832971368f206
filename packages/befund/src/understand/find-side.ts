import { byStem, stemsOf } from '../anatomy/word-stem.ts'
import type { Side } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { fitsAt } from '../read/tells.ts'
import type { Word } from './sentence.ts'

const sides = byStem<Side>([
  ['left', 'links li. linkerseits sinister sinistra sinistri sin. LUL LOL'],
  ['right', 'rechts re. rechterseits dexter dextra dextri dext. RUL ROL'],
  ['both', 'beidseits beidseitig bds. beiderseits bilateral bilat. beide bihilär doppelseitig beids. bipulmonal'],
])
/** "linksbasal", "mediolinkslateral"; but "linksventrikulär" names a chamber, "linksbetont" a weight. */
const compound =
  /^(?:medio-?|dorso-?)?(links|rechts)(?!ventrik|atrial|herz|versorg|domin|betont|drehend|schenkel|typ|shift|gericht|seitenlag)/
const towards = stemsOf('nach gegen richtung')

/** The side a word names, null where it names none. "rechtskonvex" counts: it is the side of a scoliosis. */
export function sideOf(word: Word): Side | null {
  if (word.kind !== 'word') return null
  return /^Sinne?$/.test(word.text) ? null : sideOfStem(word.stem)
}

const sideOfStem = rememberWord((stem): Side | null => {
  const known = sides.get(stem)
  if (known !== undefined) return known
  const side = compound.exec(stem)?.[1]
  if (side === undefined) return null
  return side === 'links' ? 'left' : 'right'
})

export function otherSide<Named extends Side | null>(side: Named): Side | Named {
  if (side === 'left') return 'right'
  return side === 'right' ? 'left' : side
}

/** One of them left, the other right. */
export function areOpposite(first: Side | null, second: Side | null): boolean {
  return first !== null && second !== null && first !== 'both' && second !== 'both' && first !== second
}

/** "Tumor links mit ipsilateralen Lymphknoten", "kontralateral frei": the side named last, or the other one. */
export function sideReferred(
  words: readonly Word[],
  at: number,
  sides: readonly { side: Side; direction: boolean }[],
): Side | null {
  const text = words[at]?.text ?? ''
  // "SDH links, Shift nach rechts, Aufstau kontralateral"
  const last = (sides.findLast(({ direction }) => !direction) ?? sides.at(-1))?.side
  // "Stenose rechts, kontralateral und asymptomatisch": on the side that was named, across from something else.
  if (last === undefined || last === 'both' || words[at + 1]?.text === 'und') return null
  if (/^(?:ipsi|homo)lateral/i.test(text)) return last
  // "auf dieser Seite"
  if (text === 'Seite' && fitsAt(words, at - 1, /^(?:dies|dersel|gleich)/)) return last
  return isOtherSide(text) ? otherSide(last) : null
}

/** "kontralateral", "auf der Gegenseite", "gegenseitige Wurzel". */
export function isOtherSide(text: string): boolean {
  return text.length > 9 && /^(?:kontralateral|Gegenseit|gegenüberl)/i.test(text)
}

/** Of the body, whose other half of the brain is ill. */
const crossed = /(?:parese|plegie|anopsie|ästhesie)$/

/** "nach links": a direction, "Differenz zugunsten von links": of the right one, "im Vergleich zum linken Knie": not of this side, "Hemiparese rechts": what came of it; no place any of them. */
export function isDirection(words: readonly Word[], at: number): boolean {
  if ([at - 1, at + 1].some((beside) => fitsAt(words, beside, crossed))) return true
  if (
    words[at + 1]?.text === 'länger' ||
    (words[at - 1]?.text === 'als' &&
      fitsAt(words, at - 2, /^(?:gr(?:ö|öß|ös)|klein|breit|weit|läng|höh|dick).*er$/)) ||
    [at - 1, at - 2, at - 3].some((near) => fitsAt(words, near, /^(?:zug|G)unsten$|[Kk]reuzung$/))
  )
    return true
  // "Nach links ausladend" lies there.
  if (fitsAt(words, at + 1, /^ausladend/)) return false
  // "Verschmächtigung gegenüber rechts", "gegenüber der rechten Seite"
  if (words[at - 1]?.text === 'gegenüber' || (words[at - 2]?.text === 'gegenüber' && words[at - 1]?.text === 'der'))
    return true
  return towards.has(words[at - 1]?.stem ?? '') || words[at - 2]?.text === 'Vergleich'
}
