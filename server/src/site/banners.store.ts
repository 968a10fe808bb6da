import type { Banner } from '@gondola/contract/site'
import type { Db } from '../platform/db/open-database.ts'

/**
 * The banners of the front page or of users, in the shop's order, without those that have expired or have not started.
 * Hidden ones are included; their Estado says so.
 */
export async function listBanners(
  db: Db,
  table: 'banners_front' | 'banners_user',
  today: string,
): Promise<Banner[]> {
  return db
    .selectFrom(table)
    .select(['Url', 'Imagen', 'Descrip', 'Estado', 'Texto'])
    .where((row) => row.or([row('FechaDesde', 'is', null), row('FechaDesde', '<=', today)]))
    .where((row) => row.or([row('FechaHasta', 'is', null), row('FechaHasta', '>=', today)]))
    .orderBy('position')
    .orderBy('Id')
    .execute()
}
