import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { keyedHash } from '#server/secrets.ts'
import { authCookie } from './auth-cookies.ts'
import { equalInConstantTime } from './tokens.ts'

type ProofDeps = Pick<Deps, 'env' | 'secrets'>

const cookie = authCookie('registration')
const daySeconds = 86_400

/**
 * Remembers in the browser which registration it made.
 *
 * Whoever registers somebody else's address while its owner waits for a code replaces the owner's
 * registration, and the owner is mailed a code for it. In the owner's browser that code is refused:
 * it would confirm a password the owner does not know.
 *
 * @param passwordHash names the registration: its salt makes it unique
 */
export function rememberRegistration(
  deps: ProofDeps,
  reply: FastifyReply,
  registration: { email: string; passwordHash: string },
): void {
  cookie.set(
    reply,
    deps.env,
    `${mark(deps, registration.email.toLowerCase())}.${mark(deps, registration.passwordHash)}`,
    daySeconds,
  )
}

/** Whether this browser registered the address with another password than the one now waiting. */
export function isReplacedRegistration(
  deps: ProofDeps,
  request: FastifyRequest,
  registration: { email: string; passwordHash: string | null },
): boolean {
  const [address, password] = (cookie.read(request, deps.env) ?? '').split('.')
  if (!address || !password || address !== mark(deps, registration.email.toLowerCase())) return false
  return !equalInConstantTime(password, mark(deps, registration.passwordHash ?? ''))
}

export function forgetRegistration(deps: ProofDeps, reply: FastifyReply): void {
  cookie.clear(reply, deps.env)
}

function mark(deps: ProofDeps, text: string): string {
  return keyedHash(deps.secrets, `registration:${text}`)
}
