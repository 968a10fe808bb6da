import type { Banner } from '@gondola/contract/entities/banner.ts'
import type { Db } from '../db/open-database.ts'

/** The banners of the front or of the users, in the shop's order; those that are not shown say so by their Estado. */
export async function listBanners(db: Db, table: 'banners_front' | 'banners_user'): Promise<Banner[]> {
  return db
    .selectFrom(table)
    .select(['Url', 'Imagen', 'Descrip', 'Estado', 'Texto'])
    .orderBy('position')
    .orderBy('Id')
    .execute()
}
