import { describe, expect, it } from 'vitest'
import { refuseWeakAdminPassword } from './password-rules.ts'

describe("the first administrator's password from the settings", () => {
  it.each([
    ['kurz', /mindestens 8 Zeichen/],
    ['Passwort123', /sehr verbreitet/],
  ])('is refused at start when it is %s', (password, reason) => {
    const start = () => refuseWeakAdminPassword({ ADMIN_PASSWORD: password, PASSWORD_BLOCKLIST: 'admin' })
    expect(start).toThrow(reason)
  })

  it('may be common where the setting allows it, and absent', () => {
    refuseWeakAdminPassword({ ADMIN_PASSWORD: 'Passwort123', PASSWORD_BLOCKLIST: 'off' })
    refuseWeakAdminPassword({ ADMIN_PASSWORD: null, PASSWORD_BLOCKLIST: 'admin' })
  })
})
