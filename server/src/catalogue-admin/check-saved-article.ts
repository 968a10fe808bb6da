import { IVA_RATES, type ArticleChange } from '@gondola/contract/entities/staff-article.ts'
import { checkArticle } from '@gondola/contract/checks/article-edit.ts'
import { catalogueFault } from '@gondola/contract/texts/staff/catalogue.ts'
import type { StaffViolation } from '@gondola/contract/rules/staff-violation.ts'
import { eanTaken } from '@gondola/contract/texts/staff/catalogue.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'
import { checkPicture } from '../pictures/check-picture.ts'

/** Every rule of an article that is to be saved, those that need the database included; the first that is broken. */
export async function checkSavedArticle(
  trx: Db,
  Codigo: string,
  form: ArticleChange,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  return (
    checkArticle(form, before?.Ean ?? null) ??
    (await checkReferences(trx, form.Familia.Codigo, form.Marca.Codigo)) ??
    (await checkEanFree(trx, Codigo, form.Ean ?? null, before)) ??
    (await checkPicture(trx, form.Imagen || null, before?.Imagen ?? null))
  )
}

/** Whether family and brand are there, where they are named. */
export async function checkReferences(
  trx: Db,
  family: number | undefined,
  brand: number | undefined,
): Promise<StaffViolation | null> {
  if (family !== undefined && !(await isThere(trx, 'families', family)))
    return catalogueFault('familia-inexistente', 'Familia.Codigo')
  if (brand !== undefined && !(await isThere(trx, 'brands', brand)))
    return catalogueFault('marca-inexistente', 'Marca.Codigo')
  return null
}

/** The VAT rate of a family's new articles; of a family that is not there, the one that most things have. */
export async function findIvaOfFamily(trx: Db, family: number): Promise<ArticleChange['Iva']> {
  const row = await trx.selectFrom('families').select('Iva').where('Codigo', '=', family).executeTakeFirst()
  return (row?.Iva ?? IVA_RATES[0]) as ArticleChange['Iva']
}

async function isThere(trx: Db, table: 'families' | 'brands', Codigo: number): Promise<boolean> {
  const row = await trx.selectFrom(table).select('Codigo').where('Codigo', '=', Codigo).executeTakeFirst()
  return row !== undefined
}

/** Two articles of one barcode could not be told apart by a scanner. */
async function checkEanFree(
  trx: Db,
  Codigo: string,
  Ean: string | null,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  const typed = Ean?.trim() ?? ''
  if (typed === '' || typed === before?.Ean) return null
  const other = await trx
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion'])
    .where('Ean', '=', typed)
    .where('Codigo', '!=', Codigo)
    .executeTakeFirst()
  if (other === undefined) return null
  return { code: 'ean-en-uso', text: eanTaken(other.Codigo, other.Descripcion), Campo: 'Ean' }
}
