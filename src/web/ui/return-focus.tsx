import { useLayoutEffect, useRef } from 'react'

/** Where the focus was, and what stands around it there: that may still be there where the element itself is gone. */
interface Place {
  element: Element
  /** From the inside out; a page that was left is none. */
  around: readonly Element[]
  /** What the focus would have met before the element. */
  before: ReadonlySet<Element>
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Where the focus is on its way to: a dialog that follows another one gives it back there too. */
let returning: Place | null = null

/**
 * Stands first in a dialog and gives the focus back to where it was before the dialog opened.
 *
 * The dialogs do so by themselves only for a trigger of their own; ours are opened by keys and by buttons elsewhere.
 * Where the opener went with the row it stood in, the focus goes on to what is next beside it.
 */
export function ReturnFocus() {
  const opener = useRef<Place | null>(null)
  // Before anything in the dialog takes the focus.
  useLayoutEffect(() => {
    opener.current ??= findOpener()
    return () => {
      const target = opener.current
      returning = target
      // After the dialog has let the focus go, and after what closed it has led the focus elsewhere.
      setTimeout(() => {
        returning = null
        if (target && document.activeElement === document.body) goBackTo(target)
      })
    }
  }, [])
  return null
}

function findOpener(): Place | null {
  const { activeElement, body } = document
  if (activeElement === body) return returning
  // A menu goes when the dialog of its item comes; the button that opened it stays.
  const menu = activeElement?.closest('[role=menu]')
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : activeElement
  return opener && placeOf(opener)
}

function placeOf(element: Element): Place {
  const around: Element[] = []
  for (let outer = element.parentElement; outer && !outer.matches('main, body'); outer = outer.parentElement) {
    around.push(outer)
  }
  const all = [...document.querySelectorAll(focusable)]
  return { element, around, before: new Set(all.slice(0, Math.max(0, all.indexOf(element)))) }
}

function goBackTo({ element, around, before }: Place): void {
  if (element.isConnected) {
    take(element)
    return
  }
  for (const outer of around.filter(({ isConnected }) => isConnected)) {
    const inside = [...outer.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0)
    const later = inside.filter((candidate) => !before.has(candidate))
    const earlier = inside.filter((candidate) => before.has(candidate)).reverse()
    if ([...later, ...earlier].some(take)) return
  }
}

/** What is hidden or greyed out does not take the focus. */
function take(element: Element): boolean {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
  return document.activeElement === element
}
