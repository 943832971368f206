import type { FastifyInstance } from 'fastify'
import { isLegacySignInOver } from '#features/legacy-migration/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { servePublic } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { type IdentityProvider, identityProviders } from './identity-provider.ts'
import { joinIdentity } from './join-identity.ts'
import { finishProviderSignIn, startProviderSignIn } from './provider-login.ts'
import { signIn } from './sign-in.ts'
import { limitAction } from './sign-in-limits.ts'

/** Sign-in through an external identity provider: there and back, each a navigation of the browser. */
export function mountProviderLogin(app: FastifyInstance, deps: Deps): void {
  const find = identityProviders(deps.env)
  const required = (segment: string): IdentityProvider => {
    const provider = find(segment)
    if (!provider) throw new AppError('not_found')
    return provider
  }
  const requireOpen = async (provider: IdentityProvider) => {
    if (provider.isLegacy && (await isLegacySignInOver(deps))) throw new AppError('legacy_sign_in_ended')
  }

  servePublic(app, contract.startProviderLogin, async ({ params, request, reply }) => {
    const provider = required(params.provider)
    try {
      await limitAction(deps, request, 'provider')
      await requireOpen(provider)
      return await reply.redirect(await startProviderSignIn(deps, provider, reply))
    } catch (error) {
      return reply.redirect(failurePage(error))
    }
  })

  servePublic(app, contract.finishProviderLogin, async ({ params, query, request, reply }) => {
    const provider = required(params.provider)
    if (query.error === 'access_denied') return reply.redirect('/login?fehler=cancelled')
    try {
      await requireOpen(provider)
      const identity = await finishProviderSignIn(deps, provider, { request, reply })
      const user = await joinIdentity(deps, identity, provider.isStandIn)
      const factors = await signIn(deps, user, { request, reply })
      return await reply.redirect(factors.length > 0 ? `/login?faktor=${factors.join('.')}` : '/')
    } catch (error) {
      return reply.redirect(failurePage(error))
    }
  })
}

/** A person waits, not a program: the sign-in page says what went wrong. */
function failurePage(error: unknown): string {
  if (!(error instanceof AppError)) throw error
  return `/login?fehler=${error.code}`
}
