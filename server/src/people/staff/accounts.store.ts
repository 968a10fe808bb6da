import { hasChanged } from '../../platform/db/has-changed.ts'
import type { Role } from '@gondola/contract/calls'
import type { StaffAccount, StaffSelf } from '@gondola/contract/staff'
import { instant, shopDateTime } from '../../platform/clock.ts'
import {
  defaultBranchId,
  findChainFeatures,
  listChoosableBranches,
} from '../../goods/branches/branches.store.ts'
import { hasStock } from '../../goods/stock/staff-stock.store.ts'
import { userKey } from '../../platform/text/folded.ts'
import { folded } from '../../platform/db/list-window.ts'
import type { Deps } from '../../platform/deps.ts'
import { findStaffRights } from '../../sessions/session.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'
import type { NewRow, Row, RowChange } from '../../platform/db/tables/database.ts'

export type StaffRow = Row<'staff_accounts'>

export async function findStaffByUser(db: Db, Usuario: string): Promise<StaffRow | null> {
  const found = db.selectFrom('staff_accounts').selectAll().where('user_key', '=', userKey(Usuario))
  return (await found.executeTakeFirst()) ?? null
}

export async function findStaffRow(db: Db, id: number): Promise<StaffRow | null> {
  const found = db.selectFrom('staff_accounts').selectAll().where('id', '=', id)
  return (await found.executeTakeFirst()) ?? null
}

/** The same, with the row locked until the transaction ends. */
export async function lockStaffRow(trx: Db, id: number): Promise<StaffRow | null> {
  const found = trx.selectFrom('staff_accounts').selectAll().where('id', '=', id).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

/** Ids of the active accounts of administration with all branches, locked until the transaction ends: the last one must remain. */
export async function lockAdministrators(trx: Db): Promise<number[]> {
  const rows = await trx
    .selectFrom('staff_accounts')
    .select('id')
    .where('role', '=', 'administracion' satisfies Role)
    .where('is_active', '=', true)
    .where('branches', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether the shop has any staff. */
export async function isAnyAdministratorThere(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff_accounts')
    .select('id')
    .where('role', '=', 'administracion' satisfies Role)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const insertStaffRow = (trx: Db, account: NewRow<'staff_accounts'>): Promise<StaffRow> =>
  trx.insertInto('staff_accounts').values(account).returningAll().executeTakeFirstOrThrow()

/** Inserts an account unless its user name or key is taken, even by a process at the same moment; returns whether it did. */
export async function insertStaffRowIfNew(trx: Db, account: NewRow<'staff_accounts'>): Promise<boolean> {
  const created = await trx
    .insertInto('staff_accounts')
    .values(account)
    // no column named: PostgreSQL then respects both unique indexes
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}

/** Active accounts with a mail address that are mailed about something and need no password of their own first. */
export const listAlertReaders = (db: Db): Promise<StaffRow[]> =>
  db
    .selectFrom('staff_accounts')
    .selectAll()
    .where('alerts', 'is not', null)
    .where('email', '<>', '')
    .where('is_active', '=', true)
    .where('is_password_given', '=', false)
    .execute()

/** Uses up a time step of the second factor in one statement; false unless it is later than every step used before. */
export async function takeTotpStep(db: Db, id: number, step: number): Promise<boolean> {
  return hasChanged(
    db
      .updateTable('staff_accounts')
      .set({ totp_last_step: step })
      .where('id', '=', id)
      .where((is) => is.or([is('totp_last_step', 'is', null), is('totp_last_step', '<', step)])),
  )
}

export const listStaffWithSecret = (db: Db): Promise<StaffRow[]> =>
  db.selectFrom('staff_accounts').selectAll().where('totp_secret', 'is not', null).execute()

/** Replaces the secret that was read; false if the stored one is another by now. */
export const replaceTotpSecret = (db: Db, id: number, read: string, to: string): Promise<boolean> =>
  hasChanged(
    db
      .updateTable('staff_accounts')
      .set({ totp_secret: to })
      .where('id', '=', id)
      .where('totp_secret', '=', read),
  )

export async function changeStaffRow(
  db: Db,
  id: number,
  values: RowChange<'staff_accounts'>,
): Promise<StaffRow> {
  const change = db.updateTable('staff_accounts').set(values).where('id', '=', id)
  return change.returningAll().executeTakeFirstOrThrow()
}

export const toStaffAccount = (row: StaffRow, timeZone: string): StaffAccount => ({
  Id: row.id,
  Usuario: row.user_name,
  Nombre: row.full_name,
  Rol: row.role,
  Activa: row.is_active,
  SegundoFactor: row.totp_is_active,
  Alta: shopDateTime(new Date(row.created_at), timeZone),
  UltimoIngreso: row.last_login_at && shopDateTime(new Date(row.last_login_at), timeZone),
  Sucursales: row.branches,
  Email: row.email,
})

export const accountList = listing({
  from: (db) => db.selectFrom('staff_accounts').selectAll(),
  key: 'id',
  filters: { Rol: 'role', Activa: 'is_active' },
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
  shown: toStaffAccount,
})

/** The account as its owner sees it, with the branches to choose among. */
export async function findStaffSelf(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  row: StaffRow,
): Promise<StaffSelf> {
  const { branches } = row
  const choosable = await listChoosableBranches(db)
  const features = await findChainFeatures(db)
  const areSeveral = choosable.length > 1
  const { factorDue: due, permissions } = await findStaffRights(db, row.id)
  const keepsStock = areSeveral || (await hasStock(db))
  return {
    Id: row.id,
    Usuario: row.user_name,
    Nombre: row.full_name,
    Rol: row.role,
    Permisos: [...permissions],
    ...(row.is_password_given && { ClaveProvisoria: true }),
    SegundoFactor: row.totp_is_active,
    ...(due !== null && { SegundoFactorHasta: shopDateTime(new Date(due), config.timeZone) }),
    ...(due !== null && due <= instant(clock) && { SegundoFactorVencido: true }),
    CodigosRestantes: row.recovery_codes?.length ?? 0,
    ...(row.email !== '' && { Email: row.email }),
    ...(row.alerts !== null && { Avisos: row.alerts }),
    ...(branches !== null && { Sucursales: branches }),
    ...((areSeveral || branches !== null) && {
      Elegibles: choosable.filter(({ Id }) => branches?.includes(Id) ?? true),
    }),
    ...(features.lists && { HayListas: true }),
    ...(features.zones && { HayZonas: true }),
    ...(keepsStock && { Existencias: branches?.[0] ?? (await defaultBranchId(db)) }),
  }
}
