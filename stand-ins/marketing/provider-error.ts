/** An error as the provider words it: `{ code, message }`. */
export class ProviderError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

export function missing(what: string): ProviderError {
  return new ProviderError(404, 'document_not_found', `${what} does not exist`)
}

export function invalid(message: string): ProviderError {
  return new ProviderError(400, 'invalid_parameter', message)
}
