import { foldWord } from '../lexicon/fold-word.ts'
import { rememberWord } from '../own-words.ts'

const whole = new Set(
  `ein eine eins zwei zwo drei vier fünf sechs sieben acht neun null halb anderthalb
   nicht nichts ohne nie niemals weder noch negativ ausgeschlossen ausschluss
   li re bds beide beiden beider beides bilateral bilaterale bilateralen linke linken linker linkes rechte rechten rechter rechtes
   hwk bwk lwk swk hws bws lws th segment halswirbelkörper brustwirbelkörper lendenwirbelkörper sakralwirbelkörper
   grad grads typ stadium klasse kategorie score birads pirads lirads tirads orads
   mm cm ml dl mg kg hu prozent millimeter zentimeter meter milliliter liter milligramm gramm komma`
    .split(/\s+/)
    .map(foldWord),
)

const beginsOrEndsSo =
  /^(?:links|rechts|beidseit|beiderseit|kein|nicht)|(?:zehn|zig|dreissig|hundert|tausend|elf|zwölf)$/
const figureOrRoman = /\d|^[IVX]+[ab]?$/

/**
 * Whether a word carries a number, a side, a negation, a level, a grade or a unit: nothing that
 * corrects words may bring such a word in, take it out or turn it into another.
 */
export const isProtected: (word: string) => boolean = rememberWord(carriesValue)

function carriesValue(word: string): boolean {
  if (figureOrRoman.test(word)) return true
  const folded = foldWord(word)
  return whole.has(folded) || beginsOrEndsSo.test(folded)
}
