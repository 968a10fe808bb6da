import { sql } from 'kysely'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import { folded } from '../../../platform/text/folded.ts'

/** What an import sets in a branch. */
type BranchSetting = Pick<Row<'branches'>, 'price_list_id' | 'import_key'>

/** What an import does to branches and lists, besides prices; stored for undoing it. */
export interface BranchesMade {
  /** Ids of branches that it added, and that take no orders until it is in force. */
  added: readonly number[]
  /** Ids of price lists that it made. */
  lists: readonly number[]
  /** Settings of branches that it changes when it comes into force. */
  changed: readonly { Id: number; before: BranchSetting; after: BranchSetting }[]
  /** Ids of all branches whose prices it has. */
  taken: readonly number[]
}

const COLUMNS = [
  'Id',
  'Codigo',
  'Nombre',
  'Direccion',
  'Localidad',
  'price_list_id',
  'is_active',
  'is_default',
  'import_key',
] as const

/** A branch of the shop, as an import needs it. */
export type ShopBranch = Pick<Row<'branches'>, (typeof COLUMNS)[number]>

/** All branches, in the shop's order. */
export const readShopBranches = (db: Db): Promise<ShopBranch[]> =>
  db.selectFrom('branches').select(COLUMNS).orderBy('position').orderBy('Id').execute()

export const readPriceLists = (db: Db): Promise<Pick<Row<'price_lists'>, 'Id' | 'Nombre' | 'name_key'>[]> =>
  db.selectFrom('price_lists').select(['Id', 'Nombre', 'name_key']).orderBy('Id').execute()

/** Ids of the branches whose prices applied imports of a profile had, the last ones, and that were not undone. */
export async function readImportedBranches(db: Db, profile: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'created', 'options'])
    .where('profile', '=', profile)
    .where('state', '=', 'aplicada')
    .where('created', 'is not', null)
    .orderBy('id', 'desc')
    .limit(IMPORTS_LOOKED_AT)
    .execute()
  const undone = rows.map(({ options }) => (options as { undoes?: BranchUndo } | null)?.undoes)
  return new Set(
    rows.flatMap(({ id, created }) =>
      ((created as { branches?: BranchesMade }).branches?.taken ?? []).filter(
        (branchId) => !undone.some((one) => one?.importId === id && one.branchId === branchId),
      ),
    ),
  )
}

/** Whose prices of which import are undone. */
export interface BranchUndo {
  importId: number
  branchId: number
}

const IMPORTS_LOOKED_AT = 100

/** Adds a branch that takes no orders and is not shown yet. */
export async function insertHiddenBranch(
  trx: Db,
  branch: Omit<NewRow<'branches'>, 'position' | 'is_active' | 'is_visible'>,
): Promise<number> {
  const last = await trx
    .selectFrom('branches')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst()
  const { Id } = await trx
    .insertInto('branches')
    .values({ ...branch, position: (last?.position ?? 0) + 1, is_active: false, is_visible: false })
    .returning('Id')
    .executeTakeFirstOrThrow()
  return Id
}

/** Adds a price list under a name, with a number behind it if there is one of that name. */
export async function insertPriceList(trx: Db, clock: Clock, name: string): Promise<number> {
  const taken = new Set((await readPriceLists(trx)).map(({ name_key }) => name_key))
  let Nombre = name
  for (let number = 2; taken.has(folded(Nombre)); number++) Nombre = `${name} ${number}`
  const list = { Nombre, name_key: folded(Nombre), created_at: instant(clock) }
  const added = trx.insertInto('price_lists').values(list).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export const showBranches = (trx: Db, ids: readonly number[], isShown: boolean): Promise<unknown> =>
  trx
    .updateTable('branches')
    .set({ is_active: isShown, is_visible: isShown })
    .where('Id', 'in', ids)
    // the default branch takes orders, whatever an undone import had made of it
    .where('is_default', '=', false)
    .execute()

export const readSetting = (trx: Db, id: number): Promise<BranchSetting | undefined> =>
  trx.selectFrom('branches').select(['price_list_id', 'import_key']).where('Id', '=', id).executeTakeFirst()

export const writeSetting = (trx: Db, id: number, setting: Partial<BranchSetting>): Promise<unknown> =>
  trx.updateTable('branches').set(setting).where('Id', '=', id).execute()

/** Deletes branches that an import added and nothing has happened at. */
export async function deleteUnusedBranches(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('branches')
    .where('Id', 'in', ids)
    .where('is_default', '=', false)
    .where(sql<boolean>`not exists (select 1 from orders where orders.branch_id = branches."Id")`)
    .where(
      sql<boolean>`not exists (select 1 from slot_bookings where slot_bookings.branch_id = branches."Id")`,
    )
    .execute()
}

export async function deleteUnusedLists(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('price_lists')
    .where('Id', 'in', ids)
    .where(sql<boolean>`not exists (select 1 from branches where branches.price_list_id = price_lists."Id")`)
    .execute()
}

/** Codes of articles that have a price of their own in a list, after a code. */
export async function listCodesInList(
  db: Db,
  listId: number,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select('Codigo')
    .where(sql<boolean>`list_prices ->> ${sql.lit(String(listId))} is not null`)
    .where('Codigo', '>', after)
    .orderBy('Codigo')
    .limit(limit)
    .execute()
  return rows.map(({ Codigo }) => Codigo)
}
