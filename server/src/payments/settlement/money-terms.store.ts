import { toCentavos } from '@gondola/contract/base'
import { reserveMargin } from '@gondola/contract/payments'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** Who released an order, so that it is prepared and dispatched although its money is not there; null: nobody. */
export const findRelease = async (db: Db, orderId: number): Promise<Row<'payment_events'> | null> =>
  (await db
    .selectFrom('payment_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', 'liberado')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null

export const isReleased = async (db: Db, orderId: number): Promise<boolean> =>
  (await findRelease(db, orderId)) !== null

/** What an order's money is judged by, in centavos. */
export interface MoneyTerms {
  /** What its weights may add to the total. */
  margin: number
  /** What the shop bears of an exact total that is above what was paid. */
  tolerance: number
  /** Until when a page made now can be paid. */
  expiresAt: string
  /** The time in which the order was to be paid is over. */
  isOverdue: boolean
}

export async function moneyTerms(trx: Db, { clock }: Deps, order: LockedOrder): Promise<MoneyTerms> {
  const { ToleranciaPeso, ToleranciaCobro, MinutosParaPagar } = await pickSiteParameters(trx, [
    'ToleranciaPeso',
    'ToleranciaCobro',
    'MinutosParaPagar',
  ])
  const weighed = await trx
    .selectFrom('order_lines')
    .select((row) => row.fn.sum<number>('Precioventa').as('pesos'))
    .where('order_id', '=', order.Id)
    .where('Unidad', '=', 100)
    .executeTakeFirstOrThrow()
  const isOverdue = order.pay_by !== null && order.pay_by <= instant(clock)
  const share = (centavos: number, percent: number) => Math.floor((centavos * percent) / 100)
  return {
    margin: reserveMargin(toCentavos(weighed.pesos ?? 0), ToleranciaPeso),
    tolerance: share(toCentavos(order.TotalNeto), ToleranciaCobro),
    // a page for the exact total stays open until the order leaves, one for what was added later does not end the
    // order: the settlement closes them
    expiresAt:
      order.pay_by !== null && !isOverdue
        ? order.pay_by
        : instant(clock, Math.max(MinutosParaPagar * 60, DAY_SECONDS)),
    isOverdue,
  }
}

const DAY_SECONDS = 24 * 3600

/** Who pays an order: the client's mail address; empty once the account is gone. */
export async function findPayer(db: Db, orderId: number): Promise<{ email: string }> {
  const found = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.Id', 'orders.client_id')
    .select('clients.Email')
    .where('orders.Id', '=', orderId)
    .executeTakeFirst()
  return { email: found?.Email ?? '' }
}
