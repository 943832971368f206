/**
 * The last answer of a start-up call, for this tab only: with it the workspace opens again when the
 * network is cut. Signing out clears the tab's storage.
 */
const keyOf = (name: string) => `klarbefund.offline.${name}`

export function keepOfflineCopy(name: string, answer: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(answer))
  } catch {
    // Without storage the product needs the network to open.
  }
}

/**
 * Stands in for a call that never reached the server.
 *
 * @throws the error itself where there is no copy
 */
export function readOfflineCopy<Answer>(name: string, error: unknown): Answer {
  const copy = sessionStorage.getItem(keyOf(name))
  if (copy === null) throw error
  return JSON.parse(copy) as Answer
}

export function dropOfflineCopy(name: string): void {
  sessionStorage.removeItem(keyOf(name))
}
