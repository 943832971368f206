/** The door for a page that only writes out what was read elsewhere: it brings neither the lexicon nor a rule with it. */
export { toPlainText } from './to-plain-text.ts'
export { toRtf } from './to-rtf.ts'
