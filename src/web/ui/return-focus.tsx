import { useLayoutEffect, useRef } from 'react'

/** Where the focus is on its way to: a dialog that follows another one gives it back there too. */
let returning: Element | null = null

/**
 * Stands first in a dialog and gives the focus back to where it was before the dialog opened.
 *
 * The dialogs do so by themselves only for a trigger of their own; ours are opened by keys and by buttons elsewhere.
 */
export function ReturnFocus() {
  const opener = useRef<Element | null>(null)
  // Before anything in the dialog takes the focus.
  useLayoutEffect(() => {
    opener.current ??= findOpener()
    return () => {
      const target = opener.current
      returning = target
      // After the dialog has let the focus go, and after what closed it has led the focus elsewhere.
      setTimeout(() => {
        returning = null
        const isFree = document.activeElement === document.body
        if (isFree && target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true })
      })
    }
  }, [])
  return null
}

function findOpener(): Element | null {
  const { activeElement, body } = document
  if (activeElement === body) return returning
  // A menu goes when the dialog of its item comes; the button that opened it stays.
  const menu = activeElement?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
}
