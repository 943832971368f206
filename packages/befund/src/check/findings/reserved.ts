import type { Word } from '../../understand/sentence.ts'

/** "Weitgehend unauffällig", "unauffällig bis auf". */
export function isReserved(words: readonly Word[]): boolean {
  return words.some((word) => reservations.test(word.text)) || followsBis(words)
}

const reservations =
  /^(?:sonst|lediglich|ansonst|übrig|restlich|weitgehend|weitestgehend|soweit|außer|ausser|abgesehen|ausnahme|bekannt|unverändert|postoperativ|überwiegend|annähernd|unspezifisch|alte$|teil(?:s|weise)$|partiell$|größtenteils|reposition|reponiert)/i

function followsBis(words: readonly Word[]): boolean {
  return words.some((word, at) => word.stem === 'bis' && words[at + 1]?.stem === 'auf')
}
