/** True when every word of the query stands somewhere in the text, without regard to case. */
export function matchesWords(text: string, query: string): boolean {
  const haystack = text.toLocaleLowerCase('de')
  return query
    .toLocaleLowerCase('de')
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
