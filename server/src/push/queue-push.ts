import type { PushKind } from '@gondola/contract/orders'
import type { Db } from '../platform/db/open-database.ts'
import type { Clock } from '../platform/clock.ts'
import { insertPushes, listReceivers } from './push-queue.store.ts'
import { pushText, type PushFacts } from './push-texts.ts'

const SECONDS_PER_HOUR = 3600

/** How long a message is news; a push service keeps it no longer for a browser that is off. */
const LASTS_HOURS: Readonly<Record<Exclude<PushKind, 'pregunta'>, number>> = {
  preparando: 1,
  listo: 4,
  'en-camino': 4,
  entregado: 12,
  cancelado: 24,
}

/** What a browser's service worker gets (`storefront/service-worker/service-worker.ts`). */
export interface PushPayload {
  Pedido: number
  Titulo: string
  Texto: string
  /** The instant of the change: an older message never takes the place of a newer one. */
  Momento: string
  /** For channels with templates; browsers leave it out. */
  Plantilla?: string
}

type QueuedPush = { clientId: number; orderId: number; at: string } & (
  | { kind: Exclude<PushKind, 'pregunta'> }
  | { kind: 'pregunta'; lastsSeconds: number }
)

/**
 * Queues a message about an order for its customer's browsers, in the transaction of the change that causes it. A worker
 * sends it later (`deliver-pushes.ts`). `readFacts` is called only if somebody gets it.
 */
export async function queueOrderPush(
  trx: Db,
  clock: Clock,
  { clientId, orderId, at, ...what }: QueuedPush,
  readFacts: () => Promise<PushFacts>,
): Promise<void> {
  const receivers = await listReceivers(trx, clock, clientId)
  if (receivers.length === 0) return
  const { kind } = what
  const { title, text, template } = pushText(kind, await readFacts())
  const payload: PushPayload = {
    Pedido: orderId,
    Titulo: title,
    Texto: text,
    Momento: at,
    ...(template !== undefined && { Plantilla: template }),
  }
  await insertPushes(trx, clock, receivers, {
    orderId,
    kind,
    payload: JSON.stringify(payload),
    lastsSeconds: what.kind === 'pregunta' ? what.lastsSeconds : LASTS_HOURS[what.kind] * SECONDS_PER_HOUR,
  })
}
