import { resolve } from 'node:path'
import { z } from 'zod'
import './german-faults.ts'

const number = (fallback: number, min: number, max: number) => {
  const message = `ist keine ganze Zahl von ${min} bis ${max}`
  return z.coerce.number({ message }).int({ message }).min(min, { message }).max(max, { message }).default(fallback)
}
const factor = (min: number, max: number) => {
  const message = `ist keine Zahl von ${min} bis ${max}`
  return z.coerce.number({ message }).min(min, { message }).max(max, { message }).default(1)
}
const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() ?? null)
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', 'on', 'off'])
    .optional()
    .transform((value) => (value ? ['true', '1', 'on'].includes(value) : fallback))
const webAddress = z.url({ protocol: /^https?$/, message: 'ist keine Adresse (http:// oder https://)' })
const url = optional.pipe(webAddress.nullable())
const addressOf = (schemes: string[]) =>
  optional
    .refine((value) => value === null || schemes.some((scheme) => value.startsWith(`${scheme}://`)), {
      message: `beginnt nicht mit ${schemes.map((scheme) => `${scheme}://`).join(' oder ')}`,
      abort: true,
    })
    .refine((value) => value === null || URL.canParse(value), {
      message: 'ist keine Adresse; Sonderzeichen im Passwort werden kodiert (# als %23, / als %2F, @ als %40)',
    })
/** The name people type, and nothing behind it: every page stands directly below it. */
const origin = url.refine(
  (value) => {
    if (value === null) return true
    const { username, pathname, search, hash } = new URL(value)
    return username + search + hash === '' && /^\/*$/.test(pathname)
  },
  { message: 'nennt mehr als Protokoll, Namen und Port' },
)
const mailAddress = z.email({ message: 'ist keine E-Mail-Adresse' })
const sender = z.string().regex(/^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
  message: 'ist kein Absender (befund@klinik.example oder KlarBefund <befund@klinik.example>)',
})
const providerName = z.string().regex(/^[a-z][a-z0-9-]*$/, { message: 'nur Kleinbuchstaben, Ziffern und Bindestrich' })

/** How many reverse proxies stand before the product; `true` means one. */
const proxies = z
  .string()
  .optional()
  .transform((value) => ({ false: 0, true: 1 })[value ?? 'false'] ?? Number(value))
  .pipe(z.int({ message: 'ist true, false oder die Anzahl der Proxys' }).min(0).max(10))

const videoList = z.array(
  z.object({ id: z.string(), hash: z.string().default(''), duration: z.string().nullable().default(null) }).nullable(),
)
const videos = optional.transform((text, context) => {
  if (text === null) return []
  try {
    return videoList.parse(JSON.parse(text))
  } catch {
    context.addIssue({ code: 'custom', message: 'ist keine JSON-Liste aus {id, hash, duration}' })
    return z.NEVER
  }
})

/** Every setting of the product. What each means stands in `.env.example`. */
const settings = z.object({
  PORT: number(3000, 0, 65_535),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: addressOf(['postgres', 'postgresql']),
  DATABASE_POOL_SIZE: number(10, 1, 200),
  DATABASE_TIMEOUT_SECONDS: number(20, 1, 3600),

  SMTP_URL: addressOf(['smtp', 'smtps']),
  MAIL_FROM: sender.default('KlarBefund <noreply@example.org>'),

  AI_BASE_URL: url,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  AI_TIMEOUT_SECONDS: number(60, 1, 600),
  AI_CONCURRENCY: number(8, 1, 500),
  AI_QUEUE_LENGTH: number(100, 0, 10_000),
  AI_MASKING_STRICT: flag(false),

  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: providerName.default('google'),
  LEGACY_OIDC_ISSUER: url,
  LEGACY_OIDC_CLIENT_ID: optional,
  LEGACY_OIDC_CLIENT_SECRET: optional,
  LEGACY_OIDC_NAME: providerName.default('replit'),

  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_BASE: url,
  STRIPE_PRICE_MONTHLY: optional,
  STRIPE_PRICE_YEARLY: optional,

  BREVO_API_KEY: optional,
  BREVO_API_BASE: url,

  ADMIN_EMAIL: z.string().toLowerCase().pipe(mailAddress).default('admin@example.org'),
  ADMIN_PASSWORD: optional,
  ADMIN_SECOND_FACTOR: flag(false),
  PASSWORD_BLOCKLIST: z.enum(['all', 'admin', 'off']).default('admin'),

  TRIAL_DAYS: number(7, 0, 365),
  RATE_LIMIT_FACTOR: factor(0.01, 1_000_000),
  OTP_TTL_SECONDS: number(600, 1, 86_400),
  RESET_TTL_SECONDS: number(1800, 1, 86_400),
  SESSION_IDLE_SECONDS: number(43_200, 1, 31_536_000),
  SESSION_MAX_SECONDS: number(2_592_000, 1, 31_536_000),

  ALLOW_STAND_INS: flag(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: proxies,
  REQUEST_TIMEOUT_SECONDS: number(60, 1, 600),
  SHUTDOWN_GRACE_SECONDS: number(20, 0, 600),

  METRICS: flag(false),
  METRICS_TOKEN: optional,
  OTEL_EXPORTER_OTLP_ENDPOINT: url,

  BRAND_NAME: z.string().default('KlarBefund'),
  COMPANY_NAME: z.string().default('KlarBefund GmbH (Muster)'),
  COMPANY_ADDRESS: z.string().default('Musterstraße 1, 10115 Berlin'),
  COMPANY_EMAIL: mailAddress.default('support@example.org'),
  COMMUNITY_URL: webAddress.default('https://community.example.org'),
  LEGAL_COUNTRY: z.string().default('der Vereinigten Arabischen Emirate'),
  CONSENT_ID_DEFAULT: optional,
  CONSENT_ID_CH: optional,
  CONSENT_ID_DE: optional,
  CONSENT_SCRIPT_URL: url,
  CONSENT_ID_ATTRIBUTE: z
    .string()
    .regex(/^(id|data-[a-z-]+)$/, { message: 'ist weder id noch der Name eines data-Attributs' })
    .default('data-settings-id'),
  TUTORIAL_VIDEOS: videos,
})

export const settingNames = Object.keys(settings.shape)

type Settings = z.infer<typeof settings>

export interface Env extends Omit<Settings, 'PUBLIC_URL'> {
  PUBLIC_URL: string
  /** True where the product is reached under a name of this machine only. */
  isLocal: boolean
  /** Stand-ins may run: local, or allowed by setting. */
  standInsAllowed: boolean
}

export class SettingsError extends Error {}

/**
 * Reads all settings at once; an empty one counts as not set.
 *
 * @throws {SettingsError} with every fault, one a line, in plain words
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.entries(source).filter(([, value]) => value?.trim())
  const issues = settings.safeParse(Object.fromEntries(given)).error?.issues ?? []
  const wrong = new Set(issues.map(({ path }) => path[0]))
  const data = settings.parse(Object.fromEntries(given.filter(([name]) => !wrong.has(name))))
  const faults = [...issues.map(describeIssue), ...faultsBetween(data)]
  if (faults.length > 0) {
    throw new SettingsError(['Diese Einstellungen stimmen nicht:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
  }
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '')
  const isLocal = isLocalHost(new URL(publicUrl).hostname)
  return {
    ...data,
    DATA_DIR: resolve(data.DATA_DIR),
    PUBLIC_URL: publicUrl,
    isLocal,
    standInsAllowed: isLocal || data.ALLOW_STAND_INS,
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`
}

function faultsBetween(data: Settings): string[] {
  const faults: string[] = []
  if (data.AI_BASE_URL && !data.AI_MODEL) faults.push('AI_MODEL: fehlt, AI_BASE_URL ist gesetzt')
  if (data.OIDC_ISSUER && !data.OIDC_CLIENT_ID) faults.push('OIDC_CLIENT_ID: fehlt, OIDC_ISSUER ist gesetzt')
  if (data.LEGACY_OIDC_ISSUER && !data.LEGACY_OIDC_CLIENT_ID) {
    faults.push('LEGACY_OIDC_CLIENT_ID: fehlt, LEGACY_OIDC_ISSUER ist gesetzt')
  }
  if (data.LEGACY_OIDC_ISSUER && data.LEGACY_OIDC_NAME === data.OIDC_NAME) {
    faults.push('LEGACY_OIDC_NAME: heißt wie OIDC_NAME, beide Anmeldungen brauchen verschiedene Namen')
  }
  if (data.STRIPE_SECRET_KEY && !data.STRIPE_WEBHOOK_SECRET) {
    faults.push('STRIPE_WEBHOOK_SECRET: fehlt, STRIPE_SECRET_KEY ist gesetzt')
  }
  // A proxy on this machine that adds no header of its own would show the figures to everybody.
  if (data.METRICS && !data.METRICS_TOKEN && data.PUBLIC_URL && !isLocalHost(new URL(data.PUBLIC_URL).hostname)) {
    faults.push('METRICS_TOKEN: fehlt, METRICS ist an und PUBLIC_URL nicht lokal')
  }
  if (data.ADMIN_PASSWORD && data.ADMIN_PASSWORD.length < 8) {
    faults.push('ADMIN_PASSWORD: muss mindestens 8 Zeichen haben')
  }
  return faults
}

/** The whole address: 127.0.0.1.example.org is a name of somebody else's. */
const loopback = /^127(\.\d{1,3}){3}$/

export function isLocalHost(host: string): boolean {
  return (
    host === 'localhost' || host === '[::1]' || host === '::1' || host.endsWith('.localhost') || loopback.test(host)
  )
}
