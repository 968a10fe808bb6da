import type { FastifyBaseLogger } from 'fastify'
import type { Row } from '../../platform/db/tables/database.ts'
import { retryWrite } from '../../platform/db/retry-write.ts'
import { startLaneWorker } from '../../platform/runtime/lane-worker.ts'
import type { Worker } from '../../platform/runtime/worker.ts'
import {
  claimDeliveries,
  findToldEvent,
  listDueEndpoints,
  markAttempt,
  type QueuedDelivery,
} from './delivery-queue.store.ts'
import { queueChangedArticles } from './article-webhooks.ts'
import { sendWebhook } from './send-webhook.ts'
import type { WebhookDeps } from './active-endpoints.ts'

const POLL_MS = 1000
/** Parallel deliveries to one endpoint, in one process. */
const PARALLEL_DELIVERIES = 4
/** For recording the outcome: together with the attempt it is shorter than a delivery's lease. */
const NOTE_MAX_MS = 40_000

type Endpoint = Row<'webhook_endpoints'>

/** Delivers queued events in the background, each endpoint separately; several processes may do so at once. */
export function startWebhookWorker(deps: WebhookDeps, log: FastifyBaseLogger): Worker {
  return startLaneWorker('webhooks', POLL_MS, log, {
    async listDue() {
      if ((await deps.webhooks.list(deps.db)).length === 0) return []
      await queueChangedArticles(deps)
      return listDueEndpoints(deps.db, deps.clock)
    },
    keyOf: ({ id }) => id,
    serve: (endpoint) => deliverDue(deps, endpoint, log),
  })
}

/** Delivers to one endpoint the events that are due; true if there may be more. */
export async function deliverDue(
  deps: WebhookDeps,
  endpoint: Endpoint,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const claimed = await claimDeliveries(deps.db, deps.clock, endpoint.id, PARALLEL_DELIVERIES)
  await Promise.all(claimed.map((delivery) => deliver(deps, endpoint, delivery, log)))
  // the next event of an order becomes due as soon as this one is delivered
  return claimed.length > 0
}

async function deliver(
  deps: WebhookDeps,
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
