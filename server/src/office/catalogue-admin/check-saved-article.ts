import {
  IVA_RATES,
  type ArticleChange,
  checkArticle,
  checkPrice,
  checkPriceJump,
  catalogueFault,
  eanTaken,
} from '@gondola/contract/catalogue-admin'
import type { StaffViolation } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { checkPicture } from '../../goods/pictures/check-picture.ts'
import { findArticleOfEan } from './article-rows.store.ts'
import { areBranches } from '../../goods/branches/branches.store.ts'
import { listPriceListIds } from './price-lists.store.ts'
import { isBrandThere } from './brands.store.ts'
import { findCategoryName, findFamilyIva } from './categories.store.ts'

/** Checks an article before it is saved, including the rules that need the database; returns the first broken rule. */
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
    (await checkPicture(trx, form.Imagen || null, before?.Imagen ?? null)) ??
    (await checkByBranch(trx, form, before))
  )
}

/** Checks that the given family and brand exist. */
export async function checkReferences(
  trx: Db,
  family: number | undefined,
  brand: number | undefined,
): Promise<StaffViolation | null> {
  if (family !== undefined && (await findCategoryName(trx, 'families', family)) === null)
    return catalogueFault('familia-inexistente', 'Familia.Codigo')
  if (brand !== undefined && !(await isBrandThere(trx, brand)))
    return catalogueFault('marca-inexistente', 'Marca.Codigo')
  return null
}

/** The VAT rate of a family's new articles; for an unknown family, the most common rate. */
export async function findIvaOfFamily(trx: Db, family: number): Promise<ArticleChange['Iva']> {
  return ((await findFamilyIva(trx, family)) ?? IVA_RATES[0]) as ArticleChange['Iva']
}

async function checkByBranch(
  trx: Db,
  { PreciosPorLista, NoSeVendeEn, Confirmado, Precioventa }: ArticleChange,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  const listed = PreciosPorLista ?? []
  const known = new Set(await listPriceListIds(trx))
  if (listed.some(({ Lista }) => !known.has(Lista))) return catalogueFault('lista-inexistente', LISTED)
  if (new Set(listed.map(({ Lista }) => Lista)).size < listed.length)
    return catalogueFault('lista-repetida', LISTED)
  for (const { Lista, Precio } of listed) {
    const was = before?.list_prices?.[Lista] ?? before?.Precioventa ?? Precioventa
    const broken = checkPrice(Precio, LISTED) ?? checkListJump(was, Precio, Confirmado)
    if (broken) return broken
  }
  return (await areBranches(trx, NoSeVendeEn ?? []))
    ? null
    : catalogueFault('sucursal-inexistente', 'NoSeVendeEn')
}

const LISTED = 'PreciosPorLista'

function checkListJump(before: number, Precioventa: number, Confirmado = false): StaffViolation | null {
  const jump = checkPriceJump(before, { Precioventa, Confirmado })
  return jump && { ...jump, Campo: LISTED }
}

/** A scanner could not distinguish two articles with the same barcode. */
async function checkEanFree(
  trx: Db,
  Codigo: string,
  Ean: string | null,
  before: Row<'articles'> | null,
): Promise<StaffViolation | null> {
  const typed = Ean?.trim() ?? ''
  if (typed === '' || typed === before?.Ean) return null
  const other = await findArticleOfEan(trx, typed, Codigo)
  if (other === null) return null
  return { code: 'ean-en-uso', text: eanTaken(other.Codigo, other.Descripcion), Campo: 'Ean' }
}
