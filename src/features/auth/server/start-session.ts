import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import type { SessionRecord, UserRecord } from '#server/http/caller.ts'
import { sessionCookie } from './auth-cookies.ts'
import { deleteSession, findSession, insertSession } from './session-repository.ts'
import { hashToken, newToken } from './tokens.ts'

type SessionDeps = Pick<Deps, 'db' | 'env' | 'clock'>

const secondsForSecondFactor = 600

/** Starts a session: always a new token, the one the browser came with ends. */
export async function startSession(
  deps: SessionDeps,
  user: UserRecord,
  http: { request: FastifyRequest; reply: FastifyReply },
  state: 'complete' | 'waits for the second factor',
): Promise<void> {
  const now = deps.clock.now()
  await endPresentedSession(deps, http.request)
  const isComplete = state === 'complete'
  const seconds = isComplete ? deps.env.SESSION_MAX_SECONDS : secondsForSecondFactor
  const token = newToken()
  await insertSession(deps.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    userAgent: (http.request.headers['user-agent'] ?? '').slice(0, 300),
    isComplete,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  })
  sessionCookie.set(http.reply, deps.env, token, seconds)
}

/** The session a browser presents, also one that still waits for its second factor. */
export async function findPresentedSession(
  deps: SessionDeps,
  request: FastifyRequest,
): Promise<{ session: SessionRecord; user: UserRecord } | null> {
  const token = sessionCookie.read(request, deps.env)
  return token ? findSession(deps.db, hashToken(token), deps.clock.now()) : null
}

export async function endPresentedSession(deps: SessionDeps, request: FastifyRequest): Promise<void> {
  const found = await findPresentedSession(deps, request)
  if (found) await deleteSession(deps.db, found.session.id)
}
