import type { Env } from '../env.ts'

/** What a page of ours may load: its own files only. Foreign hosts appear where a setting names them. */
export function contentPolicy(env: Pick<Env, 'isLocal' | 'CONSENT_SCRIPT_URL'>) {
  const consent = env.CONSENT_SCRIPT_URL ? [new URL(env.CONSENT_SCRIPT_URL).origin] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...consent],
      // Consent banners bring their own style elements.
      styleSrc: ["'self'", ...(consent.length > 0 ? ["'unsafe-inline'"] : [])],
      // The editor and floating elements place themselves by style attributes.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...consent],
      workerSrc: ["'self'"],
      frameSrc: ['https://player.vimeo.com', ...consent],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(env.isLocal ? {} : { upgradeInsecureRequests: [] }),
    },
  }
}
