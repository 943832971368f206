/** Spoken or misheard text, the plain text it must become, and why the case exists. */
export type CorrectionCase = readonly [heard: string, written: string, why: string]
