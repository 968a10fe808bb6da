import { COUPON_CODE } from '@gondola/contract/base'
import { saveOrder, type Order, type OrderDraft } from '@gondola/contract/orders'
import type { Config } from '@gondola/server/platform/config.ts'
import type { DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import { articleRow, fillCategories, insertArticles } from './fill-catalogue.ts'
import type { TestAnswer, TestClient } from '../harness/test-client.ts'
import { startTestShop, type TestShop, type TestShopOptions } from './test-shop.ts'

/** Saturday 21 November 2026, 12:00 in the shop: the slots of 09:00 and 12:00 have begun. */
export const SATURDAY_NOON = '2026-11-21T15:00:00Z'
/** Monday 23 November 2026. */
export const MONDAY = 20_261_123
export const MONTO1 = 1500.5
export const MONTO2 = 1000

const WINES = { Codigo: 103, Descripcion: 'Vinos tintos', department_code: 1, Alcohol: true, position: 103 }

/** A shop with few articles of known prices, a delivery fee of $ 1500,50 and a minimum of $ 1000. */
export async function startOrderShop(
  database: DatabaseKind,
  config: Partial<Config> = {},
  statements?: TestShopOptions['statements'],
): Promise<TestShop> {
  const heard = statements && { statements }
  const shop = await startTestShop({ database, base: true, now: SATURDAY_NOON, config, ...heard })
  const { db } = shop
  await fillCategories(db)
  await db.insertInto('families').values(WINES).execute()
  await insertArticles(db, [
    articleRow({ Codigo: 'VINO', Descripcion: 'Vino tinto', Precioventa: 1500, family_code: WINES.Codigo }),
    articleRow({ Codigo: 'PAN', Descripcion: 'Pan de molde', Precioventa: 100.1 }),
    articleRow({ Codigo: 'QUESO', Descripcion: 'Queso cremoso', Precioventa: 1234.56, unidad: 100 }),
    articleRow({ Codigo: 'OFERTA', Descripcion: 'Aceite en oferta', Precioventa: 500 }),
    articleRow({ Codigo: 'PROMO', Descripcion: 'Yerba en promoción', Precioventa: 250 }),
    articleRow({ Codigo: 'VENCIDA', Descripcion: 'Arroz cuya oferta venció', Precioventa: 300 }),
    articleRow({ Codigo: 'AGOTADO', Descripcion: 'Ya no se vende', Precioventa: 10, is_on_sale: false }),
  ])
  const offer = (article_code: string, Preciooferta: number, FechaDesde: string, FechaHasta: string) => ({
    article_code,
    Preciooferta,
    FechaDesde,
    FechaHasta,
  })
  await db
    .insertInto('offers')
    .values([
      offer('OFERTA', 450, '2026-11-01', '2026-11-30'),
      offer('OFERTA', 399.99, '2026-11-21', '2026-11-21'),
      offer('OFERTA', 1, '2026-11-22', '2026-11-30'),
      offer('VENCIDA', 1, '2026-11-01', '2026-11-20'),
    ])
    .execute()
  const { Promocion } = await db
    .insertInto('promotions')
    .values({
      Descripcion: 'Semana',
      Descrip: '2x1',
      Imagen: null,
      FechaDesde: '2026-11-01',
      FechaHasta: '2026-11-30',
    })
    .returning('Promocion')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('promotion_articles')
    .values({ promotion_id: Promocion, article_code: 'PROMO' })
    .execute()
  await bumpCatalogueVersion(db)
  await shop.deps.catalogue.refresh()
  await db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
  await db.updateTable('delivery_costs').set({ Monto1: MONTO1, Monto2: MONTO2 }).execute()
  return shop
}

/** A valid body of checkout 3: $ 300,30 of bread and $ 925,92 of cheese, delivered home on Monday. */
export function orderDraft(changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    Estado: 'P',
    Lineas: [
      { Codart: 'PAN', Cantidad: 3 },
      { Codart: 'QUESO', Cantidad: 750 },
    ],
    FormaEntrega: 'ED',
    Dia: MONDAY,
    HorarioEntrega: '09:00 a 12:00',
    TipoPago: { Id: 4 },
    TotalNeto: 2726.72,
    B1: true,
    Cupondescuento: COUPON_CODE,
    Opt1: 'Ana Gómez',
    Opt2: '2494000000',
    Opt3: 'Mitre 100',
    Opt4: 'Tocar timbre',
    ...changes,
  }
}

/** Lines of a draft: `lines(['PAN', 3], ['QUESO', 750])`. */
export const lines = (...all: [Codart: string, Cantidad: number][]) =>
  all.map(([Codart, Cantidad]) => ({ Codart, Cantidad }))

export const save = (browser: TestClient, draft: OrderDraft, key?: string): Promise<TestAnswer<Order>> =>
  browser.call(saveOrder, { body: draft, ...(key !== undefined && { headers: { 'idempotency-key': key } }) })
