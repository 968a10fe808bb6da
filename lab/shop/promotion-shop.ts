import type { Mechanic } from '@gondola/contract/catalogue'
import type { PromotionDraft } from '@gondola/contract/promotions'
import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import type { TestShop } from './test-shop.ts'

/** A test's promotion: its articles and dates. */
export interface TestPromotion {
  Descrip: string
  Mecanica?: Mechanic
  articles?: readonly string[]
  families?: readonly number[]
  brands?: readonly number[]
  Dias?: readonly number[]
  FechaDesde?: string
  FechaHasta?: string
}

/** A promotion as staff enter it: ten per cent, on nothing yet. */
export const promotionDraft = (changes: Partial<PromotionDraft>): PromotionDraft => ({
  Descripcion: 'Semana',
  Descrip: '10 %',
  Imagen: null,
  FechaDesde: '2026-11-01',
  FechaHasta: '2026-11-30',
  Dias: null,
  Mecanica: { Tipo: 'porcentaje', Porcentaje: 10 },
  Bases: '',
  Orden: 1,
  Articulos: [],
  Familias: [],
  Marcas: [],
  ...changes,
})

/** Adds a promotion as staff would, and waits until the shop shows it; returns its number. */
export async function addPromotion(shop: TestShop, promotion: TestPromotion): Promise<number> {
  const { db } = shop
  const { Descrip, Mecanica, Dias, FechaDesde = '2026-11-01', FechaHasta = '2026-11-30' } = promotion
  const { Promocion } = await db
    .insertInto('promotions')
    .values({
      Descripcion: Descrip,
      Descrip,
      Imagen: null,
      FechaDesde,
      FechaHasta,
      Mecanica: Mecanica === undefined ? null : JSON.stringify(Mecanica),
      Dias: Dias === undefined ? null : JSON.stringify(Dias),
    })
    .returning('Promocion')
    .executeTakeFirstOrThrow()
  for (const article_code of promotion.articles ?? [])
    await db.insertInto('promotion_articles').values({ promotion_id: Promocion, article_code }).execute()
  for (const family_code of promotion.families ?? [])
    await db.insertInto('promotion_families').values({ promotion_id: Promocion, family_code }).execute()
  for (const brand_code of promotion.brands ?? [])
    await db.insertInto('promotion_brands').values({ promotion_id: Promocion, brand_code }).execute()
  await catalogueChanged(shop)
  return Promocion
}

/** Waits until the shop serves the catalogue of the database. */
export async function catalogueChanged(shop: TestShop): Promise<void> {
  await bumpCatalogueVersion(shop.db)
  await shop.deps.catalogue.refresh()
}
