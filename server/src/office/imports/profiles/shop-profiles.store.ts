import type { ListWindow } from '@gondola/contract/calls'
import type { ImportProfile } from '@gondola/contract/imports'
import { listWindow } from '../../../platform/db/list-window.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow } from '../../../platform/db/tables/database.ts'
import type { Profile } from './profile.ts'
import { toProfile } from './shop-profile.ts'

/** The profiles mapped by staff, newest first, as the reader uses them. */
export const listShopProfiles = async (db: Db): Promise<Profile[]> =>
  (await listShopMappings(db)).map(toProfile)

/** The profiles mapped by staff, as they were entered. */
export async function listShopMappings(db: Db): Promise<ImportProfile[]> {
  const rows = await db
    .selectFrom('import_profiles')
    .select(['name', 'definition'])
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ definition }) => definition as ImportProfile)
}

export async function findShopProfile(db: Db, name: string): Promise<ImportProfile | null> {
  const row = await db
    .selectFrom('import_profiles')
    .select('definition')
    .where('name', '=', name)
    .executeTakeFirst()
  return row === undefined ? null : (row.definition as ImportProfile)
}

/** Stores a mapping under its name, overwriting an existing one. */
export async function writeShopProfile(
  trx: Db,
  name: string,
  profile: Omit<NewRow<'import_profiles'>, 'name'>,
): Promise<void> {
  await trx
    .insertInto('import_profiles')
    .values({ name, ...profile })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(profile))
    .execute()
}

export async function deleteShopProfile(trx: Db, name: string): Promise<void> {
  await trx.deleteFrom('import_profiles').where('name', '=', name).execute()
}

export async function listMappings(
  db: Db,
  window: ListWindow,
): Promise<{ rows: ImportProfile[]; total: number }> {
  const { rows, total } = await listWindow(db.selectFrom('import_profiles').selectAll(), window, {
    key: 'import_profiles.name',
    sort: { Nombre: 'import_profiles.name' },
    order: ['Nombre', 'ASC'],
    search: ['import_profiles.name'],
  })
  return { rows: rows.map(({ definition }) => definition as ImportProfile), total }
}
