import { timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { XSRF_COOKIE, XSRF_HEADER } from '@gondola/contract/base'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseXsrf } from './problem.ts'
import { newToken } from '../platform/secrets/token.ts'

/** Sets the XSRF cookie on any GET; a later change must send its token as a header (contract §3). */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (request.cookies[XSRF_COOKIE]) return
  reply.setCookie(XSRF_COOKIE, newToken(), optionsOf(config))
}

const optionsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const

/** Returns a function that makes the same `Set-Cookie` value; only the token differs between calls. */
export function xsrfCookieMaker(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): () => string {
  const [head = '', tail = ''] = app.serializeCookie(XSRF_COOKIE, PLACE, optionsOf(config)).split(PLACE)
  return () => head + newToken() + tail
}

/** Placeholder for the token in the serialized cookie. */
const PLACE = 'TOKEN-HERE'

/** Double-submit check: a call that may change something must prove that its page can read our cookie (contract §3). */
export function checkXsrf(app: FastifyInstance, { config }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    // a browser never adds an API key by itself, so no XSRF is possible
    if (request.routeOptions.config.call?.auth === 'key') return
    if (request.method === 'GET' || request.method === 'HEAD') return giveXsrfCookie(request, reply, config)
    // a sibling subdomain could set our cookie, but not the browser's `Sec-Fetch-Site`
    refuseOtherSites(request, config, ['same-origin', 'none'])
    const cookie = request.cookies[XSRF_COOKIE]
    const header = request.headers[XSRF_HEADER]
    if (!cookie || typeof header !== 'string' || !isSame(cookie, header)) refuseXsrf()
  })
}

/**
 * Refuses a request that another site makes a browser send: by `Sec-Fetch-Site`, or of a browser that does not send it by
 * `Origin` or `Referer`. Programs send none of them and are served.
 */
export function refuseOtherSites(
  { headers, host }: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  allowed: readonly string[] = ['same-origin'],
): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return allowed.includes(site) ? undefined : refuseXsrf()
  const own = new URL(publicUrl).origin
  const isForeign = (from = own) => {
    const url = URL.parse(from)
    return url?.origin !== own && url?.host !== host
  }
  if (isForeign(headers.origin) || isForeign(headers.referer)) refuseXsrf()
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
