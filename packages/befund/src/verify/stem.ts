const folds: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 'ss',
  é: 'e',
  è: 'e',
  à: 'a',
  ç: 'c',
  ñ: 'n',
  '\u0308': '',
  '\u0301': '',
}

const endings = ['en', 'em', 'er', 'es', 'e', 'n', 's'] as const
const shortestStem = 4
const plain = /^[a-z]*$/u

/** Lower case without umlauts and accents, so that spelling habits do not look like changes. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase()
  if (plain.test(lower)) return germanise(lower)
  let result = ''
  for (const character of lower) result += folds[character] ?? character
  return germanise(result)
}

/** "Coxarthrose" as "Koxarthrose", "Cyste" as "Zyste"; "ch", "ck" and a "c" on its own stay. */
function germanise(word: string): string {
  if (word.length < shortestStem || !word.includes('c')) return word
  let result = ''
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charAt(index)
    const next = word.charAt(index + 1)
    const stays = letter !== 'c' || next === 'h' || next === 'k' || word.charAt(index - 1) === 's'
    result += stays ? letter : hardened(next)
  }
  return result
}

function hardened(next: string): string {
  return next === 'e' || next === 'i' || next === 'y' ? 'z' : 'k'
}

/** The folded word without German inflection, light and without a lexicon: "vergrößerten" and "vergrößert" agree. */
export function stem(word: string): string {
  let result = foldWord(word)
  for (let pass = 0; pass < 2; pass += 1) {
    const ending = endings.find((one) => result.length - one.length >= shortestStem && result.endsWith(one))
    if (ending === undefined || (ending === 's' && result.endsWith('ss'))) break
    result = result.slice(0, -ending.length)
  }
  return result
}
