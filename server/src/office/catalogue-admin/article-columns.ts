import { cleanFacts, type ProductFacts } from '@gondola/contract/catalogue'
import type { ArticleChange } from '@gondola/contract/catalogue-admin'
import { SOLD_BY_PIECE, SOLD_BY_WEIGHT } from '@gondola/contract/imports'
import { isSameValue, isShortNameOf, shortName } from '@gondola/contract/base'
import { listPricesText, listedPrices } from './listed-prices.ts'
import type { NewRow, Row, RowChange } from '../../platform/db/tables/database.ts'

/** Names of the columns that would change. */
export const changedNames = (before: Row<'articles'>, columns: RowChange<'articles'>): string[] =>
  Object.entries(columns).flatMap(([name, value]) =>
    isSameCell(before[name as keyof Row<'articles'>], value) ? [] : [name],
  )

/** Those of them that staff set: a short description that follows the description is not. */
export const namesSet = (changed: readonly string[], columns: RowChange<'articles'>): readonly string[] =>
  columns.Descripcioncorta !== undefined && columns.Descripcioncorta === shortName(columns.Descripcion ?? '')
    ? changed.filter((name) => name !== 'Descripcioncorta')
    : changed

/** A JSON column is read as its value and written as text. */
const isSameCell = (before: unknown, value: unknown): boolean =>
  before === value ||
  (typeof before === 'object' &&
    before !== null &&
    typeof value === 'string' &&
    isSameValue(before, JSON.parse(value)))

/** The row's columns from a form; fields left empty are derived from the others. */
export function columnsOf(form: ArticleChange, before: Row<'articles'> | null) {
  const text = (typed: string | null | undefined) => typed?.trim() || null
  const Descripcion = form.Descripcion.trim()
  const isWhole = Boolean(form.ContenidoNeto) && Boolean(form.ContenidoUnidad)
  return {
    Descripcion,
    Descripcioncorta: shortOf(text(form.Descripcioncorta), Descripcion, before),
    Precioventa: form.Precioventa,
    unidad: form.unidad,
    unidaddescrip: text(form.unidaddescrip) ?? (form.unidad === 100 ? SOLD_BY_WEIGHT : SOLD_BY_PIECE),
    Imagen: form.Imagen === undefined ? (before?.Imagen ?? null) : text(form.Imagen),
    Ean: text(form.Ean),
    brand_code: form.Marca.Codigo,
    family_code: form.Familia.Codigo,
    is_on_sale: form.EnVenta,
    Iva: form.Iva,
    ImpuestoInterno: form.ImpuestoInterno ?? null,
    ContenidoNeto: isWhole ? (form.ContenidoNeto ?? null) : null,
    ContenidoUnidad: isWhole ? (form.ContenidoUnidad ?? null) : null,
    LimitePorPedido:
      form.LimitePorPedido === undefined ? (before?.LimitePorPedido ?? null) : form.LimitePorPedido,
    position: form.Orden ?? before?.position ?? 0,
    ...(form.Ficha !== undefined && { facts: factsText(form.Ficha, form.ContenidoUnidad) }),
    ...byBranchOf(form, before),
  }
}

/** What staff wrote; while nobody did, it follows the description. */
function shortOf(written: string | null, description: string, before: Row<'articles'> | null): string {
  const isMade =
    before !== null &&
    written === before.Descripcioncorta &&
    description !== before.Descripcion &&
    isShortNameOf(written, before.Descripcion)
  return written === null || isMade ? shortName(description) : written
}

/** The column of facts. */
export function factsText(facts: ProductFacts | null, contentUnit?: string | null): string | null {
  const cleaned = cleanFacts(facts, contentUnit)
  return cleaned && JSON.stringify(cleaned)
}

/** The columns of prices by list and assortment by branch, as far as the form changes them. */
function byBranchOf(
  { PreciosPorLista, NoSeVendeEn, Precioventa }: ArticleChange,
  before: Row<'articles'> | null,
): Pick<NewRow<'articles'>, 'list_prices' | 'not_sold_at'> {
  const isAsBefore = isSameValue(PreciosPorLista, listedPrices(before?.list_prices ?? null).PreciosPorLista)
  const ids = [...new Set(NoSeVendeEn)].toSorted((one, other) => one - other)
  return {
    ...(PreciosPorLista !== undefined &&
      !isAsBefore && { list_prices: listPricesText(PreciosPorLista ?? [], Precioventa) }),
    ...(NoSeVendeEn !== undefined && { not_sold_at: ids.length === 0 ? null : JSON.stringify(ids) }),
  }
}
