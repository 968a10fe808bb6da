import { sql } from 'kysely'
import { folded } from '../../platform/text/folded.ts'
import {
  GRANTABLE_PERMISSIONS,
  permissionsOf,
  requiresFactorAtFirst,
  ROLES,
  type GrantablePermission,
  type Permission,
} from '@gondola/contract/calls'
import { ROLE_NAMES, staffRoles, type StaffRole, type StaffRoleDraft } from '@gondola/contract/staff'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { folded as foldedColumn } from '../../platform/db/list-window.ts'
import { oneAtATime } from '../../platform/db/one-at-a-time.ts'
import { listing } from '../../platform/db/records.ts'

/** The contract's roles and the chain's own as a table. */
const knownRoles = sql<{ Rol: string; Nombre: string }>`(${sql.join(
  ROLES.map(
    (role) =>
      sql`select ${sql.lit(role)} as ${sql.ref('Rol')}, ${sql.lit(ROLE_NAMES[role])} as ${sql.ref('Nombre')}`,
  ),
  sql` union all `,
)} union all select role, name from staff_roles where permissions is not null)`

export const roleList = listing({
  from: (db) =>
    db
      .selectFrom(knownRoles.as('known'))
      .leftJoin('staff_roles', 'staff_roles.role', 'known.Rol')
      .select(['known.Rol', 'known.Nombre', 'permissions', 'requires_factor', 'changed_at'])
      .select((known) => {
        const accounts = known
          .selectFrom('staff_accounts')
          .select((row) => row.fn.countAll<number>().as('count'))
          .whereRef('staff_accounts.role', '=', 'known.Rol')
        return [
          accounts.as('accounts'),
          accounts.where('is_active', '=', true).where('totp_is_active', '=', false).as('without_factor'),
        ]
      }),
  key: 'known.Rol',
  sort: { Rol: 'known.Rol', Nombre: foldedColumn('known.Nombre') },
  order: ['Rol', 'ASC'],
  search: ['known.Nombre'],
  shown(row, timeZone: string): StaffRole {
    const { Rol, Nombre, permissions, requires_factor, changed_at } = row
    const SegundoFactor = requires_factor ?? requiresFactorAtFirst(Rol)
    const Desde = SegundoFactor && changed_at !== null ? shopDateTime(new Date(changed_at), timeZone) : null
    return {
      Rol,
      Nombre,
      Permisos: permissionsOf(Rol, permissions).filter(isGrantable),
      Propio: permissions !== null,
      Cuentas: row.accounts ?? 0,
      SegundoFactor,
      Desde,
      SinSegundoFactor: row.without_factor ?? 0,
    }
  },
})

const isGrantable = (permission: Permission): permission is GrantablePermission =>
  GRANTABLE_PERMISSIONS.some((one) => one === permission)

const roleKey = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-') || 'rol'

/** Whether a role has this name, or the key that it would get. */
export async function isRoleNamed(db: Db, name: string, besides: string | null): Promise<boolean> {
  const key = roleKey(name)
  const named = await db.selectFrom('staff_roles').select(['role', 'name']).execute()
  const fixed = ROLES.map((role) => ({ role, name: ROLE_NAMES[role] }))
  return [...named, ...fixed].some(
    (one) => one.role !== besides && (one.role === key || roleKey(one.name) === key),
  )
}

/** Whether a role is there; it stays until the transaction ends. */
export async function isRoleThere(trx: Db, role: string): Promise<boolean> {
  if (ROLES.some((known) => known === role)) return true
  await oneAtATime(trx, staffRoles.name, role)
  const own = trx.selectFrom('staff_roles').select('role').where('role', '=', role)
  return (await own.executeTakeFirst()) !== undefined
}

/** Adds a role of the chain's own; returns its key. */
export async function insertRole(trx: Db, clock: Clock, draft: StaffRoleDraft): Promise<string> {
  const role = roleKey(draft.Nombre)
  const { Permisos, SegundoFactor } = draft
  await trx
    .insertInto('staff_roles')
    .values({
      role,
      name: draft.Nombre.trim(),
      permissions: JSON.stringify(Permisos),
      requires_factor: SegundoFactor,
      changed_at: instant(clock),
    })
    .execute()
  return role
}

/** Changes a role: one of the chain's own whole, of the contract's only whether it requires a second factor. */
export async function updateRole(trx: Db, clock: Clock, role: string, draft: StaffRoleDraft): Promise<void> {
  await writeRole(trx, clock, role, draft.SegundoFactor)
  const values = { name: draft.Nombre.trim(), permissions: JSON.stringify(draft.Permisos) }
  await trx
    .updateTable('staff_roles')
    .set(values)
    .where('role', '=', role)
    .where('permissions', 'is not', null)
    .execute()
}

/** Says whether a role requires a second factor from now on; its time begins anew only with a change. */
async function writeRole(trx: Db, clock: Clock, role: string, requires_factor: boolean): Promise<void> {
  const changed = { requires_factor, changed_at: instant(clock) }
  await trx
    .insertInto('staff_roles')
    .values({ role, ...changed })
    .onConflict((conflict) =>
      conflict
        .column('role')
        .doUpdateSet(changed)
        .where('staff_roles.requires_factor', '<>', requires_factor),
    )
    .execute()
}

/** Records that the roles require what the contract says since now, where no record says otherwise. */
export async function addMissingRoles(db: Db, clock: Clock): Promise<void> {
  const changed_at = instant(clock)
  await db
    .insertInto('staff_roles')
    .values(ROLES.map((role) => ({ role, requires_factor: requiresFactorAtFirst(role), changed_at })))
    .onConflict((conflict) => conflict.column('role').doNothing())
    .execute()
}

export async function deleteRole(trx: Db, role: string): Promise<void> {
  await trx.deleteFrom('staff_roles').where('role', '=', role).execute()
}
