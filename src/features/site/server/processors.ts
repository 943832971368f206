import { type Env, isLocalHost } from '#server/env.ts'
import type { PublicSettings } from '../contract.ts'

type Processor = PublicSettings['processors'][number]

/**
 * Who else processes data at this installation: read from the settings, so that the privacy page is true.
 * What runs on this very machine is nobody else.
 */
export function processorsOf(env: Env): Processor[] {
  const at = (url: string | null) => (url && !isLocalHost(new URL(url).hostname) ? new URL(url).host : null)
  const processors: (Processor | null)[] = [
    named('model', at(env.AI_BASE_URL), 'Sprachmodell: maskierte Diktate und Befunde, von uns nicht gespeichert'),
    named('mail', at(env.SMTP_URL), 'Versand von E-Mails an Kontoinhaber: E-Mail-Adresse, Name, Inhalt der Nachricht'),
    named('payment', env.STRIPE_SECRET_KEY && 'Stripe', 'Abrechnung: Name, E-Mail-Adresse, Zahlungsdaten'),
    named('identity', at(env.OIDC_ISSUER), 'Anmeldung über einen externen Anbieter: E-Mail-Adresse, Name'),
    named('identity', at(env.LEGACY_OIDC_ISSUER), 'Bisherige Anmeldung, bis zur Umstellung: E-Mail-Adresse, Name'),
    named('marketing', env.BREVO_API_KEY && 'Brevo', 'E-Mail-Kontakte: Name, E-Mail-Adresse, Stand des Kontos'),
    named(
      'consent',
      at(env.CONSENT_SCRIPT_URL),
      'Verwaltung von Einwilligungen auf den öffentlichen Seiten: IP-Adresse',
    ),
    named(
      'video',
      env.TUTORIAL_VIDEOS.some((video) => video !== null) ? 'Vimeo' : null,
      'Videos der Anleitungen, erst nach einem Klick: IP-Adresse',
    ),
  ]
  return processors.filter((processor) => processor !== null)
}

function named(kind: Processor['kind'], name: string | null, purpose: string): Processor | null {
  return name ? { kind, name, purpose } : null
}
