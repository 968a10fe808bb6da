// Caches the shell and the pictures already seen, so that the shop opens offline, and shows push messages about the
// customer's orders (decision 0029). It does not cache API responses: the
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
/** The brand that a page was made of: the address of its style sheet, if it has one. */
const LOOK_HEADER = 'x-gondola-look'
/** How long to wait for the page from the network before serving the cached one. */
const PAGE_MAX_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell())
  // Cached files are content-hashed and never change: the new worker can take over at once, open pages keep their
  // files.
  void self.skipWaiting()
})

async function keepShell(): Promise<void> {
  await (await caches.open(SHELL_CACHE)).addAll(SHELL)
  await takeLook(await keptLook())
}

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
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // the panel's preview is for the server alone
  if (searchParams.has('vista')) return
  if (request.mode === 'navigate' && pathname === '/') event.respondWith(page(request))
  else if (pathname.startsWith('/imagenes/')) event.respondWith(picture(event))
  else if (SHELL.includes(pathname) || pathname.startsWith('/assets/') || pathname.startsWith('/marca/'))
    event.respondWith(file(request))
})

/** Network first, the cached page as fallback: a new version is loaded on the next visit. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PAGE_MAX_MS) })
    if (response.ok) await takeLook(response.headers.get(LOOK_HEADER) ?? '').catch(() => undefined)
    return response
  } catch (error) {
    const kept = await (await caches.open(SHELL_CACHE)).match(PLAIN_PAGE)
    if (kept) return kept
    throw error
  }
}

/**
 * What shows the chain's brand is kept under addresses that stay: after a change of it, it is fetched before the page is
 * shown, so that nothing of the old look is seen.
 */
async function takeLook(look: string): Promise<void> {
  const cache = await caches.open(SHELL_CACHE)
  const sheet = look.endsWith('.css') ? [look] : []
  const isWhole = sheet.length === 0 || (await cache.match(look)) !== undefined
  if (isWhole && (await keptLook()) === look) return
  const files = SHELL.filter((path) => !path.startsWith('/assets/') && path !== PLAIN_PAGE)
  await cache.addAll([...files, ...sheet].map((path) => new Request(path, { cache: 'no-cache' })))
  await cache.add(new Request(PLAIN_PAGE, { cache: 'no-cache' }))
}

const keptLook = async () =>
  (await (await caches.open(SHELL_CACHE)).match(PLAIN_PAGE))?.headers.get(LOOK_HEADER) ?? ''

/** Cache first: files of a build never change, and those of a brand are fetched with its change. */
async function file(request: Request): Promise<Response> {
  const shell = await caches.open(SHELL_CACHE)
  const [url, options] = [request.url, { ignoreSearch: true }]
  return (await shell.match(url, options)) ?? (await caches.match(url, options)) ?? fetch(request)
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

/** A push message, as the server writes it (server/src/push/queue-push.ts). */
interface News {
  Pedido: number
  Titulo: string
  Texto: string
  Momento: string
}

/** Shown in place of a message whose owner cannot be asked for. */
const SOME_NEWS = { title: 'Hay novedades de un pedido', text: 'Abrí la tienda para verlas.' }
/** How long to wait for the server's word on whose message it is. */
const OWNER_MAX_MS = 8000

self.addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data))
})

/**
 * Shows a message of the customer who is logged in here. One for a session that has ended is not shown, and the browser
 * unsubscribes: somebody else may be using it.
 */
async function showNews(data: PushMessageData | null): Promise<void> {
  const news = readNews(data)
  const owner = await isForThisSession()
  if (news === null || owner === 'no') return
  if (owner === 'unknown')
    return show(SOME_NEWS.title, SOME_NEWS.text, 'pedido', { Momento: '', address: '/#/mis-pedidos' })
  const tag = `pedido-${news.Pedido}`
  const [shown] = await self.registration.getNotifications({ tag })
  // one that was delayed does not take the place of a later one
  if (shown && (shown.data as { Momento: string }).Momento > news.Momento) return
  await show(news.Titulo, news.Texto, tag, {
    Momento: news.Momento,
    address: `/#/pedido/${news.Pedido}`,
  })
}

function show(title: string, body: string, tag: string, data: { Momento: string; address: string }) {
  return self.registration.showNotification(title, { body, tag, data, lang: 'es-AR', icon: '/icon-192.png' })
}

function readNews(data: PushMessageData | null): News | null {
  try {
    const news = data?.json() as News | undefined
    return Number.isInteger(news?.Pedido) ? news! : null
  } catch {
    return null
  }
}

/** Whether the session in this browser gets its messages at this browser's address. */
async function isForThisSession(): Promise<'yes' | 'no' | 'unknown'> {
  const subscription = await self.registration.pushManager.getSubscription()
  const endpoint = await readOwnEndpoint()
  if (endpoint === undefined) return 'unknown'
  if (endpoint !== null && endpoint === subscription?.endpoint) return 'yes'
  await subscription?.unsubscribe()
  return 'no'
}

/** The address of this session's messages; null: it has none; undefined: the server did not say. */
async function readOwnEndpoint(): Promise<string | null | undefined> {
  try {
    const answer = await fetch('/api/pedidos/cliente/dispositivo', {
      signal: AbortSignal.timeout(OWNER_MAX_MS),
    })
    if (answer.status === 401) return null
    if (!answer.ok) return undefined
    return ((await answer.json()) as { Endpoint: string | null }).Endpoint
  } catch {
    return undefined
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openOrder((event.notification.data as { address: string }).address))
})

/** Brings the page of the order to the front, or opens it: no other page is led away from what is typed there. */
async function openOrder(address: string): Promise<void> {
  const url = new URL(address, self.location.origin).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((one) => one.url === url)
  await (open ? open.focus() : self.clients.openWindow(url))
}
