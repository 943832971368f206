import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pages } from '#contract/pages.ts'

export const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url))

const yearSeconds = 31_536_000

/** The built browser application: hashed files for a year, the page itself never cached. */
export async function serveWebFiles(app: FastifyInstance, folder = webFolder): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the browser application is not built: run "npm run build"')
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  for (const path of pages) app.get(path, (_request, reply) => sendPage(reply, page, 200))
  app.decorate('unknownPage', (reply: FastifyReply) => sendPage(reply, page, 404))
}

function sendPage(reply: FastifyReply, page: string, status: number): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the browser application's own 404 page. */
    unknownPage?: (reply: FastifyReply) => FastifyReply
  }
}
