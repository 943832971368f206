import { escapeHtml } from '../html/escape-html.ts'
import type { Mail } from './mailer.ts'
import { letterTexts } from './texts.ts'

interface Letter {
  to: string
  subject: string
  /** Whom it greets; left out where nobody is known to be behind the address. */
  name?: string | null
  /** Where it is not the usual one. */
  greeting?: string
  paragraphs: string[]
  /** Shown large, on a line of its own. */
  code?: string
  link?: string
  after?: string[]
  /** Where it is not the usual one. */
  closing?: string
}

/** A mail that looks like a letter, as plain text and as HTML. */
export function letter(brand: { BRAND_NAME: string; PUBLIC_URL: string }, input: Letter): Mail {
  const greeting = input.greeting ?? letterTexts.greeting(input.name)
  const closing = input.closing ?? letterTexts.closing(brand.BRAND_NAME)
  const special = [input.code, input.link].filter((part) => part !== undefined)
  const lines = [greeting, ...input.paragraphs, ...special, ...(input.after ?? []), closing]
  return {
    to: input.to,
    subject: input.subject.replaceAll(/[\r\n]+/g, ' '),
    text: `${lines.join('\n\n')}\n`,
    html: page(brand.BRAND_NAME, { ...input, greeting, closing }),
  }
}

const size = 'font-size:16px;line-height:24px'
const text = `margin:0 0 16px;${size}`
/** For clients that know a dark theme; all others show what stands at the elements. */
const dark =
  '@media (prefers-color-scheme:dark){body{background:#101418!important;color:#e4e2dc!important}' +
  '.sheet{background:#191e23!important;border-color:#343b42!important}a{color:#72c5c2!important}}'

function page(brandName: string, input: Letter & { greeting: string; closing: string }): string {
  const styled = (style: string) => (content: string) =>
    `<p style="${style}">${wholeWords(escapeHtml(content)).replaceAll('\n', '<br>')}</p>`
  const paragraph = styled(text)
  const code = input.code
    ? `<p style="margin:0 0 16px;font:600 30px/40px 'IBM Plex Mono',Consolas,monospace;letter-spacing:6px">${escapeHtml(input.code)}</p>`
    : ''
  const link = input.link
    ? `<p style="${text};overflow-wrap:anywhere"><a href="${escapeHtml(input.link)}" style="color:#0b6e72">${escapeHtml(input.link)}</a></p>`
    : ''
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(input.subject)}</title><style>${dark}</style></head>`,
    '<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1d2429">',
    '<div class="sheet" style="max-width:560px;box-sizing:border-box;margin:0 auto;padding:32px;background:#ffffff;',
    "border:1px solid #dedad1;font-family:'Source Sans 3','Segoe UI',Arial,sans-serif\">",
    `<p style="margin:0 0 24px;font-size:18px;font-weight:600">${escapeHtml(brandName)}</p>`,
    paragraph(input.greeting),
    ...input.paragraphs.map(paragraph),
    code,
    link,
    ...(input.after ?? []).map(paragraph),
    styled(`margin:0;${size}`)(input.closing),
    '</div></body></html>',
  ].join('')
}

/** Keeps a line from ending in "E-" and a number beside its noun: "9. Dezember", "24 Monaten". */
function wholeWords(html: string): string {
  return html.replaceAll(/E-Mail|\d+\.? \p{L}+/gu, '<span style="white-space:nowrap">$&</span>')
}
