import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { clearToasts } from '#web/ui/toast-store.ts'

/** jsdom lays nothing out; these answers are what the components ask of a browser. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoObserver
globalThis.IntersectionObserver ??= NoObserver as unknown as typeof IntersectionObserver
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
Element.prototype.scrollIntoView ??= () => {}
document.elementFromPoint ??= () => null
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

const complaints: unknown[][] = []

beforeEach(() => {
  complaints.length = 0
  localStorage.clear()
  sessionStorage.clear()
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  vi.spyOn(console, 'error').mockImplementation((...said) => complaints.push(said))
})

/** What React or a component complains about fails the test. */
afterEach(() => {
  cleanup()
  clearToasts()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (complaints.length > 0) throw new Error(`console.error was called: ${String(complaints[0]?.[0])}`)
})
