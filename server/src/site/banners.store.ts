import type { Banner } from '@gondola/contract/site'
import { isForBranch } from '../platform/db/json-list.ts'
import type { Db } from '../platform/db/open-database.ts'

export type BannerPlace = 'banners_front' | 'banners_user'

/**
 * The banners of the front page or of users, in the shop's order, without those that have expired, have not started,
 * or are for other branches only.
 * Hidden ones are included; their Estado says so.
 */
export async function listBanners(
  db: Db,
  table: BannerPlace,
  today: string,
  branchId: number,
): Promise<Banner[]> {
  return db
    .selectFrom(table)
    .select(['Url', 'Imagen', 'Descrip', 'Estado', 'Texto'])
    .where((row) => row.or([row('FechaDesde', 'is', null), row('FechaDesde', '<=', today)]))
    .where((row) => row.or([row('FechaHasta', 'is', null), row('FechaHasta', '>=', today)]))
    .where(isForBranch('branches', branchId))
    .orderBy('position')
    .orderBy('Id')
    .execute()
}
