import type { Banner } from '@gondola/contract/entities/banner.ts'
import type { Db } from '../platform/db/open-database.ts'

/**
 * The banners of the front or of the users, in the shop's order, without those whose days are over or to come; those that
 * are not shown say so by their Estado.
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
