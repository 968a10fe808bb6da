import type { KyselyPlugin } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { listJson } from './answers.ts'
import { CHANGES_KEPT_VERSIONS, bumpCatalogueVersion } from './catalogue-changes.store.ts'
import { currentBrand } from '../../http/current-brand.ts'
import { LiveCatalogue } from './live-catalogue.ts'
import { BranchView, NO_STOCK } from './branch-view.ts'
import { articlesByText } from './look-up.ts'
import type { Snapshot } from './snapshot.ts'

describeOnBothDatabases('a catalogue that changes', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: '2026-11-18T12:00:00Z' })
    await fillCategories(shop.db)
    const codes = Array.from({ length: 300 }, (_, number) => `A${number}`)
    const rows = codes.map((Codigo, position) =>
      articleRow({ Codigo, Descripcion: `Nombre ${Codigo}`, position }),
    )
    await insertArticles(shop.db, rows)
    await shop.db
      .insertInto('price_lists')
      .values([
        { Id: 1, Nombre: 'Norte', name_key: 'norte', created_at: '2026-11-01T12:00:00Z' },
        { Id: 2, Nombre: 'Sur', name_key: 'sur', created_at: '2026-11-01T12:00:00Z' },
      ])
      .execute()
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  /** Each change alone, one after the other: what a snapshot takes from the previous one must not be stale. */
  it.each([
    ['a price', () => shop.db.updateTable('articles').set({ Precioventa: 77 }).where('Codigo', '=', 'A7')],
    [
      'prices of lists',
      () =>
        shop.db
          .updateTable('articles')
          .set({ list_prices: JSON.stringify({ 1: 55, 2: 1e9 }) })
          .where('Codigo', 'in', ['A7', 'A12', 'A299']),
    ],
    [
      'a price of a list less',
      () =>
        shop.db
          .updateTable('articles')
          .set({ list_prices: JSON.stringify({ 1: 54 }) })
          .where('Codigo', '=', 'A7'),
    ],
    [
      'an assortment',
      () =>
        shop.db
          .updateTable('articles')
          .set({ not_sold_at: JSON.stringify([1, 9]) })
          .where('Codigo', 'in', ['A8', 'A13', 'A14']),
    ],
    [
      'a branch opened',
      () =>
        shop.db
          .insertInto('branches')
          .values({ Nombre: 'Norte', Direccion: '', Telefono: '', is_active: true, price_list_id: 1 }),
    ],
    ['an image', () => shop.db.updateTable('articles').set({ Imagen: 'x.webp' }).where('Codigo', '=', 'A8')],
    [
      'a brand’s name',
      () => shop.db.updateTable('brands').set({ Descripcion: 'Nueva' }).where('Codigo', '=', 1),
    ],
    [
      'a family’s name',
      () => shop.db.updateTable('families').set({ Descripcion: 'Otra' }).where('Codigo', '=', 101),
    ],
    ['the order', () => shop.db.updateTable('articles').set({ position: 999 }).where('Codigo', '=', 'A2')],
    [
      'an article gone',
      () => shop.db.updateTable('articles').set({ is_on_sale: false }).where('Codigo', '=', 'A5'),
    ],
    ['alcohol', () => shop.db.updateTable('families').set({ Alcohol: true }).where('Codigo', '=', 101)],
    [
      'a new article',
      () =>
        shop.db
          .insertInto('articles')
          .values(articleRow({ Codigo: 'A10b', Descripcion: 'Nueva', position: 10 })),
    ],
    ['a code', () => shop.db.updateTable('articles').set({ Codigo: 'B3' }).where('Codigo', '=', 'A3')],
    ['an article deleted', () => shop.db.deleteFrom('articles').where('Codigo', '=', 'A4')],
    [
      'a name',
      () => shop.db.updateTable('articles').set({ Descripcion: 'Nueva' }).where('Codigo', '=', 'A6'),
    ],
    [
      'an EAN',
      () => shop.db.updateTable('articles').set({ Ean: '0012345678905' }).where('Codigo', '=', 'A6'),
    ],
    [
      'content',
      () =>
        shop.db
          .updateTable('articles')
          .set({ ContenidoNeto: 250, ContenidoUnidad: 'g' })
          .where('Codigo', '=', 'A6'),
    ],
    ['popularity', () => shop.db.updateTable('articles').set({ popularity: 9 }).where('Codigo', '=', 'A6')],
    [
      'another brand',
      () => shop.db.updateTable('articles').set({ brand_code: 2 }).where('Codigo', '=', 'A6'),
    ],
    [
      'another family',
      () => shop.db.updateTable('articles').set({ family_code: 201 }).where('Codigo', '=', 'A6'),
    ],
    [
      'a brand’s other name',
      () =>
        shop.db.insertInto('brand_synonyms').values({ name_key: 'perdida', brand_code: 2, merged_code: 77 }),
    ],
    [
      'a promotion of a brand',
      () =>
        shop.db.insertInto('promotions').values({
          Promocion: 70,
          Descripcion: 'Promo',
          Descrip: 'Promo',
          FechaDesde: '2026-11-01',
          FechaHasta: '2026-11-30',
        }),
    ],
    ['its reach', () => shop.db.insertInto('promotion_brands').values({ promotion_id: 70, brand_code: 2 })],
    [
      'goods by weight in it',
      () => shop.db.updateTable('articles').set({ unidad: 100 }).where('Codigo', '=', 'A6'),
    ],
    [
      'an offer',
      () =>
        shop.db.insertInto('offers').values({
          article_code: 'A9',
          Preciooferta: 50,
          FechaDesde: '2026-11-01',
          FechaHasta: '2026-11-18',
          position: 1,
        }),
    ],
    [
      'an offer overtaken by the price',
      () => shop.db.updateTable('articles').set({ Precioventa: 40 }).where('Codigo', '=', 'A9'),
    ],
  ])('a catalogue after %s is what it would be made anew', async (_what, change) => {
    await change().execute()
    await expectAsAnewAfterChange()
  })

  it('the next day ends an offer', async () => {
    shop.setNow('2026-11-19T12:00:00Z')
    await shop.deps.catalogue.refresh()
    await expectAsAnew()
  })

  it('an article of a family that comes back', async () => {
    const family = shop.db.updateTable('families').where('Codigo', '=', 101)
    await family.set({ is_active: false }).execute()
    await changed()
    expect(shop.deps.catalogue.snapshot.articles).toHaveLength(1)
    await shop.db.updateTable('articles').set({ Precioventa: 12 }).where('Codigo', '=', 'A11').execute()
    await expectAsAnewAfterChange()
    await family.set({ is_active: true }).execute()
    await expectAsAnewAfterChange()
  })

  it('new prices leave all else as it is', async () => {
    const before = shop.deps.catalogue.snapshot
    await shop.db.updateTable('articles').set({ Precioventa: 3 }).where('Codigo', '<', 'A2').execute()
    await expectAsAnewAfterChange()
    const { lists, search, articles, version } = shop.deps.catalogue.snapshot
    expect(version).toBe(before.version + 1)
    expect(lists).toBe(before.lists)
    expect(search).toBe(before.search)
    expect(articles.filter((article, index) => article === before.articles[index])).toHaveLength(186)
  })

  it('a reader behind more versions than are stored reads everything', async () => {
    await shop.db.updateTable('articles').set({ Precioventa: 41 }).where('Codigo', '=', 'A1').execute()
    for (let time = 0; time < CHANGES_KEPT_VERSIONS + 5; time++) await bumpCatalogueVersion(shop.db)
    expect(await shop.db.selectFrom('catalogue_changes').selectAll().execute()).toEqual([])
    await shop.deps.catalogue.refresh()
    await expectAsAnew()
  })

  it('a name of the shop that changes while the catalogue is read is shown with its version', async () => {
    const { deps, db } = shop
    let isFirst = true
    const renaming: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (isFirst && result.rows.some(({ name }) => name === 'NombreTienda')) {
          isFirst = false
          await db
            .updateTable('parameters')
            .set({ value: '"Sur"' })
            .where('name', '=', 'NombreTienda')
            .execute()
          await bumpCatalogueVersion(db)
        }
        return result
      },
    }
    const value = '"Norte"'
    await db.insertInto('parameters').values({ name: 'NombreTienda', value }).execute()
    await changed()
    const catalogue = new LiveCatalogue({ ...deps, db: db.withPlugin(renaming), metrics: new Registry() })
    await catalogue.refresh()
    await catalogue.refresh()
    expect(currentBrand().NombreTienda).toBe('Sur')
  })

  async function changed(): Promise<void> {
    await bumpCatalogueVersion(shop.db)
    await shop.deps.catalogue.refresh()
  }

  async function expectAsAnewAfterChange(): Promise<void> {
    await changed()
    await expectAsAnew()
  }

  async function expectAsAnew(): Promise<void> {
    const anew = await shop.openSecondApp()
    const [ours, theirs] = [shop.deps.catalogue.snapshot, anew.deps.catalogue.snapshot]
    expect(await told(ours)).toEqual(await told(theirs))
    await anew.close()
  }
})

/** Everything that a catalogue answers from. */
async function told(snapshot: Snapshot) {
  const { lists, sortKeys, departments, brands, positions, popularity } = snapshot
  const shown = (list: Uint32Array, seesPrices: boolean) =>
    listJson(snapshot, list, seesPrices).then((json) => json.toString())
  const sorts = ['pb', 'pa', 'naz', 'nza'] as const
  return {
    shown: await shown(lists.all, true),
    hidden: await shown(lists.all, false),
    sorted: sorts.map((sort) =>
      [true, false].map((seesPrices) => sortKeys.sorted(lists.all, sort, seesPrices)),
    ),
    found: ['nombre', 'a12', 'nueva', 'otra', 'perdida'].map((text) => articlesByText(snapshot, text)),
    reach: snapshot.rows.reach,
    lists,
    departments,
    brands,
    positions,
    popularity,
    branches: snapshot.tables.branches,
    prices: byId(snapshot.columns.prices).filter(([, prices]) => prices.some((price) => price !== 0)),
    notSold: byId(snapshot.columns.notSold).filter(([, bits]) => bits.some((byte) => byte !== 0)),
    atBranches: snapshot.tables.branches.map((branch) => {
      const view = new BranchView(snapshot, branch, NO_STOCK, null)
      return Array.from(view.sold(lists.all), (index) => view.articleAt(index))
    }),
  }
}

const byId = <T>(columns: ReadonlyMap<number, T>) => [...columns].toSorted(([a], [b]) => a - b)
