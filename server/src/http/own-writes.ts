import type {} from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import { withFreshReads } from '../platform/db/scopes.ts'
import type { Deps } from '../platform/deps.ts'
import { cookieName } from './caller.ts'

const COOKIE = 'gondola_reciente'
/** Longer than a replica may lag before it is no longer read. */
const SECONDS = 5

/**
 * Members of staff see in their lists what they have just written: for some seconds after a change their reads are the
 * leader's, in whichever process. Without a replica there is nothing to do.
 */
export function readOwnWrites(app: FastifyInstance, { replica, config }: Deps): void {
  if (replica === null) return
  const name = cookieName(COOKIE, config)
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.cookies[name] === undefined) done()
    else withFreshReads(done)
  })
  app.addHook('onSend', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead || request.routeOptions.config.call?.auth !== 'staff' || reply.statusCode >= 400) return
    reply.setCookie(name, '1', {
      path: '/',
      maxAge: SECONDS,
      httpOnly: true,
      sameSite: 'strict',
      secure: config.publicUrl.startsWith('https:'),
    })
  })
}
