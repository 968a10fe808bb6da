import type { FastifyBaseLogger } from 'fastify'

export interface Worker {
  /** Starts no new turn and waits for the running one. */
  stop(): Promise<void>
}

/**
 * Runs `work` every `pauseMs`, and again at once while it returns true (more to do); for the first time after
 * `firstPauseMs`. A failed turn is logged and the next one tries again: the database may be away for a while.
 */
export function startWorker(
  name: string,
  pauseMs: number,
  log: FastifyBaseLogger,
  work: () => Promise<boolean>,
  firstPauseMs = 0,
): Worker {
  let isStopping = false
  let wake = () => {}
  const rest = (ms: number) => new Promise<void>((done) => (wake = wakeAfter(ms, done)))
  const run = async () => {
    if (firstPauseMs > 0) await rest(firstPauseMs)
    while (!isStopping) {
      let isMore = false
      try {
        isMore = await work()
      } catch (error) {
        log.error({ err: error, worker: name }, 'worker failed')
      }
      if (!isMore && !isStopping) await rest(pauseMs)
    }
  }
  const running = run()
  return {
    stop() {
      isStopping = true
      wake()
      return running
    },
  }
}

function wakeAfter(ms: number, done: () => void): () => void {
  const timer = setTimeout(done, ms)
  return () => {
    clearTimeout(timer)
    done()
  }
}
