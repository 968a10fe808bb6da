// Keeps the shell and the pictures seen, so that the shop opens without a network. Answers of the API are not its
// business: the page keeps those itself, because only it knows whose they are (src/api/kept-answers.ts).
// This file stands alone: the build strips its types and puts PLAIN_PAGE, SHELL and VERSION in front of it.

/** Address of the page without the answers that travel with it: those would be old by then. */
declare const PLAIN_PAGE: string

/** Every file of this build, by address. */
declare const SHELL: readonly string[]
/** Changes with every build. */
declare const VERSION: string
declare const self: ServiceWorkerGlobalScope

const SHELL_CACHE = `gondola-tienda-${VERSION}`
const PICTURES_CACHE = 'gondola-imagenes'
const PICTURES_MAX = 300
/** How long the page may take before the kept one opens. */
const PAGE_MAX_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL_CACHE).then((cache) => cache.addAll(SHELL)))
  // It keeps files by their names and changes none: the new one can begin at once, pages go on with what they have.
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.clients.claim()]))
})

/** The shell before this one stays for pages that are still open; older ones go. */
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

/** The newest page where there is a network, else the kept one: a new version takes over at the next visit. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PAGE_MAX_MS) })
  } catch (error) {
    const kept = await (await caches.open(SHELL_CACHE)).match(PLAIN_PAGE)
    if (kept) return kept
    throw error
  }
}

/** Files of a build never change: whoever has one needs no other. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

/** The picture as it was seen, asked for again meanwhile. */
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
