import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#server/http/app-error.ts'

/** Algorithm 2 is argon2id (the package's enum is not erasable). Source: OWASP password storage, argon2id with 19 MiB, two passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of a password nobody knows, with the same parameters. */
const dummyHash = '$argon2id$v=19$m=19456,t=2,p=1$swkpsqGehYpWVMge8EUX8A$YfhSRUUdXLzJK0gk0X47vTM+8/a/GS96KlG0ec1Kz4c'
const atOnce = 4
const queueLength = 200

let running = 0
const waiting: (() => void)[] = []

/** Hashing is heavy: a few at once, the others wait their turn, and no more than can be served soon. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= queueLength) throw new AppError('saturated', { retryAfter: 5 })
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** @throws {AppError} saturated */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFC'), parameters))
}

/**
 * Checks a password; without a hash it takes the same time and fails, so that unknown addresses do not show.
 *
 * @throws {AppError} saturated
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(stored ?? dummyHash, password.normalize('NFC')))
  return stored !== null && isRight
}
