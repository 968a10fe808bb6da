import type { AlcoholWindow, Branch } from '@gondola/contract/branches'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

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

/** Whether more than one branch takes orders. */
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
