import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Secrets } from '#server/secrets.ts'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Encrypts what must be read again with the instance's key.
 *
 * @param context what the value belongs to: it opens for nothing else
 * @returns base64url of initialisation vector, tag and cipher text
 */
export function seal(secrets: Secrets, context: string, text: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, key(secrets), iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws {Error} where key or context are not the ones it was sealed with */
export function unseal(secrets: Secrets, context: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(algorithm, key(secrets), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8')
}

function key(secrets: Secrets): Buffer {
  return Buffer.from(secrets.encryptionKey, 'base64url')
}
