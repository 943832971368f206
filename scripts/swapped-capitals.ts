/**
 * German nouns have capitals, and lists of nouns compress better without them: here the first letters of words are small
 * where they were large, and the reverse. Words stand between blanks; those of an outline, which has bars, between commas.
 * Done twice it is the same text again. It goes into the build as it stands here, and so uses nothing from outside.
 */
export function withSwappedCapitals(text: string): string {
  const beginning = text.includes(' | ') ? /[,|] ?[A-ZÄÖÜa-zäöü](?=[a-zäöüß])/g : /[ /][A-ZÄÖÜa-zäöü](?=[a-zäöüß])/g
  return text.replace(beginning, (letter) => {
    const small = letter.toLowerCase()
    return letter === small ? letter.toUpperCase() : small
  })
}
