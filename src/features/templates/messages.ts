/** What the server says about templates. */
export const templateMessages = {
  nameTaken: 'Sie haben bereits eine Vorlage mit diesem Namen.',
  limitReached: (max: number) => `Sie haben bereits ${max} Vorlagen. Löschen Sie eine, um eine neue anzulegen.`,
}
