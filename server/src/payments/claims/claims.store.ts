import { sql } from 'kysely'
import { toPesos } from '@gondola/contract/base'
import { cameOf, type ClaimRow, type OwnClaim } from '@gondola/contract/orders'
import { DOOR } from '@gondola/contract/payments'
import { shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'

type Claim = Row<'claims'>

/** The centavos of a claim that lowered what its order lacked. */
const lowered = sql<number>`coalesce((select centavos from refunds
  where request_key = 'reclamo-' || claims.id || '-falta'), 0)`.as('lowered')

const claimsOf = (db: Db) => db.selectFrom('claims').selectAll('claims').select(lowered)

export const listClaims = (db: Db, orderId: number) =>
  claimsOf(db).where('order_id', '=', orderId).orderBy('Items').orderBy('id').execute()

export const findClaim = async (db: Db, id: number): Promise<Claim | null> =>
  (await db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

export const insertClaim = (trx: Db, claim: NewRow<'claims'>): Promise<Claim> =>
  trx.insertInto('claims').values(claim).returningAll().executeTakeFirstOrThrow()

export const updateClaim = (trx: Db, id: number, columns: Partial<Omit<Claim, 'id'>>): Promise<Claim> =>
  trx.updateTable('claims').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** A claim as its customer sees it. */
export const ownClaim = (claim: Claim & { lowered: number }): OwnClaim => ({
  Items: claim.Items,
  Motivo: claim.reason,
  Cantidad: claim.quantity,
  Unidad: claim.unit,
  Nota: claim.note,
  Importe: toPesos(claim.asked),
  Devuelto: toPesos(claim.granted),
  ...(claim.lowered > 0 && { Descontado: toPesos(claim.lowered) }),
  Estado: claim.state,
  Medio: claim.means,
  Respuesta: claim.answer,
})

/** What names a household: a client, or where orders go. */
export interface Household {
  clientId: number | null
  telephone: string
  /** Empty: it is picked up. */
  address: string
}

/** Claims of a household since an instant, but for an order's and what was refused: all, and those that were accepted. */
export async function countClaims(
  db: Db,
  { clientId, telephone, address }: Household,
  since: string,
  orderId: number,
): Promise<{ all: number; accepted: number }> {
  const { all, accepted } = await db
    .selectFrom('claims')
    .innerJoin('orders', 'orders.Id', 'claims.order_id')
    .select([
      sql<number>`cast(count(*) as integer)`.as('all'),
      sql<number>`cast(count(case when claims.state = 'aceptado' then 1 end) as integer)`.as('accepted'),
    ])
    .where('claims.created_at', '>=', since)
    .where('claims.order_id', '<>', orderId)
    .where('claims.reason', '<>', 'no-quiso')
    .where(({ eb, or }) =>
      or([
        eb('orders.client_id', '=', clientId),
        eb('claims.telephone_key', '=', telephone),
        ...(address === '' ? [] : [eb('claims.address_key', '=', address)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return { all, accepted }
}

/** The centavos that rules gave back since an instant. */
export async function sumByRule(db: Db, since: string): Promise<number> {
  const { sum } = await db
    .selectFrom('claims')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('granted'), row.lit(0)).as('sum'))
    .where('is_automatic', '=', true)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** What is to be handed over in cash with a client's next delivery, for claims of other orders. */
export const listToBring = (db: Db, clientId: number, orderId: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.Id', 'refunds.order_id')
    .select(['refunds.order_id', sql<number>`sum(refunds.centavos)`.as('centavos')])
    .where('orders.client_id', '=', clientId)
    .where('orders.Id', '<>', orderId)
    .where('refunds.state', '=', 'pedido')
    .where('payments.provider', '=', DOOR)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('claims')
          .select('claims.id')
          .whereRef('claims.order_id', '=', 'refunds.order_id')
          .where(sql<boolean>`refunds.request_key = 'reclamo-' || claims.id || '-' || refunds.payment_id`)
          .where('claims.means', '=', 'entrega'),
      ),
    )
    .groupBy('refunds.order_id')
    .orderBy('refunds.order_id')
    .execute()

/** The list of staff; its context is the shop's time zone, and the account's branches (null: all). */
export const claimList = listing({
  from: (db: Db) =>
    db
      .selectFrom('claims')
      .innerJoin('orders', 'orders.Id', 'claims.order_id')
      .leftJoin('clients', 'clients.Id', 'orders.client_id')
      .leftJoin('staff_accounts', 'staff_accounts.id', 'orders.preparing_by')
      .selectAll('claims')
      .select(['clients.Nombre as client', 'staff_accounts.user_name as picker', lowered])
      // not joined: a join would read the lines of all orders
      .select((claimed) => {
        const line = claimed
          .selectFrom('order_lines')
          .whereRef('order_lines.order_id', '=', 'claims.order_id')
          .whereRef('order_lines.Items', '=', 'claims.Items')
        return [line.select('Cantidad').as('ordered'), line.select('Preparado').as('prepared')]
      }),
  key: 'claims.id',
  sort: {
    Id: 'claims.id',
    Fechahora: 'claims.created_at',
    Pedido: 'claims.order_id',
    Importe: 'claims.asked',
    Articulo: 'claims.name',
  },
  order: ['Id', 'DESC'],
  search: ['claims.name', 'claims.code', 'clients.Nombre', 'claims.order_id'],
  filters: {
    Estado: 'claims.state',
    Motivo: 'claims.reason',
    Pedido: 'claims.order_id',
    Sucursal: 'claims.branch_id',
    branches: (_: true, { branches }: ClaimContext) =>
      branches === null ? sql<boolean>`true` : sql<boolean>`claims.branch_id in (${sql.join([...branches])})`,
  },
  shown: (claim, { timeZone }: ClaimContext): ClaimRow & { Salio: number } => ({
    Id: claim.id,
    Pedido: claim.order_id,
    ...ownClaim(claim),
    Codart: claim.code,
    Articulo: claim.name,
    Cuenta: claim.account,
    Foto: claim.Imagen,
    Fechahora: shopDateTime(new Date(claim.created_at), timeZone),
    NombreCliente: claim.client,
    Automatico: claim.is_automatic,
    Volvio: claim.returned,
    Abrio: claim.opened_by,
    Decidio: claim.decided_by,
    Sucursal: claim.branch_id,
    Preparador: claim.picker,
    Salio:
      cameOf({
        Codart: claim.code,
        Descrip: claim.name,
        Unidad: claim.unit,
        Cantidad: claim.ordered ?? 0,
        ...(claim.prepared && { Preparado: claim.prepared }),
      })?.Cantidad ?? 0,
  }),
})

export interface ClaimContext {
  timeZone: string
  branches: readonly number[] | null
}
