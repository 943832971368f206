import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, asc, eq } from 'drizzle-orm'
import { passkeys } from '#database/schema.ts'
import type { Database } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { securityTexts as t } from '../texts.ts'
import { finishCeremony, startCeremony } from './ceremonies.ts'

type PasskeyDeps = Pick<Deps, 'db' | 'clock' | 'env'>
type PasskeyRecord = typeof passkeys.$inferSelect

const maxPasskeys = 10
/** Ed25519, ECDSA with P-256, RSA: what authenticators have. Source: IANA COSE algorithms. */
const supportedAlgorithmIDs = [-8, -7, -257]
const ceremonySeconds = 300
const largestCounter = 2_147_483_647
/** Ways to an authenticator. Source: Web Authentication Level 3, AuthenticatorTransport; `cable` is its former name. */
const transports = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable'] as const

/** A running ceremony: options for the authenticator, and the token that comes back with its answer. */
interface PasskeyCeremony {
  ceremony: string
  options: Record<string, unknown>
}

export function listPasskeys(db: Database, userId: string): Promise<PasskeyRecord[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
}

/** @throws {AppError} limit_reached */
export async function startAddingPasskey(deps: PasskeyDeps, user: UserRecord): Promise<PasskeyCeremony> {
  const own = await listPasskeys(deps.db, user.id)
  if (own.length >= maxPasskeys) throw new AppError('limit_reached')
  const options = await generateRegistrationOptions({
    rpName: deps.env.BRAND_NAME,
    rpID: new URL(deps.env.PUBLIC_URL).hostname,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: [user.firstName, user.lastName].filter(Boolean).join(' '),
    excludeCredentials: own.map(describe),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { ceremony: await remember(deps, 'passkey-add', user.id, options.challenge), options: { ...options } }
}

/** @throws {AppError} code_wrong where the authenticator's answer does not prove the new key */
export async function addPasskey(
  deps: PasskeyDeps,
  userId: string,
  input: { ceremony: string; name: string; response: RegistrationResponseJSON },
): Promise<void> {
  const expectedChallenge = await challengeOf(deps, 'passkey-add', userId, input.ceremony)
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: input.response,
      expectedChallenge,
      supportedAlgorithmIDs,
      requireUserVerification: false,
      ...relyingParty(deps),
    }),
  )
  if (!registrationInfo) throw new AppError('code_wrong', { message: t.passkeyRefused })
  const { credential } = registrationInfo
  const added = await deps.db
    .insert(passkeys)
    .values({
      id: credential.id,
      userId,
      name: input.name,
      publicKey: credential.publicKey,
      counter: Math.min(credential.counter, largestCounter),
      transports: knownTransports(credential.transports),
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (added.length === 0) throw new AppError('conflict')
}

export async function startPasskeyCheck(deps: PasskeyDeps, userId: string): Promise<PasskeyCeremony> {
  const own = await listPasskeys(deps.db, userId)
  const options = await generateAuthenticationOptions({
    rpID: new URL(deps.env.PUBLIC_URL).hostname,
    allowCredentials: own.map(describe),
    userVerification: 'preferred',
  })
  return { ceremony: await remember(deps, 'passkey-check', userId, options.challenge), options: { ...options } }
}

/** @throws {AppError} code_wrong where no passkey of the user's is proven */
export async function checkPasskey(
  deps: PasskeyDeps,
  userId: string,
  input: { ceremony: string; response: AuthenticationResponseJSON },
): Promise<void> {
  const expectedChallenge = await challengeOf(deps, 'passkey-check', userId, input.ceremony)
  const own = await listPasskeys(deps.db, userId)
  const key = own.find(({ id }) => id === input.response.id)
  if (!key) throw new AppError('code_wrong', { message: t.passkeyRefused })
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: input.response,
      expectedChallenge,
      credential: { ...describe(key), publicKey: new Uint8Array(key.publicKey), counter: key.counter },
      requireUserVerification: false,
      ...relyingParty(deps),
    }),
  )
  if (!verified) throw new AppError('code_wrong', { message: t.passkeyRefused })
  await deps.db
    .update(passkeys)
    .set({ counter: Math.min(authenticationInfo.newCounter, largestCounter), lastUsedAt: deps.clock.now() })
    .where(eq(passkeys.id, key.id))
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
}

/** A browser says them beside the proof: they may be anything. */
function knownTransports(given: unknown): string[] {
  return Array.isArray(given) ? transports.filter((name) => given.includes(name)) : []
}

function describe(key: PasskeyRecord) {
  return { id: key.id, transports: key.transports }
}

function relyingParty({ env }: Pick<Deps, 'env'>) {
  const { hostname, origin } = new URL(env.PUBLIC_URL)
  return { expectedRPID: hostname, expectedOrigin: origin }
}

function remember(deps: PasskeyDeps, kind: string, userId: string, challenge: string): Promise<string> {
  return startCeremony(deps, { kind, userId, seconds: ceremonySeconds, data: { challenge } })
}

async function challengeOf(deps: PasskeyDeps, kind: string, userId: string, token: string): Promise<string> {
  const ceremony = await finishCeremony(deps, kind, token)
  if (ceremony?.userId !== userId) throw new AppError('token_expired', { message: t.ceremonyExpired })
  return ceremony.data.challenge ?? ''
}

/** The library throws for every answer that is not right; for the person it is one and the same. */
async function orRefuse<T>(checking: Promise<T>): Promise<T> {
  try {
    return await checking
  } catch (cause) {
    throw new AppError('code_wrong', { message: t.passkeyRefused, cause })
  }
}
