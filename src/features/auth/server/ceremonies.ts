import { and, eq, gt, lt } from 'drizzle-orm'
import { ceremonies } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { hashToken, newToken } from './tokens.ts'

type CeremonyDeps = Pick<Deps, 'db' | 'clock'>

interface Start {
  kind: string
  seconds: number
  data: Record<string, string>
  userId?: string
}

/** Remembers secrets of a running ceremony; the token goes to the browser that started it. */
export async function startCeremony(deps: CeremonyDeps, start: Start): Promise<string> {
  const token = newToken()
  const now = deps.clock.now()
  await deps.db.delete(ceremonies).where(lt(ceremonies.expiresAt, now))
  await deps.db.insert(ceremonies).values({
    id: hashToken(token),
    kind: start.kind,
    userId: start.userId ?? null,
    data: start.data,
    expiresAt: new Date(now.getTime() + start.seconds * 1000),
  })
  return token
}

/** What a token's ceremony remembers; each can be finished once. */
export async function finishCeremony(
  deps: CeremonyDeps,
  kind: string,
  token: string,
): Promise<{ data: Record<string, string>; userId: string | null } | null> {
  const [row] = await deps.db
    .delete(ceremonies)
    .where(
      and(eq(ceremonies.id, hashToken(token)), eq(ceremonies.kind, kind), gt(ceremonies.expiresAt, deps.clock.now())),
    )
    .returning()
  return row ? { data: row.data, userId: row.userId } : null
}
