/// <reference lib="webworker" />

// A module to the type checker; the built file is a classic script.
export {}

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the program (pages, scripts, styles, fonts) so that the workspace opens and runs
 * without a network. Never touches /api: no text of any kind is kept here.
 */
const cacheName = 'klarbefund-program'
const programPage = '/index.html'
/** Not the program's to answer, whatever the network does. */
const serversOwn = /^\/(api|dev)\//

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

/** The page names the program files it loaded before this worker was there. */
self.addEventListener('message', (event) => {
  const urls: unknown = event.data?.programFiles
  if (!Array.isArray(urls)) return
  const own = urls.filter((url): url is string => typeof url === 'string' && isProgramFile(new URL(url)))
  event.waitUntil(caches.open(cacheName).then((cache) => Promise.all(own.map((url) => cache.add(url)))))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && !serversOwn.test(url.pathname)) {
    event.respondWith(fetchOrProgram(request))
    return
  }
  if (isProgramFile(url)) event.respondWith(cacheFirst(request))
})

function isProgramFile(url: URL): boolean {
  return (
    url.origin === self.location.origin &&
    (url.pathname.startsWith('/assets/') || ['/theme.js', '/icon.svg', programPage].includes(url.pathname))
  )
}

async function cacheFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}

/** Pages are the server's; where it cannot be reached, the kept program opens instead. */
async function fetchOrProgram(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(programPage)
    if (kept) return kept
    throw error
  }
}
