import { z } from 'zod'
import { nonBlank } from './route.ts'

/** Messages are fixed by the specification. Source: spec part 1 section 5. */
const invalidEmail = 'Please enter a valid email address'
export const email = z
  .string({ message: invalidEmail })
  .trim()
  .max(254, { message: invalidEmail })
  .pipe(z.email({ message: invalidEmail }))
export const minPasswordLength = 8
const shortPassword = 'Password must be at least 8 characters'
const maxPasswordLength = 256
/** Where a password is given: a longer one is neither missing nor wrong, and is told in German. */
export const passwordLimit = [
  maxPasswordLength,
  { message: `Das Passwort darf höchstens ${maxPasswordLength} Zeichen haben` },
] as const
export const password = z
  .string({ message: shortPassword })
  .min(minPasswordLength, { message: shortPassword })
  .max(...passwordLimit)

const maxNameLength = 100
/** Control characters break lines of mails and logs; characters that turn the direction of writing disguise what stands there. */
const notInNames = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufffd]/u
/** A name in any script, at most 100 characters, however many bytes each takes. */
const anyName = z
  .string()
  .trim()
  .normalize()
  .refine((name) => [...name].length <= maxNameLength, { message: 'Der Name darf höchstens 100 Zeichen haben' })
  .refine((name) => !notInNames.test(name), { message: 'Der Name enthält unzulässige Zeichen' })
export const personName = (message: string) => nonBlank(message).pipe(anyName)
/** Null where empty. */
export const optionalName = anyName.transform((name) => name || null)
const codeLength = 'Code muss 6 Ziffern haben'
export const otpCode = z.string({ message: codeLength }).length(6, { message: codeLength })
