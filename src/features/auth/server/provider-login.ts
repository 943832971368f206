import type { FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { authCookie } from './auth-cookies.ts'
import { finishCeremony, startCeremony } from './ceremonies.ts'
import type { IdentityProvider } from './identity-provider.ts'

type LoginDeps = Pick<Deps, 'db' | 'clock' | 'env'>

const kind = 'oidc'
const secondsToSignIn = 600
const ceremonyCookie = authCookie('identity-ceremony')

/** What the provider vouches for. */
export interface ExternalIdentity {
  provider: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

function callbackUrl(env: LoginDeps['env'], provider: IdentityProvider): string {
  return `${env.PUBLIC_URL}/api/login/${provider.name}/callback`
}

/** Where the browser goes to sign in: authorisation code with PKCE, state and nonce, bound to this browser. */
export async function startProviderSignIn(
  deps: LoginDeps,
  provider: IdentityProvider,
  reply: FastifyReply,
): Promise<string> {
  const configuration = await provider.configuration()
  const verifier = oidc.randomPKCECodeVerifier()
  const state = oidc.randomState()
  const nonce = oidc.randomNonce()
  const token = await startCeremony(deps, {
    kind,
    seconds: secondsToSignIn,
    data: { provider: provider.name, verifier, state, nonce },
  })
  ceremonyCookie.set(reply, deps.env, token, secondsToSignIn)
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(deps.env, provider),
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href
}

/**
 * What the provider says of who came back.
 *
 * @throws {AppError} token_expired where this browser started nothing; provider_failed
 */
export async function finishProviderSignIn(
  deps: LoginDeps,
  provider: IdentityProvider,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<ExternalIdentity> {
  const token = ceremonyCookie.read(http.request, deps.env)
  ceremonyCookie.clear(http.reply, deps.env)
  const ceremony = token ? await finishCeremony(deps, kind, token) : null
  if (ceremony?.data.provider !== provider.name) throw new AppError('token_expired')
  const { verifier = '', state = '', nonce = '' } = ceremony.data
  const current = new URL(callbackUrl(deps.env, provider))
  current.search = new URL(http.request.url, deps.env.PUBLIC_URL).search
  try {
    const tokens = await oidc.authorizationCodeGrant(await provider.configuration(), current, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    })
    return readClaims(provider.name, tokens.claims())
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('provider_failed', { cause })
  }
}

function readClaims(provider: string, claims: oidc.IDToken | undefined): ExternalIdentity {
  const text = (name: string) => {
    const value = claims?.[name]
    return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 300) : null
  }
  const email = text('email')?.toLowerCase()
  if (!claims?.sub || !email) throw new AppError('impossible')
  return {
    provider,
    subject: claims.sub,
    email,
    emailVerified: claims.email_verified === true,
    firstName: text('given_name')?.slice(0, 100) ?? null,
    lastName: text('family_name')?.slice(0, 100) ?? null,
    profileImageUrl: text('picture')?.startsWith('https://') ? text('picture') : null,
  }
}
