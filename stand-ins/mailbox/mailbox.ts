import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import PostalMime from 'postal-mime'
import { isLocalHost } from '#server/env.ts'
import { AppError } from '#server/http/app-error.ts'
import { type MailFile, mailboxPage, mailboxStyle, mailPage } from './pages.ts'

/** Mails shown at most; older ones stay in the folder. */
const shown = 100
const fileName = /^[\w.-]+\.eml$/

/**
 * The mailbox for trying out: shows the outbox folder at `/dev/mailbox`.
 *
 * It holds codes and links of every account, so it answers clients of this machine only.
 */
export function mountMailbox(app: FastifyInstance, folder: string): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!isLoopback(request.socket.remoteAddress ?? '') || request.headers['x-forwarded-for'] || !isForHere(request)) {
      throw new AppError('not_found')
    }
  }
  app.get('/dev/mailbox.css', { onRequest }, (_request, reply) => reply.type('text/css').send(mailboxStyle))
  app.get('/dev/mailbox', { onRequest }, async (_request, reply) => {
    const mails = await Promise.all((await newestFiles(folder)).map((name) => readMail(folder, name)))
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails))
  })
  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', { onRequest }, async (request, reply) => {
    const { name } = request.params
    if (!fileName.test(name)) return reply.callNotFound()
    try {
      return await reply.type('text/html; charset=utf-8').send(mailPage(await readMail(folder, name)))
    } catch {
      return reply.callNotFound()
    }
  })
}

async function newestFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => fileName.test(name))
  return names.sort().reverse().slice(0, shown)
}

async function readMail(folder: string, name: string): Promise<MailFile> {
  return { name, mail: await PostalMime.parse(await readFile(join(folder, name))) }
}

/** By another name a page of another site, whose name was turned to this machine, could read it in a browser here. */
function isForHere(request: FastifyRequest): boolean {
  return isLocalHost(request.hostname)
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')
}
