import { timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseXsrf } from './problem.ts'
import { newToken } from '../platform/secrets/token.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Any GET hands out the token that a later change must show (contract §3). */
export function giveXsrfCookie(request: FastifyRequest, reply: FastifyReply, config: Config): void {
  if (request.cookies[XSRF_COOKIE]) return
  reply.setCookie(XSRF_COOKIE, newToken(), optionsOf(config))
}

const optionsOf = ({ publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({ path: '/', sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const

/** Makes the same as a header's value: what stands around the token is always one. */
export function xsrfCookieMaker(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): () => string {
  const [head = '', tail = ''] = app.serializeCookie(XSRF_COOKIE, PLACE, optionsOf(config)).split(PLACE)
  return () => head + newToken() + tail
}

/** Stands where a token will. */
const PLACE = 'TOKEN-HERE'

/** A call that may change something must show that its page can read our cookie (contract §3). */
export function checkXsrf(app: FastifyInstance, { config }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    // no browser adds a key by itself
    if (request.routeOptions.config.call?.auth === 'key') return
    if (request.method === 'GET' || request.method === 'HEAD') return giveXsrfCookie(request, reply, config)
    // a neighbour below the same domain could set our cookie; the browser tells where a page is from
    const site = request.headers['sec-fetch-site']
    if (site === 'cross-site' || site === 'same-site') refuseXsrf()
    const cookie = request.cookies[XSRF_COOKIE]
    const header = request.headers[XSRF_HEADER]
    if (!cookie || typeof header !== 'string' || !isSame(cookie, header)) refuseXsrf()
  })
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
