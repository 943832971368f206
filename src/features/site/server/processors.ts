import type { Env } from '#server/env.ts'

export interface Processor {
  name: string
  /** German. */
  purpose: string
}

/** Who else processes data at this installation: read from the settings, so that the privacy page is true. */
export function processorsOf(env: Env): Processor[] {
  const hostOf = (url: string | null) => (url ? new URL(url).host : '')
  const processors: (Processor | null)[] = [
    env.AI_BASE_URL
      ? { name: hostOf(env.AI_BASE_URL), purpose: 'Sprachmodell: maskierte Diktate und Befunde, nicht gespeichert' }
      : null,
    env.SMTP_URL ? { name: hostOf(env.SMTP_URL), purpose: 'Versand von E-Mails an Kontoinhaber' } : null,
    env.STRIPE_SECRET_KEY ? { name: 'Stripe', purpose: 'Abrechnung: Name, E-Mail-Adresse, Zahlungsdaten' } : null,
    env.OIDC_ISSUER ? { name: hostOf(env.OIDC_ISSUER), purpose: 'Anmeldung über einen externen Anbieter' } : null,
    env.BREVO_API_KEY ? { name: 'Brevo', purpose: 'E-Mail-Kontakte: Name, E-Mail-Adresse, Stand des Kontos' } : null,
  ]
  return processors.filter((processor) => processor !== null)
}
