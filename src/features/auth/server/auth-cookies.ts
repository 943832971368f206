import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'

type Site = Pick<Env, 'PUBLIC_URL'>

/** A cookie only the server reads; on https its name binds it to this very host. */
export interface AuthCookie {
  read: (request: FastifyRequest, env: Site) => string | null
  set: (reply: FastifyReply, env: Site, value: string, seconds: number) => void
  clear: (reply: FastifyReply, env: Site) => void
}

export function authCookie(name: string): AuthCookie {
  const isHttps = (env: Site) => env.PUBLIC_URL.startsWith('https:')
  const nameAt = (env: Site) => (isHttps(env) ? `__Host-${name}` : name)
  const attributes = (env: Site) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(env) }) as const
  return {
    read: (request, env) => request.cookies[nameAt(env)] ?? null,
    set: (reply, env, value, seconds) => {
      reply.setCookie(nameAt(env), value, { ...attributes(env), maxAge: seconds })
    },
    clear: (reply, env) => {
      reply.clearCookie(nameAt(env), attributes(env))
    },
  }
}

export const sessionCookie = authCookie('session')
