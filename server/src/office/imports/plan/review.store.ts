import type { ListWindow } from '@gondola/contract/calls'
import { type UnclassifiedArticle, UNCLASSIFIED_FAMILY } from '@gondola/contract/imports'
import { brandKey } from '../../../goods/catalogue/brand-key.ts'
import { folded, listWindow } from '../../../platform/db/list-window.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { nearestFamily } from '../families/nearest-family.ts'
import type { Row } from '../../../platform/db/tables/database.ts'

/** A family with its VAT rate; null if the code does not exist. */
export async function findFamily(
  db: Db,
  Codigo: number,
): Promise<Pick<Row<'families'>, 'Codigo' | 'Iva'> | null> {
  const family = db.selectFrom('families').select(['Codigo', 'Iva']).where('Codigo', '=', Codigo)
  return (await family.executeTakeFirst()) ?? null
}

/** Unclassified articles, each with the nearest family. */
export async function listUnclassifiedArticles(
  db: Db,
  window: ListWindow,
): Promise<{ rows: UnclassifiedArticle[]; total: number }> {
  const families = await db.selectFrom('families').select(['Codigo', 'Descripcion']).execute()
  const byName = new Map(families.map((family) => [brandKey(family.Descripcion), family]))
  const codes = families.flatMap(({ Codigo, Descripcion }) =>
    brandKey(Descripcion) === brandKey(UNCLASSIFIED_FAMILY) ? [Codigo] : [],
  )
  if (codes.length === 0) return { rows: [], total: 0 }
  const query = db
    .selectFrom('articles')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .select([
      'articles.Codigo as Codigo',
      'articles.Descripcion as Descripcion',
      'brands.Descripcion as Marca',
      'articles.Precioventa as Precioventa',
    ])
    .where('family_code', 'in', codes)
  const { rows, total } = await listWindow(query, window, {
    key: 'articles.Codigo',
    sort: {
      Codigo: 'articles.Codigo',
      Descripcion: folded('articles.Descripcion'),
      Marca: folded('brands.Descripcion'),
      Precioventa: 'articles.Precioventa',
    },
    order: ['Descripcion', 'ASC'],
    search: ['articles.Descripcion', 'brands.Descripcion', 'articles.Codigo'],
  })
  return {
    total,
    rows: rows.map((row) => {
      const name = nearestFamily(row.Descripcion)
      const family = name === null ? undefined : byName.get(brandKey(name))
      return { ...row, Sugerida: family ?? null }
    }),
  }
}
