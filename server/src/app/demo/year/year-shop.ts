import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { listDemoDepartments } from '@gondola/demo/catalogue/list-departments.ts'
import type { DemoArticle } from '@gondola/demo/catalogue/demo-item.ts'
import { priceDaysAgo } from '@gondola/demo/catalogue/price-steps.ts'
import { demoDelivery } from '@gondola/demo/site/delivery.ts'
import { branchPrice, demoStock, regionalBranches } from '@gondola/demo/site/regional-branches.ts'
import { type LineArticle, offerInForce } from '@gondola/contract/catalogue'
import type { StaffZone } from '@gondola/contract/delivery'
import type { AlcoholWindow } from '@gondola/contract/branches'
import {
  activeOffersOn,
  type ActiveOffers,
  type ActiveOffersRows,
  reachOf,
} from '../../../goods/catalogue/active-offers.ts'
import { readTables } from '../../../goods/catalogue/catalogue.store.ts'
import type { DeliveryTerms } from '../../../delivery/delivery-calendar.ts'
import { findZones } from '../../../delivery/zones/zones.store.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { pickSiteParameters } from '../../../site/parameters.store.ts'

export interface YearBranch {
  Id: number
  Nombre: string
  /** Index in the demo's branches. */
  index: number
  zones: StaffZone[]
}

export interface YearShop {
  branches: readonly YearBranch[]
  slots: readonly { Id: number; Desde: string; Hasta: string; capacity: number }[]
  payments: ReadonlyMap<number, { Descrip: string; Indicaciones: string; Alias: string }>
  terms: DeliveryTerms
  alcoholWindows: readonly AlcoholWindow[]
  ToleranciaPeso: number
  PesosPorPunto: number
  MaximoPiezasPorPedido: number
  articles: ReadonlyMap<string, DemoArticle>
  /** Codes of families of alcoholic drinks. */
  alcoholic: ReadonlySet<number>
  offersOn(day: string, branch: YearBranch): ActiveOffers
}

export async function readYearShop(trx: Db): Promise<YearShop> {
  const articles = listDemoArticles()
  const [branches, slots, payments, parameters] = [
    await trx
      .selectFrom('branches')
      .where('is_active', '=', true)
      .select(['Id', 'Nombre'])
      .orderBy('Id')
      .execute(),
    await trx.selectFrom('delivery_slots').selectAll().orderBy('Desde').execute(),
    await trx.selectFrom('payment_types').selectAll().execute(),
    await pickSiteParameters(trx, [
      'VentanasAlcohol',
      'ToleranciaPeso',
      'PesosPorPunto',
      'MaximoPiezasPorPedido',
    ]),
  ]
  const { weekdays, costs } = demoDelivery()
  const { VentanasAlcohol, ...numbers } = parameters
  return {
    ...numbers,
    alcoholWindows: VentanasAlcohol,
    branches: await Promise.all(
      branches.map(async (branch, index) => ({ ...branch, index, zones: await findZones(trx, branch.Id) })),
    ),
    slots,
    payments: new Map(
      payments.map(({ Id, Descrip, instructions, alias }) => [
        Id,
        { Descrip, Indicaciones: instructions, Alias: alias },
      ]),
    ),
    terms: {
      weekdays: new Set(weekdays),
      cutoff: { days: 0, time: null },
      ...costs,
      GratisDesde: null,
    },
    articles: new Map(articles.map((article) => [article.Codigo, article])),
    alcoholic: new Set(
      listDemoDepartments().flatMap(({ ListFamilias }) =>
        ListFamilias.filter(({ Alcohol }) => Alcohol).map(({ Codigo }) => Codigo),
      ),
    ),
    offersOn: await offersByDay(trx, articles),
  }
}

async function offersByDay(trx: Db, articles: readonly DemoArticle[]): Promise<YearShop['offersOn']> {
  const tables = await readTables(trx, [
    'offers',
    'promotions',
    'promotion_articles',
    'promotion_families',
    'promotion_brands',
  ])
  const byCode = new Map(articles.map(({ Codigo }, index) => [Codigo, index]))
  const rows: ActiveOffersRows = { ...tables, reach: await reachOf(tables, articles, { byCode }) }
  const known = new Map<string, ActiveOffers>()
  return (day, { Id }) => {
    const key = `${day} ${Id}`
    let offers = known.get(key)
    if (offers === undefined) known.set(key, (offers = activeOffersOn(rows, day, Id)))
    return offers
  }
}

/** An article as a cart line needs it, at a branch's price of a day, so many days ago. */
export function articleOn(
  shop: YearShop,
  branch: YearBranch,
  article: DemoArticle,
  { day, daysAgo }: { day: string; daysAgo: number },
): LineArticle {
  const { Codigo, Descripcion, unidad, Imagen, Ean, Familia } = article
  const base = priceDaysAgo(article, daysAgo)
  const list = regionalBranches()[branch.index]?.priceList ?? null
  const Precioventa = list === null ? base : (branchPrice(list, Codigo, base) ?? base)
  const { offerPrices, promotionOf, promotionsOf } = shop.offersOn(day, branch)
  const Preciooferta = offerInForce(offerPrices.get(Codigo) ?? null, Precioventa)
  return {
    Codigo,
    Descripcion,
    Precioventa,
    Preciooferta,
    Oferta: Preciooferta === null ? null : { Preciooferta },
    unidad,
    Imagen,
    Ean,
    Alcohol: shop.alcoholic.has(Familia.Codigo),
    Promocion: promotionOf.get(Codigo) ?? null,
    Promociones: [...(promotionsOf.get(Codigo) ?? [])],
  }
}

/** Whether the demo tells the article's stock at the branch; the example year leaves such articles alone. */
export const hasToldStock = ({ index }: YearBranch, { Codigo }: DemoArticle) =>
  demoStock(index, Codigo) !== null
