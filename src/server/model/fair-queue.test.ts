import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

// Whoever still waits at the end of a test is refused by nobody.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forever = new AbortController().signal

/** A queue of one place whose work ends when it is told to; `order` is who had a turn. */
function onePlace(length = 10) {
  const queue = createFairQueue({ concurrency: 1, length, maxWaitMs: 1000 })
  const order: string[] = []
  const ends: (() => void)[] = []
  const enter = (owner: string, signal = forever) =>
    queue.run(owner, signal, () => {
      order.push(owner)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endNext = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { enter, order, endNext }
}

/** Everything that waits for nothing but its turn is done; no timer is involved. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

describe('the queue before the model', () => {
  it('lets persons take turns, whoever of them sends how much', async () => {
    const { enter, order, endNext } = onePlace()
    const all = ['a', 'a', 'a', 'b', 'c', 'a', 'b'].map((owner) => enter(owner))
    for (let turn = 0; turn < all.length; turn += 1) await endNext()
    await Promise.all(all)
    expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'a'])
  })

  it('refuses at once where too many wait', async () => {
    const { enter } = onePlace(1)
    void enter('a')
    void enter('b')
    await expect(enter('c')).rejects.toMatchObject({ code: 'saturated', retryAfter: 10 })
  })

  it('refuses whoever has waited too long, and gives the place to the next', async () => {
    const { enter, order, endNext } = onePlace()
    void enter('a')
    const late = expect(enter('b')).rejects.toMatchObject({ code: 'saturated' })
    await vi.advanceTimersByTimeAsync(1001)
    await late
    void enter('c')
    await endNext()
    expect(order).toEqual(['a', 'c'])
  })

  it('forgets whoever leaves the line', async () => {
    const { enter, order, endNext } = onePlace()
    void enter('a')
    const leaving = new AbortController()
    const left = expect(enter('b', leaving.signal)).rejects.toMatchObject({ kind: 'aborted' })
    leaving.abort()
    await left
    void enter('c')
    await endNext()
    expect(order).toEqual(['a', 'c'])
  })

  it('gives the place on also when the work fails', async () => {
    const queue = createFairQueue({ concurrency: 1, length: 1, maxWaitMs: 1000 })
    await expect(queue.run('a', forever, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue.run('a', forever, () => Promise.resolve('done'))).resolves.toBe('done')
  })
})
