export type CharacterClass = 'letter' | 'digit' | 'space' | 'break' | 'punctuation' | 'other'

const letterPattern = /^[\p{L}\p{M}]$/u
const digitPattern = /^\p{Nd}$/u
const punctuationPattern = /^[\p{P}\p{S}\p{No}]$/u
const spacePattern = /^[\s\u200e\u200f]$/

/** Soft hyphen, zero-width joiners: they belong to the word they stand in. */
export function isInvisible(code: number): boolean {
  return code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff
}

export function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011
}

/** By code, up to the last letter of Latin-1. */
export const latinClasses: readonly CharacterClass[] = Array.from({ length: 256 }, (_, code) => classifyOther(code))

/** What kind of character stands at a code point. Lone surrogates and control characters are 'other'. */
export function characterClass(codePoint: number): CharacterClass {
  return latinClasses[codePoint] ?? classifyOther(codePoint)
}

/** A letter or an accent. */
export function isLetter(codePoint: number): boolean {
  return characterClass(codePoint) === 'letter'
}

function classifyOther(codePoint: number): CharacterClass {
  if (
    codePoint === 0x0a ||
    codePoint === 0x0d ||
    codePoint === 0x2028 ||
    codePoint === 0x2029 ||
    codePoint === 0x0b ||
    codePoint === 0x0c
  ) {
    return 'break'
  }
  if (codePoint === 0x85) return 'break'
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) return 'other'
  const character = String.fromCodePoint(codePoint)
  if (letterPattern.test(character)) return 'letter'
  if (digitPattern.test(character)) return 'digit'
  if (spacePattern.test(character)) return 'space'
  if (punctuationPattern.test(character)) return 'punctuation'
  return 'other'
}
