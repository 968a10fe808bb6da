/** Caches of answers begin so; what follows is whose they are. */
const PREFIX = 'gondola-respuestas-'
/** Answers of a version whose entities were others may lack what screens show: they are dropped unread. */
const SHAPE = import.meta.env.CONTRACT_SHAPE ?? 'suelta'
const VISITOR = 'visitante'
const ANSWERS_MAX = 80
/** Whole catalogues are not kept. */
const ANSWER_BYTES_MAX = 400_000
const KEPT_AT = 'X-Guardado'

/** So long the page may be busy. */
const LEISURE_MAX_MS = 800

/** What screens need to be looked at without a network: the catalogue, and what stands around it. */
const KEPT = /^\/api\/(?:tarticulos|tdepartamentos|tmarcas|tpromociones|tofertas|tbanners|parametros)/i
/** Suggestions change with every letter. */
const NOT_KEPT = /\/sugerir\//

const cacheOf = (client: number | null) => `${PREFIX}${SHAPE}-${client ?? VISITOR}`

let owner: number | null = null

/** Whose answers are kept from now on. Those of any other customer are deleted: nobody finds another's prices. */
export function keepAnswersOf(client: number | null): void {
  owner = client
  // A page that is being left, or a storage that is closed: the next start drops them.
  dropAnswers((name) => name !== cacheOf(client) && name !== cacheOf(null)).catch(() => undefined)
}

/** Deletes all that was kept, before somebody leaves. */
export function forgetAnswers(): Promise<void> {
  return dropAnswers(() => true)
}

async function dropAnswers(isDropped: (name: string) => boolean): Promise<void> {
  if (!hasCaches()) return
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isDropped(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** There are none without https, and none may be had in a private window. */
const hasCaches = () => 'caches' in globalThis

/** Whether an address's answers are kept. */
export const isKept = (url: string): boolean => KEPT.test(url) && !NOT_KEPT.test(url)

/**
 * Keeps an answer for when the network is gone; the longest kept ones make room. `client` is whose it was when it was
 * asked for; if somebody else is there by now, it is not kept.
 */
export async function keepAnswer(url: string, response: Response, client: number | null): Promise<void> {
  if (!hasCaches() || client !== owner) return
  await leisure()
  const body = await response.text()
  if (body.length > ANSWER_BYTES_MAX) return
  const headers = new Headers({ 'Content-Type': 'application/json', [KEPT_AT]: String(Date.now()) })
  const total = response.headers.get('X-Total-Count')
  if (total !== null) headers.set('X-Total-Count', total)
  if (client !== owner) return
  const cache = await caches.open(cacheOf(client))
  await cache.delete(url)
  await cache.put(url, new Response(body, { headers }))
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, -ANSWERS_MAX).map((request) => cache.delete(request)))
}

/** What was answered is to be drawn first: until then keeping it waits. */
const leisure = () =>
  new Promise<void>((resolve) => {
    // not every browser tells when it has nothing else to do
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LEISURE_MAX_MS })
    else setTimeout(resolve, LEISURE_MAX_MS / 4)
  })

/** Whose answers are being kept. */
export const keptAnswersOwner = (): number | null => owner

/** A kept answer and when it was given, in milliseconds since 1970; null if there is none. */
export async function findKeptAnswer(url: string): Promise<{ response: Response; at: number } | null> {
  if (!hasCaches()) return null
  const cache = await caches.open(cacheOf(owner))
  const response = await cache.match(url)
  return response ? { response, at: Number(response.headers.get(KEPT_AT)) } : null
}
