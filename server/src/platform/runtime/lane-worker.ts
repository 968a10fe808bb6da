import type { FastifyBaseLogger } from 'fastify'
import { startWorker, type Worker } from './worker.ts'

/** The destinations of a queue: a lane is one of them. */
export interface Lanes<Lane> {
  listDue(): Promise<readonly Lane[]>
  keyOf(lane: Lane): string | number
  /** Delivers part of what is due in a lane; returns true if there may be more. */
  serve(lane: Lane): Promise<boolean>
}

/**
 * Looks every `pauseMs` for lanes with something due and serves each separately, so that a slow or unreachable
 * destination delays no other. A failed turn is logged and tried again later.
 */
export function startLaneWorker<Lane>(
  name: string,
  pauseMs: number,
  log: FastifyBaseLogger,
  { listDue, keyOf, serve }: Lanes<Lane>,
): Worker {
  const running = new Map<string | number, Promise<void>>()
  let isStopping = false
  const run = async (lane: Lane, key: string | number) => {
    try {
      while (!isStopping && (await serve(lane)));
    } catch (error) {
      log.error({ err: error, worker: name }, 'worker failed')
    } finally {
      running.delete(key)
    }
  }
  const worker = startWorker(name, pauseMs, log, async () => {
    for (const lane of await listDue()) {
      const key = keyOf(lane)
      if (!running.has(key)) running.set(key, run(lane, key))
    }
    return false
  })
  return {
    async stop() {
      isStopping = true
      await worker.stop()
      await Promise.all(running.values())
    },
  }
}
