/** Forms arrive as text (see mount-payment.ts); no body is an empty form. */
export function readForm(body: unknown): URLSearchParams {
  return new URLSearchParams(typeof body === 'string' ? body : '')
}
