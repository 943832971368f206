/** Spellings that sound alike in German; each may stand for the other. */
const alike: readonly (readonly [string, string])[] = [
  ['th', 't'],
  ['ph', 'f'],
  ['rh', 'r'],
  ['zion', 'tion'],
  ['zion', 'sion'],
  ['zie', 'sie'],
  ['bt', 'pt'],
  ['bs', 'ps'],
  ['ziell', 'tiell'],
  ['y', 'i'],
  ['y', 'ü'],
  ['ie', 'i'],
  ['ih', 'i'],
  ['ä', 'e'],
  ['äh', 'ä'],
  ['ah', 'a'],
  ['eh', 'e'],
  ['oh', 'o'],
  ['öh', 'ö'],
  ['uh', 'u'],
  ['üh', 'ü'],
  ['oo', 'o'],
  ['aa', 'a'],
  ['ee', 'e'],
  ['ai', 'ei'],
  ['äu', 'eu'],
  ['x', 'ks'],
  ['x', 'chs'],
  ['v', 'f'],
  ['v', 'w'],
  ['dt', 't'],
  ['tz', 'z'],
  ['ck', 'k'],
  ['kw', 'qu'],
  ['sch', 'sh'],
  ['ch', 'k'],
  ['ich', 'ig'],
  ['eo', 'io'],
]
/** Slips so common that they count as pronunciations: wrong, then right. */
const commonSlips: readonly (readonly [string, string])[] = [
  ['protus', 'protrus'],
  ['aszitis', 'aszites'],
  ['sinuitis', 'sinusitis'],
  ['miniskus', 'meniskus'],
  ['paradont', 'parodont'],
  ['ismus', 'isthmus'],
  ['zöliak', 'koeliak'],
  ['sinosit', 'sinusit'],
  ['ateri', 'arteri'],
  ['perost', 'periost'],
  ['perventr', 'periventr'],
  ['beckerz', 'bakerz'],
  ['plack', 'plaque'],
  ['questa', 'quester'],
  ['konkram', 'konkrem'],
]
const doubled = 'bdfgklmnprstz'

/**
 * Other spellings of the same sounds: one replacement anywhere in the word.
 *
 * @param folded  as `foldWord` gives it
 */
export function sameSoundSpellings(folded: string): string[] {
  const spellings: string[] = []
  for (let at = 0; at < folded.length; at++) {
    for (const [one, other] of alike) {
      if (folded.startsWith(one, at)) spellings.push(replaced(folded, at, one, other))
      if (folded.startsWith(other, at) && !folded.startsWith(one, at)) spellings.push(replaced(folded, at, other, one))
    }
    for (const [wrong, right] of commonSlips) {
      if (folded.startsWith(wrong, at)) spellings.push(replaced(folded, at, wrong, right))
    }
    const letter = folded.charAt(at)
    if (!doubled.includes(letter) || at === 0) continue
    const isDouble = folded.charAt(at + 1) === letter
    spellings.push(
      isDouble ? replaced(folded, at, letter + letter, letter) : replaced(folded, at, letter, letter + letter),
    )
  }
  return spellings
}

const letters = 'abcdefghijklmnopqrstuvwxyzäöü'

/** Every word one slip of a letter away: put in, left out, replaced, or swapped with its neighbour. */
export function oneSlipSpellings(folded: string): string[] {
  const spellings: string[] = []
  for (let at = 0; at <= folded.length; at++) {
    const before = folded.slice(0, at)
    const after = folded.slice(at)
    if (after !== '') spellings.push(before + after.slice(1))
    if (after.length > 1) spellings.push(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of letters) {
      spellings.push(before + letter + after)
      if (after !== '') spellings.push(before + letter + after.slice(1))
    }
  }
  return spellings
}

function replaced(text: string, at: number, from: string, to: string): string {
  return text.slice(0, at) + to + text.slice(at + from.length)
}
