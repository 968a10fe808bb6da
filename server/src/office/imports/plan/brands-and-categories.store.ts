import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'

const BRANDS_AT_ONCE = 500

/** The brand code of each known name: the brand's own name, or that of a brand merged into it. */
export async function readBrandCodes(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('brands').select(['Codigo', 'name_key']).execute()
  const synonyms = await db.selectFrom('brand_synonyms').select(['brand_code', 'name_key']).execute()
  return new Map([
    ...synonyms.map(({ name_key, brand_code }) => [name_key, brand_code] as const),
    ...rows.map(({ name_key, Codigo }) => [name_key, Codigo] as const),
  ])
}

export async function listBrandNames(db: Db): Promise<Map<number, string>> {
  const rows = await db.selectFrom('brands').select(['Codigo', 'Descripcion']).execute()
  return new Map(rows.map(({ Codigo, Descripcion }) => [Codigo, Descripcion]))
}

/** Adds brands and returns their codes. */
export async function insertBrands(
  trx: Db,
  brands: readonly NewRow<'brands'>[],
): Promise<Pick<Row<'brands'>, 'Codigo' | 'name_key'>[]> {
  const added = []
  for (let from = 0; from < brands.length; from += BRANDS_AT_ONCE) {
    const batch = brands.slice(from, from + BRANDS_AT_ONCE)
    const rows = await trx.insertInto('brands').values(batch).returning(['Codigo', 'name_key']).execute()
    added.push(...rows)
  }
  return added
}

export const listDepartments = (db: Db): Promise<Row<'departments'>[]> =>
  db.selectFrom('departments').selectAll().orderBy('Codigo').execute()

export const listFamilies = (db: Db): Promise<Row<'families'>[]> =>
  db.selectFrom('families').selectAll().orderBy('Codigo').execute()

export async function insertDepartments(
  trx: Db,
  departments: readonly NewRow<'departments'>[],
): Promise<void> {
  if (departments.length > 0) await trx.insertInto('departments').values(departments).execute()
}

export async function insertFamilies(trx: Db, families: readonly NewRow<'families'>[]): Promise<void> {
  if (families.length > 0) await trx.insertInto('families').values(families).execute()
}
