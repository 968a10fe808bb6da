import type { ArticleChange } from '@gondola/contract/catalogue-admin'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row, RowChange, NewRow } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StaffSession } from '../../http/caller.ts'
import { changedLists } from '../../goods/catalogue/change-catalogue.ts'
import { deleteFamilyChoice, updateArticle, writeFamilyChoices } from './articles.store.ts'
import { manualAfter, type HeldList, listPricesText, listedPrices } from './manual-columns.ts'
import { writeStaffPrices } from './prices.store.ts'
import {
  cleanFacts,
  OPTIONAL_NAMES,
  OWN_NAMES,
  type OwnField,
  type ProductFacts,
} from '@gondola/contract/catalogue'
import { SOLD_BY_PIECE, SOLD_BY_WEIGHT } from '@gondola/contract/imports'
import { isSameValue, isShortNameOf, pick, shortName } from '@gondola/contract/base'

export const changedNames = (before: Row<'articles'>, columns: RowChange<'articles'>): string[] =>
  Object.entries(columns).flatMap(([name, value]) =>
    isSameCell(before[name as keyof Row<'articles'>], value) ? [] : [name],
  )

/** Those of them that staff set: a short description that follows the description is not. */
const namesSet = (changed: readonly string[], columns: RowChange<'articles'>): readonly string[] =>
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

const NOTHING_OWN = Object.fromEntries(OWN_NAMES.map((name) => [name, null])) as Record<OwnField, null>

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
    ...NOTHING_OWN,
    ...(before && pick(before, OPTIONAL_NAMES)),
    ...pick(form, OWN_NAMES),
    ...(!isWhole && { ContenidoNeto: null, ContenidoUnidad: null }),
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

interface Held {
  /** The fields protected from imports, as set in the form. */
  chosen?: ArticleChange['CamposManuales'] | undefined
  /** Undoing a change does not protect its fields from imports. */
  isUndo?: boolean
  /** A list's price that is protected from imports, or no longer, whether or not it changes. */
  listed?: HeldList
}

/**
 * Writes an article's changes: changed fields are protected from imports from now on, a price is added to its history,
 * and a family is stored for later imports.
 */
export async function writeArticle(
  trx: Db,
  { clock }: Deps,
  { userName }: StaffSession,
  before: Row<'articles'>,
  columns: RowChange<'articles'>,
  { chosen, isUndo = false, listed }: Held = {},
): Promise<void> {
  const changed = changedNames(before, columns)
  const lists = changed.includes('list_prices') ? listsChanged(before, columns) : []
  const held: HeldList[] = lists.map(({ Lista, after }) => ({ Lista, isHeld: after !== null && !isUndo }))
  if (listed !== undefined) held.push(listed)
  const manual_fields = manualAfter(
    before.manual_fields,
    chosen,
    isUndo ? [] : namesSet(changed, columns),
    held,
  )
  const isSame = changed.length === 0 && manual_fields === manualAfter(before.manual_fields, undefined, [])
  if (isSame) return
  const at = instant(clock)
  await updateArticle(trx, before.Codigo, { ...columns, manual_fields, updated_at: at })
  const isFamilyLetGo = isUndo && !manual_fields?.includes('family_code')
  if (changed.includes('family_code') && isFamilyLetGo) await deleteFamilyChoice(trx, before.Codigo)
  else if (changed.includes('family_code') && columns.family_code !== undefined)
    await writeFamilyChoices(trx, [
      { article_code: before.Codigo, family_code: columns.family_code, author: userName, at },
    ])
  if (changed.includes('Precioventa') && columns.Precioventa !== undefined)
    await writeStaffPrices(trx, [{ Codigo: before.Codigo, Precioventa: columns.Precioventa }], {
      at,
      userName,
    })
  const base = columns.Precioventa ?? before.Precioventa
  for (const { Lista, before: own, after } of lists) {
    const price = { Codigo: before.Codigo, Precioventa: after ?? base, before: own ?? before.Precioventa }
    await writeStaffPrices(trx, [price], { at, userName, Lista })
  }
}

const listsChanged = ({ list_prices }: Row<'articles'>, columns: RowChange<'articles'>) =>
  changedLists(list_prices, JSON.parse(columns.list_prices ?? 'null') as Row<'articles'>['list_prices'])
