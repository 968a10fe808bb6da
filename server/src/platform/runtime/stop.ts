import type { FastifyInstance } from 'fastify'
import { START_TEXTS } from './start-texts.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { Worker } from './worker.ts'

/** How long running requests and workers may take to finish. */
const STOP_MAX_MS = 15_000

/** On SIGTERM and SIGINT: stops accepting requests, finishes the running ones, closes the database and exits. */
export function stopGracefully(
  app: FastifyInstance,
  workers: readonly Worker[],
  database: OpenDatabase,
): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    app.log.info(START_TEXTS.stopping)
    setTimeout(() => process.exit(1), STOP_MAX_MS).unref()
    void close(app, workers, database)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

async function close(
  app: FastifyInstance,
  workers: readonly Worker[],
  database: OpenDatabase,
): Promise<void> {
  try {
    await app.close()
    await Promise.all(workers.map((worker) => worker.stop()))
    await database.close()
    app.log.info(START_TEXTS.stopped)
  } catch (error) {
    app.log.fatal({ err: error }, 'could not close')
    process.exitCode = 1
  }
}
