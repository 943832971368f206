import { useSyncExternalStore } from 'react'

export type ToastTone = 'neutral' | 'proven' | 'ask' | 'clash'

export interface ToastInput {
  title: string
  description?: string | undefined
  tone?: ToastTone | undefined
  action?: { label: string; onSelect: () => void } | undefined
}

export interface ToastEntry extends ToastInput {
  id: number
  open: boolean
}

const visibleToasts = 1
export const toastRemovalMs = 1_000_000

let entries: readonly ToastEntry[] = []
let nextId = 1
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a message in place of the one before. */
export function toast(input: ToastInput): void {
  const entry = { ...input, id: nextId++, open: true }
  update([entry, ...entries].slice(0, visibleToasts))
}

/** Closes it at once; it leaves the list later, so that its leaving can be seen and read out. */
export function dismissToast(id: number): void {
  update(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  if (removals.has(id)) return
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id)
      update(entries.filter((entry) => entry.id !== id))
    }, toastRemovalMs),
  )
}

export function clearToasts(): void {
  for (const timer of removals.values()) clearTimeout(timer)
  removals.clear()
  update([])
}

export function useToasts(): readonly ToastEntry[] {
  return useSyncExternalStore(
    subscribe,
    () => entries,
    () => entries,
  )
}

function update(next: readonly ToastEntry[]): void {
  entries = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
