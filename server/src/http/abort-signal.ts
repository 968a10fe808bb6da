import type { FastifyReply } from 'fastify'

/** Told where nobody waits for an answer any more: what is done for it alone may end. */
export function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  if (raw.destroyed) controller.abort()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
