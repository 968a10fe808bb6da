import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { demoBranches } from '@gondola/demo/site/branches.ts'
import {
  branchPrice,
  demoStock,
  isSoldAtExpress,
  regionalBranches,
  type DemoZone,
  type RegionalBranch,
} from '@gondola/demo/site/regional-branches.ts'
import type { Db } from '../platform/db/open-database.ts'
import { folded } from '../platform/text/folded.ts'
import { countOnFrom, inOrder, insertRows } from './insert-rows.ts'

/** Columns of the default branch. */
const HEAD_OFFICE = { is_active: true, is_default: true } as const

/** The branches of the demo with one branch: the head office takes orders, the others are on the contact page. */
export async function loadBranchAddresses(trx: Db): Promise<void> {
  const [head, ...others] = inOrder(demoBranches()).map((branch, index) => ({ ...branch, Id: index + 1 }))
  await trx.deleteFrom('branches').execute()
  await insertRows(trx, 'branches', [{ ...head!, ...HEAD_OFFICE }])
  await insertRows(trx, 'branches', others)
  await countOnFrom(trx, 'branches', 'Id')
}

/**
 * Makes the demo's first three branches take orders, each with prices, assortment, stock and zones of its own. The
 * articles and branch addresses are there already.
 */
export async function loadRegionalShop(trx: Db, now: string): Promise<void> {
  const ids = await trx.selectFrom('branches').select('Id').orderBy('position').execute()
  const branches = regionalBranches().map((branch, index) => ({ ...branch, Id: ids[index]!.Id }))
  const lists = new Map<number, string>()
  for (const branch of branches) {
    const listId = branch.priceList === null ? null : await insertList(trx, branch.priceList, now)
    if (listId !== null) lists.set(listId, branch.priceList!)
    await trx.updateTable('branches').set(columnsOf(branch, listId)).where('Id', '=', branch.Id).execute()
    await insertRows(
      trx,
      'zones',
      branch.zones.map((zone, position) => zoneRow(branch.Id, zone, position)),
    )
  }
  const express = branches[2]!.Id
  for (const { Codigo, Precioventa } of listDemoArticles()) {
    const prices = [...lists].flatMap(([id, name]) => {
      const price = Precioventa === null ? null : branchPrice(name, Codigo, Precioventa)
      return price === null ? [] : [[id, price]]
    })
    const list_prices = prices.length === 0 ? null : JSON.stringify(Object.fromEntries(prices))
    const not_sold_at = isSoldAtExpress(Codigo) ? null : JSON.stringify([express])
    if (list_prices === null && not_sold_at === null) continue
    await trx.updateTable('articles').set({ list_prices, not_sold_at }).where('Codigo', '=', Codigo).execute()
  }
  await loadStock(
    trx,
    branches.map(({ Id }) => Id),
    now,
  )
}

async function insertList(trx: Db, Nombre: string, created_at: string): Promise<number> {
  const list = { Nombre, name_key: folded(Nombre), created_at }
  return (await trx.insertInto('price_lists').values(list).returning('Id').executeTakeFirstOrThrow()).Id
}

const columnsOf = (
  { Horarios, zones: _, priceList: __, Id: ___, ...branch }: RegionalBranch & { Id: number },
  listId: number | null,
) => ({
  ...branch,
  Provincia: 'Buenos Aires',
  Horarios: JSON.stringify(Horarios),
  price_list_id: listId,
  is_active: true,
})

const zoneRow = (branch_id: number, zone: DemoZone, position: number) => ({
  branch_id,
  Nombre: zone.Nombre,
  places: JSON.stringify(zone.Lugares),
  polygon: zone.Poligono === null ? null : JSON.stringify(zone.Poligono),
  Costo: zone.Costo,
  Minimo: zone.Minimo,
  GratisDesde: zone.GratisDesde,
  weekdays: zone.DiasSemana === null ? null : JSON.stringify(zone.DiasSemana),
  cutoff_days: zone.CorteDias,
  cutoff_time: zone.CorteHora,
  position,
})

async function loadStock(trx: Db, branchIds: readonly number[], now: string): Promise<void> {
  const rows = listDemoArticles().flatMap(({ Codigo, unidad }) =>
    branchIds.flatMap((branch_id, index) => {
      const pieces = demoStock(index, Codigo)
      if (pieces === null || (unidad === 100 && pieces > 0)) return []
      const state = pieces === 0 ? ('no-hay' as const) : ('pocas' as const)
      return [{ branch_id, article_code: Codigo, quantity: pieces, reported_at: now, state, changed_at: now }]
    }),
  )
  await insertRows(trx, 'stock', rows)
}
