import { useEffect } from 'react'
import { useLatest } from '#web/use-latest.ts'

export interface Shortcut {
  /** "Strg+Enter", "Alt+F", "?" as shown to people. */
  keys: string
  onPress: () => void
}

/** Keys of the whole page; those without Strg or Alt rest while a person types. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useLatest(shortcuts)
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (document.querySelector('[data-modal-veil]')) return
      const pressed = latest.current.find(({ keys }) => isPressed(keys, event))
      if (!pressed) return
      event.preventDefault()
      event.stopPropagation()
      // A key held down repeats itself; what it does would happen again unseen.
      if (!event.repeat) pressed.onPress()
    }
    // Before the editor, which has keys of its own for some of these.
    window.addEventListener('keydown', handle, { capture: true })
    return () => window.removeEventListener('keydown', handle, { capture: true })
  }, [latest])
}

/**
 * With Alt a Mac types other signs, "@" on the key of L: there a letter counts by its place on the keyboard,
 * but not where a person types and wants the sign.
 */
function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const wantsControl = parts.includes('Strg')
  const wantsAlt = parts.includes('Alt')
  if (wantsAlt !== event.altKey || wantsControl !== (event.ctrlKey || event.metaKey)) return false
  const canType = isTyping(event.target)
  if (!wantsAlt && !wantsControl && canType) return false
  return event.key.toLowerCase() === key.toLowerCase() || (wantsAlt && !canType && event.code === `Key${key}`)
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
