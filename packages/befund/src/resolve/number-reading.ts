export interface NumberReading {
  /** In figures, with a decimal comma. */
  text: string
  value: number
  length: number
  /** Made from words. */
  spoken: boolean
  decimal: boolean
  /** "fünf und zwanzig": two readings. */
  doubtful?: boolean
}
