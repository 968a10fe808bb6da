import { bumpCatalogueVersion } from '@gondola/server/goods/catalogue/catalogue-changes.store.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { NewRow } from '@gondola/server/platform/db/tables/database.ts'
import { folded } from '@gondola/server/platform/text/folded.ts'

const AT = '2026-11-01T12:00:00.000Z'

/** A small catalogue for tests: two departments with two families each, three brands. */
export async function fillCategories(db: Db): Promise<void> {
  await db
    .insertInto('departments')
    .values([
      { Codigo: 1, Descripcion: 'Almacén', position: 1, is_active: true },
      { Codigo: 2, Descripcion: 'Lácteos y frescos', position: 2, is_active: true },
      { Codigo: 3, Descripcion: 'Temporada', position: 3, is_active: false },
    ])
    .execute()
  const family = (Codigo: number, Descripcion: string, Perecedero: boolean, Iva: number) => ({
    Codigo,
    Descripcion,
    Perecedero,
    Iva,
    department_code: Math.floor(Codigo / 100),
    position: Codigo,
  })
  await db
    .insertInto('families')
    .values([
      family(101, 'Galletitas dulces', false, 21),
      family(102, 'Yerba mate', false, 21),
      family(201, 'Leches', true, 21),
      family(202, 'Quesos blandos', true, 10.5),
      family(301, 'Pan dulce', false, 21),
    ])
    .execute()
  const brands = ['La Serenísima', 'Playadito', 'Sin marca']
  await db
    .insertInto('brands')
    .values(brands.map((Descripcion) => ({ Descripcion, name_key: folded(Descripcion) })))
    .execute()
}

/** An article's row, with defaults for what the test does not set. */
export function articleRow(
  fields: Partial<NewRow<'articles'>> & { Codigo: string; Descripcion: string },
): NewRow<'articles'> {
  return {
    Descripcioncorta: fields.Descripcion.slice(0, 60),
    Precioventa: 100,
    unidad: 1,
    unidaddescrip: 'Unidad',
    Imagen: null,
    Ean: null,
    brand_code: 1,
    family_code: 101,
    ImpuestoInterno: null,
    ContenidoNeto: null,
    ContenidoUnidad: null,
    codigo_origen: null,
    Iva: 21,
    is_on_sale: true,
    position: 0,
    popularity: 0,
    updated_at: AT,
    ...fields,
  }
}

export async function insertArticles(db: Db, articles: readonly NewRow<'articles'>[]): Promise<void> {
  for (let from = 0; from < articles.length; from += 200) {
    await db
      .insertInto('articles')
      .values(articles.slice(from, from + 200))
      .execute()
  }
  await bumpCatalogueVersion(db)
}

/** Puts an article on sale or takes it off, as staff would. */
export async function setOnSale(db: Db, Codigo: string, isOnSale: boolean): Promise<void> {
  await db.updateTable('articles').set({ is_on_sale: isOnSale }).where('Codigo', '=', Codigo).execute()
  await bumpCatalogueVersion(db)
}
