/** An error as the provider words it: `{ error: { type, code, message } }`. */
export class ProviderError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined

  constructor(status: number, type: string, message: string, code?: string) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
  }
}

export function missing(what: string, id: string): ProviderError {
  return new ProviderError(404, 'invalid_request_error', `No such ${what}: '${id}'`, 'resource_missing')
}

export function refused(message: string): ProviderError {
  return new ProviderError(400, 'invalid_request_error', message)
}
