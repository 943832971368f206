let hasSignedOut = false

/**
 * Ends the session with a full page load, so that nothing of the person stays in memory. The tab's drafts go
 * as well, and the way back leads to a fresh page.
 */
export function signOut(): void {
  hasSignedOut = true
  sessionStorage.clear()
  window.addEventListener('pageshow', () => window.location.reload())
  window.location.assign('/api/logout')
}

/** From then on nothing may be written into the tab's storage any more. */
export function isSigningOut(): boolean {
  return hasSignedOut
}
