import { wordSet } from '../read/word-set.ts'

/** Words that take back what was said just before. Weak ones count only where like replaces like. */
const strong = `korrektur|berichtigung|ich korrigiere|ich korrigiere mich|korrigiere|nein quatsch|nein halt|nein falsch|nein stopp|nein entschuldigung|nein sorry|
nein nein|ach doch|halt doch|moment doch|ach nein|nein pardon|nein verzeihung|nein doch nicht|nein doch|moment das sind|nein das sind|moment nein|nein moment|nein warte|quatsch|entschuldigung|verzeihung|pardon|
halt nein|stopp nein|nein korrektur|nein korrigiere|nein ich korrigiere|halt korrektur|stopp korrektur|falsch korrektur|halt stopp|ich meine|ich meinte|nein ich meine|nein ich meinte|besser gesagt|oder besser|nein vielmehr|vielmehr`
const weak = 'nein|halt|stopp|moment|warte|sorry'
/** Weak ones that are nouns as well, "im Moment". */
export const pauses = wordSet('halt stopp moment warte sorry')

function phraseMap(): ReadonlyMap<string, boolean> {
  const phrases = strong.split('|').map((phrase) => [phrase.trim(), true] as const)
  return new Map<string, boolean>([...phrases, ...weak.split('|').map((phrase) => [phrase, false] as const)])
}

/** Phrase to whether it is strong. */
export const correctionMarkers = phraseMap()
export const longestMarker = 3

const verbs = [
  'streiche',
  'streich',
  'streichen',
  'lösche',
  'lösch',
  'löschen',
  'entferne',
  'entfernen',
  'vergiss',
  'verwerfe',
]
const determiners = ['das', 'den', 'die', '']
const adjectives = ['letzte', 'letzten', 'letztes', 'letzter', 'vorherigen', 'vorherige']
const nouns = [
  ['wort', 'word'],
  ['satz', 'sentence'],
  ['absatz', 'paragraph'],
  ['abschnitt', 'paragraph'],
  ['zeile', 'line'],
  ['zahl', 'word'],
  ['wörter', 'word'],
] as const

/** `said`: the sentence before, in passing and so only behind its stop. */
export type Strike = 'word' | 'sentence' | 'paragraph' | 'line' | 'said'

function strikePhrases(): ReadonlyMap<string, Strike> {
  const phrases = new Map<string, Strike>()
  for (const [noun, what] of nouns) {
    for (const adjective of adjectives) {
      for (const determiner of determiners) {
        const object = `${determiner} ${adjective} ${noun}`.trim()
        for (const verb of verbs) phrases.set(`${verb} ${object}`, what).set(`${object} ${verb}`, what)
      }
    }
  }
  const inPassing = 'das streichen wir|das bitte streichen|das streichen wir wieder|nein streichen|satz streichen'
  for (const said of inPassing.split('|')) phrases.set(said, 'said')
  return phrases
}

/** "streiche den letzten Satz", "letztes Wort löschen". */
export const strikes = strikePhrases()
export const longestStrike = 4

const firstWords = new Set(
  [...strikes.keys(), ...correctionMarkers.keys()].map((phrase) => phrase.split(' ', 1)[0] ?? ''),
)

export function startsCorrection(key: string): boolean {
  return firstWords.has(key)
}
