import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Env } from '../env.ts'
import { AppError } from '../http/app-error.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** Sends mail; the embedded default writes it as `.eml` files a person can read in the browser. */
export interface Mailer {
  kind: 'smtp' | 'outbox' | 'none'
  /** @throws {AppError} provider_failed */
  send: (mail: Mail) => Promise<void>
  /** Rejects when the mail server does not answer. */
  check: () => Promise<void>
  close: () => void
}

export function outboxFolder(env: Pick<Env, 'DATA_DIR'>): string {
  return join(env.DATA_DIR, 'outbox')
}

export function createMailer(env: Env): Mailer {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, env.MAIL_FROM)
  if (env.standInsAllowed) return outboxMailer(outboxFolder(env), env.MAIL_FROM)
  return noMailer()
}

/** A person may be waiting: a mail server that says nothing has failed. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...patience }, { from })
  return {
    kind: 'smtp',
    send: async (mail) => {
      try {
        await transport.sendMail(mail)
      } catch (cause) {
        throw new AppError('provider_failed', {
          message: 'Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.',
          cause,
        })
      }
    },
    check: async () => {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}

function outboxMailer(folder: string, from: string): Mailer {
  mkdirSync(folder, { recursive: true })
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    kind: 'outbox',
    send: async (mail) => {
      const sent = await transport.sendMail(mail)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      await writeFile(join(folder, name), sent.message as Buffer)
    },
    check: async () => {},
    close: () => transport.close(),
  }
}

/** A public place without a mail server: the product says so instead of pretending. */
function noMailer(): Mailer {
  return {
    kind: 'none',
    send: () =>
      Promise.reject(
        new AppError('provider_failed', {
          message: 'Der E-Mail-Versand ist nicht eingerichtet. Bitte wenden Sie sich an den Betreiber.',
        }),
      ),
    check: () => Promise.reject(new Error('no mail server configured')),
    close: () => {},
  }
}
