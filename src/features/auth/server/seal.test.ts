import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

const secrets = () => ({ hashKey: 'x', encryptionKey: randomBytes(32).toString('base64url') })

describe('a sealed text', () => {
  const own = secrets()
  const sealed = seal(own, 'totp:eva', 'GEHEIM')

  it('opens with the same key and context, and reads differently each time it is sealed', () => {
    expect(unseal(own, 'totp:eva', sealed)).toBe('GEHEIM')
    expect(seal(own, 'totp:eva', 'GEHEIM')).not.toBe(sealed)
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('GEHEIM')
  })

  it('opens for nobody else', () => {
    expect(() => unseal(own, 'totp:toni', sealed)).toThrow()
    expect(() => unseal(secrets(), 'totp:eva', sealed)).toThrow()
  })
})
