import type { FastifyInstance, FastifyReply } from 'fastify'
import { readDatabaseNodes, type DatabaseNodes } from '../platform/db/postgres/database-nodes.ts'
import { readSqliteSize, type SqliteSize } from '../platform/db/sqlite/sqlite-size.ts'
import { isAnswering } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { addGauge } from './metrics.ts'

/**
 * `/healthz`: the process is up. `/readyz`: it can take requests, with PostgreSQL's nodes or SQLite's size and whether a
 * store of files answers, or 503 with the names of the failed checks.
 */
export function tellHealth(app: FastifyInstance, { db, readiness, replica, files, metrics }: Deps): void {
  measureFiles(files, metrics)
  app.get('/healthz', async (_request, reply) => answer(reply, []))
  app.get('/readyz', async (request, reply) => {
    const missing: string[] = []
    const found: { database?: DatabaseNodes | SqliteSize | null } = {}
    const findDatabase = async () => {
      await isAnswering(db)
      found.database = (await readDatabaseNodes(db)) ?? (await readSqliteSize(db))
      return true
    }
    for (const { name, isReady } of [{ name: 'database', isReady: findDatabase }, ...readiness]) {
      try {
        if (!(await isReady())) missing.push(name)
      } catch (error) {
        request.log.warn({ err: error, check: name }, 'not ready')
        missing.push(name)
      }
    }
    const reads = replica && { isCurrent: replica.isCurrent, lagSeconds: finite(replica.lagSeconds) }
    // a store that is away does not take the process out of service: the shop goes on selling
    const store = files.kind === 's3' && { isAnswering: await files.isAnswering() }
    return answer(reply, missing, {
      ...(found.database && found),
      ...(reads && { reads }),
      ...(store && { files: store }),
    })
  })
}

function measureFiles(files: FileStore, register: Deps['metrics']): void {
  const help = 'Whether the store of pictures and files (S3_URL) answers; 1 without one'
  addGauge(register, 'gondola_files_answering', help, [], async () => ((await files.isAnswering()) ? 1 : 0))
}

const finite = (seconds: number) => (Number.isFinite(seconds) ? seconds : null)

const answer = (reply: FastifyReply, missing: readonly string[], details: object = {}) =>
  reply
    .code(missing.length === 0 ? 200 : 503)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        ...(missing.length === 0 ? { status: 'ok' } : { status: 'unavailable', missing }),
        ...details,
      }),
    )
