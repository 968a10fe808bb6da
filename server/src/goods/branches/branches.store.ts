import type { AlcoholWindow, Branch } from '@gondola/contract/branches'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffSelf } from '@gondola/contract/staff'

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

export async function findChainFeatures(db: Db): Promise<{ lists: boolean; zones: boolean }> {
  const [list, zone] = await Promise.all([
    db.selectFrom('price_lists').select('Id').limit(1).executeTakeFirst(),
    db.selectFrom('zones').select('Id').limit(1).executeTakeFirst(),
  ])
  return { lists: list !== undefined, zones: zone !== undefined }
}

/** Stands for the default branch: no branch has this id. */
export const DEFAULT_BRANCH = 0

/** The id of a branch within a prepared statement, where `DEFAULT_BRANCH` is the default one's. */
export const askedBranch = (branchId: number): RawBuilder<number> =>
  sql<number>`coalesce(nullif(${branchId}, ${sql.lit(DEFAULT_BRANCH)}), (select "Id" from branches where is_default = ${sql.lit(true)}))`

/** The branches of the contact page, in the shop's order: those that have an address. */
export async function listShownBranches(db: Db): Promise<Branch[]> {
  const rows = await db
    .selectFrom('branches')
    .selectAll()
    .where('is_visible', '=', true)
    .where('Direccion', '<>', '')
    .orderBy('position')
    .orderBy('Id')
    .execute()
  return rows.map(shownBranch)
}

/** A branch, also one that is not shown; without a number the default one. */
export async function findBranch(db: Db, Id: number | null | undefined): Promise<Branch | null> {
  const rows = db.selectFrom('branches').selectAll()
  const found = Id == null ? rows.where('is_default', '=', true) : rows.where('Id', '=', Id)
  const row = await found.executeTakeFirst()
  return row === undefined ? null : shownBranch(row)
}

function shownBranch(row: Row<'branches'>): Branch {
  const { Nombre, Direccion, Telefono, Codigo, Localidad, CodigoPostal, Provincia } = row
  return {
    Nombre,
    Direccion,
    Telefono,
    ...(row.is_active && { Id: row.Id, Retiro: row.Retiro }),
    ...(row.is_default && { Predeterminada: true as const }),
    ...(Codigo !== '' && { Codigo }),
    ...(Localidad !== '' && { Localidad }),
    ...(CodigoPostal !== '' && { CodigoPostal }),
    ...(Provincia !== '' && { Provincia }),
    ...(row.Latitud !== null && { Latitud: row.Latitud }),
    ...(row.Longitud !== null && { Longitud: row.Longitud }),
    ...(row.Horarios !== null && row.Horarios.length > 0 && { Horarios: row.Horarios }),
  }
}

/** What a call needs of the branch that answers it. */
export type SellingBranch = Pick<
  Row<'branches'>,
  'Id' | 'Nombre' | 'Direccion' | 'Retiro' | 'price_list_id' | 'is_default'
>

/** The branch with this id, or without one the default branch; null if it takes no orders. */
export async function findSellingBranch(db: Db, id: number | undefined): Promise<SellingBranch | null> {
  const query = db
    .selectFrom('branches')
    .select(['Id', 'Nombre', 'Direccion', 'Retiro', 'price_list_id', 'is_default'])
    .where('is_active', '=', true)
  const chosen = id === undefined ? query.where('is_default', '=', true) : query.where('Id', '=', id)
  return (await chosen.executeTakeFirst()) ?? null
}

/** When alcohol may be sold at a branch that has hours of its own; null: as in the whole shop. */
export async function findAlcoholWindows(db: Db, branchId: number): Promise<AlcoholWindow[] | null> {
  const row = db.selectFrom('branches').select('alcohol_windows').where('Id', '=', branchId)
  return (await row.executeTakeFirst())?.alcohol_windows ?? null
}

/** Whether prices or delivery depend on where the customer lives. */
export async function asksForPlace(db: Db): Promise<boolean> {
  const [areSeveral, zone] = await Promise.all([
    haveSeveralBranches(db),
    db.selectFrom('zones').select('Id').where('is_active', '=', true).limit(1).executeTakeFirst(),
  ])
  return areSeveral || zone !== undefined
}

const sellingBranches = (db: Db) =>
  db.selectFrom('branches').where('is_active', '=', true).orderBy('position').orderBy('Id')

/** Branches that take orders, by name, in the shop's order. */
export const listSellingBranches = (db: Db): Promise<{ Id: number; Nombre: string }[]> =>
  sellingBranches(db).select(['Id', 'Nombre']).execute()

/** A branch that takes orders, and where it is. */
export type LocatedBranch = Pick<
  Row<'branches'>,
  'Id' | 'Nombre' | 'Localidad' | 'CodigoPostal' | 'Latitud' | 'Longitud' | 'Retiro'
>

/** Branches that take orders, with their places, in the shop's order. */
export const listLocatedBranches = (db: Db): Promise<LocatedBranch[]> =>
  sellingBranches(db)
    .select(['Id', 'Nombre', 'Localidad', 'CodigoPostal', 'Latitud', 'Longitud', 'Retiro'])
    .execute()

export const haveSeveralBranches = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('branches').select('Id').where('is_active', '=', true).limit(2).execute()).length > 1

/** Whether all of these branches exist. */
export async function areBranches(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true
  const found = await db
    .selectFrom('branches')
    .select('Id')
    .where('Id', 'in', [...ids])
    .execute()
  return found.length === new Set(ids).size
}

/** The id of the branch of calls that name none. */
export async function defaultBranchId(db: Db): Promise<number> {
  const row = db.selectFrom('branches').select('Id').where('is_default', '=', true)
  return (await row.executeTakeFirstOrThrow()).Id
}
