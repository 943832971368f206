/**
 * Asks a provider and nobody else: it never follows a redirect, by which a provider gone bad could
 * have texts and keys carried to another address, or reach into the inner network.
 */
export const fetchProvider: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
