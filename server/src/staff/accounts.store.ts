import type { CallQuery } from '@gondola/contract/calls/call.ts'
import type { staffAccounts } from '@gondola/contract/calls/staff-accounts.ts'
import type { StaffAccount, StaffSelf } from '@gondola/contract/entities/staff.ts'
import type { Role } from '@gondola/contract/rules/permissions.ts'
import { shopDateTime } from '../platform/clock.ts'
import { userKey } from '../platform/text/user-key.ts'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row, RowChange } from '../platform/db/tables.ts'

export type StaffRow = Row<'staff_accounts'>

export async function findStaffByUser(db: Db, Usuario: string): Promise<StaffRow | null> {
  const found = db.selectFrom('staff_accounts').selectAll().where('user_key', '=', userKey(Usuario))
  return (await found.executeTakeFirst()) ?? null
}

export async function findStaffRow(db: Db, id: number): Promise<StaffRow | null> {
  const found = db.selectFrom('staff_accounts').selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) ?? null
}

/** The same, and nobody else may change it before the transaction ends. */
export async function lockStaffRow(trx: Db, id: number): Promise<StaffRow | null> {
  const found = trx.selectFrom('staff_accounts').selectAll().where('id', '=', id).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

/** Ids of the active accounts that may do everything, held until the transaction ends: the last one must stay. */
export async function lockAdministrators(trx: Db): Promise<number[]> {
  const rows = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('role', '=', 'administracion' satisfies Role)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function changeStaffRow(
  db: Db,
  id: number,
  values: RowChange<'staff_accounts'>,
): Promise<StaffRow> {
  const change = db.updateTable('staff_accounts').set(values).where('id', '=', id)
  return change.returningAll().executeTakeFirstOrThrow()
}

export async function listStaffAccounts(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffAccounts.list>,
): Promise<{ rows: StaffAccount[]; total: number }> {
  let query = db.selectFrom('staff_accounts').selectAll()
  if (asked.Rol !== undefined) query = query.where('role', '=', asked.Rol)
  if (asked.Activa !== undefined) query = query.where('is_active', '=', asked.Activa)
  const { rows, total } = await listWindow(query, asked, {
    key: 'id',
    sort: {
      Id: 'id',
      Usuario: 'user_key',
      Nombre: folded('full_name'),
      Rol: 'role',
      Activa: 'is_active',
      SegundoFactor: 'totp_is_active',
      Alta: 'created_at',
      UltimoIngreso: 'last_login_at',
    },
    order: ['Usuario', 'ASC'],
    search: ['user_name', 'full_name'],
  })
  return { rows: rows.map((row) => toStaffAccount(row, timeZone)), total }
}

export const toStaffAccount = (row: StaffRow, timeZone: string): StaffAccount => ({
  Id: row.id,
  Usuario: row.user_name,
  Nombre: row.full_name,
  Rol: row.role as Role,
  Activa: row.is_active,
  SegundoFactor: row.totp_is_active,
  Alta: shopDateTime(new Date(row.created_at), timeZone),
  UltimoIngreso: row.last_login_at && shopDateTime(new Date(row.last_login_at), timeZone),
})

export const toStaffSelf = (row: StaffRow): StaffSelf => ({
  Id: row.id,
  Usuario: row.user_name,
  Nombre: row.full_name,
  Rol: row.role as Role,
  SegundoFactor: row.totp_is_active,
  CodigosRestantes: row.recovery_codes?.length ?? 0,
})
