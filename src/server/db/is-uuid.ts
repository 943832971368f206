const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Ids come in any form from outside; only these can be in the database. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
