import { foldWord } from '../lexicon/fold-word.ts'
import { contracted, endsDeclined, isDeterminer, startsNounPhrase } from './noun-phrase.ts'
import type { Place } from './phrase-context.ts'

const infinitiveOpeners = new Set([
  ...contracted,
  'bei',
  'nach',
  'durch',
  'mit',
  'unter',
  'das',
  'des',
  'dem',
  'ein',
  'kein',
  'dieses',
  'diesem',
])
const setPhrases = new Map([
  [
    'im',
    [
      'übrigen',
      'wesentlichen',
      'allgemeinen',
      'folgenden',
      'einzelnen',
      'besonderen',
      'ganzen',
      'nachfolgenden',
      'weiteren',
    ],
  ],
  ['des', ['weiteren', 'öfteren']],
  ['nichts', ['auffälliges', 'neues', 'pathologisches', 'besonderes', 'weiteres']],
  ['etwas', ['neues', 'auffälliges']],
])

/** "beim Schlucken", "im Übrigen": no noun in the lexicon, but used as one. */
export function isNominalised(place: Place): boolean {
  const { word, folded, previous, next } = place
  if (previous === null) return false
  const before = previous.piece.text.toLowerCase()
  if (word.readings.every((one) => one.class === 'latin'))
    return !place.inLatinName && (isDeterminer(previous) || endsDeclined(previous))
  if (word.readings.some((one) => one.form === 'infinitive')) {
    // "fehlendes Ansprechen"
    const isNeuter =
      before.length > 5 && before.endsWith('es') && previous.readings.every((one) => one.class === 'adjective')
    return (infinitiveOpeners.has(before) || isNeuter) && !startsNounPhrase(next)
  }
  if (setPhrases.get(before)?.includes(folded) !== true) return false
  return (
    !startsNounPhrase(next) ||
    (next?.readings.some((one) => one.class === 'adjective') === true && !foldWord(next.piece.text).endsWith('en'))
  )
}
