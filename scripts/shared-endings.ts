/** As many letters as one digit can say. */
const mostLetters = 9

/**
 * Words in the order of their endings, each without the letters it shares with the end of the word before, whose number
 * follows: "Nabel Bauchnabel Wirbel" is "Nabel0Bauchn4Wir3". Null where digits of the text itself stand in the way.
 */
export function withoutSharedEndings(text: string): string | null {
  if (/\d/.test(text)) return null
  let before = ''
  let short = ''
  for (const word of text.split(' ')) {
    let count = 0
    while (count < Math.min(mostLetters, word.length) && word.at(-1 - count) === before.at(-1 - count)) count += 1
    short += word.slice(0, word.length - count) + count
    before = word
  }
  return short
}

/** The text again. It goes into the build as it stands here, and so uses nothing from outside. */
export function withSharedEndings(short: string): string {
  let word = ''
  return short
    .replace(/(\D*)(\d)/g, (_, head: string, count: string) => {
      word = head + word.slice(word.length - Number(count))
      return `${word} `
    })
    .slice(0, -1)
}
