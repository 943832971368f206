import type { Env } from '#server/env.ts'

type ModelAddress = Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY'>

/** The request that asks a model server only whether it is there and knows the key; null where none is configured. */
export function modelProbe({ AI_BASE_URL, AI_API_KEY }: ModelAddress) {
  if (!AI_BASE_URL) return null
  return {
    url: `${AI_BASE_URL.replace(/\/+$/, '')}/models`,
    headers: AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {},
  }
}
