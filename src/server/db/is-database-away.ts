import { DrizzleQueryError } from 'drizzle-orm'

/** SQLSTATE: connection exception, insufficient resources (no room, no connection), operator intervention. */
const states = /^(08|53|57)/
const sockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** The driver gives these no code. */
const driver =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a call failed because the database is not there, does not answer or has no room; the call itself was fine. */
export function isDatabaseAway(error: unknown): boolean {
  const reason = error instanceof DrizzleQueryError ? error.cause : error
  if (!(reason instanceof Error)) return false
  const { code } = reason as { code?: unknown }
  if (typeof code === 'string') return states.test(code) || sockets.has(code)
  return driver.test(reason.message)
}
