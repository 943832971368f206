import type { Email } from 'postal-mime'
import { escapeHtml } from '#server/html/escape-html.ts'

export interface MailFile {
  name: string
  mail: Email
}

const head =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/dev/mailbox.css"><title>Postfach</title></head><body>'

/** The list of mails, newest first. */
export function mailboxPage(files: MailFile[]): string {
  const rows = files.map(
    ({ name, mail }) =>
      `<li><a href="/dev/mailbox/${escapeHtml(name)}"><strong>${escapeHtml(mail.subject ?? '')}</strong>` +
      `<span>an ${escapeHtml(mail.to?.[0]?.address ?? '')}</span><time>${escapeHtml(dateOf(mail.date))}</time></a></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>Noch keine E-Mails.</p>'
  return `${head}<h1>Postfach zum Ausprobieren</h1><p>Hier landen alle E-Mails, solange kein Mail-Server (SMTP_URL) eingerichtet ist.</p>${list}</body></html>`
}

/** One mail as plain text, with its links made usable. */
export function mailPage({ mail }: MailFile): string {
  const text = escapeHtml(mail.text ?? '').replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return (
    `${head}<p><a href="/dev/mailbox">Alle E-Mails</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>` +
    `<p>an ${escapeHtml(mail.to?.[0]?.address ?? '')}, ${escapeHtml(dateOf(mail.date))}</p><pre>${text}</pre></body></html>`
  )
}

export const mailboxStyle = `
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
ul{list-style:none;padding:0}li a{display:grid;grid-template-columns:1fr auto;gap:0 1rem;padding:.75rem 0;
border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);color:inherit;text-decoration:none}
li time{grid-row:1;grid-column:2}li span{opacity:.75}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}`

function dateOf(date: string | undefined): string {
  return date ? new Date(date).toLocaleString('de-DE', { timeZone: 'Europe/Berlin' }) : ''
}
