import type { ImportProfile } from '@gondola/contract/entities/import-profile.ts'
import type { Db } from '../../db/open-database.ts'
import type { Profile } from './profile.ts'
import { toProfile } from './shop-profile.ts'

/** The profiles that staff mapped by hand, the newest first. */
export async function listShopProfiles(db: Db): Promise<Profile[]> {
  const rows = await db
    .selectFrom('import_profiles')
    .select(['name', 'definition'])
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(({ definition }) => toProfile(definition as ImportProfile))
}
