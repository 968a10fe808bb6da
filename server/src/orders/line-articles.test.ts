import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSellingBranch, setListPrice } from '../../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addPromotion, catalogueChanged } from '../../../lab/shop/promotion-shop.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
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
      CODES.map((Codart) => ({ Codart, Cantidad: 300, Reemplazo: 'similar' })),
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

  it('are a branch’s at its list’s prices, with its assortment, offers and promotions', async () => {
    const { branchId, listId } = await addSellingBranch(shop.db, 'Norte')
    const only = JSON.stringify([branchId])
    await setListPrice(shop.db, 'QUESO', listId, 999.5)
    const wine = shop.db.updateTable('articles').set({ not_sold_at: only })
    await wine.where('Codigo', '=', 'VINO').execute()
    const cheapest = shop.db.updateTable('offers').set({ branches: only })
    await cheapest.where('Preciooferta', '=', 399.99).execute()
    const week = shop.db.updateTable('promotions').set({ branches: only })
    await week.where('Descrip', '=', '2x1').execute()
    const view = () => shop.deps.catalogue.viewOf(branchId)
    await catalogueChanged(shop)
    const ofShop = await sold()
    const ofBranch = await findSoldArticles(shop.db, CODES, shop.deps.catalogue, TODAY, branchId)
    expect(ofBranch.get('QUESO')).toEqual(view().find('QUESO'))
    expect(linesOf(ofBranch)).toEqual(
      linesOf(await findLineArticles(shop.db, CODES, view().activeOffersOn(TODAY), branchId)),
    )
    expect(linesOf(ofShop)).toEqual(await stored())
    const shown = (articles: typeof ofShop) =>
      ['QUESO', 'VINO', 'OFERTA', 'PROMO'].map((code) => {
        const article = articles.get(code)
        return [article?.Precioventa, article?.Preciooferta, article?.Promocion?.Descrip]
      })
    expect(shown(ofBranch)).toEqual([
      [999.5, null, undefined],
      [undefined, undefined, undefined],
      [500, 399.99, '3x2'],
      [250, null, '2x1'],
    ])
    expect(shown(ofShop)).toEqual([
      [1234.56, null, undefined],
      [1500, null, undefined],
      [500, 450, '3x2'],
      [250, null, '3x2'],
    ])
    await shop.db.updateTable('offers').set({ branches: null }).execute()
    await shop.db.updateTable('promotions').set({ branches: null }).execute()
    await catalogueChanged(shop)
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
