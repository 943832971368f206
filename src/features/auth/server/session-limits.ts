import type { Deps } from '#server/deps.ts'

/** Touched no more than once a minute; oftener where sessions live shorter than that. */
const touchEverySeconds = 60
const touchesInIdleTime = 4

/** Sessions last used before this instant have ended. */
export function idleSince(deps: Pick<Deps, 'env' | 'clock'>): Date {
  return new Date(deps.clock.now().getTime() - deps.env.SESSION_IDLE_SECONDS * 1000)
}

export function touchAfterMs(env: Deps['env']): number {
  return Math.min(touchEverySeconds, env.SESSION_IDLE_SECONDS / touchesInIdleTime) * 1000
}
