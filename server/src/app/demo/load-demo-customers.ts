import { demoClients, type DemoClient } from '@gondola/demo/customers/clients.ts'
import { demoOrders, type DemoOrder } from '@gondola/demo/customers/orders.ts'
import { REDEMPTION } from '@gondola/demo/year/notes.ts'
import { normalisedDocument, normalisedEmail } from '@gondola/contract/base'
import { slotText } from '@gondola/contract/delivery'
import { instant, shopDateTime, today, type Clock } from '../../platform/clock.ts'
import { userKey } from '../../platform/text/folded.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { defaultBranchId } from '../../goods/branches/branches.store.ts'
import { hashPassword } from '../../sessions/passwords.ts'
import { PLAIN_STEP, UNTOUCHED, type DemoOrderRows } from './insert-orders.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import { lineRow } from './year/line-row.ts'

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

/** The demo customers' numbers by user name. */
export type DemoClientIds = ReadonlyMap<string, number>

/** Stores the demo customers. */
export async function insertDemoClients(
  trx: Db,
  needs: Needs,
  clients: readonly HashedClient[],
): Promise<DemoClientIds> {
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
  }
  return ids
}

/** Adds to the ledger what makes the demo customers' points those of `demoClients`, beside what their orders earned. */
export async function balanceDemoPoints(
  trx: Db,
  { clock }: Pick<Needs, 'clock'>,
  ids: DemoClientIds,
  earned: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = demoClients().flatMap(({ Usuario, Puntos }) => {
    const client_id = ids.get(Usuario)
    const points = client_id === undefined ? 0 : Puntos - (earned.get(client_id) ?? 0)
    if (client_id === undefined || points === 0) return []
    const reason = points > 0 ? OPENING_POINTS : REDEMPTION
    return [{ client_id, order_id: null, points, reason, at: instant(clock) }]
  })
  await insertRows(trx, 'points_ledger', rows)
}

/** The day of the oldest order, so that the account is not younger than it. */
function firstDay({ clock, config }: Needs): string {
  const oldest = demoOrders(today(clock, config.timeZone))[0]
  return oldest?.Fecha ?? today(clock, config.timeZone)
}

export async function demoCustomerOrders(
  trx: Db,
  needs: Needs,
  ids: DemoClientIds,
): Promise<DemoOrderRows[]> {
  const slots = await trx.selectFrom('delivery_slots').selectAll().execute()
  const branchId = await defaultBranchId(trx)
  return demoOrders(today(needs.clock, needs.config.timeZone)).map((order) => {
    const slot = slots.find((each) => slotText(each) === order.HorarioEntrega)
    const client = ids.get(order.Usuario)
    if (slot === undefined || client === undefined)
      throw new Error(`a demo order of ${order.Usuario} is wrong`)
    return rowsOf(needs, order, { client_id: client, branch_id: branchId, slot })
  })
}

function rowsOf(
  needs: Needs,
  { Usuario: _user, Lineas, TipoPago, Cupon: _coupon, transitions, ...order }: DemoOrder,
  {
    client_id,
    branch_id,
    slot,
  }: { client_id: number; branch_id: number; slot: { Id: number; capacity: number } },
): DemoOrderRows {
  const Fechahora = pastTime(needs, order.Fechahora)
  const placedAt = new Date(Fechahora).toISOString()
  const steps = transitions.map(({ Estado, Fechahora: at, by }, index) => ({
    ...PLAIN_STEP,
    from_status: transitions[index - 1]?.Estado ?? null,
    to_status: Estado,
    step: by !== 'staff' ? null : Estado === 'D' ? 'despachar' : 'cancelar',
    at: new Date(pastTime(needs, at)).toISOString(),
    author: by,
    author_id: by === 'client' ? client_id : null,
  }))
  const leftAt = steps.find(({ to_status }) => to_status === 'D')?.at ?? null
  return {
    capacity: slot.capacity,
    leftAt,
    audit: [],
    uses: [],
    transitions: steps,
    order: {
      ...order,
      ...UNTOUCHED,
      client_id,
      branch_id,
      Fechahora,
      Fecha: Fechahora.slice(0, 10),
      slot_id: slot.Id,
      payment_type_id: TipoPago?.Id ?? null,
      created_at: placedAt,
      updated_at: placedAt,
      dispatched_at: leftAt,
    },
    lines: Lineas.map((line) =>
      lineRow({
        ...line,
        Precioindividual: line.Precioindividual ?? 0,
        Precioventa: line.Precioventa ?? 0,
        Reemplazo: 'similar',
        Aclaracion: '',
      }),
    ),
  }
}

/** Limits an order's time to now: the demo's orders of today may have later times. */
function pastTime({ clock, config }: Needs, Fechahora: string): string {
  const time = Math.min(Date.parse(Fechahora), clock.now().getTime())
  return shopDateTime(new Date(time), config.timeZone)
}
