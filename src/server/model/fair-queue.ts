import { AppError } from '#server/http/app-error.ts'
import { ModelFailure } from './model-failure.ts'

interface Limits {
  /** Runs at the same time. */
  concurrency: number
  /** Runs that may wait for a place. */
  length: number
  /** Longest wait for a place, in milliseconds. */
  maxWaitMs: number
}

interface Waiting {
  start: () => void
}

export interface FairQueue {
  /**
   * Runs the work as soon as there is a place; persons take turns, whoever of them sends how much.
   *
   * @throws {AppError} saturated where the queue is full or the wait too long
   * @throws {ModelFailure} aborted where the signal ends the wait
   */
  run: <T>(owner: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>
}

const retryAfterSeconds = 10

export function createFairQueue({ concurrency, length, maxWaitMs }: Limits): FairQueue {
  let running = 0
  let waitingCount = 0
  /** In the order of turns: who was served goes to the end. */
  const lines = new Map<string, Waiting[]>()

  function startNext(): void {
    for (const [owner, line] of lines) {
      const next = line.shift()
      lines.delete(owner)
      if (!next) continue
      if (line.length > 0) lines.set(owner, line)
      waitingCount -= 1
      next.start()
      return
    }
  }

  function leave(owner: string, waiting: Waiting): void {
    const line = lines.get(owner)
    const at = line?.indexOf(waiting) ?? -1
    if (!line || at < 0) return
    line.splice(at, 1)
    if (line.length === 0) lines.delete(owner)
    waitingCount -= 1
  }

  function takePlace(owner: string, signal: AbortSignal): Promise<void> {
    if (running < concurrency) {
      running += 1
      return Promise.resolve()
    }
    if (waitingCount >= length) return Promise.reject(new AppError('saturated', { retryAfter: retryAfterSeconds }))
    return new Promise((resolve, reject) => {
      const refuse = (error: Error) => {
        leave(owner, waiting)
        settle()
        reject(error)
      }
      const onAbort = () => refuse(new ModelFailure('aborted'))
      const timer = setTimeout(() => refuse(new AppError('saturated', { retryAfter: retryAfterSeconds })), maxWaitMs)
      const settle = () => {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
      }
      const waiting: Waiting = {
        start: () => {
          settle()
          running += 1
          resolve()
        },
      }
      signal.addEventListener('abort', onAbort)
      lines.set(owner, [...(lines.get(owner) ?? []), waiting])
      waitingCount += 1
    })
  }

  return {
    run: async (owner, signal, work) => {
      if (signal.aborted) throw new ModelFailure('aborted')
      await takePlace(owner, signal)
      try {
        return await work()
      } finally {
        running -= 1
        startNext()
      }
    },
  }
}
