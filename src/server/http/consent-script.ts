import type { Env } from '../env.ts'
import { escapeHtml } from '../html/escape-html.ts'

type ConsentSettings = Pick<
  Env,
  'CONSENT_SCRIPT_URL' | 'CONSENT_ID_DEFAULT' | 'CONSENT_ID_CH' | 'CONSENT_ID_DE' | 'CONSENT_ID_ATTRIBUTE'
>

/**
 * The element that loads the consent banner, or null where none is set up.
 *
 * Its identifier depends on the host: Swiss, German, or the default domain. Source: spec part 1 section 2.1.
 */
export function consentScript(env: ConsentSettings, host: string): string | null {
  const id = consentIdOf(env, host)
  if (!env.CONSENT_SCRIPT_URL || !id) return null
  const source = env.CONSENT_SCRIPT_URL.replaceAll('{id}', encodeURIComponent(id))
  return `<script src="${escapeHtml(source)}" ${env.CONSENT_ID_ATTRIBUTE}="${escapeHtml(id)}" async></script>`
}

function consentIdOf(env: ConsentSettings, host: string): string | null {
  if (host.endsWith('.ch')) return env.CONSENT_ID_CH ?? env.CONSENT_ID_DEFAULT
  if (host.endsWith('.de')) return env.CONSENT_ID_DE ?? env.CONSENT_ID_DEFAULT
  return env.CONSENT_ID_DEFAULT
}
