import { sql } from 'kysely'
import { requiresFactorAtFirst, ROLES, type Role } from '@gondola/contract/calls'
import type { StaffRole } from '@gondola/contract/staff'
import { instant, shopDateTime, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { listing } from '../../platform/db/records.ts'

/** The contract's roles as a table. */
const knownRoles = sql<{ Rol: Role }>`(${sql.join(
  ROLES.map((role) => sql`select ${sql.lit(role)} as ${sql.ref('Rol')}`),
  sql` union all `,
)})`

export const roleList = listing({
  from: (db) =>
    db
      .selectFrom(knownRoles.as('known'))
      .leftJoin('staff_roles', 'staff_roles.role', 'known.Rol')
      .select(['known.Rol', 'requires_factor', 'changed_at'])
      .select((known) =>
        known
          .selectFrom('staff_accounts')
          .select((row) => row.fn.countAll<number>().as('count'))
          .whereRef('staff_accounts.role', '=', 'known.Rol')
          .where('is_active', '=', true)
          .where('totp_is_active', '=', false)
          .as('without_factor'),
      ),
  key: 'known.Rol',
  sort: { Rol: 'known.Rol' },
  order: ['Rol', 'ASC'],
  search: ['known.Rol'],
  shown({ Rol, requires_factor, changed_at, without_factor }, timeZone: string): StaffRole {
    const SegundoFactor = requires_factor ?? requiresFactorAtFirst(Rol)
    const Desde = SegundoFactor && changed_at !== null ? shopDateTime(new Date(changed_at), timeZone) : null
    return { Rol, SegundoFactor, Desde, SinSegundoFactor: without_factor ?? 0 }
  },
})

/** Says whether a role requires a second factor from now on; its time begins anew only with a change. */
export async function writeRole(trx: Db, clock: Clock, role: Role, requires_factor: boolean): Promise<void> {
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
