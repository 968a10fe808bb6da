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
import type { Article } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import { folded } from '../../platform/text/folded.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import { countOnFrom, inOrder } from './insert-rows.ts'
import type { DemoArticle } from '@gondola/demo/catalogue/demo-item.ts'
import { PRICE_DAYS, priceSteps } from '@gondola/demo/catalogue/price-steps.ts'
import { dayAfter } from '../../platform/clock.ts'

/** The time that a demo branch needs to prepare an order. */
const LEAD_HOURS = 3

/** Columns of the default branch. */
const HEAD_OFFICE = { is_active: true, is_default: true, lead_hours: LEAD_HOURS } as const

/** The branches of the demo with one branch: the head office takes orders, the others are on the contact page. */
export async function loadBranchAddresses(trx: Db): Promise<void> {
  const [head, ...others] = inOrder(demoBranches()).map(({ Horarios, ...branch }, index) => ({
    ...branch,
    Horarios: JSON.stringify(Horarios),
    Id: index + 1,
  }))
  await trx.deleteFrom('branches').execute()
  await insertRows(trx, 'branches', [{ ...head!, ...HEAD_OFFICE }])
  await insertRows(trx, 'branches', others)
  await countOnFrom(trx, 'branches', 'Id')
}

/** What the branches do to an article. */
export interface ByBranch {
  /** Its row's columns. */
  columnsOf(
    article: Pick<Article, 'Codigo' | 'Precioventa'>,
  ): Pick<NewRow<'articles'>, 'list_prices' | 'not_sold_at'>
  /** The lists in which it has a price of its own at a base price, with the price. */
  listPrices(Codigo: string, base: number): [list: number, price: number][]
}

/**
 * Makes the demo's first three branches, whose addresses are there already, take orders, each with zones of its own.
 * Returns the prices and the assortment for the articles, which come later. `since`: when its lists were made.
 */
export async function openRegionalBranches(trx: Db, since: string): Promise<ByBranch> {
  const branches = regionalBranches().map((branch, index) => ({ ...branch, Id: index + 1 }))
  const lists = new Map<number, string>()
  for (const branch of branches) {
    const listId = branch.priceList === null ? null : await insertList(trx, branch.priceList, since)
    if (listId !== null) lists.set(listId, branch.priceList!)
    await trx.updateTable('branches').set(columnsOf(branch, listId)).where('Id', '=', branch.Id).execute()
    await insertRows(
      trx,
      'zones',
      branch.zones.map((zone, position) => zoneRow(branch.Id, zone, position)),
    )
  }
  const express = branches.at(-1)!.Id
  const listPrices: ByBranch['listPrices'] = (Codigo, base) =>
    [...lists].flatMap(([id, name]) => {
      const price = branchPrice(name, Codigo, base)
      return price === null ? [] : [[id, price]]
    })
  return {
    listPrices,
    columnsOf({ Codigo, Precioventa }) {
      const prices = Precioventa === null ? [] : listPrices(Codigo, Precioventa)
      return {
        list_prices: prices.length === 0 ? null : JSON.stringify(Object.fromEntries(prices)),
        not_sold_at: isSoldAtExpress(Codigo) ? null : JSON.stringify([express]),
      }
    },
  }
}

async function insertList(trx: Db, Nombre: string, created_at: string): Promise<number> {
  const list = { Nombre, name_key: folded(Nombre), created_at }
  return (await trx.insertInto('price_lists').values(list).returning('Id').executeTakeFirstOrThrow()).Id
}

const columnsOf = (
  { zones: _, priceList: __, Id: ___, ...branch }: RegionalBranch & { Id: number },
  listId: number | null,
) => ({
  ...branch,
  Provincia: 'Buenos Aires',
  price_list_id: listId,
  lead_hours: LEAD_HOURS,
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

/** The few articles whose stock at the three branches the demo tells. */
export async function loadRegionalStock(trx: Db, now: string): Promise<void> {
  const rows = listDemoArticles().flatMap(({ Codigo, unidad }) =>
    regionalBranches().flatMap((_, index) => {
      const pieces = demoStock(index, Codigo)
      if (pieces === null || (unidad === 100 && pieces > 0)) return []
      const state = pieces === 0 ? ('no-hay' as const) : ('pocas' as const)
      return [
        {
          branch_id: index + 1,
          article_code: Codigo,
          quantity: pieces,
          reported_at: now,
          state,
          few: pieces === 0 ? null : pieces,
          changed_at: now,
        },
      ]
    }),
  )
  await insertRows(trx, 'stock', rows)
}

/** Six in the morning in Argentina. */
const PRICES_LOADED_AT = '09:00:00.000Z'

/** The instant so many days before another, at the hour at which price lists are loaded. */
const before = (now: string, days: number) => `${dayAfter(now.slice(0, 10), -days)}T${PRICES_LOADED_AT}`

/** When the demo's prices begin. */
export const pricesSince = (now: string, hasYear: boolean): string =>
  hasYear ? before(now, PRICE_DAYS) : now

/** An article's recorded prices: the base prices, and those of lists from their first change on. */
export function priceRows(
  article: DemoArticle,
  { now, hasYear }: { now: string; hasYear: boolean },
  byBranch?: ByBranch,
): NewRow<'price_history'>[] {
  const { Codigo, Precioventa } = article
  const steps = hasYear ? priceSteps(article) : [{ daysAgo: 0, Precioventa }]
  let listed = new Map<number, number>()
  return steps.flatMap((step, index) => {
    const row = {
      article_code: Codigo,
      at: step.daysAgo === 0 ? now : before(now, step.daysAgo),
      source: index === 0 ? ('demo' as const) : ('import' as const),
      import_id: null,
    }
    const base = { ...row, Precioventa: step.Precioventa, price_list_id: null, price_before: null }
    const was = listed
    listed = new Map(byBranch?.listPrices(Codigo, step.Precioventa))
    const own = Array.from(listed, ([price_list_id, price]) => ({
      ...row,
      Precioventa: price,
      price_list_id,
      price_before: was.get(price_list_id) ?? null,
    }))
    return index === 0 ? [base] : [base, ...own.filter((one) => one.Precioventa !== one.price_before)]
  })
}
