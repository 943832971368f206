const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/**
 * A word that code only compares with itself may be any other: the most frequent of `values` become one letter, as far as
 * there are letters. One that stands in a text, an expression or a name as well may be cut from there, and stays.
 */
export function shortenValues(code: string, values: readonly string[]): string {
  const counted = values
    .map((value) => ({ value, count: code.split(`"${value}"`).length - 1 }))
    .filter(({ value, count }) => count > 1 && !standsElsewhere(code, value))
    .sort((a, b) => b.count - a.count)
  const free = letters.filter((letter) => !code.includes(`"${letter}"`))
  return free.reduce((short, letter, at) => {
    const value = counted[at]?.value
    return value === undefined ? short : short.replaceAll(`"${value}"`, `"${letter}"`)
  }, code)
}

function standsElsewhere(code: string, value: string): boolean {
  return new RegExp(String.raw`(?<![\w-])${value}(?![\w-])`).test(code.replaceAll(`"${value}"`, ''))
}
