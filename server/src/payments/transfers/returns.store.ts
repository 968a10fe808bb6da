import { toPesos } from '@gondola/contract/base'
import { TRANSFER_PROVIDER, type StaffReturn } from '@gondola/contract/payments'
import { sql } from 'kysely'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import { LOWERED } from '../settlement/settled-order.ts'

/** Refunds of transfers, with the movement that each gives back. */
const returns = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.Id', 'refunds.order_id')
    .leftJoin('clients', 'clients.Id', 'orders.client_id')
    .leftJoin('bank_movements', (join) =>
      // other providers' ids are no integers
      join.onRef(
        'bank_movements.id',
        '=',
        sql<number>`case when payments.provider = ${TRANSFER_PROVIDER} then cast(payments.provider_id as integer) end` as never,
      ),
    )
    .leftJoin('bank_returns', 'bank_returns.refund_id', 'refunds.id')
    .where('payments.provider', '=', TRANSFER_PROVIDER)
    .where('refunds.state', 'in', ['pedido', 'hecho'])
    .where('refunds.provider_id', 'is distinct from', LOWERED)
    .select([
      'refunds.id',
      'refunds.order_id',
      'refunds.payment_id',
      'refunds.centavos',
      'refunds.state',
      'refunds.reason',
      'refunds.at',
      'refunds.done_at',
      'refunds.provider_id',
      'orders.Opt1 as client',
      'orders.Opt2 as telephone',
      'clients.Email',
      'bank_movements.text as source',
      'bank_returns.number',
    ])

type Found = Awaited<ReturnType<ReturnType<typeof returns>['execute']>>[number]

const toWire = (found: Found, timeZone: string): StaffReturn => ({
  Id: found.id,
  Pedido: found.order_id,
  Cliente: found.client.slice(0, 200),
  Telefono: found.telephone.slice(0, 200),
  Email: (found.Email ?? '').slice(0, 200),
  Importe: toPesos(found.centavos),
  Motivo: found.reason.slice(0, 200),
  Fechahora: shopDateTime(new Date(found.at), timeZone),
  Origen: (found.source ?? '').slice(0, 200),
  Estado: found.state === 'hecho' ? 'hecha' : 'pendiente',
  Numero: found.number ?? found.provider_id,
  Hecha: found.done_at === null ? null : shopDateTime(new Date(found.done_at), timeZone),
})

/** The money to be given back by transfer. */
export const returnList = listing({
  from: returns,
  key: 'refunds.id',
  newestBy: 'refunds.id',
  filters: {
    Estado: (state: StaffReturn['Estado']) =>
      sql<boolean>`refunds.state = ${state === 'hecha' ? 'hecho' : 'pedido'}`,
    Pedido: 'refunds.order_id',
  },
  sort: {
    Id: 'refunds.id',
    Fechahora: 'refunds.at',
    Importe: 'refunds.centavos',
    Pedido: 'refunds.order_id',
  },
  order: ['Id', 'DESC'],
  search: ['refunds.order_id', 'orders.Opt1'],
  shown: toWire,
})

/** The refund of a transfer, with the movement that it gives back. */
export async function findReturn(trx: Db, id: number) {
  const found = await trx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.order_id',
      'refunds.payment_id',
      'refunds.centavos',
      'refunds.state',
      'payments.provider_id',
    ])
    .where('refunds.id', '=', id)
    .where('payments.provider', '=', TRANSFER_PROVIDER)
    .executeTakeFirst()
  return found ?? null
}

/** The oldest open refund of an amount: any of them is as good as another. Null: none is open. */
export async function findOpenReturn(trx: Db, paymentId: number, centavos: number): Promise<number | null> {
  const open = await trx
    .selectFrom('refunds')
    .leftJoin('bank_returns', 'bank_returns.refund_id', 'refunds.id')
    .select('refunds.id')
    .where('payment_id', '=', paymentId)
    .where('refunds.centavos', '=', centavos)
    .where('refunds.state', '=', 'pedido')
    .where('bank_returns.id', 'is', null)
    .orderBy('refunds.id')
    .limit(1)
    .executeTakeFirst()
  return open?.id ?? null
}

/** The number by which a refund was recorded as made; null: it was not. */
export const findReturnNumber = async (trx: Db, refundId: number): Promise<string | null> =>
  (await trx.selectFrom('bank_returns').select('number').where('refund_id', '=', refundId).executeTakeFirst())
    ?.number ?? null

/** Whether a transfer with this number was recorded as giving back a movement. */
export const hasReturn = async (trx: Db, movementId: number, number: string): Promise<boolean> =>
  (await trx
    .selectFrom('bank_returns')
    .select('id')
    .where('movement_id', '=', movementId)
    .where('number', '=', number)
    .executeTakeFirst()) !== undefined

export async function insertReturn(trx: Db, row: NewRow<'bank_returns'>): Promise<void> {
  await trx.insertInto('bank_returns').values(row).execute()
}
