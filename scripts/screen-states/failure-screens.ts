import type { Page } from 'playwright-core'
import { openTemplates } from '../workspace-ways.ts'
import { refuse, type Screen } from './screen.ts'

const outage = 'Ein unerwarteter Fehler ist aufgetreten. Ihre Eingaben sind nicht verloren.'
const startCalls = ['/api/auth/user', '/api/subscription/status']

/** What stands where the server, or a part of the program, did not come. */
export const failureScreens: readonly Screen[] = [
  { name: 'failed-start', path: '/profile', as: 'person', arrange: refuseStart, prepare: startFailed },
  { name: 'failed-part', path: '/profile', as: 'person', arrange: losePart },
  failing('workspace', '/', 'person', openTemplates),
  failing('subscribe', '/subscribe', 'person'),
  failing('success', '/subscription-success', 'person'),
  failing('profile', '/profile', 'person'),
  ...['Abonnement', 'Vorlagen', 'Wortschatz', 'KI-Eingaben', 'Statistik'].map((tab) =>
    failing(`profile-${tab.toLowerCase()}`, '/profile', 'person', (page) =>
      page.getByRole('tab', { name: tab }).click(),
    ),
  ),
  ...['overview', 'users', 'templates', 'apiUsage', 'settings'].map((tab) =>
    failing(`admin-${tab}`, `/admin?tab=${tab}`, 'admin'),
  ),
  ...['audit', 'brevo', 'feedback', 'migration'].map((name) => failing(`admin-${name}`, `/admin/${name}`, 'admin')),
]

/** A page that starts, and whose own calls are all refused. */
function failing(name: string, path: string, as: Screen['as'], prepare?: Screen['prepare']): Screen {
  return {
    name: `failed-${name}`,
    path,
    as,
    arrange: async (page) => {
      await refuse(page, '/api/**', 500, outage)
      for (const call of startCalls) await page.route(`**${call}`, (route) => route.continue())
    },
    ...(prepare && { prepare }),
  }
}

async function refuseStart(page: Page): Promise<void> {
  for (const call of startCalls) await refuse(page, call, 500, outage)
}

async function startFailed(page: Page): Promise<void> {
  await page.getByText('Der Server antwortet nicht').last().waitFor()
}

async function losePart(page: Page): Promise<void> {
  // Nothing kept for offline use may stand in.
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  })
  await page.route('**/assets/profile-page-*.js', (route) => route.abort())
}
