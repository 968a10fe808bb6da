import type { FastifyBaseLogger } from 'fastify'
import type { Row } from '../platform/db/tables.ts'
import type { Deps } from '../platform/deps.ts'
import { retryWrite } from '../platform/db/retry-write.ts'
import { startWorker, type Worker } from '../platform/runtime/worker.ts'
import {
  claimDeliveries,
  findToldEvent,
  listDueEndpoints,
  markAttempt,
  type QueuedDelivery,
} from './delivery-queue.store.ts'
import { sendWebhook } from './send-webhook.ts'

const POLL_MS = 1000
/** Parallel deliveries to one endpoint, in one process. */
const PARALLEL_DELIVERIES = 4
/** For recording the outcome: together with the attempt it is shorter than a delivery's lease. */
const NOTE_MAX_MS = 40_000

type Endpoint = Row<'webhook_endpoints'>

/**
 * Delivers queued events in the background; several processes may do so at once. Each endpoint is served separately, so
 * that a slow or unreachable one delays no other.
 */
export function startWebhookWorker(deps: Deps, log: FastifyBaseLogger): Worker {
  const running = new Map<number, Promise<void>>()
  let isStopping = false
  const serve = async (endpoint: Endpoint) => {
    try {
      while (!isStopping && (await deliverDue(deps, endpoint, log)));
    } catch (error) {
      log.error({ err: error, worker: 'webhooks' }, 'worker failed')
    } finally {
      running.delete(endpoint.id)
    }
  }
  const worker = startWorker('webhooks', POLL_MS, log, async () => {
    if ((await deps.webhooks.list(deps.db)).length === 0) return false
    for (const endpoint of await listDueEndpoints(deps.db, deps.clock))
      if (!running.has(endpoint.id)) running.set(endpoint.id, serve(endpoint))
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

/** Delivers to one endpoint the events that are due; true if there may be more. */
export async function deliverDue(deps: Deps, endpoint: Endpoint, log: FastifyBaseLogger): Promise<boolean> {
  const claimed = await claimDeliveries(deps.db, deps.clock, endpoint.id, PARALLEL_DELIVERIES)
  await Promise.all(claimed.map((delivery) => deliver(deps, endpoint, delivery, log)))
  // the next event of an order becomes due as soon as this one is delivered
  return claimed.length > 0
}

async function deliver(
  deps: Deps,
  endpoint: Endpoint,
  delivery: QueuedDelivery,
  log: FastifyBaseLogger,
): Promise<void> {
  const event = await findToldEvent(deps.db, delivery.event_id)
  if (event === null) return
  const outcome = await sendWebhook(deps, endpoint, event)
  await retryWrite(NOTE_MAX_MS, () => markAttempt(deps.db, deps.clock, delivery, outcome))
  if (outcome.fault !== null)
    log.warn(
      { webhook: endpoint.id, delivery: delivery.id, attempt: delivery.attempts, status: outcome.status },
      'webhook not taken',
    )
}
