/** Why a language model gave no answer that could be used. */
const modelFailureKinds = [
  'timeout',
  'rate_limited',
  'server_error',
  'connection',
  /** Known to be silent, and not asked. */
  'circuit_open',
  'refused',
  'schema',
  'too_long',
] as const
export type ModelFailureKind = (typeof modelFailureKinds)[number]

/** Why an answer of the asked shape cannot be a report of the dictation. */
const unusableKinds = ['empty', 'too_long', 'html', 'language', 'off_topic', 'leaked'] as const
export type UnusableKind = (typeof unusableKinds)[number]

/**
 * Why the engine did what a model was meant to do. A run that ends so is answered with 200 all the same, and is counted
 * with its class.
 */
const fallbackClasses = [
  ...modelFailureKinds,
  ...unusableKinds.filter((kind) => kind !== 'too_long'),
  /** Strict masking kept the text in the house. */
  'not_masked',
  /** The text is the model's; only its look for contradictions did not come back. */
  'contradictions_unanswered',
] as const
export type FallbackClass = (typeof fallbackClasses)[number]
