import { type RawBuilder, sql } from 'kysely'
import { nationalDigits, normalisedDocument, normalisedEmail } from '@gondola/contract/base'
import type { PointsEntry, StaffClient, StaffClientWhole } from '@gondola/contract/clients'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import { digitsOf, keysFound, SEARCHED } from '../../platform/db/staff-search/staff-search-index.ts'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import { searchTermsOf } from '../../platform/db/staff-search/search-terms.ts'
import { listAddressRows } from './addresses.store.ts'

/** Customers as staff see them. Columns are listed one by one, so that no other leaves the server. */
const clients = (db: Db) =>
  db
    .selectFrom('clients')
    .select([
      'clients.Id',
      'clients.Nombre',
      'clients.Usuario',
      'clients.Email',
      'clients.Telefono',
      'clients.Localidad',
      'clients.Alta',
      'clients.Estado',
      'clients.Puntos',
    ])
    .select((row) => {
      const placed = row
        .selectFrom('orders')
        .whereRef('orders.client_id', '=', 'clients.Id')
        .where('orders.Estado', '<>', 'I')
      return [
        placed.select(sql<number>`cast(count(*) as integer)`.as('count')).as('Pedidos'),
        placed.select(({ fn }) => fn.max('orders.Fecha').as('last')).as('UltimoPedido'),
      ]
    })

type Found = Omit<StaffClient, 'Pedidos'> & { Pedidos: number | null }
const toStaffClient = <R extends Found>(row: R) => ({ ...row, Pedidos: row.Pedidos ?? 0 })

/** Whether a customer (`Id` of `column`) placed an order at one of these branches, or chose one as the place. */
const isOfBranches = (column: string, branches: readonly number[]): RawBuilder<boolean> => {
  const chosen = branches.map(
    (each) => sql`or replace(cast(delivery_place as text), '}', ',') like ${`%"Sucursal":${each},%`}`,
  )
  return sql`${sql.ref(column)} in (
    select client_id from orders where "Estado" <> 'I' and branch_id in (${sql.join([0, ...branches])})
    union all select "Id" from clients where false ${sql.join(chosen, sql` `)})`
}

/** Whether staff of these branches (null: all) have a customer among theirs. */
export async function isClientOf(db: Db, Id: number, branches: readonly number[] | null): Promise<boolean> {
  if (branches === null) return true
  const found = db.selectFrom('clients').select('Id').where('Id', '=', Id)
  return (await found.where(isOfBranches('clients.Id', branches)).executeTakeFirst()) !== undefined
}

const FOUND_MAX = 5

/** Customers whose whole document, mail, telephone or order number a text is. */
export async function findExactClients(db: Db, text: string): Promise<number[]> {
  const typed = text.trim()
  const digits = typed.replaceAll(/\D/g, '')
  const national = nationalDigits(digits)
  const areas = [2, 3, 4].map((length) => `${national.slice(0, length)}15${national.slice(length)}`)
  const ways = ['', '0', '54', '549'].flatMap((prefix) => [national, ...areas].map((each) => prefix + each))
  const { rows } = await sql<{ Id: number }>`
    select "Id" from clients where "Nrodoc" = ${normalisedDocument(typed)}
      or email_key = ${normalisedEmail(typed)}
      ${national.length === 10 ? sql`or ${digitsOf('Telefono')} in (${sql.join(ways)})` : sql``}
      ${/^#?\d{1,9}$/.test(typed) ? sql`or "Id" = (select client_id from orders where "Id" = ${Number(digits)})` : sql``}
    order by "Id" limit ${FOUND_MAX}`.execute(db)
  return rows.map(({ Id }) => Id)
}

/**
 * The customers, of whom staff of some branches have theirs and those `found` by something of the person that they know.
 */
export const clientList = (branches: readonly number[] | null, found: readonly number[] = []) => {
  const isFound = sql<boolean>`clients."Id" in (${sql.join([0, ...found])})`
  return listing({
    from: (db) =>
      branches === null
        ? clients(db)
        : clients(db).where(sql<boolean>`(${isOfBranches('clients.Id', branches)} or ${isFound})`),
    key: 'clients.Id',
    newestBy: 'clients.Id',
    ...(branches === null && { searched: SEARCHED.clients }),
    filters: {
      Estado: 'clients.Estado',
      ...(branches !== null && {
        q: (q: string, db: Db) => {
          const terms = searchTermsOf(q)
          return terms.length === 0
            ? sql<boolean>`true`
            : sql<boolean>`(clients."Id" in (${keysFound(db, SEARCHED.clients, terms)}) or ${isFound})`
        },
      }),
    },
    sort: {
      Id: 'clients.Id',
      Nombre: folded('clients.Nombre'),
      Usuario: 'clients.user_key',
      Email: 'clients.email_key',
      Localidad: folded('clients.Localidad'),
      Alta: 'clients.Alta',
      Puntos: 'clients.Puntos',
      Estado: 'clients.Estado',
    },
    order: ['Nombre', 'ASC'],
    shown: (row, _db: Db): StaffClient => toStaffClient(row),
  })
}

export async function findStaffClient(db: Db, clock: Clock, Id: number): Promise<StaffClientWhole | null> {
  const row = await clients(db)
    .innerJoin('document_types', 'document_types.Codigo', 'clients.document_type_code')
    .select([
      'clients.Tarjeta',
      'clients.block_reason as MotivoBloqueo',
      'clients.Direccion',
      'clients.Comentario',
    ])
    .select(sql<string>`document_types."Descripcion" || ' ' || clients."Nrodoc"`.as('Documento'))
    .where('clients.Id', '=', Id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { Sesiones } = await db
    .selectFrom('sessions')
    .select(sql<number>`cast(count(*) as integer)`.as('Sesiones'))
    .where('client_id', '=', Id)
    .where('expires_at', '>', instant(clock))
    .executeTakeFirstOrThrow()
  return { ...toStaffClient(row), Direcciones: await listAddressRows(db, Id), Sesiones }
}

/** Locks a client's row until the transaction ends; null: no such Id. */
export async function lockClient(
  trx: Db,
  Id: number,
): Promise<{ Estado: number; Puntos: number; block_reason: string | null } | null> {
  const row = trx.selectFrom('clients').select(['Estado', 'Puntos', 'block_reason']).where('Id', '=', Id)
  return (await row.forUpdate().executeTakeFirst()) ?? null
}

const entries = (db: Db) =>
  db
    .selectFrom('points_ledger')
    .innerJoin('clients', 'clients.Id', 'points_ledger.client_id')
    .select([
      'points_ledger.id as Id',
      'points_ledger.client_id as Cliente',
      'clients.Nombre',
      'points_ledger.points as Puntos',
      'points_ledger.reason as Motivo',
      'points_ledger.order_id as Pedido',
      'points_ledger.author as Usuario',
      'points_ledger.at as Fechahora',
    ])

const toEntry = (row: PointsEntry, timeZone: string): PointsEntry => ({
  ...row,
  Fechahora: shopDateTime(new Date(row.Fechahora), timeZone),
})

/** The points ledger's entries, newest first. */
export const pointsList = (branches: readonly number[] | null) =>
  listing({
    from: (db) =>
      branches === null ? entries(db) : entries(db).where(isOfBranches('points_ledger.client_id', branches)),
    key: 'points_ledger.id',
    newestBy: 'points_ledger.id',
    filters: { Cliente: 'points_ledger.client_id' },
    sort: {
      Id: 'points_ledger.id',
      Fechahora: 'points_ledger.at',
      Puntos: 'points_ledger.points',
      Nombre: folded('clients.Nombre'),
      Motivo: folded('points_ledger.reason'),
    },
    order: ['Id', 'DESC'],
    search: ['clients.Nombre', 'points_ledger.reason'],
    shown: toEntry,
  })
