import { rememberWord } from '../own-words.ts'

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** Already the form looked for, and only small letters away from it: nearly every word of a report. */
const plain = /^[ -@[-~äöüß]*$/
const composed = /^[ -~äöüßÄÖÜ]*$/

/**
 * The form under which a word is looked up: composed (NFC), lower case, without soft hyphens and zero-width characters,
 * every hyphen the ASCII one.
 */
export const textKey: (text: string) => string = rememberWord((text) => {
  if (plain.test(text)) return text
  if (composed.test(text)) return text.toLowerCase()
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\u2010\u2011]/g, '-')
    .toLowerCase()
})
