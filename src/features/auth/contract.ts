import { z } from 'zod'
import { email, otpCode, password, passwordLimit, personName } from '#contract/account-fields.ts'
import { secondFactors } from '#contract/enums.ts'
import { idParams, isoDateTime, nonBlank, route, success } from '#contract/route.ts'

export const passwordsDiffer = "Passwords don't match"

export const registration = z
  .object({
    email,
    password,
    confirmPassword: z.string({ message: passwordsDiffer }),
    firstName: personName('First name is required'),
    lastName: personName('Last name is required'),
  })
  .refine((input) => input.password === input.confirmPassword, { path: ['confirmPassword'], message: passwordsDiffer })

const passwordMissing = 'Password is required'
export const loginInput = z.object({
  email,
  password: z
    .string({ message: passwordMissing })
    .min(1, { message: passwordMissing })
    .max(...passwordLimit),
})
export const confirmation = z.object({ email, code: otpCode })
export const emailOnly = z.object({ email })
export const resetInput = z.object({ token: z.string().min(1), password })

export type { SecondFactor } from '#contract/enums.ts'

/** What an authenticator answers, as the browser hands it over; its inside is judged by the WebAuthn library. */
const passkeyAnswer = z.object({
  ceremony: z.string(),
  response: z.looseObject({
    id: z.string(),
    rawId: z.string(),
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: z.string() }),
    clientExtensionResults: z.looseObject({}).default({}),
  }),
})
const factorCode = z.string().trim().min(6, { message: 'Bitte geben Sie einen Code ein' }).max(30)
const secondFactorProof = z.union([z.object({ code: factorCode }), z.object({ passkey: passkeyAnswer })])
export type SecondFactorProof = z.infer<typeof secondFactorProof>

/** Options of a WebAuthn ceremony, handed to the authenticator as they are, and the token it comes back with. */
const passkeyCeremony = z.object({ ceremony: z.string(), options: z.looseObject({}) })
/** Shown once, when the first second factor is set up; null where there are codes already. */
const newRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

/** The signed-in user as the browser reads it. Source: spec part 1 section 3, part 2 section 3. */
export const currentUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(['user', 'admin']),
  status: z.enum(['active', 'inactive']),
  authProvider: z.string(),
  emailVerified: z.boolean(),
  preferredLanguage: z.string(),
  manualFullAccess: z.boolean(),
  subscriptionStatus: z.string(),
  trialEndsAt: isoDateTime.nullable(),
  hasUsedTrial: z.boolean(),
  accountTrialStartedAt: isoDateTime.nullable(),
  accountTrialUsed: z.boolean(),
  templateSearchTerm: z.string(),
  templateModalityFilter: z.string(),
  templateLanguageFilter: z.string(),
  autoFormatExternal: z.boolean(),
  autoFillTemplateExternal: z.boolean(),
  autoGenerateReportExternal: z.boolean(),
  customCorrectionPrompt: z.string().nullable(),
  customReportGenerationPrompt: z.string().nullable(),
  customTemplatePopulationPrompt: z.string().nullable(),
  customReportFromScratchPrompt: z.string().nullable(),
  useCustomCorrectionPrompt: z.boolean(),
  useCustomReportGenerationPrompt: z.boolean(),
  useCustomTemplatePopulationPrompt: z.boolean(),
  useCustomReportFromScratchPrompt: z.boolean(),
  formatCorrections: z.number(),
  templateFillings: z.number(),
  generateFromScratch: z.number(),
  lastActivity: isoDateTime.nullable(),
  createdAt: isoDateTime,
  /** At the card payment provider. */
  stripeSubscriptionId: z.string().nullable(),
  /** Major units. */
  monthlyRevenue: z.number(),
})
export type CurrentUser = z.infer<typeof currentUser>

export const getUser = route({
  method: 'GET',
  path: '/api/auth/user',
  access: 'session',
  summary: 'The signed-in user',
  response: currentUser,
})

export const register = route({
  method: 'POST',
  path: '/api/auth/email/register',
  access: 'public',
  summary: 'Register with e-mail and password; a code is mailed',
  body: registration,
  response: success,
})

export const login = route({
  method: 'POST',
  path: '/api/auth/email/login',
  access: 'public',
  summary: 'Sign in with e-mail and password',
  body: loginInput,
  /** `success` is false while one of the second factors named has to be given. */
  response: z.object({ success: z.boolean(), secondFactor: z.array(z.enum(secondFactors)) }),
})

export const verifyEmail = route({
  method: 'POST',
  path: '/api/auth/email/verify-email',
  access: 'public',
  summary: 'Confirm the address with the mailed code; signs in',
  body: confirmation,
  response: success,
})

export const forgotPassword = route({
  method: 'POST',
  path: '/api/auth/email/forgot-password',
  access: 'public',
  summary: 'Mail a link to set a new password',
  body: emailOnly,
  response: success,
})

export const resendOtp = route({
  method: 'POST',
  path: '/api/auth/email/resend-otp',
  access: 'public',
  summary: 'Mail a new confirmation code',
  body: emailOnly,
  response: success,
})

export const verifyResetToken = route({
  method: 'GET',
  path: '/api/auth/email/verify-reset-token',
  access: 'public',
  summary: 'Whether a reset link is still good',
  query: z.object({ token: z.string().optional() }),
  response: success,
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/auth/email/reset-password',
  access: 'public',
  summary: 'Set a new password with the mailed link; ends all sessions',
  body: resetInput,
  response: success,
})

export const startProviderLogin = route({
  method: 'GET',
  path: '/api/login/:provider',
  access: 'public',
  summary: 'Go to the external identity provider',
  params: z.object({ provider: z.string() }),
  answers: 'redirect',
})

/** Where the provider sends the browser back to. Beyond the specification. */
export const finishProviderLogin = route({
  method: 'GET',
  path: '/api/login/:provider/callback',
  access: 'public',
  summary: 'Come back from the external identity provider; signs in',
  params: z.object({ provider: z.string() }),
  query: z.record(z.string(), z.unknown()),
  answers: 'redirect',
})

export const loginRedirect = route({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  summary: 'Go to the sign-in page; where an unauthorized error leads',
  answers: 'redirect',
})

export const logout = route({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  summary: 'End the session and go to the landing page',
  answers: 'redirect',
})

/*
 * Beyond the specification: second factors, sessions, and what guards the account. What changes them
 * asks for a sign-in of the last ten minutes, which `confirmIdentity` renews.
 */

export const startPasskeySignIn = route({
  method: 'POST',
  path: '/api/auth/second-factor/passkey',
  access: 'public',
  summary: 'Challenge for the passkeys of a sign-in that waits for its second factor',
  response: passkeyCeremony,
})

export const giveSecondFactor = route({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'public',
  summary: 'Give the second factor; completes the sign-in',
  body: secondFactorProof,
  response: success,
})

export const getSecurity = route({
  method: 'GET',
  path: '/api/auth/security',
  access: 'session',
  summary: 'What guards the own account',
  response: z.object({
    hasPassword: z.boolean(),
    /** Names of the identity providers the account is joined with. */
    providers: z.array(z.string()),
    totpSince: isoDateTime.nullable(),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: isoDateTime, lastUsedAt: isoDateTime.nullable() }),
    ),
    recoveryCodesLeft: z.number(),
    /** True for administrators where the setting asks for a second factor. */
    secondFactorRequired: z.boolean(),
    /** Until then changes need no new proof of identity. */
    freshUntil: isoDateTime,
  }),
})
export type Security = z.infer<(typeof getSecurity)['response']>

export const confirmIdentity = route({
  method: 'POST',
  path: '/api/auth/confirm-identity',
  access: 'session',
  summary: 'Prove again who is there: with the second factor where there is one, else with the password',
  body: z.union([secondFactorProof, z.object({ password: z.string().min(1, { message: 'Password is required' }) })]),
  response: z.object({ freshUntil: isoDateTime }),
})

export const startPasskeyConfirmation = route({
  method: 'POST',
  path: '/api/auth/confirm-identity/passkey',
  access: 'session',
  summary: 'Challenge for the own passkeys',
  response: passkeyCeremony,
})

export const passwordChange = z.object({
  currentPassword: z
    .string()
    .max(...passwordLimit)
    .optional(),
  password,
})
export const changePassword = route({
  method: 'POST',
  path: '/api/auth/password',
  access: 'session',
  summary: 'Change or set the own password; ends all other sessions',
  body: passwordChange,
  response: success,
})

export const startTotpSetup = route({
  method: 'POST',
  path: '/api/auth/totp/start',
  access: 'session',
  summary: 'Secret for an authenticator app',
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const finishTotpSetup = route({
  method: 'POST',
  path: '/api/auth/totp',
  access: 'session',
  summary: 'Turn the authenticator app on with its first code',
  body: z.object({ code: otpCode }),
  response: newRecoveryCodes,
})

export const removeTotp = route({
  method: 'DELETE',
  path: '/api/auth/totp',
  access: 'session',
  summary: 'Turn the authenticator app off',
  response: success,
})

export const startPasskeySetup = route({
  method: 'POST',
  path: '/api/auth/passkeys/start',
  access: 'session',
  summary: 'Challenge for a new passkey',
  response: passkeyCeremony,
})

export const passkeyName = nonBlank('Bitte geben Sie einen Namen ein').pipe(z.string().trim().max(60))
export const finishPasskeySetup = route({
  method: 'POST',
  path: '/api/auth/passkeys',
  access: 'session',
  summary: 'Save a new passkey',
  body: passkeyAnswer.extend({ name: passkeyName }),
  response: newRecoveryCodes,
})

export const removePasskey = route({
  method: 'DELETE',
  path: '/api/auth/passkeys/:id',
  access: 'session',
  summary: 'Remove a passkey',
  params: idParams,
  response: success,
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/api/auth/recovery-codes',
  access: 'session',
  summary: 'New recovery codes; the old ones end',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
})

export const listSessions = route({
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'session',
  summary: 'Where the account is signed in',
  response: z.array(
    z.object({
      id: z.string(),
      /** Browser and system in German words. */
      device: z.string(),
      createdAt: isoDateTime,
      lastSeenAt: isoDateTime,
      isCurrent: z.boolean(),
    }),
  ),
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'session',
  summary: 'Sign out everywhere else',
  response: success,
})

export const endSession = route({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'session',
  summary: 'End one session',
  params: idParams,
  response: success,
})

export const exportAccount = route({
  method: 'GET',
  path: '/api/auth/account/export',
  access: 'session',
  summary: 'Download everything kept about the own account as JSON',
  answers: 'download',
})

export const deleteOwnAccount = route({
  method: 'POST',
  path: '/api/auth/account/delete',
  access: 'session',
  summary: 'Delete the own account for good, with its address typed and the password or a fresh sign-in',
  body: z.object({
    email,
    password: z
      .string()
      .max(...passwordLimit)
      .optional(),
  }),
  response: success,
})
