import { timingSafeEqual } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuseXsrf } from './problem.ts'
import { newToken } from './session.store.ts'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** A call that may change something must show that its page can read our cookie (contract §3). */
export function checkXsrf(app: FastifyInstance, { config }: Deps): void {
  app.addHook('onRequest', async (request, reply) => {
    const cookie = request.cookies[XSRF_COOKIE]
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (cookie !== undefined) return
      const secure = config.publicUrl.startsWith('https:')
      reply.setCookie(XSRF_COOKIE, newToken(), { path: '/', sameSite: 'lax', secure })
      return
    }
    const header = request.headers[XSRF_HEADER]
    if (!cookie || typeof header !== 'string' || !isSame(cookie, header)) refuseXsrf()
  })
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}
