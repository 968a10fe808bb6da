import { factsOfDemoArticle } from '@gondola/demo/catalogue/demo-facts.ts'
import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { listDemoBrands } from '@gondola/demo/catalogue/list-brands.ts'
import { coldDemoFamilies, listDemoDepartments } from '@gondola/demo/catalogue/list-departments.ts'
import { demoOffers } from '@gondola/demo/promotions/offers.ts'
import { demoPromotions, pastPromotions } from '@gondola/demo/promotions/promotions.ts'
import { sumOfPesos } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { insertRows } from '../../platform/db/chunks.ts'
import { countOnFrom } from './insert-rows.ts'
import { type ByBranch, priceRows } from './load-regional-shop.ts'
import { brandKey } from '../../goods/catalogue/brand-key.ts'

/** The day and instant of loading, and whether prices, too, have a year behind them. */
interface Loading {
  day: string
  now: string
  hasYear: boolean
}

/**
 * Loads departments, families, brands, articles with their prices so far, and offers and promotions around an ISO day;
 * `byBranch`: what articles have of the branches.
 */
export async function loadDemoCatalogue(trx: Db, loading: Loading, byBranch?: ByBranch): Promise<void> {
  await loadCategories(trx)
  await loadArticles(trx, loading, byBranch)
  await loadOffersAndPromotions(trx, loading)
  await trx
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute()
}

async function loadCategories(trx: Db): Promise<void> {
  const departments = listDemoDepartments()
  const cold = coldDemoFamilies()
  const ratesOf = Map.groupBy(listDemoArticles(), ({ Familia }) => Familia.Codigo)
  await insertRows(
    trx,
    'departments',
    departments.map(({ Codigo, Descripcion }, position) => ({ Codigo, Descripcion, position })),
  )
  await insertRows(
    trx,
    'families',
    departments.flatMap((department) =>
      department.ListFamilias.map((family, position) => ({
        ...family,
        Frio: cold.has(family.Codigo),
        department_code: department.Codigo,
        Iva: ratesOf.get(family.Codigo)?.[0]?.Iva ?? 21,
        position,
      })),
    ),
  )
  const brands = listDemoBrands().map((brand) => ({ ...brand, name_key: brandKey(brand.Descripcion) }))
  await insertRows(trx, 'brands', brands)
  await countOnFrom(trx, 'brands', 'Codigo')
}

async function loadArticles(trx: Db, loading: Loading, byBranch?: ByBranch): Promise<void> {
  const { now } = loading
  const articles = listDemoArticles()
  await insertRows(
    trx,
    'articles',
    articles.map(({ Marca, Familia, ...article }, position) => ({
      ...article,
      brand_code: Marca.Codigo,
      family_code: Familia.Codigo,
      codigo_origen: null,
      facts: factsTextOf({ Familia, Descripcion: article.Descripcion }),
      position,
      updated_at: now,
      ...byBranch?.columnsOf(article),
    })),
  )
  await insertRows(
    trx,
    'article_costs',
    articles.map(({ Codigo, Precioventa, Familia }) => ({
      article_code: Codigo,
      cost: sumOfPesos([Precioventa * costShare(Familia.Codigo)]),
      updated_at: now,
    })),
  )
  const prices = articles.flatMap((article) => priceRows(article, loading, byBranch))
  await insertRows(
    trx,
    'price_history',
    prices.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  )
}

/** What the articles of a family cost, as a share of their price. */
const costShare = (family: number) => 0.62 + 0.04 * (family % 5)

function factsTextOf(article: Parameters<typeof factsOfDemoArticle>[0]): string | null {
  const facts = factsOfDemoArticle(article)
  return facts && JSON.stringify(facts)
}

async function loadOffersAndPromotions(trx: Db, { day, hasYear }: Loading): Promise<void> {
  const offers = demoOffers(day)
  await insertRows(
    trx,
    'offers',
    offers.map(({ Articulo, ...offer }, position) => ({ ...offer, article_code: Articulo, position })),
  )
  const promotions = [...demoPromotions(day), ...(hasYear ? pastPromotions(day) : [])]
  await insertRows(
    trx,
    'promotions',
    promotions.map(({ Articulos: _, Familias: __, Mecanica, Dias, TiposPago, ...promotion }, position) => ({
      ...promotion,
      Mecanica: Mecanica === undefined ? null : JSON.stringify(Mecanica),
      Dias: Dias === undefined ? null : JSON.stringify(Dias),
      TiposPago: TiposPago === undefined ? null : JSON.stringify(TiposPago),
      position,
    })),
  )
  await countOnFrom(trx, 'promotions', 'Promocion')
  await insertRows(
    trx,
    'promotion_articles',
    promotions.flatMap(({ Promocion, Articulos }) =>
      Articulos.map((article_code, position) => ({ promotion_id: Promocion, article_code, position })),
    ),
  )
  await insertRows(
    trx,
    'promotion_families',
    promotions.flatMap(({ Promocion, Familias }) =>
      Familias.map((family_code) => ({ promotion_id: Promocion, family_code })),
    ),
  )
}
