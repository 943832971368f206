import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { servePublic } from '#server/http/serve.ts'
import { downloadProcessingAgreement, getPublicSettings } from '../contract.ts'
import { dataProtectionTexts } from '../data-protection-texts.ts'
import { serveDiscovery } from './discovery.ts'
import { processingAgreement } from './processing-agreement.ts'
import { publicSettingsOf } from './public-settings.ts'

export function mountSite(app: FastifyInstance, deps: Pick<Deps, 'env' | 'mailer'>): void {
  servePublic(app, getPublicSettings, () => publicSettingsOf(deps))
  servePublic(app, downloadProcessingAgreement, ({ reply }) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="${dataProtectionTexts.agreementFile}"`)
      .send(processingAgreement(publicSettingsOf(deps))),
  )
  serveDiscovery(app, deps.env)
}
