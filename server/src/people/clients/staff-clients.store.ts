import { sql } from 'kysely'
import type { PointsEntry, StaffClient, StaffClientWhole } from '@gondola/contract/clients'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import { SEARCHED } from '../../platform/db/staff-search/staff-search-index.ts'
import { folded } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import { listAddressRows } from './addresses.store.ts'

/** Customers as staff see them. Columns are listed one by one, so that no other leaves the server. */
const clients = (db: Db) =>
  db
    .selectFrom('clients')
    .innerJoin('document_types', 'document_types.Codigo', 'clients.document_type_code')
    .select([
      'clients.Id',
      'clients.Nombre',
      'clients.Usuario',
      'clients.Email',
      'clients.Telefono',
      'clients.Direccion',
      'clients.Localidad',
      'clients.Alta',
      'clients.Estado',
      'clients.Puntos',
      'clients.Comentario',
      sql<string>`document_types."Descripcion" || ' ' || clients."Nrodoc"`.as('Documento'),
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

export const clientList = listing({
  from: clients,
  key: 'clients.Id',
  newestBy: 'clients.Id',
  searched: SEARCHED.clients,
  filters: { Estado: 'clients.Estado' },
  sort: {
    Id: 'clients.Id',
    Nombre: folded('clients.Nombre'),
    Usuario: 'clients.user_key',
    Email: 'clients.email_key',
    Documento: 'clients.Nrodoc',
    Localidad: folded('clients.Localidad'),
    Alta: 'clients.Alta',
    Puntos: 'clients.Puntos',
    Estado: 'clients.Estado',
  },
  order: ['Nombre', 'ASC'],
  shown: (row, _context: void): StaffClient => toStaffClient(row),
})

export async function findStaffClient(db: Db, clock: Clock, Id: number): Promise<StaffClientWhole | null> {
  const row = await clients(db)
    .select(['clients.Tarjeta', 'clients.block_reason as MotivoBloqueo'])
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
export const pointsList = listing({
  from: entries,
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
