import { escapeHtml } from '../html/escape-html.ts'
import type { Mail } from './mailer.ts'

interface Letter {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** Shown large, on a line of its own. */
  code?: string
  link?: string
  after?: string[]
  closing: string
}

/** A mail that looks like a letter, as plain text and as HTML. */
export function letter(brand: { BRAND_NAME: string; PUBLIC_URL: string }, input: Letter): Mail {
  const special = [input.code, input.link].filter((part) => part !== undefined)
  const lines = [input.greeting, ...input.paragraphs, ...special, ...(input.after ?? []), input.closing]
  return {
    to: input.to,
    subject: input.subject.replaceAll(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: page(brand, input),
  }
}

const text = 'margin:0 0 16px;font-size:16px;line-height:24px'

function page(brand: { BRAND_NAME: string; PUBLIC_URL: string }, input: Letter): string {
  const paragraph = (content: string) => `<p style="${text}">${escapeHtml(content).replaceAll('\n', '<br>')}</p>`
  const code = input.code
    ? `<p style="margin:0 0 16px;font:600 30px/40px 'IBM Plex Mono',Consolas,monospace;letter-spacing:6px">${escapeHtml(input.code)}</p>`
    : ''
  const link = input.link
    ? `<p style="${text}"><a href="${escapeHtml(input.link)}" style="color:#0b6e72">${escapeHtml(input.link)}</a></p>`
    : ''
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(input.subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1d2429">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dedad1;',
    "font-family:'Source Sans 3','Segoe UI',Arial,sans-serif\">",
    `<p style="margin:0 0 24px;font-size:18px;font-weight:600">${escapeHtml(brand.BRAND_NAME)}</p>`,
    paragraph(input.greeting),
    ...input.paragraphs.map(paragraph),
    code,
    link,
    ...(input.after ?? []).map(paragraph),
    paragraph(input.closing),
    '</div></body></html>',
  ].join('')
}
