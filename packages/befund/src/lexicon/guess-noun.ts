const nounEndings = [
  'ung',
  'ungen',
  'heit',
  'heiten',
  'keit',
  'keiten',
  'schaft',
  'ion',
  'ionen',
  'tät',
  'täten',
  'itis',
  'itiden',
  'ose',
  'osen',
  'om',
  'ome',
  'omen',
  'oms',
  'ie',
  'ien',
  'ik',
  'ur',
  'uren',
  'enz',
  'enzen',
  'anz',
  'ismus',
  'ismen',
  'ment',
  'mente',
  'or',
  'oren',
  'us',
  'um',
  'ums',
  'ose',
  'mittel',
  'gramm',
  'nis',
  'chen',
  'thek',
  'tum',
]
const otherEndings = [
  'ig',
  'isch',
  'lich',
  'al',
  'är',
  'bar',
  'los',
  'haft',
  'ös',
  'oid',
  'förmig',
  'iert',
  'end',
  'iell',
  'weise',
  'wärts',
  'ieren',
  'iert',
  'ierte',
  'iv',
  'seits',
]
/** "gezerrt", "vorgeschaltete", "ausgefranst", "erledigt": none of the words that begin so and are nouns is unknown. */
const participle =
  /^(?:(?:ab|an|auf|aus|durch|ein|nach|um|vor|zu|zusammen)?ge[a-zäöü]{3,}|(?:be|er|ver|zer|ent)[a-zäöü]{2,}(?:ig|e[lr]|tz|ng|ll|nn|mm|rr))t(?:e[nrsm]?)?$/
const declensions = ['', 'e', 'en', 'er', 'es', 'em']

/** From its ending, whether an unknown folded word is a noun (true), an adjective, verb or adverb (false), or cannot be told (null). */
export function guessIsNoun(folded: string): boolean | null {
  if (folded.length < 5) return null
  // "Rippchen" is a noun, "elliptischen" and "länglichen" are none.
  if (!/(?:is|li)chen$/.test(folded) && nounEndings.some((ending) => folded.endsWith(ending))) return true
  if (participle.test(folded)) return false
  const isOther = otherEndings.some((ending) => declensions.some((declension) => folded.endsWith(ending + declension)))
  return isOther ? false : null
}
