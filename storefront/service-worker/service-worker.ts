// Caches the shell and the pictures already seen, so that the shop opens offline. It does not cache API responses: the
// page does, because only the page knows which customer they belong to (src/api/kept-answers.ts).
// This file has no imports: the build strips its types and prepends PLAIN_PAGE, SHELL and VERSION.

/** URL of the page without embedded API responses, which would be stale when the cached page is opened. */
declare const PLAIN_PAGE: string

/** URLs of all files of this build. */
declare const SHELL: readonly string[]
/** Changes with every build. */
declare const VERSION: string
declare const self: ServiceWorkerGlobalScope

const SHELL_CACHE = `gondola-tienda-${VERSION}`
const PICTURES_CACHE = 'gondola-imagenes'
const PICTURES_MAX = 300
/** How long to wait for the page from the network before serving the cached one. */
const PAGE_MAX_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL)))
  // Cached files are content-hashed and never change: the new worker can take over at once, open pages keep their
  // files.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.clients.claim()]))
})

/** Keeps the previous shell for pages that are still open; deletes older ones. */
async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith('gondola-tienda-'))
  const old = shells.filter((name) => name !== SHELL_CACHE).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(page(request))
  else if (pathname.startsWith('/imagenes/')) event.respondWith(picture(event))
  else if (SHELL.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request))
})

/** Network first, the cached page as fallback: a new version is loaded on the next visit. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_MAX_MS) })
  } catch (error) {
    const kept = await (await caches.open(SHELL_CACHE)).match(PLAIN_PAGE)
    if (kept) return kept
    throw error
  }
}

/** Cache first: files of a build never change. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** Serves the cached picture and refreshes it in the background. */
async function picture(event: FetchEvent): Promise<Response> {
  const cache = await caches.open(PICTURES_CACHE)
  const kept = await cache.match(event.request.url)
  const fetched = fetchPicture(event.request, cache)
  if (!kept) return fetched
  event.waitUntil(fetched.catch(() => undefined))
  return kept
}

async function fetchPicture(request: Request, cache: Cache): Promise<Response> {
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    await cache.put(request.url, response.clone())
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, -PICTURES_MAX).map((oldest) => cache.delete(oldest)))
  }
  return response
}
