import type { WebhookEvent } from '@gondola/contract/entities/integration.ts'
import { OrderStatus, type OrderStatusCode } from '@gondola/contract/entities/order.ts'
import type { PreparationState } from '@gondola/contract/entities/preparation.ts'
import { isStepAllowed, type Step } from '@gondola/contract/rules/order-steps.ts'
import { instant } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'
import type { Deps } from '../platform/deps.ts'
import { refuseConflict, refuseNotFound } from '../http/problem.ts'
import { queueOrderEvents } from '../integrations/queue-order-events.ts'
import { recordChange, type ChangeAuthor } from '../audit/record-change.ts'
import { insertTransition, preparationOf } from './orders.store.ts'

/** Who takes a step: somebody of the staff, another system by its key's name, or the shop itself (null). */
export type StepAuthor = ChangeAuthor | null

/** An order of which nobody else can change anything before this transaction ends. */
export type LockedOrder = Row<'orders'> & { Preparacion?: PreparationState }

/**
 * Locks an order for a change by staff.
 *
 * @throws 404 no such order, or a saved cart
 */
export async function lockOrder(trx: Db, Id: number): Promise<LockedOrder> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('Id', '=', Id)
    .where('Estado', '<>', OrderStatus.Incomplete)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) refuseNotFound()
  const Preparacion = preparationOf(row)
  return { ...row, ...(Preparacion !== null && { Preparacion }) }
}

/** Refuses a step that the order does not allow as it is. @throws 409 `estado` */
export function requireStep(step: Step, order: LockedOrder): void {
  if (!isStepAllowed(step, order)) refuseConflict('estado')
}

/** What a step changes of an order's row. */
export type StepChange = Partial<
  Pick<
    Row<'orders'>,
    | 'Estado'
    | 'preparing_at'
    | 'preparing_by'
    | 'ready_at'
    | 'MotivoCancelacion'
    | 'TotalBruto'
    | 'TotalDescuento'
    | 'TotalNeto'
  >
> & { TotalesPedido?: string | null }

/** Writes a step with its history and the log of changes, and tells other systems. */
export async function writeStep(
  trx: Db,
  needs: Pick<Deps, 'clock' | 'webhooks'>,
  who: StepAuthor,
  order: LockedOrder,
  { step, change, reason }: { step: Step; change: StepChange; reason?: string },
): Promise<void> {
  const at = instant(needs.clock)
  const to: OrderStatusCode = change.Estado ?? order.Estado
  await trx
    .updateTable('orders')
    .set({ ...change, updated_at: at })
    .where('Id', '=', order.Id)
    .execute()
  await insertTransition(trx, {
    orderId: order.Id,
    from: order.Estado,
    to,
    at,
    author: who === null || who.staffId === null ? 'system' : 'staff',
    authorId: who?.staffId ?? null,
    authorName: who !== null && who.staffId === null ? who.userName : null,
    step,
    ...(reason !== undefined && { reason }),
  })
  const before = { Estado: order.Estado, Preparacion: order.Preparacion ?? null, TotalNeto: order.TotalNeto }
  const Preparacion = preparationOf({ ...order, ...change, Estado: to })
  const after = { Estado: to, Preparacion, TotalNeto: change.TotalNeto ?? order.TotalNeto }
  await recordChange(trx, who, needs.clock, {
    Entidad: 'pedidos',
    Clave: order.Id,
    Accion: step,
    Antes: before,
    Despues: { ...after, ...(reason !== undefined && { Motivo: reason }) },
  })
  await queueOrderEvents(trx, needs, order.Id, eventsOf(step, order, change))
}

const STEP_EVENTS: Readonly<Record<Step, WebhookEvent>> = {
  preparar: 'pedido.preparando',
  listo: 'pedido.listo',
  reabrir: 'pedido.preparando',
  devolver: 'pedido.en-cola',
  despachar: 'pedido.despachado',
  cancelar: 'pedido.cancelado',
}

const TOTALS = ['TotalBruto', 'TotalDescuento', 'TotalNeto'] as const

/** What other systems are told of a step: the new state, then the totals where they are others. */
function eventsOf(step: Step, order: LockedOrder, change: StepChange): WebhookEvent[] {
  const isOther = TOTALS.some((total) => change[total] !== undefined && change[total] !== order[total])
  return [STEP_EVENTS[step], ...(isOther ? (['pedido.totales'] as const) : [])]
}
