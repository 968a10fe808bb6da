import type { FastifyInstance, FastifyReply } from 'fastify'
import { isAnswering } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'

/** `/healthz`: the process is up. `/readyz`: it can take requests, or 503 with the names of the failed checks. */
export function tellHealth(app: FastifyInstance, { db, readiness }: Deps): void {
  readiness.push({ name: 'database', isReady: () => isAnswering(db) })
  app.get('/healthz', async (_request, reply) => answer(reply, []))
  app.get('/readyz', async (request, reply) => {
    const missing: string[] = []
    for (const { name, isReady } of readiness) {
      try {
        if (!(await isReady())) missing.push(name)
      } catch (error) {
        request.log.warn({ err: error, check: name }, 'not ready')
        missing.push(name)
      }
    }
    return answer(reply, missing)
  })
}

const answer = (reply: FastifyReply, missing: readonly string[]) =>
  reply
    .code(missing.length === 0 ? 200 : 503)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(missing.length === 0 ? { status: 'ok' } : { status: 'unavailable', missing }))
