const maskedKinds = ['name', 'birthDate', 'number', 'phone', 'email', 'address'] as const
/** What is replaced before a text may leave the house or be stored. */
export type MaskedKind = (typeof maskedKinds)[number]

/** A place in a text that names a person. */
export interface PersonalPlace {
  kind: MaskedKind
  start: number
  end: number
}
