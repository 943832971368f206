/** How many words the longest phrase has, by the word it begins with: what no phrase begins with need not be searched. */
export function longestPhrases(phrases: Iterable<string>): ReadonlyMap<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases) {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    longest.set(first, Math.max(words.length, longest.get(first) ?? 0))
  }
  return longest
}
