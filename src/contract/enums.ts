/** Shared vocabularies of the product. Source: spec part 1 section 3. */
export const modalities = ['CT', 'MRI', 'MX', 'IR', 'US', 'other'] as const
export type Modality = (typeof modalities)[number]

export const languages = ['en', 'de', 'es', 'pt', 'it', 'fr', 'pl', 'lt', 'ro'] as const
export type Language = (typeof languages)[number]

/** Prompts may also be for every language. Source: spec part 2 section 1. */
export const promptLanguages = [...languages, 'universal'] as const

/** Languages the template filter and the feedback filter offer. Source: spec part 1 section 5, part 2 section 9. */
export const filterLanguages = ['en', 'de', 'es', 'pt', 'it', 'fr'] as const

const accessTypes = ['unauthenticated', 'authenticated_no_subscription', 'trial_expired', 'full_access'] as const
export type AccessType = (typeof accessTypes)[number]

export const secondFactors = ['passkey', 'totp', 'recovery'] as const
export type SecondFactor = (typeof secondFactors)[number]
