import { describe, expect, it } from 'vitest'
import { readEnv, SettingsError } from './env.ts'

describe('readEnv', () => {
  it('needs no setting at all', () => {
    const env = readEnv({})
    expect(env.PUBLIC_URL).toBe('http://localhost:3000')
    expect(env).toMatchObject({ TRIAL_DAYS: 7, isLocal: true, standInsAllowed: true, DATABASE_URL: null })
  })

  it('lists every fault at once, each with the name of its setting', () => {
    const faulty = { PORT: 'abc', ADMIN_EMAIL: 'niemand', OTP_TTL_SECONDS: '-1' }
    expect(() => readEnv(faulty)).toThrow(SettingsError)
    try {
      readEnv(faulty)
    } catch (error) {
      const { message } = error as Error
      for (const name of Object.keys(faulty)) expect(message).toContain(name)
    }
  })

  it('lists what does not fit together beside what is wrong by itself, in plain words', () => {
    expect(() =>
      readEnv({ PORT: '70000', SMTP_URL: 'mail.klinik.example', DATABASE_URL: 'mysql://x', STRIPE_SECRET_KEY: 'sk_x' }),
    ).toThrow(
      [
        'Diese Einstellungen stimmen nicht:',
        '  - PORT: ist keine ganze Zahl von 0 bis 65535',
        '  - DATABASE_URL: beginnt nicht mit postgres:// oder postgresql://',
        '  - SMTP_URL: beginnt nicht mit smtp:// oder smtps://',
        '  - STRIPE_WEBHOOK_SECRET: fehlt, STRIPE_SECRET_KEY ist gesetzt',
      ].join('\n'),
    )
  })

  it('asks for the partner of a half-configured provider', () => {
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow('STRIPE_WEBHOOK_SECRET')
  })

  it('wants a token for the figures where the address is not local', () => {
    const settings = { METRICS: 'on', PUBLIC_URL: 'https://befund.klinik.example' }
    expect(() => readEnv(settings)).toThrow('METRICS_TOKEN')
    expect(readEnv({ ...settings, METRICS_TOKEN: 'x' }).METRICS).toBe(true)
    expect(readEnv({ METRICS: 'on' }).METRICS).toBe(true)
  })

  it('treats an empty setting as not set', () => {
    expect(readEnv({ SMTP_URL: '  ' }).SMTP_URL).toBeNull()
  })

  it('takes no name for local that only begins like an address of this machine', () => {
    expect(readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' }).isLocal).toBe(true)
    expect(readEnv({ PUBLIC_URL: 'http://127.0.0.1.klinik.example' }).isLocal).toBe(false)
  })

  it('allows no stand-ins where the address is not local, unless told so', () => {
    expect(readEnv({ PUBLIC_URL: 'https://befund.klinik.example' }).standInsAllowed).toBe(false)
    expect(readEnv({ PUBLIC_URL: 'https://befund.klinik.example', ALLOW_STAND_INS: 'true' }).standInsAllowed).toBe(true)
  })
})
