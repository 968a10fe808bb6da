import type { FastifyReply } from 'fastify'

/** Aborts when the client disconnects before the answer is complete, so that work done only for it can stop. */
export function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
