import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorBody, type ErrorCode, errorTable } from '#contract/errors.ts'
import { isDatabaseAway } from '../db/is-database-away.ts'
import { AppError } from './app-error.ts'
import { describeError } from './describe-error.ts'

/** A database that comes back is found at once; this is for its own sake. */
const retryAfterSeconds = 5

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the error answered, for the log and the usage count. */
    errorCode: ErrorCode | null
  }
}

/** One error body for everything that is not OK; what is unforeseen is 500 and says nothing of itself. */
export function handleErrors(app: FastifyInstance): void {
  app.decorateRequest('errorCode', null)
  app.setErrorHandler((error, request, reply) => sendError(request, reply, toAppError(error)))
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))))
  return reply.code(error.status).send(noteError(request, error))
}

/** Writes the error down for log and usage count; what comes back may be shown. */
export function noteError(request: FastifyRequest, error: AppError): ErrorBody {
  request.errorCode = error.code
  if (error.code === 'internal') request.log.error({ error: describeError(error.cause) }, 'unforeseen error')
  if (error.code === 'database_away') request.log.warn({ error: describeError(error.cause) }, 'database away')
  if (error.code === 'provider_failed') request.log.warn({ error: describeError(error.cause) }, 'provider failed')
  const body: ErrorBody = { code: error.code, message: error.message }
  if (error.issues) body.issues = error.issues
  return body
}

export function toAppError(thrown: unknown): AppError {
  const error = thrown as FastifyError
  if (error instanceof AppError) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('too_large')
  if (error.statusCode === 415) {
    return new AppError('validation_failed', { message: 'Bitte senden Sie die Daten als JSON (application/json).' })
  }
  if (error.statusCode === 429) return new AppError('too_many_requests')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('validation_failed', { message: errorTable.validation_failed.message })
  }
  if (isDatabaseAway(error)) return new AppError('database_away', { cause: error, retryAfter: retryAfterSeconds })
  return new AppError('internal', { cause: error })
}
