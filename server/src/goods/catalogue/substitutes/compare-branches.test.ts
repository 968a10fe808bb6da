import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareBranches } from '@gondola/contract/catalogue'
import { articleRow, fillCategories, insertArticles } from '../../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from '../catalogue-changes.store.ts'

const LIST = 1
const [CENTRO, EXPRESS, DEARER] = [1, 2, 3]
const LINES = 500
/** What a comparison of the longest cart may weigh. */
const MOST_BYTES = 200_000

/** A cart of 500 lines, each article `A…` with two like it: `B…`, `C…`. The express branch sells none of the cart. */
describe('the comparison of a long cart', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite' })
    const { db } = shop
    await fillCategories(db)
    await db
      .insertInto('price_lists')
      .values({ Id: LIST, Nombre: 'Cara', name_key: 'cara', created_at: '2026-11-01T12:00:00Z' })
      .execute()
    const branch = (Nombre: string, price_list_id: number | null) =>
      ({ Nombre, Direccion: '', Telefono: '', price_list_id, is_active: true, is_default: false }) as const
    await db
      .insertInto('branches')
      .values([branch('Express', null), branch('Cara', LIST)])
      .execute()
    await insertArticles(
      db,
      ['A', 'B', 'C'].flatMap((letter, place) =>
        Array.from({ length: LINES }, (_, index) =>
          articleRow({
            Codigo: `${letter}${index}`,
            Descripcion: `Galletitas surtidas dulces sabor especial número ${index} bolsa familiar`,
            family_code: [101, 102, 201, 202][index % 4]!,
            brand_code: 1,
            position: place * LINES + index,
            Imagen: `/imagenes/articulos/galletitas-surtidas-${letter}${index}.svg`,
            ContenidoNeto: 500 + index,
            ContenidoUnidad: 'g',
            list_prices: JSON.stringify({ [LIST]: 101 }),
            not_sold_at: letter === 'A' ? JSON.stringify([EXPRESS]) : null,
          }),
        ),
      ),
    )
    await db.insertInto('parameters').values({ name: 'MostrarPreciosAVisitantes', value: 'true' }).execute()
    await bumpCatalogueVersion(db)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const compare = (Sucursal: number, codes = Array.from({ length: LINES }, (_, index) => `A${index}`)) => {
    const Lineas = codes.map((Codart) => ({ Codart, Cantidad: 1 }))
    return shop.visitor().call(compareBranches, { body: { Desde: CENTRO, Sucursal, Lineas } })
  }

  it('stays small where nothing of it is sold, and has a substitute for each line', async () => {
    const { json, text } = await compare(EXPRESS)
    expect(text.length).toBeLessThan(MOST_BYTES)
    expect(json.Lineas).toHaveLength(LINES)
    const proposed = new Set(json.Sustitutos.map(({ Codigo }) => Codigo))
    expect(json.Lineas.filter(({ Sustitutos }) => !proposed.has(Sustitutos[0]!))).toEqual([])
    expect(json.Sustitutos).toHaveLength(proposed.size)
  })

  it('stays small where all of it is dearer; what is the same is left out', async () => {
    const { json, text } = await compare(DEARER)
    expect(text.length).toBeLessThan(MOST_BYTES)
    expect(json.Lineas.filter(({ Cambio }) => Cambio === 'sube')).toHaveLength(LINES)
    expect((await compare(CENTRO)).json).toEqual({ Lineas: [], Sustitutos: [] })
  })

  it('tells of an article once, with three substitutes, however often it is asked', async () => {
    const { json } = await compare(EXPRESS, ['A7', 'A7', 'A11'])
    expect(json.Lineas.map(({ Codart, Sustitutos }) => [Codart, Sustitutos.length])).toEqual([
      ['A7', 3],
      ['A11', 3],
    ])
    expect(json.Lineas[0]!.Sustitutos.slice(0, 2).toSorted()).toEqual(['B7', 'C7'])
  })
})
