import { demoClients, type DemoClient } from '@gondola/demo/customers/clients.ts'
import { demoOrders, type DemoOrder } from '@gondola/demo/customers/orders.ts'
import { normalisedDocument, normalisedEmail } from '@gondola/contract/base'
import { slotText } from '@gondola/contract/delivery'
import { instant, shopDateTime, today, type Clock } from '../platform/clock.ts'
import { userKey } from '../platform/text/user-key.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/open-database.ts'
import { defaultBranchId } from '../branches/branches.store.ts'
import { takePlace } from '../delivery/slot-places.store.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { insertRows } from './insert-rows.ts'

/** A demo customer with a hashed password. */
export type HashedClient = Omit<DemoClient, 'Pass'> & { password_hash: string }

interface Needs {
  clock: Clock
  config: Pick<Config, 'timeZone'>
}

const OPENING_POINTS = 'saldo inicial'

/** The demo customers with hashed passwords. Hashing is slow on purpose, so it is done before the transaction. */
export function hashDemoClients(): Promise<HashedClient[]> {
  return Promise.all(
    demoClients().map(async ({ Pass, ...client }) => ({
      ...client,
      password_hash: await hashPassword(Pass),
    })),
  )
}

/** Loads the demo customers with their points and orders, up to today. */
export async function loadDemoCustomers(
  trx: Db,
  needs: Needs,
  clients: readonly HashedClient[],
): Promise<void> {
  const Alta = firstDay(needs)
  const ids = new Map<string, number>()
  for (const { Tipodoc, ...client } of clients) {
    const { Id } = await trx
      .insertInto('clients')
      .values({
        ...client,
        Alta,
        document_type_code: Tipodoc,
        Nrodoc: normalisedDocument(client.Nrodoc),
        user_key: userKey(client.Usuario),
        email_key: normalisedEmail(client.Email),
        email_confirmed_at: instant(needs.clock),
      })
      .returning('Id')
      .executeTakeFirstOrThrow()
    ids.set(client.Usuario, Id)
    const points = { client_id: Id, order_id: null, points: client.Puntos, reason: OPENING_POINTS }
    await insertRows(trx, 'points_ledger', [{ ...points, at: instant(needs.clock) }])
  }
  const slots = await trx.selectFrom('delivery_slots').selectAll().execute()
  for (const order of demoOrders(today(needs.clock, needs.config.timeZone))) {
    const slot = slots.find((each) => slotText(each) === order.HorarioEntrega)
    const client = ids.get(order.Usuario)
    if (slot === undefined || client === undefined)
      throw new Error(`a demo order of ${order.Usuario} is wrong`)
    await loadOrder(trx, needs, order, client, slot)
  }
}

/** The day of the oldest order, so that the account is not younger than it. */
function firstDay({ clock, config }: Needs): string {
  const oldest = demoOrders(today(clock, config.timeZone))[0]
  return oldest?.Fecha ?? today(clock, config.timeZone)
}

async function loadOrder(
  trx: Db,
  needs: Needs,
  { Usuario: _user, Lineas, TipoPago, Cupon: _coupon, transitions, ...order }: DemoOrder,
  client_id: number,
  slot: { Id: number; capacity: number },
): Promise<void> {
  const Fechahora = pastTime(needs, order.Fechahora)
  const placedAt = new Date(Fechahora).toISOString()
  const branchId = await defaultBranchId(trx)
  const { Id } = await trx
    .insertInto('orders')
    .values({
      ...order,
      branch_id: branchId,
      Fechahora,
      Fecha: Fechahora.slice(0, 10),
      client_id,
      slot_id: slot.Id,
      payment_type_id: TipoPago?.Id ?? null,
      created_at: placedAt,
      updated_at: placedAt,
    })
    .returning('Id')
    .executeTakeFirstOrThrow()
  await insertRows(
    trx,
    'order_lines',
    Lineas.map(({ Precioindividual, Precioventa, ...line }) => ({
      ...line,
      order_id: Id,
      Precioindividual: Precioindividual ?? 0,
      Precioventa: Precioventa ?? 0,
    })),
  )
  await insertRows(
    trx,
    'order_transitions',
    transitions.map(({ Estado, Fechahora: at, by }, index) => ({
      order_id: Id,
      from_status: transitions[index - 1]?.Estado ?? null,
      to_status: Estado,
      at: new Date(pastTime(needs, at)).toISOString(),
      author: by,
      author_id: by === 'client' ? client_id : null,
    })),
  )
  if (order.Estado !== 'P' || order.Dia === null) return
  await takePlace(trx, { branchId, dayId: order.Dia, slotId: slot.Id }, slot.capacity)
}

/** Limits an order's time to now: the demo's orders of today may have later times. */
function pastTime({ clock, config }: Needs, Fechahora: string): string {
  const time = Math.min(Date.parse(Fechahora), clock.now().getTime())
  return shopDateTime(new Date(time), config.timeZone)
}
