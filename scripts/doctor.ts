import { access, constants } from 'node:fs/promises'
import { dirname } from 'node:path'
import pg from 'pg'
import { type Env, readEnv, SettingsError } from '../src/server/env.ts'
import { createMailer } from '../src/server/mail/mailer.ts'
import { modelProbe } from '../src/server/model/probe-model.ts'
import './load-env.mjs'

export interface Finding {
  name: string
  state: 'good' | 'bad' | 'standIn'
  /** German: what is in use, or what is wrong and which setting to look at. */
  text: string
}

const patienceMs = 5000
const marks = { good: 'in Ordnung', bad: 'FEHLER', standIn: 'eingebaut' }

/** Asks every external service whether it answers; those not configured are named with their embedded default. */
export function examineServices(env: Env): Promise<Finding[]> {
  return Promise.all([
    examineDatabase(env),
    examineMail(env),
    examineHttp('Sprachmodell', modelProbe(env), 'AI_BASE_URL, AI_API_KEY', 'eingebaute Sprach-Engine'),
    examineHttp('Zahlung', paymentRequest(env), 'STRIPE_SECRET_KEY, STRIPE_API_BASE', standIn(env, 'Testzahlung')),
    examineHttp(
      'E-Mail-Marketing',
      marketingRequest(env),
      'BREVO_API_KEY, BREVO_API_BASE',
      standIn(env, 'Test-Dienst'),
    ),
    examineHttp('Anmeldedienst', identityRequest(env), 'OIDC_ISSUER', standIn(env, 'Test-Anbieter')),
  ])
}

/** Prints what was found; the exit code is 1 where something does not work. */
export async function runDoctor(): Promise<void> {
  try {
    const findings = await examineServices(readEnv())
    const lines = findings.map(({ name, state, text }) => `${name.padEnd(18)}${marks[state].padEnd(12)}${text}`)
    process.stdout.write(`${lines.join('\n')}\n`)
    if (findings.some(({ state }) => state === 'bad')) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stdout.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function examineDatabase({ DATABASE_URL, DATA_DIR }: Env): Promise<Finding> {
  const name = 'Datenbank'
  if (!DATABASE_URL) {
    return (await isWritable(DATA_DIR))
      ? { name, state: 'standIn', text: `PGlite in ${DATA_DIR}; für den Betrieb DATABASE_URL setzen` }
      : { name, state: 'bad', text: `In ${DATA_DIR} lässt sich nicht schreiben (DATA_DIR).` }
  }
  const client = new pg.Client({ connectionString: DATABASE_URL, connectionTimeoutMillis: patienceMs })
  try {
    await client.connect()
    await client.query('select 1')
    return { name, state: 'good', text: 'PostgreSQL antwortet' }
  } catch {
    return { name, state: 'bad', text: 'PostgreSQL antwortet nicht. Bitte DATABASE_URL prüfen.' }
  } finally {
    await client.end().catch(() => {})
  }
}

/** The folder itself, or the nearest one above that is there. */
async function isWritable(folder: string): Promise<boolean> {
  try {
    await access(folder, constants.W_OK)
    return true
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    return isMissing && dirname(folder) !== folder ? isWritable(dirname(folder)) : false
  }
}

async function examineMail(env: Env): Promise<Finding> {
  const name = 'E-Mail'
  if (!env.SMTP_URL) {
    return env.standInsAllowed
      ? { name, state: 'standIn', text: 'Postfach zum Ausprobieren; für den Betrieb SMTP_URL setzen' }
      : { name, state: 'bad', text: 'SMTP_URL fehlt; Registrierungen werden nicht angenommen.' }
  }
  const mailer = createMailer(env)
  try {
    await mailer.check()
    return { name, state: 'good', text: 'SMTP antwortet' }
  } catch {
    return { name, state: 'bad', text: 'Der Mailserver antwortet nicht. Bitte SMTP_URL prüfen.' }
  } finally {
    mailer.close()
  }
}

interface Probe {
  url: string
  headers?: Record<string, string>
}

async function examineHttp(name: string, probe: Probe | null, settings: string, embedded: string): Promise<Finding> {
  if (!probe) return { name, state: 'standIn', text: embedded }
  const { host } = new URL(probe.url)
  try {
    const answer = await fetch(probe.url, { headers: probe.headers ?? {}, signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    if (answer.ok) return { name, state: 'good', text: `${host} antwortet` }
    return { name, state: 'bad', text: `${host} antwortet mit ${answer.status}. Bitte prüfen: ${settings}.` }
  } catch {
    return { name, state: 'bad', text: `${host} ist nicht erreichbar. Bitte prüfen: ${settings}.` }
  }
}

function standIn({ standInsAllowed }: Env, label: string): string {
  return standInsAllowed ? label : 'nicht eingerichtet'
}

function paymentRequest({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Env): Probe | null {
  if (!STRIPE_SECRET_KEY) return null
  const base = STRIPE_API_BASE ?? 'https://api.stripe.com'
  return { url: `${base}/v1/prices?limit=1`, headers: { authorization: `Bearer ${STRIPE_SECRET_KEY}` } }
}

function marketingRequest({ BREVO_API_KEY, BREVO_API_BASE }: Env): Probe | null {
  if (!BREVO_API_KEY) return null
  return { url: `${BREVO_API_BASE ?? 'https://api.brevo.com/v3'}/account`, headers: { 'api-key': BREVO_API_KEY } }
}

function identityRequest({ OIDC_ISSUER }: Env): Probe | null {
  return OIDC_ISSUER ? { url: `${OIDC_ISSUER.replace(/\/+$/, '')}/.well-known/openid-configuration` } : null
}
