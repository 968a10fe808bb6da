import { insertRow } from '../../platform/db/chunks.ts'
import { newToken } from '../../platform/secrets/token.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Step } from './settlement.ts'

/** Writes what a step begins, before anybody is asked to do it. */
export async function writeStep(
  trx: Db,
  at: string,
  order: LockedOrder,
  step: Step,
  { expiresAt, reason }: { expiresAt: string; reason: string },
): Promise<void> {
  if (step.do === 'devolver') {
    await insertRefund(trx, at, order.Id, step, { reason, staff: null })
  } else if (step.do === 'cerrar') {
    await closeSession(trx, step.session)
  } else if (step.do === 'pedir' && order.payment_provider !== null) {
    await trx
      .insertInto('payment_sessions')
      .values({
        order_id: order.Id,
        reference: `G${order.Id}-${newToken()}`,
        provider: order.payment_provider,
        provider_id: null,
        url: null,
        centavos: step.centavos,
        is_reserve: step.isReserve,
        state: 'nueva',
        expires_at: expiresAt,
        created_at: at,
      })
      .execute()
  }
}

/** Why something is given back; `staff` null: by the shop itself. */
export interface RefundCause {
  reason: string
  staff: { id: number | null; name: string } | null
  /** Of the request that asked for it. */
  request_key?: string
  is_favour?: boolean
}

export function insertRefund(
  trx: Db,
  at: string,
  orderId: number,
  { payment, centavos }: { payment: number; centavos: number },
  { reason, staff, ...favour }: RefundCause,
): Promise<number> {
  return insertRow(trx, 'refunds', {
    payment_id: payment,
    order_id: orderId,
    centavos,
    state: 'pedido',
    provider_id: null,
    reason,
    staff_id: staff?.id ?? null,
    staff_name: staff?.name ?? null,
    fault: null,
    ...favour,
    at,
    done_at: null,
  })
}

/** One whose page was never made is closed at once; else the provider is told first. */
async function closeSession(trx: Db, id: number): Promise<void> {
  await trx
    .updateTable('payment_sessions')
    .set((row) => ({
      state: row
        .case()
        .when('provider_id', 'is', null)
        .then('cerrada' as const)
        .else('cerrando' as const)
        .end(),
    }))
    .where('id', '=', id)
    .execute()
}

export const setSession = (
  db: Db,
  id: number,
  from: Row<'payment_sessions'>['state'],
  columns: Partial<Pick<Row<'payment_sessions'>, 'state' | 'provider_id' | 'url'>>,
) => db.updateTable('payment_sessions').set(columns).where('id', '=', id).where('state', '=', from).execute()

export const setRefund = (
  db: Db,
  id: number,
  columns: Partial<Pick<Row<'refunds'>, 'state' | 'provider_id' | 'fault' | 'done_at'>>,
) => db.updateTable('refunds').set(columns).where('id', '=', id).where('state', '=', 'pedido').execute()

/** Whether an order is paid through a provider, or has payments from before its payment type changed. */
export async function hasMoney(trx: Db, orderId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('orders')
    .select('Id')
    .where('Id', '=', orderId)
    .where((row) =>
      row.or([
        row('payment_provider', 'is not', null),
        row.exists(row.selectFrom('payments').select('id').where('order_id', '=', orderId)),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a refund is written and nobody has seen it done. */
export async function isRefundOpen(db: Db, id: number): Promise<boolean> {
  const open = db.selectFrom('refunds').select('id').where('id', '=', id).where('state', '=', 'pedido')
  return (await open.executeTakeFirst()) !== undefined
}
