import { OrderStatus } from '@gondola/contract/orders'
import { NO_CUTOFF, type Cutoff, withLead } from '../../delivery/delivery-calendar.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { PricedLine } from '../order-lines.ts'

/** A line of a placed order with what its discounts were computed from. */
export interface OrderedLine {
  line: PricedLine
  /** Somebody prepared it, and the order returned to the queue. */
  isPicked: boolean
  Version: number
}

export async function listOrderedLines(db: Db, orderId: number): Promise<OrderedLine[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('Items')
    .execute()
  return rows.map(
    ({
      order_id: _,
      device: __,
      device_order: ___,
      Version,
      Preparado,
      Descuentos: ____,
      ordered_terms,
      ...line
    }) => ({
      line: { ...line, ...ordered_terms },
      isPicked: Preparado !== null,
      Version,
    }),
  )
}

/** Removes an order's lines, to write them again. */
export async function deleteLines(trx: Db, orderId: number): Promise<void> {
  await trx.deleteFrom('order_lines').where('order_id', '=', orderId).execute()
}

/** An order in the queue that nobody has begun to prepare. */
export type WaitingOrder = Pick<
  Row<'orders'>,
  'Id' | 'branch_id' | 'zone_id' | 'Dia' | 'HorarioEntrega' | 'changes'
>

/** A client's orders that nobody has begun to prepare; one picked in part and returned to the queue is none. */
export async function listUntouched(db: Db, clientId: number): Promise<WaitingOrder[]> {
  const waiting = await db
    .selectFrom('orders')
    .where('client_id', '=', clientId)
    .where('Estado', '=', OrderStatus.Pending)
    .where('preparing_at', 'is', null)
    .select(['Id', 'branch_id', 'zone_id', 'Dia', 'HorarioEntrega', 'changes'])
    .execute()
  if (waiting.length === 0) return []
  const begun = await db
    .selectFrom('order_lines')
    .where(
      'order_id',
      'in',
      waiting.map(({ Id }) => Id),
    )
    .where('Preparado', 'is not', null)
    .select('order_id')
    .distinct()
    .execute()
  return waiting.filter(({ Id }) => !begun.some(({ order_id }) => order_id === Id))
}

/** The cut-off that holds for each of some orders: its zone's, else its branch's, else the shop's; and the lead time. */
export async function findCutoffs(
  db: Db,
  orders: readonly Pick<WaitingOrder, 'branch_id' | 'zone_id'>[],
): Promise<(order: Pick<WaitingOrder, 'branch_id' | 'zone_id'>) => Cutoff> {
  const known = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id) => id !== null)
  const branches = known(orders.map(({ branch_id }) => branch_id))
  const zones = known(orders.map(({ zone_id }) => zone_id))
  const [shop, leads, own, ofZones] = await Promise.all([
    db.selectFrom('delivery_rules').select(['cutoff_days', 'cutoff_time']).executeTakeFirst(),
    branches.length === 0
      ? []
      : db.selectFrom('branches').where('Id', 'in', branches).select(['Id', 'lead_hours']).execute(),
    branches.length === 0
      ? []
      : db
          .selectFrom('branch_delivery_rules')
          .where('branch_id', 'in', branches)
          .select(['branch_id as id', 'cutoff_days', 'cutoff_time'])
          .execute(),
    zones.length === 0
      ? []
      : db
          .selectFrom('zones')
          .where('Id', 'in', zones)
          .where('is_active', '=', true)
          .where('cutoff_days', 'is not', null)
          .select(['Id as id', 'cutoff_days', 'cutoff_time'])
          .execute(),
  ])
  const shopCutoff = shop === undefined ? NO_CUTOFF : cutoffOf(shop)
  const byBranch = new Map(own.map((row) => [row.id, cutoffOf(row)]))
  const byZone = new Map(ofZones.map((row) => [row.id, cutoffOf(row)]))
  const leadOf = new Map(leads.map(({ Id, lead_hours }) => [Id, lead_hours]))
  return ({ branch_id, zone_id }) =>
    withLead(
      byZone.get(zone_id ?? 0) ?? byBranch.get(branch_id ?? 0) ?? shopCutoff,
      leadOf.get(branch_id ?? 0),
    )
}

const cutoffOf = ({
  cutoff_days,
  cutoff_time,
}: {
  cutoff_days: number | null
  cutoff_time: string | null
}): Cutoff => ({ days: cutoff_days ?? 0, time: cutoff_time })
