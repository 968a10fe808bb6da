import { sql } from 'kysely'
import type { CallQuery } from '@gondola/contract/calls'
import type { staffAudit } from '@gondola/contract/staff'
import type { AuditEntry } from '@gondola/contract/base'
import { dayAfter, dayStart, shopDateTime } from '../platform/clock.ts'
import { keysFound, SEARCHED } from '../platform/db/staff-search/staff-search-index.ts'
import { deleteInSlices } from '../platform/db/delete-in-slices.ts'
import { listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import { searchTermsOf } from '../platform/db/staff-search/search-terms.ts'
import { wordSearch } from '../platform/db/staff-search/word-search.ts'
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

/** A page of the audit log, newest first by default; days are in the shop's time zone. */
export async function listAuditEntries(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffAudit.list>,
): Promise<{ rows: AuditEntry[]; total: number }> {
  const { Entidad, Clave, Usuario, Accion, FechaDesde, FechaHasta } = asked
  let query = db.selectFrom('audit_log').selectAll()
  if (Entidad !== undefined) query = query.where('entity', '=', Entidad)
  if (Clave !== undefined) query = query.where('key', '=', Clave)
  if (Usuario !== undefined) query = query.where('user_name', '=', Usuario)
  if (Accion !== undefined) query = query.where('action', '=', Accion)
  if (FechaDesde !== undefined) query = query.where('at', '>=', dayStart(FechaDesde, timeZone))
  if (FechaHasta !== undefined) query = query.where('at', '<', dayStart(dayAfter(FechaHasta, 1), timeZone))
  const { q, ...window } = asked
  const terms = searchTermsOf(q)
  const words = wordSearch(db, SEARCHED.audit, terms)
  if (terms.length > 0 && words === null)
    query = query.where(sql<boolean>`id in (${keysFound(db, SEARCHED.audit, terms)})`)
  const { rows, total } = await listWindow(query, window, {
    key: 'id',
    newestBy: 'id',
    words,
    sort: {
      Id: 'id',
      Fechahora: 'at',
      Usuario: 'user_name',
      Entidad: 'entity',
      Clave: 'key',
      Accion: 'action',
    },
    order: ['Fechahora', 'DESC'],
  })
  return { rows: rows.map((row) => toEntry(row, timeZone)), total }
}

export async function findAuditEntry(db: Db, timeZone: string, Id: number): Promise<AuditEntry | null> {
  const row = await db.selectFrom('audit_log').selectAll().where('id', '=', Id).executeTakeFirst()
  return row === undefined ? null : toEntry(row, timeZone)
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
