import type { Word } from '../../understand/sentence.ts'

/** "Weitgehend unauffällig", "unauffällig bis auf". */
export function isReserved(words: readonly Word[]): boolean {
  return words.some((word, at) => reservations.test(word.text) && !isOnlyKept(words, at)) || followsBis(words)
}

/** "Links unverändert regelrechte Belüftung" says that it is normal now. */
function isOnlyKept(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.text.toLowerCase() === 'unverändert' &&
    /^(?:regelrecht|unauffällig|normal)/.test(words[at + 1]?.text ?? '')
  )
}

const reservations =
  /^(?:sonst|lediglich|ansonst|übrig|restlich|weitgehend|weitestgehend|soweit|außer|ausser|abgesehen|ausnahme|bekannt|unverändert|postoperativ|überwiegend|annähernd|unspezifisch|alte$|teil(?:s|weise)$|partiell$|größtenteils|reposition|reponiert)/i

function followsBis(words: readonly Word[]): boolean {
  return words.some(
    (word, at) => word.stem === 'bis' && words[at + 1]?.stem === 'auf' && !/ebene$/.test(words[at + 2]?.text ?? ''),
  )
}
