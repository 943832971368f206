import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { serve } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { createAccountDeletion } from './account-deletion.ts'
import { sessionCookie } from './auth-cookies.ts'
import { requirePassword } from './change-password.ts'
import { collectAccountData } from './export-account.ts'
import { requireFreshSignIn } from './fresh-sign-in.ts'

/** The account's own data: taking it along, and deleting it. */
export function mountAccount(app: FastifyInstance, deps: Deps): void {
  const deletion = createAccountDeletion(deps, (error) => app.log.warn({ error }, 'farewell mail failed'))
  app.decorate('accountDeletion', deletion)

  serve(app, contract.exportAccount, async ({ caller, reply }) => {
    const data = await collectAccountData(deps, caller.user.id)
    const day = deps.clock.now().toISOString().slice(0, 10)
    return reply
      .header('content-disposition', `attachment; filename="klarbefund-konto-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(data, null, 2))
  })

  serve(app, contract.deleteOwnAccount, async ({ caller, body, request, reply }) => {
    if (body.email.toLowerCase() !== caller.user.email) {
      throw new AppError('validation_failed', { issues: [{ path: 'email', message: t.wrongAddress }] })
    }
    if (body.password === undefined) requireFreshSignIn(deps, caller)
    else await requirePassword(deps, request, caller.user, { password: body.password, path: 'password' })
    await deletion.run(caller.user)
    sessionCookie.clear(reply, deps.env)
    return { success: true }
  })
}
