import type { FindPlaces, Place } from './report-reading.ts'
import { isHeadingless } from './sentence-form.ts'

/** Sentences from all modalities, none of which follows from another one. */
const inventions = [
  'Kein Nachweis eines Pneumothorax.',
  'Kleine Hiatushernie.',
  'Degenerative Veränderungen der Facettengelenke.',
  'Leichte Erweiterung der äußeren Liquorräume.',
  'Geringe Menge freier Flüssigkeit im Douglas-Raum.',
  'Einzelner verkalkter Granulomherd.',
  'Partielle Ruptur der Supraspinatussehne.',
  'Zarte Schleimhautschwellung der Kieferhöhlen.',
  'Gruppierter Mikrokalk im oberen äußeren Quadranten.',
  'Deutliche Atherosklerose der Beckenarterien.',
  'Osteochondrose mit Höhenminderung des Bandscheibenfachs.',
  'Kleines Hämangiom der Milz mit 9 mm.',
  'Ausgeprägtes Knochenmarködem des Talus.',
  'Rarefizierung der Knochenstruktur.',
] as const

/** A sentence is left out, with the white space behind it. */
export const sentenceDeletedPlaces: FindPlaces = ({ text, sentences }) =>
  sentences
    .filter((sentence) => isHeadingless(sentence))
    .map(({ start, end }): Place => {
      let after = end
      while (after < text.length && (text[after] === ' ' || text[after] === '\n')) after += 1
      const isWholeLine = start === 0 || text[start - 1] === '\n'
      const isLineEnd = text.slice(end, after).includes('\n')
      // Between two lines one line break has to stay, except where the whole line goes.
      return { span: { start, end: isLineEnd && !isWholeLine ? end : after }, to: '' }
    })

/** A sentence about something the report does not mention is put in behind another one. */
export const sentenceInventedPlaces: FindPlaces = ({ text, sentences }, random) => {
  const known = text.toLowerCase()
  const names = (sentence: string) =>
    sentence
      .split(' ')
      .slice(1)
      .filter((word) => word !== word.toLowerCase() && word !== 'Nachweis')
  const fresh = inventions.filter((sentence) =>
    names(sentence).every((word) => !known.includes(word.toLowerCase().replace('.', ''))),
  )
  return sentences
    .filter((sentence) => isHeadingless(sentence))
    .flatMap(({ end }) => {
      const sentence = random.pick(fresh)
      return sentence === undefined ? [] : [{ span: { start: end, end }, to: ` ${sentence}` }]
    })
}
