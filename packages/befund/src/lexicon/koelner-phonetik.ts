/**
 * Kölner Phonetik: German words that sound alike share a digit code.
 * Source: H. J. Postel, IBM-Nachrichten 19 (1969).
 */
export function koelnerPhonetik(word: string): string {
  const letters = onlyLetters(word)
  let code = ''
  let last = ''
  for (let i = 0; i < letters.length; i++) {
    for (const digit of digitsAt(letters, i)) {
      if (digit !== last && (digit !== '0' || code === '')) code += digit
      last = digit
    }
  }
  return code
}

function onlyLetters(word: string): string {
  let letters = ''
  for (const letter of word.normalize('NFC').toLowerCase())
    letters += plainLetters[letter] ?? (letter >= 'a' && letter <= 'z' ? letter : '')
  return letters
}

const plainLetters: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss', é: 'e', è: 'e' }

const fixedDigits: Readonly<Record<string, string>> = {
  a: '0',
  e: '0',
  i: '0',
  j: '0',
  o: '0',
  u: '0',
  y: '0',
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
}

function digitsAt(letters: string, i: number): string {
  const letter = letters.charAt(i)
  const next = letters.charAt(i + 1)
  const previous = letters.charAt(i - 1)
  if (letter === 'h') return ''
  if (letter === 'p') return next === 'h' ? '3' : '1'
  if (letter === 'd' || letter === 't') return isOneOf(next, 'csz') ? '8' : '2'
  if (letter === 'x') return isOneOf(previous, 'ckq') ? '8' : '48'
  if (letter === 'c') return digitOfC(previous, next)
  return fixedDigits[letter] ?? ''
}

function digitOfC(previous: string, next: string): string {
  if (previous === '') return isOneOf(next, 'ahkloqrux') ? '4' : '8'
  if (isOneOf(previous, 'sz')) return '8'
  return isOneOf(next, 'ahkoqux') ? '4' : '8'
}

function isOneOf(letter: string, letters: string): boolean {
  return letter !== '' && letters.includes(letter)
}
