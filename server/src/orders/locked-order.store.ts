import { OrderStatus, type OrderStatusCode } from '@gondola/contract/entities/order.ts'
import type { PreparationState } from '@gondola/contract/entities/preparation.ts'
import { isStepAllowed, type Step } from '@gondola/contract/rules/order-steps.ts'
import { instant, type Clock } from '../clock.ts'
import type { Db } from '../db/open-database.ts'
import type { Row } from '../db/tables.ts'
import { refuseConflict, refuseNotFound } from '../http/problem.ts'
import type { StaffSession } from '../http/session.store.ts'
import { recordChange } from '../staff/record-change.ts'
import { insertTransition, preparationOf } from './orders.store.ts'

/** Who takes a step: somebody of the staff, or the shop itself (an account that is given up, another system). */
export type StepAuthor = Pick<StaffSession, 'staffId' | 'userName'> | null

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

/** Writes a step with its history and the log of changes. */
export async function writeStep(
  trx: Db,
  clock: Clock,
  who: StepAuthor,
  order: LockedOrder,
  { step, change, reason }: { step: Step; change: StepChange; reason?: string },
): Promise<void> {
  const at = instant(clock)
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
    author: who === null ? 'system' : 'staff',
    authorId: who?.staffId ?? null,
    step,
    ...(reason !== undefined && { reason }),
  })
  const before = { Estado: order.Estado, Preparacion: order.Preparacion ?? null, TotalNeto: order.TotalNeto }
  const Preparacion = preparationOf({ ...order, ...change, Estado: to })
  const after = { Estado: to, Preparacion, TotalNeto: change.TotalNeto ?? order.TotalNeto }
  await recordChange(trx, who, clock, {
    Entidad: 'pedidos',
    Clave: order.Id,
    Accion: step,
    Antes: before,
    Despues: { ...after, ...(reason !== undefined && { Motivo: reason }) },
  })
}
