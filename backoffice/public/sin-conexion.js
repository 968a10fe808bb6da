// Opens the panel without a network, for whoever prepares orders: the page and the files that the panel itself kept in
// the cache (src/picking/keep-for-offline.ts). Answers of the API are not its business.

const CACHE = 'gondola-gestion'
const PAGE = '/gestion/'
/** How long the page may take before the kept one opens. */
const PAGE_MAX_MS = 4000

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(page(request))
  else if (pathname.startsWith(`${PAGE}assets/`)) event.respondWith(file(request))
})

/** The newest page where there is a network, else the kept one. */
async function page(request) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_MAX_MS) })
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(PAGE)
    if (kept) return kept
    throw error
  }
}

/** Files of a build never change: whoever has one needs no other. */
async function file(request) {
  const kept = await (await caches.open(CACHE)).match(request.url)
  return kept ?? fetch(request)
}
