/** Why a model gave no answer that could be used; which one it was decides the words a person reads. */
export const modelFailureKinds = ['timeout', 'unreachable', 'refused', 'unusable', 'aborted'] as const
export type ModelFailureKind = (typeof modelFailureKinds)[number]

interface Details {
  cause?: unknown
  /** Worth another try: 429, 5xx and broken connections. */
  isTransient?: boolean
  /** Seconds the provider asks to wait. */
  retryAfter?: number | null
}

export class ModelFailure extends Error {
  readonly kind: ModelFailureKind
  readonly isTransient: boolean
  readonly retryAfter: number | null

  constructor(kind: ModelFailureKind, { cause, isTransient = false, retryAfter = null }: Details = {}) {
    super(kind, { cause })
    this.kind = kind
    this.isTransient = isTransient
    this.retryAfter = retryAfter
  }
}
