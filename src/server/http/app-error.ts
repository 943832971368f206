import { type ErrorCode, errorTable, type Issue } from '#contract/errors.ts'

interface Details {
  /** German, safe to show; the table's own text where left out. */
  message?: string
  issues?: Issue[]
  /** Seconds, sent as Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** The only error the product throws on purpose; its code decides status and text. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly issues: Issue[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorTable[code].message, { cause: details.cause })
    this.code = code
    this.status = errorTable[code].status
    this.issues = details.issues
    this.retryAfter = details.retryAfter
  }
}
