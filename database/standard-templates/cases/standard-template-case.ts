/**
 * A spoken dictation for a standard template, with one finding that is not normal; some carry a second one under
 * another heading.
 * All sentences are quoted as the template words them.
 */
export interface StandardTemplateCase {
  /** "ct/hws": folder and slug of the template. */
  template: string
  dictation: string
  /** The heading (organ or section) under which the finding must stand. */
  heading: string
  /** Must stand under `heading`. */
  present: readonly string[]
  /** Normal sentences under `heading` that the finding contradicts. */
  gone: readonly string[]
  /** Normal sentences under `heading` that it does not contradict. */
  kept: readonly string[]
  /** Other headings whose normal sentences the dictation also touches: they may stay or go. */
  alsoTouched?: readonly string[]
  /** Must stand under other headings: spoken history, measured values, impression. */
  elsewhere?: Readonly<Record<string, readonly string[]>>
}
