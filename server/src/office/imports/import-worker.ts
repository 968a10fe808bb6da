import { Worker as Thread } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { isJobWaiting } from './import-jobs.store.ts'

const PAUSE_MS = 1000
const THREAD = new URL('import-thread.ts', import.meta.url)

/**
 * Runs waiting imports in a worker thread, because reading and comparing a large file would block the event loop. Any
 * process may run any import.
 */
export function startImportWorker(deps: Deps, log: FastifyBaseLogger): Worker {
  let running: Thread | null = null
  const worker = startWorker('imports', PAUSE_MS, log, async () => {
    if (!(await isJobWaiting(deps.db, deps.clock))) return false
    running = new Thread(THREAD, { workerData: { config: deps.config } })
    await ended(running).finally(() => (running = null))
    return false
  })
  return {
    async stop() {
      // half-written work is never committed; the job is resumed
      void running?.terminate()
      await worker.stop()
    },
  }
}

function ended(thread: Thread): Promise<void> {
  return new Promise((done, fail) => {
    thread.once('error', fail)
    thread.once('exit', () => done())
  })
}
