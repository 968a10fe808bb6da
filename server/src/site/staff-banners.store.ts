import type { CallQuery } from '@gondola/contract/calls'
import type { staffFrontBanners, BannerDraft, StaffBanner } from '@gondola/contract/site'
import { branchesColumn, namedBranches } from '../goods/branches/for-branches.ts'
import { isForBranch } from '../platform/db/json-list.ts'
import { isBannerShown } from './check-banner.ts'
import { folded, listWindow } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'

export type BannerPlace = 'banners_front' | 'banners_user'

/** A page of the banners of a place; `today` is in the shop's time zone. */
export async function listStaffBanners(
  db: Db,
  place: BannerPlace,
  today: string,
  asked: CallQuery<typeof staffFrontBanners.list>,
): Promise<{ rows: StaffBanner[]; total: number }> {
  let query = db.selectFrom(place).selectAll()
  if (asked.Descrip !== undefined) query = query.where('Descrip', '=', asked.Descrip)
  if (asked.Estado !== undefined) query = query.where('Estado', '=', asked.Estado)
  if (asked.Sucursal !== undefined) query = query.where(isForBranch('branches', asked.Sucursal))
  const { rows, total } = await listWindow(query, asked, {
    key: 'Id',
    sort: {
      Id: 'Id',
      Orden: 'position',
      Texto: folded('Texto'),
      Descrip: 'Descrip',
      Estado: 'Estado',
      FechaDesde: 'FechaDesde',
      FechaHasta: 'FechaHasta',
    },
    order: ['Orden', 'ASC'],
    search: ['Texto', 'Url', 'Imagen'],
  })
  return { rows: rows.map((row) => toStaffBanner(row, today)), total }
}

export async function findStaffBanner(
  db: Db,
  place: BannerPlace,
  today: string,
  Id: number,
): Promise<StaffBanner | null> {
  const row = await db.selectFrom(place).selectAll().where('Id', '=', Id).executeTakeFirst()
  return row === undefined ? null : toStaffBanner(row, today)
}

const toStaffBanner = ({ position, branches, ...row }: Row<BannerPlace>, today: string): StaffBanner => ({
  ...row,
  ...namedBranches(branches),
  Orden: position,
  Vigente: isBannerShown(row, today),
})

const columnsOf = ({ Orden, Sucursales, ...draft }: BannerDraft) => ({
  ...draft,
  branches: branchesColumn(Sucursales),
  Url: draft.Url.trim(),
  Texto: draft.Texto.trim(),
  position: Orden,
})

export async function insertBanner(trx: Db, place: BannerPlace, draft: BannerDraft): Promise<number> {
  const added = trx.insertInto(place).values(columnsOf(draft)).returning('Id')
  return (await added.executeTakeFirstOrThrow()).Id
}

export async function updateBanner(
  trx: Db,
  place: BannerPlace,
  Id: number,
  draft: BannerDraft,
): Promise<void> {
  await trx.updateTable(place).set(columnsOf(draft)).where('Id', '=', Id).execute()
}

export async function deleteBanner(trx: Db, place: BannerPlace, Id: number): Promise<void> {
  await trx.deleteFrom(place).where('Id', '=', Id).execute()
}
