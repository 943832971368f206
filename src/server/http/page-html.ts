import { descriptionOf, documentTitle, pageTextOf, trialTextsOf } from '#contract/texts.ts'
import type { PublicSettings } from '#features/site/contract.ts'
import type { Env } from '../env.ts'
import { escapeHtml } from '../html/escape-html.ts'
import { consentScript } from './consent-script.ts'

/** Between these two marks of index.html and landing.html stands what differs from page to page. */
const headMarks = /<!-- page -->[\s\S]*<!-- \/page -->/

const programTags = /<script type="module".*?<\/script>|<link rel="modulepreload".*?>/g
const emptyRoot = '<div id="root"></div>'

export interface PageRequest {
  /** Path without query. */
  path: string
  /** Host name the page was asked under. */
  host: string
  /** Whether it is known that nobody is signed in. */
  isSignedOut: boolean
  /** What the page shows before its program runs (written-pages.ts). */
  markup?: string | undefined
}

/**
 * A built page with what only the running server knows: title, description and addresses of the page, the public
 * settings (so that nothing on it waits for them), and the consent banner of the host.
 */
export function fillPage(
  html: string,
  { path, host, isSignedOut, markup }: PageRequest,
  env: Env,
  settings: PublicSettings,
): string {
  const consent = consentScript(env, host)
  return withMarkup(html, markup)
    .replace('<html lang="de"', `<html lang="de"${consent ? ' data-consent="banner"' : ''}`)
    .replace(headMarks, () =>
      [...headOf(path, isSignedOut, env), sessionMark(isSignedOut), settingsBlock(settings), consent ?? ''].join(
        '\n    ',
      ),
    )
    .replaceAll(/%([A-Z_]+)%/g, (token, name: string) => escapeHtml(tokensOf(settings)[name] ?? token))
}

/** What is written is seen first; the program waits in a template until public/first-sight.js takes it out. */
function withMarkup(html: string, markup: string | undefined): string {
  if (markup === undefined) return html
  const program = html.match(programTags) ?? []
  return html
    .replaceAll(programTags, '')
    .replace(
      '</head>',
      `<script async src="/first-sight.js"></script><template id="program">${program.join('')}</template></head>`,
    )
    .replace(emptyRoot, () => `<div id="root" data-written>${markup}</div>`)
}

function headOf(path: string, isSignedOut: boolean, env: Env): string[] {
  const text = pageTextOf(path, isSignedOut)
  const title = documentTitle(text, env.BRAND_NAME)
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`
  const head = [`<title>${escapeHtml(title)}</title>`, meta('application-name', env.BRAND_NAME)]
  const description = descriptionOf(text, env.TRIAL_DAYS)
  if (description === undefined) return [...head, meta('robots', 'noindex')]
  const address = env.PUBLIC_URL + path
  return [
    ...head,
    meta('description', description),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    property('og:type', 'website'),
    property('og:locale', 'de_DE'),
    property('og:site_name', env.BRAND_NAME),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    property('og:image', `${env.PUBLIC_URL}/icon-512.png`),
  ]
}

/** Read by the browser side, which then has nothing to ask before it shows the page. */
function sessionMark(isSignedOut: boolean): string {
  return isSignedOut ? '<meta name="session" content="none" />' : ''
}

/** Data, not a script: the content policy lets it pass, and no text in it can end the element. */
function settingsBlock(settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c').replaceAll('%', '\\u0025')
  return `<script type="application/json" id="public-settings">${json}</script>`
}

/** The landing page is written at build time, with these names where the operator's own words belong. */
function tokensOf({ brandName, company, trialDays }: PublicSettings): Record<string, string> {
  const trial = trialTextsOf(trialDays)
  return {
    BRAND_NAME: brandName,
    COMPANY_NAME: company.name,
    COMPANY_ADDRESS: company.address,
    COMPANY_EMAIL: company.email,
    TRIAL_START: trial.start,
    TRIAL_CARD: trial.card,
    TRIAL_INCLUDED: trial.included,
    TRIAL_QUESTION: trial.question,
    TRIAL_ANSWER: trial.answer,
  }
}
