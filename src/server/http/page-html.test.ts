import { describe, expect, it } from 'vitest'
import { publicSettingsOf } from '#features/site/public.ts'
import { readEnv } from '../env.ts'
import { fillPage } from './page-html.ts'

const template =
  '<!doctype html><html lang="de"><head><!-- page -->\n<title>x</title>\n<!-- /page --></head><body>%COMPANY_NAME% %X%<p>%TRIAL_START%</p></body></html>'

function filled(path: string, settings: Record<string, string> = {}, host = 'befund.example.org'): string {
  const env = readEnv({ PUBLIC_URL: 'https://befund.example.org', ...settings })
  return fillPage(template, { path, host, isSignedOut: true }, env, publicSettingsOf({ env, mailer: { kind: 'none' } }))
}

describe('fillPage', () => {
  it('names and describes a public page for search engines', () => {
    const html = filled('/tutorials', { BRAND_NAME: 'Leuchtkasten' })
    expect(html).toContain('<title>Anleitungen – Leuchtkasten</title>')
    expect(html).toContain('<link rel="canonical" href="https://befund.example.org/tutorials" />')
    expect(html).toMatch(/<meta name="description" content="Kurze Anleitungen/)
    expect(html).not.toContain('noindex')
  })

  it('keeps private and unknown pages out of search engines', () => {
    expect(filled('/profile')).toContain('<meta name="robots" content="noindex" />')
    expect(filled('/gibt-es-nicht')).toContain('<title>Seite nicht gefunden – KlarBefund</title>')
    expect(filled('/gibt-es-nicht')).toContain('<meta name="robots" content="noindex" />')
  })

  it('writes settings so that no text of an operator becomes markup', () => {
    const html = filled('/', { COMPANY_NAME: '</script><img src=x> & %BRAND_NAME%' })
    expect(html).not.toContain('<img')
    expect(html).toContain('<body>&lt;/script&gt;&lt;img src=x&gt; &amp; %BRAND_NAME% %X%<p>')
    const block = /<script type="application\/json" id="public-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(block).company.name).toBe('</script><img src=x> & %BRAND_NAME%')
  })

  it.each([
    ['7', '7 Tage kostenlos testen', / geändert hat\. 7 Tage kostenlos\."/],
    ['1', '1 Tag kostenlos testen', / geändert hat\. 1 Tag kostenlos\."/],
    ['0', 'Konto erstellen', / geändert hat\."/],
  ])('offers the trial there is: TRIAL_DAYS=%s', (days, words, description) => {
    const html = filled('/', { TRIAL_DAYS: days })
    expect(html).toContain(`<p>${words}</p>`)
    expect(html).toMatch(description)
    expect(html).not.toMatch(/\b0 Tage/)
  })

  it('loads nothing of a consent banner where none is set up', () => {
    const html = filled('/privacy')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toContain('data-consent')
  })

  it('loads the consent banner with the id of the host', () => {
    const settings = {
      CONSENT_SCRIPT_URL: 'https://consent.example.net/{id}/banner.js',
      CONSENT_ID_DEFAULT: 'welt',
      CONSENT_ID_CH: 'schweiz',
      CONSENT_ID_DE: 'deutschland',
    }
    const idAt = (host: string) => /data-settings-id="(\w+)"/.exec(filled('/', settings, host))?.[1]
    expect(idAt('befund.ch')).toBe('schweiz')
    expect(idAt('befund.de')).toBe('deutschland')
    expect(idAt('befund.com')).toBe('welt')
    const html = filled('/', settings, 'befund.ch')
    expect(html).toContain('<script src="https://consent.example.net/schweiz/banner.js"')
    expect(html).toContain('<html lang="de" data-consent="banner">')
  })

  it('takes the default id where a country has none of its own', () => {
    const settings = { CONSENT_SCRIPT_URL: 'https://consent.example.net/b.js', CONSENT_ID_DEFAULT: 'welt' }
    expect(filled('/', settings, 'befund.ch')).toContain('data-settings-id="welt"')
  })
})
