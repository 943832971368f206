import * as oidc from 'openid-client'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import { identityPath, standInClient } from '#stand-ins/identity/address.ts'

export interface IdentityProvider {
  /** Segment of /api/login/... and the name kept with an account. */
  name: string
  isStandIn: boolean
  /** The sign-in that is being left: ends some time after the move was started. */
  isLegacy: boolean
  configuration: () => Promise<oidc.Configuration>
}

interface Credentials {
  issuer: string
  id: string
  secret: string | null
}

/** The provider of a path segment, or null where none of that name is set up. */
export function identityProviders(env: Env): (segment: string) => IdentityProvider | null {
  const providers = new Map<string, IdentityProvider>()
  const main = mainCredentials(env)
  if (main) providers.set(env.OIDC_NAME, provider(env.OIDC_NAME, main, !env.OIDC_ISSUER))
  if (env.LEGACY_OIDC_ISSUER) {
    const legacy = {
      issuer: env.LEGACY_OIDC_ISSUER,
      id: env.LEGACY_OIDC_CLIENT_ID ?? '',
      secret: env.LEGACY_OIDC_CLIENT_SECRET,
    }
    providers.set(env.LEGACY_OIDC_NAME, { ...provider(env.LEGACY_OIDC_NAME, legacy, false), isLegacy: true })
  }
  return (segment) => providers.get(segment) ?? null
}

function mainCredentials(env: Env): Credentials | null {
  if (env.OIDC_ISSUER) return { issuer: env.OIDC_ISSUER, id: env.OIDC_CLIENT_ID ?? '', secret: env.OIDC_CLIENT_SECRET }
  if (!env.standInsAllowed) return null
  return { issuer: `${env.PUBLIC_URL}${identityPath}`, ...standInClient }
}

function provider(name: string, credentials: Credentials, isStandIn: boolean): IdentityProvider {
  let found: Promise<oidc.Configuration> | null = null
  return {
    name,
    isStandIn,
    isLegacy: false,
    configuration: () => {
      found ??= discover(credentials).catch((cause) => {
        // The next try asks again: a provider may come back.
        found = null
        throw new AppError('provider_failed', { cause })
      })
      return found
    },
  }
}

function discover({ issuer, id, secret }: Credentials): Promise<oidc.Configuration> {
  const url = new URL(issuer)
  const isPlain = url.protocol === 'http:'
  return oidc.discovery(url, id, undefined, secret ? oidc.ClientSecretPost(secret) : oidc.None(), {
    timeout: 10,
    // The signature too: what answers at the provider's address is not believed for that alone.
    execute: [oidc.enableNonRepudiationChecks, ...(isPlain ? [oidc.allowInsecureRequests] : [])],
  })
}
