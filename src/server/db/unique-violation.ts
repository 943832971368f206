const uniqueViolationCode = '23505'

/** Whether a write failed because such a row exists already, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ((error as { code?: unknown }).code === uniqueViolationCode) return true
  return isUniqueViolation(error.cause)
}
