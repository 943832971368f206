import { useEffect, useState } from 'react'

/**
 * Stands in a dialog and gives the focus back to where it was before the dialog opened.
 *
 * The dialogs do so by themselves only for a trigger of their own; ours are opened by keys and by buttons elsewhere.
 */
export function ReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog has let the focus go, and after what closed it has led the focus elsewhere.
      setTimeout(() => {
        const isFree = document.activeElement === document.body
        if (isFree && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
  return null
}
