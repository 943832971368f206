import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '#features/auth/public.ts'
import type { Deps } from '#server/deps.ts'
import { servePublic } from '#server/http/serve.ts'
import { type Limit, takeFromLimit } from '#server/limits/rate-limit.ts'
import { sendQuestion } from '../contract.ts'
import { mailQuestion } from './send-question.ts'

const questionsAnHour: Limit = { name: 'contact', max: 5, windowSeconds: 3600 }

export function mountContact(app: FastifyInstance, deps: Deps): void {
  servePublic(app, sendQuestion, async ({ body, request }) => {
    await takeFromLimit(deps, questionsAnHour, clientNetwork(request.ip))
    await mailQuestion(deps, body)
    return { success: true }
  })
}
