import type { OpenDatabase } from './db/database.ts'
import type { Deps } from './deps.ts'

/** Tells the operator at start what is in use, and what is only a stand-in. */
export function announce(deps: Deps, database: OpenDatabase['kind']): void {
  const { env, mailer } = deps
  const lines = [
    `${env.BRAND_NAME} läuft: ${env.PUBLIC_URL}`,
    `  Datenbank:    ${database === 'pglite' ? `eingebettet in ${env.DATA_DIR} (für den Betrieb: DATABASE_URL)` : 'PostgreSQL'}`,
    `  E-Mail:       ${mailLine(mailer.kind, env.PUBLIC_URL)}`,
    `  Sprachmodell: ${env.AI_BASE_URL ? `${env.AI_MODEL} unter ${new URL(env.AI_BASE_URL).host}` : 'eingebaute Engine, ohne Netz und ohne Modell'}`,
    `  Zahlung:      ${paymentLine(env)}`,
    `  Anmeldung:    ${signInLine(env)}`,
    `  Marketing:    ${marketingLine(env)}`,
    `  Administrator: ${env.ADMIN_EMAIL}`,
  ]
  console.info(lines.join('\n'))
}

/** The only time anybody is told it. */
export function announcePassword({ ADMIN_EMAIL }: Deps['env'], password: string): void {
  console.info(`Administrator: ${ADMIN_EMAIL}, Passwort: ${password} (wird nur dieses eine Mal gezeigt)`)
}

function mailLine(kind: Deps['mailer']['kind'], publicUrl: string): string {
  if (kind === 'smtp') return 'SMTP'
  if (kind === 'outbox') return `Postfach zum Ausprobieren: ${publicUrl}/dev/mailbox`
  return 'nicht eingerichtet (SMTP_URL fehlt): Registrierungen werden nicht angenommen'
}

function paymentLine({ STRIPE_SECRET_KEY, standInsAllowed }: Deps['env']): string {
  if (STRIPE_SECRET_KEY) return 'Stripe'
  return standInsAllowed
    ? 'Testzahlung (Ersatz, STRIPE_SECRET_KEY fehlt)'
    : 'nicht eingerichtet (STRIPE_SECRET_KEY fehlt): Abonnements sind nicht möglich'
}

function signInLine({ OIDC_ISSUER, OIDC_NAME, standInsAllowed }: Deps['env']): string {
  if (OIDC_ISSUER) return `E-Mail und ${OIDC_NAME}`
  return standInsAllowed ? 'E-Mail und Test-Anbieter (Ersatz, OIDC_ISSUER fehlt)' : 'E-Mail (OIDC_ISSUER fehlt)'
}

function marketingLine({ BREVO_API_KEY, standInsAllowed }: Deps['env']): string {
  if (BREVO_API_KEY) return 'Brevo'
  return standInsAllowed ? 'Test-Dienst (Ersatz, BREVO_API_KEY fehlt)' : 'nicht eingerichtet (BREVO_API_KEY fehlt)'
}
