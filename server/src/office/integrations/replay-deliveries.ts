import {
  staffDeliveries,
  staffWebhooks,
  type WebhookDeliveryWhole,
  INTEGRATION_FAULTS,
} from '@gondola/contract/integrations'
import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { StaffSession } from '../../http/caller.ts'
import { recordChange } from '../../audit/record-change.ts'
import { findDelivery, lockDelivery, requeueDelivery, requeueSince } from './deliveries.store.ts'
import { findEndpoint } from './webhooks.store.ts'

/** Delivers one event again, counting attempts from the first. @throws 404; 422 it is being delivered at the moment */
export async function replayDelivery(
  { db, clock, config }: Deps,
  session: StaffSession,
  Id: number,
): Promise<WebhookDeliveryWhole> {
  return inTransaction(db, async (trx) => {
    const before = (await lockDelivery(trx, Id)) ?? refuseNotFound()
    const isOnItsWay =
      before.state === 'queued' && before.lease !== null && before.next_attempt_at > instant(clock)
    if (isOnItsWay) refuse('entrega-en-curso')
    await requeueDelivery(trx, clock, before)
    await recordChange(trx, session, clock, {
      Entidad: staffDeliveries.name,
      Clave: Id,
      Accion: 'repetir',
      Antes: { Estado: before.state, Intentos: before.attempts },
      Despues: { Estado: 'queued', Intentos: 0 },
    })
    return (await findDelivery(trx, config.timeZone, Id)) ?? refuseNotFound()
  })
}

/** Delivers to an endpoint again the events since a moment. @throws 404; 422 the endpoint is not active */
export async function replayWebhook(
  { db, clock }: Deps,
  session: StaffSession,
  Id: number,
  { Desde, SoloFallidas }: { Desde: string; SoloFallidas: boolean },
): Promise<{ Cantidad: number }> {
  const since = new Date(Desde)
  if (Number.isNaN(since.getTime())) return { Cantidad: 0 }
  return inTransaction(db, async (trx) => {
    const endpoint = (await findEndpoint(trx, Id)) ?? refuseNotFound()
    if (!endpoint.is_active) refuse('webhook-inactivo')
    const Cantidad = await requeueSince(trx, clock, endpoint, since.toISOString(), SoloFallidas)
    await recordChange(trx, session, clock, {
      Entidad: staffWebhooks.name,
      Clave: Id,
      Accion: 'repetir',
      Despues: { Desde: since.toISOString(), SoloFallidas, Cantidad },
    })
    return { Cantidad }
  })
}

const refuse = (code: 'entrega-en-curso' | 'webhook-inactivo'): never =>
  refuseStaff({ code, text: INTEGRATION_FAULTS[code] })
