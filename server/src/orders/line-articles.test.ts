import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/databases.ts'
import { startOrderShop } from '../../test/order-shop.ts'
import { addPromotion, catalogueChanged } from '../../test/promotion-shop.ts'
import type { TestShop } from '../../test/test-shop.ts'
import { findLineArticles, findSoldArticles } from './placing/line-articles.store.ts'
import { pricedLines } from './order-lines.ts'

const CODES = ['PAN', 'QUESO', 'VINO', 'OFERTA', 'PROMO', 'VENCIDA', 'AGOTADO', 'NADA', 'OTRO']
const TODAY = '2026-11-21'

describeOnBothDatabases('articles of an order', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await addPromotion(shop, {
      Descrip: '3x2',
      Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2 },
      articles: ['PAN', 'PROMO', 'OFERTA'],
    })
  })
  afterAll(() => shop.close())

  const sold = (day = TODAY) => findSoldArticles(shop.db, CODES, shop.deps.catalogue, day)
  const linesOf = (articles: Awaited<ReturnType<typeof sold>>) =>
    pricedLines(
      CODES.map((Codart) => ({ Codart, Cantidad: 300, Reemplazo: true })),
      articles,
    )
  const stored = async (day = TODAY) =>
    linesOf(await findLineArticles(shop.db, CODES, shop.deps.catalogue.activeOffersOn(day)))

  it('make the same lines from memory as from the database', async () => {
    const articles = await sold()
    expect(shop.deps.catalogue.snapshot.articles).toContain(articles.get('PAN'))
    expect(linesOf(articles)).toEqual(await stored())
    expect(linesOf(articles).map(({ Codart }) => Codart)).toEqual(CODES.slice(0, 6))
  })

  it('cost their price where that has overtaken their offer', async () => {
    await shop.db.updateTable('offers').set({ Preciooferta: 1_000_000 }).execute()
    const fromDatabase = await sold()
    expect(fromDatabase.get('OFERTA')).toMatchObject({ Preciooferta: null, Oferta: null })
    await catalogueChanged(shop)
    expect(linesOf(await sold())).toEqual(linesOf(fromDatabase))
    expect((await sold()).get('OFERTA')).toMatchObject({ Preciooferta: null, Oferta: null })
    await shop.db.updateTable('offers').set({ Preciooferta: 1 }).execute()
    await catalogueChanged(shop)
  })

  it('are another day’s where the catalogue is still yesterday’s', async () => {
    expect(linesOf(await sold('2026-11-22'))).toEqual(await stored('2026-11-22'))
    expect((await sold('2026-11-22')).get('OFERTA')).toMatchObject({ Preciooferta: 1 })
  })

  it.each([
    ['a price', () => shop.db.updateTable('articles').set({ Precioventa: 77 }).where('Codigo', '=', 'PAN')],
    ['an offer', () => shop.db.updateTable('offers').set({ Preciooferta: 7 })],
    ['a family', () => shop.db.updateTable('families').set({ is_active: false }).where('Codigo', '=', 103)],
    [
      'an article',
      () => shop.db.updateTable('articles').set({ is_on_sale: false }).where('Codigo', '=', 'QUESO'),
    ],
  ])('are read again when %s has changed, though nobody told the catalogue yet', async (_what, change) => {
    await catalogueChanged(shop)
    const before = linesOf(await sold())
    await change().execute()
    expect(linesOf(await sold())).toEqual(await stored())
    expect(linesOf(await sold())).not.toEqual(before)
    await catalogueChanged(shop)
    expect(linesOf(await sold())).toEqual(await stored())
  })
})
