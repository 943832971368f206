import { type Language, languages } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'

/** The stored language; German where it is none of the product's. */
export function preferredLanguageOf({ preferredLanguage }: Pick<CurrentUser, 'preferredLanguage'>): Language {
  return languages.find((language) => language === preferredLanguage) ?? 'de'
}
