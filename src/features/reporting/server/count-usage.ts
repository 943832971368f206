import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { errorTable } from '#contract/errors.ts'
import { usageEvents, users } from '#database/schema.ts'
import type { Deps } from '#server/deps.ts'
import { describeError } from '#server/http/describe-error.ts'

/** Counts every call that carries a usage label: who, which, how long, how large; never a text. */
export function countUsage(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = request.routeOptions.config.usageLabel
    if (!endpoint || !request.caller) return
    try {
      await deps.db.insert(usageEvents).values({
        userId: request.caller.user.id,
        endpoint,
        statusCode: request.errorCode ? errorTable[request.errorCode].status : reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
        errorCode: request.errorCode,
        fallbackClass: request.fallbackClass,
        inputChars: request.usageSizes.input,
        outputChars: request.usageSizes.output,
        language: request.usageSizes.language,
        createdAt: deps.clock.now(),
      })
    } catch (error) {
      request.log.error({ error: describeError(error) }, 'usage was not counted')
    }
  })
}

export type Counter = 'formatCorrections' | 'templateFillings' | 'generateFromScratch'

/** One more run of an AI function, seen at once in profile and administration. */
export async function countRun(deps: Pick<Deps, 'db' | 'clock'>, userId: string, counter: Counter): Promise<void> {
  await deps.db
    .update(users)
    .set({
      [counter]: sql`${users[counter]} + 1`,
      recordingCount: sql`${users.recordingCount} + 1`,
      lastActivityAt: deps.clock.now(),
    })
    .where(eq(users.id, userId))
}
