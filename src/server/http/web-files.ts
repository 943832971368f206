import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pages } from '#contract/pages.ts'
import { publicSettingsOf } from '#features/site/public.ts'
import type { Deps } from '../deps.ts'
import { describeError } from './describe-error.ts'
import { fillPage } from './page-html.ts'
import { writtenPages } from './written-pages.ts'

const builtFolder = fileURLToPath(new URL('../../../dist', import.meta.url))

const yearSeconds = 31_536_000

/** The built browser application: hashed files for a year, the pages themselves never cached. */
export async function serveWebFiles(
  app: FastifyInstance,
  deps: Pick<Deps, 'env' | 'mailer'>,
  built = builtFolder,
): Promise<void> {
  const folder = join(built, 'web')
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the browser application is not built: run "npm run build"')
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', isHashed ? `public, max-age=${yearSeconds}, immutable` : 'no-cache')
    },
  })
  const program = await readFile(join(folder, 'index.html'), 'utf8')
  const landing = await readFile(join(folder, 'landing.html'), 'utf8')
  const settings = publicSettingsOf(deps)
  const writtenPage = writtenPages(join(built, 'writer'), settings)

  function drawnByProgram(error: unknown): undefined {
    app.log.error({ error: describeError(error) }, 'a page could not be written; the program draws it')
  }

  /** @param signedOut the page for who is known to be nobody */
  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { signedOut, status }: { signedOut: string; status: number },
  ): Promise<FastifyReply> {
    const path = new URL(request.url, deps.env.PUBLIC_URL).pathname
    // Where nobody can say who asks, the program finds out, or explains it.
    const isSignedOut = (await app.authenticate(request).catch(() => undefined)) === null
    const asked = { path, host: request.hostname, isSignedOut }
    // What follows the question mark may change what the page says first: that is the program's.
    const markup = isSignedOut && request.url === path ? await writtenPage(path).catch(drawnByProgram) : undefined
    return reply
      .code(status)
      .headers({ 'cache-control': 'private, no-cache', vary: 'cookie' })
      .type('text/html; charset=utf-8')
      .send(fillPage(isSignedOut ? signedOut : program, { ...asked, markup }, deps.env, settings))
  }

  for (const path of pages) {
    // Who is signed in finds the workspace at /; the written landing page is for everybody else.
    const signedOut = path === '/' ? landing : program
    app.get(path, (request, reply) => sendPage(request, reply, { signedOut, status: 200 }))
  }
  app.decorate('unknownPage', (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, { signedOut: program, status: 404 }),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the browser application's own 404 page. */
    unknownPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  }
}
