import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages } from '#contract/pages.ts'
import { publicSettingsOf } from '#features/site/public.ts'
import type { Deps } from '../deps.ts'
import { fillPage } from './page-html.ts'

export const webFolder = fileURLToPath(new URL('../../../dist/web', import.meta.url))

const yearSeconds = 31_536_000

/** The built browser application: hashed files for a year, the pages themselves never cached. */
export async function serveWebFiles(
  app: FastifyInstance,
  deps: Pick<Deps, 'env' | 'mailer'>,
  folder = webFolder,
): Promise<void> {
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
  const program = await readFile(join(folder, 'index.html'), 'utf8')
  const landing = await readFile(join(folder, 'landing.html'), 'utf8')
  const settings = publicSettingsOf(deps)

  function sendPage(request: FastifyRequest, reply: FastifyReply, html: string, status: number): FastifyReply {
    const path = new URL(request.url, deps.env.PUBLIC_URL).pathname
    return reply
      .code(status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fillPage(html, { path, host: request.hostname }, deps.env, settings))
  }

  for (const path of pages.filter((page) => page !== '/')) {
    app.get(path, (request, reply) => sendPage(request, reply, program, 200))
  }
  // Who is signed in finds the workspace here; the written landing page is for everybody else. Where nobody can say
  // who asks, the program explains it.
  app.get('/', async (request, reply) => {
    const caller = await app.authenticate(request).catch(() => 'unknown')
    reply.header('vary', 'cookie')
    return sendPage(request, reply, caller === null ? landing : program, 200)
  })
  app.decorate('unknownPage', (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, program, 404))
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the browser application's own 404 page. */
    unknownPage?: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
  }
}
