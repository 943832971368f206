import { setTimeout as wait } from 'node:timers/promises'
import { marketingSyncs } from '#database/schema.ts'
import { writeAudit } from '#features/administration/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { marketingMessages as t } from '../texts.ts'
import { readLists, requireLists } from './lists.ts'
import {
  advanceSync,
  countConfirmed,
  findLastSync,
  findNextUsers,
  findSync,
  type SyncRecord,
} from './marketing-repository.ts'
import { type SyncDeps, syncContact } from './sync-contact.ts'

export const batchJob = 'marketing-sync-batch'

const usersPerBatch = 20
const atOnce = 5
/** So many in a row mean that the service is gone, and the rest would only wait for its timeout. */
const mostFailuresInARow = 5
const longestPauseSeconds = 60
const mostPauses = 3
/** A person and every proxy between wait that long; the rest is done by jobs. */
const answerAfterMs = 20_000
const lookAgainMs = 250
/** A synchronisation that has not moved for so long was lost with its process. */
const lostAfterMs = 45 * 60_000

type StartDeps = SyncDeps & Pick<Deps, 'jobs'>

/**
 * Sends all confirmed users to the service, in batches that outlive the request and the process.
 *
 * @returns how far it came by the time of the answer; `finished` is false while jobs do the rest
 * @throws {AppError} conflict while another one runs, impossible for an unknown list, provider_failed
 */
export async function syncAllUsers(
  deps: StartDeps,
  actor: UserRecord,
  listIds: readonly number[] = [],
): Promise<{ successful: number; totalUsers: number; finished: boolean }> {
  if (listIds.length > 0) await requireLists(deps.contacts, listIds)
  else await readLists(deps.contacts)
  const id = await startSync(deps, actor, listIds)
  const until = performance.now() + answerAfterMs
  const isOver = () => performance.now() >= until
  await deps.jobs.runWaitingOf(batchJob, isOver)
  let sync = await findSync(deps.db, id)
  while (sync && !sync.finishedAt && !isOver()) {
    await wait(lookAgainMs)
    sync = await findSync(deps.db, id)
  }
  if (!sync) throw new Error('the synchronisation is gone')
  if (sync.error) throw new AppError('provider_failed', { message: describeEnd(sync) ?? '' })
  return { successful: sync.successful, totalUsers: sync.totalUsers, finished: sync.finishedAt !== null }
}

/** Why a synchronisation ended before its time, in German; null where it did not. */
export function describeEnd({ error, successful, totalUsers }: SyncRecord): string | null {
  return error ? t.interrupted(successful, totalUsers) : null
}

function startSync(deps: StartDeps, actor: UserRecord, listIds: readonly number[]): Promise<string> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await tx.execute(`lock table marketing_syncs in share row exclusive mode`)
    const last = await findLastSync(tx)
    if (last && !last.finishedAt) {
      if (now.getTime() - last.updatedAt.getTime() < lostAfterMs) {
        throw new AppError('conflict', { message: t.alreadyRunning })
      }
      await advanceSync(tx, last, { finishedAt: now, error: 'internal' })
    }
    const [sync] = await tx
      .insert(marketingSyncs)
      .values({ listIds: [...listIds], totalUsers: await countConfirmed(tx), startedAt: now, updatedAt: now })
      .returning()
    if (!sync) throw new Error('no synchronisation row')
    await writeAudit(tx, actor, now, {
      action: 'marketing.sync-all',
      target: { id: sync.id, label: t.allUsers(sync.totalUsers) },
      details: { lists: listIds.join(', ') },
    })
    await deps.jobs.send(tx, batchJob, { syncId: sync.id })
    return sync.id
  })
}

/** Sends the next users; where some are left, the job for them is sent with the progress, in one transaction. */
export async function syncBatch(deps: StartDeps, syncId: string): Promise<void> {
  const sync = await findSync(deps.db, syncId)
  if (!sync || sync.finishedAt) return
  const rows = await findNextUsers(deps.db, sync, usersPerBatch)
  const progress = { ...sync }
  const isAnybodyThere = () => progress.failedInARow < mostFailuresInARow
  for (let at = 0; at < rows.length && isAnybodyThere(); at += atOnce) {
    const group = rows.slice(at, at + atOnce)
    const outcomes = await Promise.all(group.map(({ user }) => trySync(deps, user, sync.listIds)))
    for (const outcome of outcomes) {
      if (outcome === 'sent') progress.successful += 1
      else progress.failed += 1
      progress.failedInARow = outcome === 'nobody there' ? progress.failedInARow + 1 : 0
    }
    progress.lastUserId = group.at(-1)?.user.id ?? progress.lastUserId
  }
  const now = deps.clock.now()
  const isDone = rows.length < usersPerBatch
  const { successful, failed, failedInARow, lastUserId } = progress
  await deps.db.transaction(async (tx) => {
    const isMine = await advanceSync(tx, sync, {
      ...{ successful, failed, failedInARow, lastUserId, updatedAt: now },
      ...(isAnybodyThere() ? {} : { error: 'provider_failed' }),
      ...(isDone || !isAnybodyThere() ? { finishedAt: now } : {}),
    })
    if (isMine && !isDone && isAnybodyThere()) await deps.jobs.send(tx, batchJob, { syncId })
  })
}

type Outcome = 'sent' | 'refused' | 'nobody there'

/** Waits where the service says it is at its limit; every other failure is kept and tried again later. */
async function trySync(deps: SyncDeps, user: UserRecord, listIds: readonly number[]): Promise<Outcome> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      await syncContact(deps, user, { listIds })
      return 'sent'
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'impossible') return 'refused'
      if (error.retryAfter === undefined || pauses >= mostPauses) return 'nobody there'
      await wait(Math.min(error.retryAfter, longestPauseSeconds) * 1000)
    }
  }
}
