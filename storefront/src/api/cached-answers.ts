import { whenIdle } from './scheduling.ts'

/** Prefix of the caches' names; the contract's shape and the owner follow. */
const PREFIX = 'gondola-respuestas-'
/**
 * Identifies the shape of the entities. Answers of another shape may lack fields that screens show, so their caches are
 * dropped unread.
 */
const SHAPE = import.meta.env.CONTRACT_SHAPE ?? 'suelta'
const VISITOR = 'visitante'
const ANSWERS_MAX = 80
/** Larger answers, such as whole catalogues, are not cached. */
const ANSWER_BYTES_MAX = 400_000
const KEPT_AT = 'X-Guardado'

/** The answers that screens need offline: the catalogue and what surrounds it. */
const KEPT = /^\/api\/(?:tarticulos|tdepartamentos|tmarcas|tpromociones|tofertas|tbanners|parametros)/i
/** Suggestions change with every letter, so they are not cached. */
const NOT_KEPT = /\/sugerir\//

const cacheOf = (client: number | null) => `${PREFIX}${SHAPE}-${client ?? VISITOR}`

let owner: number | null = null

/** Sets the owner of the cache. Deletes other customers' caches, so that nobody sees another customer's prices. */
export function keepAnswersOf(client: number | null): void {
  owner = client
  // Deleting fails if the page is being closed or storage is blocked; the next start deletes them then.
  dropAnswers((name) => name !== cacheOf(client) && name !== cacheOf(null)).catch(() => undefined)
}

/** Deletes all cached answers, before a logout. */
export function forgetAnswers(): Promise<void> {
  return dropAnswers(() => true)
}

async function dropAnswers(isDropped: (name: string) => boolean): Promise<void> {
  if (!hasCaches()) return
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && isDropped(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Caches are missing without https and may be missing in private windows. */
const hasCaches = () => 'caches' in globalThis

export const isKept = (url: string): boolean => KEPT.test(url) && !NOT_KEPT.test(url)

/**
 * Caches an answer for offline use and evicts the oldest ones. `client` is the owner at the time of the request; the
 * answer is not cached if the owner has changed since.
 */
export async function keepAnswer(url: string, response: Response, client: number | null): Promise<void> {
  if (!hasCaches() || client !== owner) return
  await whenIdle()
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

/** The current owner of the cache: a client's Id, or null for a visitor. */
export const keptAnswersOwner = (): number | null => owner

/** The cached answer of a URL and its time (ms since 1970), or null. */
export async function findKeptAnswer(url: string): Promise<{ response: Response; at: number } | null> {
  if (!hasCaches()) return null
  const cache = await caches.open(cacheOf(owner))
  const response = await cache.match(url)
  return response ? { response, at: Number(response.headers.get(KEPT_AT)) } : null
}
