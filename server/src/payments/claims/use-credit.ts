import { type OrderAction, OrderStatus } from '@gondola/contract/orders'
import { CREDIT } from '@gondola/contract/payments'
import type { OrderListener } from '../../orders/order-events.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertEvent, insertPayment, readLedger } from '../ledger/ledger.store.ts'
import { insertRefund, type RefundCause, setRefund } from '../settlement/money-work.store.ts'
import { settledOrder, settledPayments } from '../settlement/settled-order.ts'
import { balanceOf } from '../settlement/settlement.ts'
import { followMoney } from '../staff/change-money.ts'
import { enterHandedBack } from '../staff/staff-money.store.ts'
import { findCredit, moveCredit } from './credit.store.ts'

/** What may raise what is due of an order before it leaves. */
const ACTIONS = new Set<OrderAction>(['ordenar', 'cambiar', 'modificar', 'listo'])

/** Pays an order out of what the shop owes its customer, as far as that goes, in the transaction of its change. */
export const useCredit =
  (deps: Deps): OrderListener =>
  async (trx, { orderId, action, at, before, after, placed }) => {
    if (!ACTIONS.has(action) || after.Estado !== OrderStatus.Pending || placed?.hasCredit === false) return
    const clientId = placed?.order.Cliente ?? before?.client_id ?? null
    if (clientId === null || (await findCredit(trx, clientId)) === 0) return
    const order = await lockOrder(trx, orderId)
    if (await payOutOfCredit(trx, at, order, clientId)) await followMoney(trx, deps, order)
  }

/** Pays what a locked order lacks out of its customer's credit. Returns whether it paid anything. */
async function payOutOfCredit(trx: Db, at: string, order: LockedOrder, clientId: number): Promise<boolean> {
  await lockCredit(trx, clientId)
  const ledger = await readLedger(trx, order.Id)
  const { due, paid, reserved, coming } = balanceOf(settledOrder(order, 0, 0), settledPayments(ledger))
  const centavos = Math.min(await findCredit(trx, clientId), due - paid - reserved - coming)
  if (centavos <= 0) return false
  const movement = { centavos: -centavos, kind: 'pedido' as const, order_id: order.Id, at }
  const provider_id = await moveCredit(trx, clientId, movement)
  const payment = await insertPayment(
    trx,
    at,
    { order_id: order.Id, session_id: null, provider: CREDIT, provider_id, staff_id: null, staff_name: null },
    {
      state: 'cobrado',
      status: 'saldo a favor',
      asked: centavos,
      captured: centavos,
      refunded: 0,
      means: CREDIT,
      installments: null,
      captureBy: null,
    },
  )
  await insertEvent(trx, { order_id: order.Id, payment_id: payment, at, kind: 'cobro', centavos })
  return true
}

/** One movement of a client's credit comes after the other; an order's row is locked first. */
export const lockCredit = (trx: Db, clientId: number) => oneAtATime(trx, 'credit of', clientId)

/** The fault of a refund to credit whose account is gone: staff hand it over. */
export const ACCOUNT_GONE = 'sin-cuenta'

/** Gives back what was paid out of credit: at once, or, where the account is gone, as staff say. */
export async function returnCredit(
  trx: Db,
  at: string,
  { Id, client_id }: Pick<LockedOrder, 'Id' | 'client_id'>,
  payment: Row<'payments'>,
  centavos: number,
  cause: RefundCause,
): Promise<number> {
  const refundId = await insertRefund(trx, at, Id, { payment: payment.id, centavos }, cause)
  if (client_id === null) await setRefund(trx, refundId, { state: 'rechazado', fault: ACCOUNT_GONE })
  else {
    await enterHandedBack(trx, at, refundId, payment, centavos)
    await lockCredit(trx, client_id)
    await moveCredit(trx, client_id, { centavos, kind: 'vuelve', order_id: Id, at })
    await insertEvent(trx, { order_id: Id, payment_id: payment.id, at, kind: 'devolucion', centavos })
  }
  return refundId
}

/** What the shop still owed a client is given up with the account. */
export async function giveUpCredit(trx: Db, clock: Clock, clientId: number): Promise<void> {
  await lockCredit(trx, clientId)
  const centavos = await findCredit(trx, clientId)
  if (centavos > 0)
    await moveCredit(trx, clientId, {
      centavos: -centavos,
      kind: 'baja',
      order_id: null,
      at: instant(clock),
    })
}
