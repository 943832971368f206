import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { keyedHash } from '#server/secrets.ts'
import { authCookie } from './auth-cookies.ts'
import { equalInConstantTime } from './tokens.ts'

type DeviceDeps = Pick<Deps, 'env' | 'secrets'>

const deviceCookie = authCookie('device')
const yearSeconds = 31_536_000

/**
 * A browser in which an account has signed in before is counted apart from everybody else behind its
 * network address: guesses of others there never keep the owner out.
 */
export function rememberDevice(deps: DeviceDeps, reply: FastifyReply, email: string): void {
  const id = randomBytes(16).toString('base64url')
  deviceCookie.set(reply, deps.env, `${id}.${proof(deps, id, email)}`, yearSeconds)
}

/** The id of a device this account has signed in with, or null. */
export function knownDevice(deps: DeviceDeps, request: FastifyRequest, email: string): string | null {
  const [id, given] = (deviceCookie.read(request, deps.env) ?? '').split('.')
  if (!id || !given) return null
  return equalInConstantTime(given, proof(deps, id, email)) ? id : null
}

function proof(deps: DeviceDeps, id: string, email: string): string {
  return keyedHash(deps.secrets, `device:${id}:${email.toLowerCase()}`)
}
