export const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ')

const digits = 'null eins zwei drei vier fünf sechs sieben acht neun'.split(' ')
const small =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = '- - zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

export const ordinals =
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten'.split(
    ' ',
  )

/** Digit by digit, as numbers of cases and telephones are spoken. */
export function inWords(number: string): string {
  return [...number].map((digit) => digits[Number(digit)] ?? digit).join(' ')
}

/** 1956: neunzehnhundertsechsundfünfzig. */
export function yearInWords(year: number): string {
  const rest = year % 100
  return `neunzehnhundert${rest === 0 ? '' : belowHundred(rest)}`
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  return `${unit === 0 ? '' : `${small[unit]}und`}${tens[Math.floor(value / 10)]}`
}
