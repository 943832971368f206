import { expect, it } from 'vitest'
import { letter } from './letter.ts'

const brand = { BRAND_NAME: 'KlarBefund', PUBLIC_URL: 'https://klarbefund.example' }
const content = { to: 'eva@example.org', subject: 'Ihr Link', paragraphs: ['Über diesen Link:'] }

it('says the same in plain text and in HTML, greeting and closing as in every mail', () => {
  const mail = letter(brand, { ...content, name: 'Eva', link: 'https://klarbefund.example/login', after: ['Danke.'] })
  expect(mail.text).toBe(
    'Guten Tag Eva,\n\nÜber diesen Link:\n\nhttps://klarbefund.example/login\n\nDanke.\n\nFreundliche Grüße\nIhr Team von KlarBefund\n',
  )
  for (const part of ['Guten Tag Eva,', 'Über diesen Link:', 'Danke.', 'Ihr Team von KlarBefund']) {
    expect(mail.html).toContain(part)
  }
  expect(mail.html).toContain('<a href="https://klarbefund.example/login"')
})

it('greets nobody by name where none is known', () => {
  expect(letter(brand, content).text).toMatch(/^Guten Tag,\n/)
})

it('puts no markup of a name into the mail and no second header line into the subject', () => {
  const mail = letter(brand, { ...content, subject: 'Ihr\r\nBcc: x@example.org', name: '<img src=x onerror=alert(1)>' })
  expect(mail.subject).toBe('Ihr Bcc: x@example.org')
  expect(mail.html).not.toContain('<img')
  expect(mail.html).toContain('&lt;img')
})

it('breaks no line between a number and its noun', () => {
  const mail = letter(brand, { ...content, paragraphs: ['Sie endet am 9. Dezember 2026, in 2 Tagen.'] })
  expect(mail.html).toContain('am <span style="white-space:nowrap">9. Dezember</span> 2026')
  expect(mail.html).toContain('<span style="white-space:nowrap">2 Tagen</span>')
})

it('loads nothing from anywhere, so that opening it tells nobody', () => {
  const { html } = letter(brand, { ...content, code: '123456' })
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
})
