const number = String.raw`\d[\d.,]*`
const unit =
  '(?:[µcdkm]?m[²³]?|[µcdm]?l|[µkm]?g|mmHg|HE|HU|%|°C?|[cmµ]?Gy|[mµ]?Sv|m?s|min|T|kV|mAs|MHz' +
  '|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Minuten?|Sekunden?|EUR|CHF|USD|€)'

/** A number, or several with × between them, and the unit behind: "3,5 x 2,1 cm". */
export const measures = new RegExp(`${number}(?: [x×] ${number})* ${unit}(?![\\p{L}\\d])`, 'gu')

/** The text for a line that may break, but never between a number and its unit. For what is shown, not for what is kept. */
export function keepUnits(text: string): string {
  return text.replace(measures, (measure) => measure.replaceAll(' ', '\u00a0'))
}
