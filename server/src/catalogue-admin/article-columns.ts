import { DESCRIPCIONCORTA_MAX_CHARACTERS } from '@gondola/contract/base'
import type { ArticleChange } from '@gondola/contract/catalogue-admin'
import { SOLD_BY_PIECE, SOLD_BY_WEIGHT } from '@gondola/contract/imports'
import type { Row, RowChange } from '../platform/db/tables.ts'
import { shortName } from '../platform/text/clean-text.ts'

/** Names of the columns that would change. */
export const changedNames = (before: Row<'articles'>, columns: RowChange<'articles'>): string[] =>
  Object.entries(columns).flatMap(([name, value]) =>
    before[name as keyof Row<'articles'>] === value ? [] : [name],
  )

/** The row's columns from a form; fields left empty are derived from the others. */
export function columnsOf(form: ArticleChange, before: Row<'articles'> | null) {
  const text = (typed: string | null | undefined) => typed?.trim() || null
  const Descripcion = form.Descripcion.trim()
  const isWhole = Boolean(form.ContenidoNeto) && Boolean(form.ContenidoUnidad)
  return {
    Descripcion,
    Descripcioncorta: text(form.Descripcioncorta) ?? shortName(Descripcion, DESCRIPCIONCORTA_MAX_CHARACTERS),
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
  }
}
