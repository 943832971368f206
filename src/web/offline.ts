/** Lets the workspace open without a network: the program is kept, never a text (see service-worker.ts). */
export async function keepProgramOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    active?.postMessage({ programFiles: [new URL('/index.html', window.location.href).href, ...loaded] })
  } catch {
    // Private windows refuse service workers; the product then needs the network to open.
  }
}
