import { Socket } from 'node:net'
import pg from 'pg'

interface PoolSettings {
  url: string
  size: number
  /** After how long a connection that says nothing is cut; null where a statement may take its time. */
  silenceMs: number | null
}

/**
 * Connections to PostgreSQL that outlive its faults: whoever waits is told after a while, nothing waits for ever, and
 * what broke is replaced.
 */
export function openPool({ url, size, silenceMs }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, connectionTimeoutMillis: 5000, keepAlive: true })
  // Without a listener a broken idle connection would end the process.
  pool.on('error', () => {})
  giveBackBroken(pool)
  if (silenceMs !== null) cutSilent(pool, silenceMs)
  return pool
}

/**
 * The pool listens to its idle connections only: one that broke while lent would end the process. Nor does every
 * borrower give it back: Drizzle keeps the one whose `begin` failed, and with each the pool has one less for ever.
 */
function giveBackBroken(pool: pg.Pool): void {
  const lent = new Set<pg.PoolClient>()
  pool.on('acquire', (client) => lent.add(client))
  pool.on('release', (_error, client) => lent.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!lent.has(client)) return
      client.release(error)
      // Its borrower may give it back as well; twice would be an error.
      client.release = () => {}
    })
  })
}

/** A cut, not a refusal: what still waits for its answer on this connection could only go on in the wrong transaction. */
function cutSilent(pool: pg.Pool, silenceMs: number): void {
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (stream instanceof Socket) stream.setTimeout(silenceMs, () => stream.destroy())
  })
}
