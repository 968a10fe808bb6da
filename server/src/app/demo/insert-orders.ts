import { toCentavos } from '@gondola/contract/base'
import { CRATE_LETTERS, pointsEarned } from '@gondola/contract/orders'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { ORDER_POINTS_REASON } from '../../people/clients/points-ledger.store.ts'
import { enterDoorReceipts, type DoorReceipt } from '../../payments/staff/staff-money.store.ts'
import { householdOf } from '../../payments/claims/open-claims.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import { countOnFrom } from './insert-rows.ts'

type Of<T extends 'order_lines' | 'order_ratings' | 'order_transitions' | 'audit_log' | 'promotion_uses'> =
  Required<Omit<NewRow<T>, 'id' | 'order_id' | 'key' | 'entity'>>

/** An order of the demo shop with all that its history left behind, before it has a number. */
export interface DemoOrderRows {
  order: Required<Omit<NewRow<'orders'>, 'Id' | 'crate' | 'crate_label'>>
  capacity: number
  lines: Of<'order_lines'>[]
  /** Oldest first. */
  transitions: Of<'order_transitions'>[]
  audit: Of<'audit_log'>[]
  uses: Of<'promotion_uses'>[]
  /** What the customer said of lines; absent: nothing. */
  ratings?: Of<'order_ratings'>[]
  /** When it was dispatched; null: it was not. */
  leftAt: string | null
  /** What staff received at the door for the whole order; absent: nothing. */
  paid?: Pick<DoorReceipt, 'means' | 'staff' | 'at'> | undefined
}

/** An order that nothing has happened to since it was placed or saved. */
export const UNTOUCHED = {
  preparing_at: null,
  preparing_by: null,
  assigned_to: null,
  ready_at: null,
  dispatched_at: null,
  delivered_at: null,
  payment_way: null,
  means_discount: null,
  invoice: null,
  payment_provider: null,
  pay_by: null,
  money_state: null,
  TotalesPedido: null,
  MotivoCancelacion: null,
  zone_id: null,
  zone_name: null,
  Localidad: null,
  CodigoPostal: null,
  changes: 0,
} as const

/** A transition with nothing beside it. */
export const PLAIN_STEP = { author_name: null, step: null, reason: null, difference: null } as const

type Numbered = DemoOrderRows & { Id: number }

/** Orders that keep their place in the slot. */
const isStanding = (Estado: string) => Estado === 'P' || Estado === 'D'

/**
 * Stores orders, numbered in the order in which they were placed, with lines, history, log of changes, promotion uses,
 * points and the places that they take.
 */
export async function insertDemoOrders(
  trx: Db,
  orders: readonly DemoOrderRows[],
  PesosPorPunto: number,
): Promise<void> {
  const numbered = orders
    .toSorted((a, b) => (a.order.created_at < b.order.created_at ? -1 : 1))
    .map((order, index): Numbered => ({ ...order, Id: index + 1 }))
  const begun = Map.groupBy(
    numbered.filter(
      ({ order }) => order.Estado === 'P' && order.preparing_at !== null && order.ready_at === null,
    ),
    ({ order }) => order.branch_id,
  )
  await insertRows(
    trx,
    'orders',
    numbered.map((one) => {
      const crate = CRATE_LETTERS[begun.get(one.order.branch_id)?.indexOf(one) ?? -1] ?? null
      return { Id: one.Id, ...one.order, crate, crate_label: null }
    }),
  )
  await countOnFrom(trx, 'orders', 'Id')
  await insertRows(trx, 'order_lines', ofOrders(numbered, 'lines'))
  await insertRows(trx, 'order_transitions', ofOrders(numbered, 'transitions').toSorted(byTime))
  await insertRows(trx, 'promotion_uses', ofOrders(numbered, 'uses'))
  await insertRows(
    trx,
    'order_ratings',
    numbered.flatMap(({ Id, ratings = [] }) => ratings.map((rating) => ({ ...rating, order_id: Id }))),
  )
  await insertRows(trx, 'claims', numbered.flatMap(claimsOf))
  await insertRows(
    trx,
    'audit_log',
    numbered
      .flatMap(({ Id, audit }) => audit.map((entry) => ({ ...entry, entity: 'pedidos', key: String(Id) })))
      .toSorted(byTime),
  )
  await insertRows(trx, 'slot_bookings', bookingsOf(numbered))
  await insertPoints(trx, numbered, PesosPorPunto)
  await enterDoorReceipts(
    trx,
    numbered.flatMap(({ Id, order, paid }) =>
      paid
        ? [{ ...paid, orderId: Id, key: `demo-${Id}`, centavos: toCentavos(order.TotalNeto), text: null }]
        : [],
    ),
  )
}

/** What came badly was claimed by telephone, and brought again with the next order. */
function claimsOf({ Id, order, lines, ratings = [], paid, leftAt }: Numbered): NewRow<'claims'>[] {
  const { telephone, address } = householdOf(order as Row<'orders'>)
  return ratings.flatMap(({ Items, code, name, branch_id, is_good }) => {
    const line = lines.find((each) => each.Items === Items)
    const at = paid?.at ?? leftAt
    if (is_good || line === undefined || at === null) return []
    return [
      {
        order_id: Id,
        Items,
        branch_id,
        telephone_key: telephone,
        address_key: address,
        code,
        name,
        reason: 'mal' as const,
        quantity: line.Cantidad,
        unit: line.Unidad,
        note: 'Llegó golpeado.',
        asked: toCentavos(line.Precioventa),
        means: 'saldo' as const,
        account: '',
        state: 'aceptado' as const,
        answer: 'Te llevamos otro con el pedido siguiente.',
        opened_by: paid?.staff.name ?? null,
        decided_by: paid?.staff.name ?? null,
        created_at: at,
        decided_at: at,
      },
    ]
  })
}

const byTime = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)

const ofOrders = <K extends 'lines' | 'transitions' | 'uses'>(orders: readonly Numbered[], key: K) =>
  orders.flatMap((order) =>
    order[key].map((row) => ({ ...(row as DemoOrderRows[K][number]), order_id: order.Id })),
  )

function bookingsOf(orders: readonly Numbered[]): NewRow<'slot_bookings'>[] {
  const taken = new Map<string, NewRow<'slot_bookings'>>()
  for (const { order, capacity } of orders) {
    const { branch_id, Dia, slot_id, Estado } = order
    if (!isStanding(Estado) || branch_id === null || Dia === null || slot_id === null) continue
    const place = `${branch_id} ${Dia} ${slot_id}`
    const row = taken.get(place)
    if (row === undefined) taken.set(place, { branch_id, day_id: Dia, slot_id, taken: 1, capacity })
    else row.taken += 1
  }
  return [...taken.values()]
}

/** Points that dispatched orders earned, by client. */
export function pointsEarnedBy(orders: readonly DemoOrderRows[], PesosPorPunto: number): Map<number, number> {
  const earned = new Map<number, number>()
  for (const { order, leftAt } of orders) {
    if (leftAt === null || order.client_id === null) continue
    const before = earned.get(order.client_id) ?? 0
    earned.set(order.client_id, before + pointsEarned(order, PesosPorPunto))
  }
  return earned
}

async function insertPoints(trx: Db, orders: readonly Numbered[], PesosPorPunto: number): Promise<void> {
  const entries = orders.flatMap(({ Id, order, leftAt }) => {
    const points = pointsEarned(order, PesosPorPunto)
    const { client_id } = order
    if (leftAt === null || client_id === null || points === 0) return []
    return [{ client_id, order_id: Id, points, reason: ORDER_POINTS_REASON, at: leftAt }]
  })
  await insertRows(trx, 'points_ledger', entries.toSorted(byTime))
}
