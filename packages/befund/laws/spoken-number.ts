const small =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** A whole number from 0 to 9999 as it is spoken: "dreiundzwanzig". */
export function spokenNumber(value: number): string {
  if (value < 20) return small[value] ?? ''
  if (value < 100) {
    const one = value % 10
    const ten = tens[Math.floor(value / 10)] ?? ''
    if (one === 0) return ten
    return `${one === 1 ? 'ein' : small[one]}und${ten}`
  }
  const [size, name] = value < 1000 ? ([100, 'hundert'] as const) : ([1000, 'tausend'] as const)
  const head = Math.floor(value / size)
  const rest = value % size
  return `${head === 1 ? 'ein' : small[head]}${name}${rest === 0 ? '' : spokenNumber(rest)}`
}

/** "3,5" as "drei Komma fünf", "23" as "dreiundzwanzig". */
export function spokenFigure(written: string): string {
  const [whole = '', fraction] = written.split(',')
  const first = spokenNumber(Number(whole))
  return fraction === undefined
    ? first
    : `${first} Komma ${[...fraction].map((digit) => small[Number(digit)]).join(' ')}`
}

const romanNames: readonly (readonly [string, number])[] = [
  ['VIII', 8],
  ['VII', 7],
  ['VI', 6],
  ['IV', 4],
  ['V', 5],
  ['III', 3],
  ['II', 2],
  ['I', 1],
]

export function spokenRoman(roman: string): string {
  return spokenNumber(romanNames.find(([name]) => name === roman)?.[1] ?? 0)
}
