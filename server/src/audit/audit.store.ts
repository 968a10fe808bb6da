import { sql } from 'kysely'
import type { AuditEntry } from '@gondola/contract/base'
import { dayAfter, dayStart, shopDateTime } from '../platform/clock.ts'
import { SEARCHED } from '../platform/db/staff-search/staff-search-index.ts'
import { deleteInSlices } from '../platform/db/delete-in-slices.ts'
import type { Db } from '../platform/db/open-database.ts'
import { listing } from '../platform/db/records.ts'
import type { NewRow, Row } from '../platform/db/tables/database.ts'

export async function insertAuditEntry(trx: Db, entry: NewRow<'audit_log'>): Promise<void> {
  await trx.insertInto('audit_log').values(entry).execute()
}

/**
 * Deletes entries that were made before an instant, but for those of orders, money, points and prices. The kinds are as
 * in the index `audit_log_to_delete`, or it is not used.
 */
export const deleteOldEntries = (db: Db, before: string): Promise<void> =>
  deleteInSlices(
    db,
    'audit_log',
    sql`at < ${before} and entity not in ('pedidos', 'puntos', 'precios', 'cobros',
      'transferencias', 'devoluciones-transferencia', 'movimientos-banco', 'diferencias')`,
  )

/** Whether one of these actions was done with a record since an instant, by one user if it is said. */
export async function isRecordedSince(
  db: Db,
  { Entidad, Clave, Acciones }: { Entidad: string; Clave: string | number; Acciones: readonly string[] },
  since: string,
  userName?: string,
): Promise<boolean> {
  const entry = db
    .selectFrom('audit_log')
    .select('id')
    .where('entity', '=', Entidad)
    .where('key', '=', String(Clave))
    .where('action', 'in', Acciones)
    .where('at', '>', since)
  const found = userName === undefined ? entry : entry.where('user_name', '=', userName)
  return (await found.limit(1).executeTakeFirst()) !== undefined
}

/** What a number of a kind of record was before each change since an instant, with when it changed. */
export async function listFormerValues(
  db: Db,
  Entidad: string,
  field: string,
  since: string,
): Promise<{ at: string; value: number }[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'before'])
    .where('entity', '=', Entidad)
    .where('at', '>', since)
    .execute()
  return rows.flatMap(({ at, before }) => {
    const value = before?.[field]
    return typeof value === 'number' ? [{ at, value }] : []
  })
}

/** The last change (`editar`) of a record through its form. */
export async function findLastEdit(
  db: Db,
  timeZone: string,
  Entidad: string,
  Clave: string | number,
): Promise<AuditEntry | null> {
  const row = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity', '=', Entidad)
    .where('key', '=', String(Clave))
    .where('action', '=', 'editar')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : toEntry(row, timeZone)
}

const toEntry = (row: Row<'audit_log'>, timeZone: string): AuditEntry => ({
  Id: row.id,
  Fechahora: shopDateTime(new Date(row.at), timeZone),
  Usuario: row.user_name,
  Entidad: row.entity,
  Clave: row.key,
  Accion: row.action,
  Antes: row.before,
  Despues: row.after,
})

/** The audit log, newest first by default; days are in the shop's time zone. */
export const auditList = listing({
  from: (db) => db.selectFrom('audit_log').selectAll(),
  key: 'id',
  newestBy: 'id',
  searched: SEARCHED.audit,
  filters: {
    Entidad: 'entity',
    Clave: 'key',
    Usuario: 'user_name',
    Accion: 'action',
    FechaDesde: (day: string, zone: string) => sql<boolean>`at >= ${dayStart(day, zone)}`,
    FechaHasta: (day: string, zone: string) => sql<boolean>`at < ${dayStart(dayAfter(day, 1), zone)}`,
  },
  sort: {
    Id: 'id',
    Fechahora: 'at',
    Usuario: 'user_name',
    Entidad: 'entity',
    Clave: 'key',
    Accion: 'action',
  },
  order: ['Fechahora', 'DESC'],
  shown: toEntry,
})
