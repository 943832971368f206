/** Dictated text, the plain text it must become, and why the case exists. */
export type DictationCase = readonly [dictated: string, written: string, why: string]
