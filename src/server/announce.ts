import type { OpenDatabase } from './db/database.ts'
import type { Deps } from './deps.ts'

/** Tells the operator at start what is in use, and what is only a stand-in. */
export function announce(deps: Deps, database: OpenDatabase['kind'], generatedPassword: string | null): void {
  const { env, mailer } = deps
  const lines = [
    `${env.BRAND_NAME} läuft: ${env.PUBLIC_URL}`,
    `  Datenbank:    ${database === 'pglite' ? `eingebettet in ${env.DATA_DIR} (für den Betrieb: DATABASE_URL)` : 'PostgreSQL'}`,
    `  E-Mail:       ${mailLine(mailer.kind, env.PUBLIC_URL)}`,
    `  Sprachmodell: ${env.AI_BASE_URL ? `${env.AI_MODEL} unter ${new URL(env.AI_BASE_URL).host}` : 'eingebaute Engine, ohne Netz und ohne Modell'}`,
    `  Zahlung:      ${env.STRIPE_SECRET_KEY ? 'Stripe' : 'Testzahlung (Ersatz, STRIPE_SECRET_KEY fehlt)'}`,
    `  Anmeldung:    E-Mail und ${env.OIDC_ISSUER ? env.OIDC_NAME : 'Test-Anbieter (Ersatz, OIDC_ISSUER fehlt)'}`,
    `  Marketing:    ${env.BREVO_API_KEY ? 'Brevo' : 'Test-Dienst (Ersatz, BREVO_API_KEY fehlt)'}`,
    `  Administrator: ${env.ADMIN_EMAIL}${generatedPassword ? `, Passwort: ${generatedPassword} (wird nur dieses eine Mal gezeigt)` : ''}`,
  ]
  console.info(lines.join('\n'))
}

function mailLine(kind: Deps['mailer']['kind'], publicUrl: string): string {
  if (kind === 'smtp') return 'SMTP'
  if (kind === 'outbox') return `Postfach zum Ausprobieren: ${publicUrl}/dev/mailbox`
  return 'nicht eingerichtet (SMTP_URL fehlt): Registrierungen werden nicht angenommen'
}
