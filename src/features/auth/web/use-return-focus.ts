import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Gives the focus back to where it was before the first of several dialogs opened.
 *
 * Each dialog does so by itself, but one that follows another was opened from what is gone.
 */
export function useReturnFocus(isOpen: boolean): void {
  const opener = useRef<Element | null>(null)
  // Before the dialog takes the focus, which it does in an effect of its own.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement
  }, [isOpen])
  useEffect(() => {
    if (isOpen || !opener.current) return
    const target = opener.current
    opener.current = null
    // After the dialog has let the focus go, which it does a task later.
    const timer = setTimeout(() => {
      const isFree = document.activeElement === document.body
      if (isFree && target instanceof HTMLElement && target.isConnected) target.focus()
    })
    return () => clearTimeout(timer)
  }, [isOpen])
}
