import type { Clock } from '#server/clock.ts'

const failuresToOpen = 5
const openMs = 30_000

export interface CircuitBreaker {
  /** False while the model is known not to answer; after a rest one call may try. */
  mayCall: () => boolean
  report: (hasAnswered: boolean) => void
  /** Nothing has come back since too many failures. */
  isOpen: () => boolean
}

/** After five failures in a row nobody waits for a dead model: for 30 s every call is refused at once. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures = 0
  let retryAt = 0
  const isOpen = () => failures >= failuresToOpen
  return {
    mayCall: () => {
      if (!isOpen()) return true
      const now = clock.now().getTime()
      if (now < retryAt) return false
      retryAt = now + openMs
      return true
    },
    report: (hasAnswered) => {
      failures = hasAnswered ? 0 : failures + 1
      if (isOpen()) retryAt = clock.now().getTime() + openMs
    },
    isOpen,
  }
}
