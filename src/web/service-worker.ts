/// <reference lib="webworker" />
import { pages } from '#contract/pages.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * Keeps the program (pages, scripts, styles, fonts) so that the workspace opens and runs
 * without a network. Never touches /api: no text of any kind is kept here.
 */
const cacheName = 'klarbefund-program'

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
  if (request.mode === 'navigate' && isPage(url)) {
    event.respondWith(fetchFirst(new Request('/')))
    return
  }
  if (isProgramFile(url)) event.respondWith(cacheFirst(request))
})

/** Everything else, such as the mailbox, is the server's own. */
function isPage(url: URL): boolean {
  return (pages as readonly string[]).includes(url.pathname)
}

function isProgramFile(url: URL): boolean {
  return (
    url.origin === self.location.origin &&
    (url.pathname.startsWith('/assets/') || ['/theme.js', '/icon.svg', '/'].includes(url.pathname))
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

/** The page itself changes with every release, so the network goes first. */
async function fetchFirst(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await cache.put(request, fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match(request)
    if (kept) return kept
    throw error
  }
}
