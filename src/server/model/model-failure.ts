import type { ModelFailureKind } from '#contract/fallback-classes.ts'

/** Why nothing came of a call; `aborted` means that nobody waits for it any more. */
type Kind = ModelFailureKind | 'aborted'

interface Details {
  cause?: unknown
  /** Worth another try: 429, 5xx and broken connections. */
  isTransient?: boolean
  /** Seconds the provider asks to wait. */
  retryAfter?: number | null
}

export class ModelFailure extends Error {
  readonly kind: Kind
  readonly isTransient: boolean
  readonly retryAfter: number | null

  constructor(kind: Kind, { cause, isTransient = false, retryAfter = null }: Details = {}) {
    super(kind, { cause })
    this.kind = kind
    this.isTransient = isTransient
    this.retryAfter = retryAfter
  }
}
