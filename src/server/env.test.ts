import { describe, expect, it } from 'vitest'
import { readEnv, SettingsError, settingNames } from './env.ts'

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

  it('treats an empty setting as not set, whichever it is', () => {
    expect(readEnv(Object.fromEntries(settingNames.map((name) => [name, ' '])))).toEqual(readEnv({}))
  })

  it.each([
    ['PUBLIC_URL', 'https://klinik.example/befund'],
    ['PUBLIC_URL', 'https://klinik.example/?befund'],
    ['SMTP_URL', 'smtp://befund:a#b@mail.klinik.example:587'],
    ['DATABASE_URL', 'postgres://befund:a/b@datenbank:5432/klarbefund'],
    ['MAIL_FROM', 'KlarBefund'],
    ['COMPANY_EMAIL', 'Sekretariat'],
    ['LEGACY_OIDC_NAME', 'Alte Anmeldung'],
  ])('refuses at the start what would fail only in use: %s %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`  - ${name}: `)
  })

  it.each([
    ['PUBLIC_URL', 'https://befund.klinik.example:8443/'],
    ['SMTP_URL', 'smtps://befund%40klinik.example:a%23b@mail.klinik.example'],
    ['DATABASE_URL', 'postgresql:///klarbefund?host=/var/run/postgresql'],
    ['MAIL_FROM', 'befund@klinik.example'],
    ['MAIL_FROM', '"Radiologie, Haus 2" <befund@klinik.example>'],
  ])('takes %s %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).not.toThrow()
  })

  it('wants two names for two identity providers', () => {
    const legacy = { LEGACY_OIDC_ISSUER: 'https://alt.klinik.example', LEGACY_OIDC_CLIENT_ID: 'x' }
    expect(() => readEnv({ ...legacy, LEGACY_OIDC_NAME: 'google' })).toThrow('  - LEGACY_OIDC_NAME: ')
    expect(() => readEnv(legacy)).not.toThrow()
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
