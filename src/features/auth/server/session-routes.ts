import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { serve, serveFound } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { describeDevice } from './describe-device.ts'
import { idleSince } from './session-limits.ts'
import { deleteSession, deleteSessionsOf, listLivingSessions } from './session-repository.ts'

/** Where an account is signed in, and ending that. */
export function mountSessions(app: FastifyInstance, deps: Deps): void {
  const list = (userId: string) =>
    listLivingSessions(deps.db, userId, { now: deps.clock.now(), idleSince: idleSince(deps) })

  serve(app, contract.listSessions, async ({ caller }) => {
    const sessions = await list(caller.user.id)
    const isOther = ({ id }: { id: string }) => Number(id !== caller.session.id)
    return sessions
      .toSorted((a, b) => isOther(a) - isOther(b))
      .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: describeDevice(userAgent),
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === caller.session.id,
      }))
  })
  serve(app, contract.endOtherSessions, async ({ caller }) => {
    await deleteSessionsOf(deps.db, caller.user.id, caller.session.id)
    return { success: true }
  })
  serveFound(
    app,
    contract.endSession,
    async (caller, { id }) => (await list(caller.user.id)).find((session) => session.id === id) ?? null,
    async ({ found }) => {
      await deleteSession(deps.db, found.id)
      return { success: true }
    },
  )
}
