import { useSyncExternalStore } from 'react'

/** One kind of request that left the page, added up. */
export interface NetworkEntry {
  purpose: string
  count: number
  /** Bytes of the bodies sent. */
  bytes: number
  /** Whether a body of this kind carries the words of a dictation or a report. */
  carriesText: boolean
}

const textPaths =
  /^\/api\/(format-external-transcript|populate-template-voice|generate-report-voice|masking-preview|prompt-trial)$/
let entries: readonly NetworkEntry[] = []
const listeners = new Set<() => void>()

/** Writes down every request of this page from now on, before it is sent. */
export function keepNetworkLedger(): void {
  const send = window.fetch
  window.fetch = (input, init) => {
    record(input, init)
    return send(input, init)
  }
}

export function useNetworkLedger(): readonly NetworkEntry[] {
  return useSyncExternalStore(subscribe, () => entries)
}

function record(input: RequestInfo | URL, init: RequestInit | undefined): void {
  const address = new URL(input instanceof Request ? input.url : input, window.location.href)
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  const own = address.origin === window.location.origin
  const path = address.pathname.replace(/\/[0-9a-f-]{8,}(?=\/|$)/gi, '/…')
  const purpose = `${method} ${own ? path : address.host + path}`
  const bytes = typeof init?.body === 'string' ? new TextEncoder().encode(init.body).length : 0
  const before = entries.find((entry) => entry.purpose === purpose)
  const entry: NetworkEntry = {
    purpose,
    count: (before?.count ?? 0) + 1,
    bytes: (before?.bytes ?? 0) + bytes,
    carriesText: textPaths.test(address.pathname),
  }
  entries = [entry, ...entries.filter((other) => other !== before)]
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
