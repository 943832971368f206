const parts =
  'null|eins|ein|zwei|zwo|drei|vier|fünf|sechs|sech|sieben|sieb|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|und'

/** A number in words, also as an ordinal: "sieben", "neunzehnhundertsechsundfünfzig", "zwölften". */
export const spokenNumber = String.raw`(?:(?:erst|dritt|acht)e[nrs]?|(?:${parts}){1,9}(?:s?te[nrs]?)?)(?!\p{L})`

/** Numbers in words behind each other, as telephone and case numbers are spoken. */
export const spokenDigits = (fewest: number) => String.raw`${spokenNumber}(?:\s${spokenNumber}){${fewest - 1},30}`
