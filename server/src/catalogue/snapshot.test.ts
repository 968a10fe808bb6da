import { afterAll, beforeAll, expect, it } from 'vitest'
import { articleRow, fillCategories, insertArticles } from '../../test/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../test/test-shop.ts'
import { bumpCatalogueVersion } from './catalogue-version.store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ database: 'sqlite', now: '2026-11-18T12:00:00Z' })
  await fillCategories(shop.db)
  const codes = Array.from({ length: 300 }, (_, number) => `A${number}`)
  const rows = codes.map((Codigo, position) =>
    articleRow({ Codigo, Descripcion: `Nombre ${Codigo}`, position }),
  )
  await insertArticles(shop.db, rows)
  await shop.deps.catalogue.refresh()
})
afterAll(() => shop.close())

/** Each change alone, one after the other: what is kept from one snapshot to the next must not outlive it. */
it.each([
  ['a price', () => shop.db.updateTable('articles').set({ Precioventa: 77 }).where('Codigo', '=', 'A7')],
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
])('a catalogue after %s is what it would be made anew', async (_what, change) => {
  await change().execute()
  await bumpCatalogueVersion(shop.db)
  await shop.deps.catalogue.refresh()
  await expectAsAnew()
})

it('the next day ends an offer', async () => {
  shop.setNow('2026-11-19T12:00:00Z')
  await shop.deps.catalogue.refresh()
  await expectAsAnew()
})

async function expectAsAnew(): Promise<void> {
  const anew = await shop.openSecondApp()
  for (const fragments of ['shown', 'hidden'] as const) {
    const [ours, theirs] = [shop.deps.catalogue.snapshot, anew.deps.catalogue.snapshot]
    expect(ours[fragments].array(ours.lists.all).toString()).toBe(
      theirs[fragments].array(theirs.lists.all).toString(),
    )
  }
  await anew.close()
}
