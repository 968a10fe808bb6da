import { sql, type SqlBool } from 'kysely'
import type { StaffSelf } from '@gondola/contract/staff'
import type { Db } from '../../platform/db/open-database.ts'

type ChoosableBranch = NonNullable<StaffSelf['Elegibles']>[number]

/** Tables with what is prepared for a branch before it opens. */
const PREPARED = ['branch_delivery_rules', 'branch_holidays', 'delivery_slots', 'zones', 'stock'] as const

/**
 * The branches of the panel's choices: those that take orders, then those that do not, each in the shop's order. In a
 * shop where one branch takes orders the others are addresses of the contact page, unless it had orders or something of
 * its own was prepared for it: a price list, terms, stock or an account.
 */
export async function listChoosableBranches(db: Db): Promise<ChoosableBranch[]> {
  const rows = await db
    .selectFrom('branches')
    .select(['Id', 'Nombre', 'is_active', 'price_list_id'])
    .select(({ exists, selectFrom }) => [
      // every order takes a place; orders have no index by branch
      exists(
        selectFrom('slot_bookings')
          .select('day_id')
          .whereRef('slot_bookings.branch_id', '=', 'branches.Id')
          .where('taken', '>', 0),
      ).as('had_orders'),
      sql<SqlBool>`(${sql.join(
        PREPARED.map(
          (table) => sql`exists (select 1 from ${sql.table(table)} where branch_id = branches."Id")`,
        ),
        sql` or `,
      )})`.as('is_prepared'),
    ])
    .orderBy('position')
    .orderBy('Id')
    .execute()
  const selling = rows.filter(({ is_active }) => is_active)
  const staffed = await listStaffedBranches(db)
  const others = rows
    .filter(({ is_active }) => !is_active)
    .map(({ Id, Nombre, price_list_id, had_orders, is_prepared }) => ({
      isMeant: Boolean(had_orders) || Boolean(is_prepared) || price_list_id !== null || staffed.has(Id),
      branch: { Id, Nombre, Estado: had_orders ? ('cerrada' as const) : ('sin-abrir' as const) },
    }))
    .filter(({ isMeant }) => selling.length > 1 || isMeant)
  return [...selling.map(({ Id, Nombre }) => ({ Id, Nombre })), ...others.map(({ branch }) => branch)]
}

/** Branches that an account is limited to. */
async function listStaffedBranches(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('staff_accounts')
    .select('branches')
    .where('branches', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ branches }) => branches ?? []))
}

/** Whether the shop has price lists, and whether it has zones. */
export async function findChainFeatures(db: Db): Promise<{ lists: boolean; zones: boolean }> {
  const [list, zone] = await Promise.all([
    db.selectFrom('price_lists').select('Id').limit(1).executeTakeFirst(),
    db.selectFrom('zones').select('Id').limit(1).executeTakeFirst(),
  ])
  return { lists: list !== undefined, zones: zone !== undefined }
}
