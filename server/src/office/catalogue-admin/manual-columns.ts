import {
  MANUAL_FIELDS,
  type ManualField,
  type ListedPrice,
  type StaffArticle,
} from '@gondola/contract/catalogue-admin'
import type { Row } from '../../platform/db/tables/database.ts'
import { toCentavos } from '@gondola/contract/base'

type ListPrices = Row<'articles'>['list_prices']

/** The field of an article's prices by list, in the order of the lists; absent if it has none. */
export function listedPrices(prices: ListPrices): Pick<StaffArticle, 'PreciosPorLista'> {
  const listed = Object.entries(prices ?? {}).map(([Lista, Precio]) => ({ Lista: Number(Lista), Precio }))
  return listed.length === 0
    ? {}
    : { PreciosPorLista: listed.toSorted((one, other) => one.Lista - other.Lista) }
}

/** The column of prices by list: those that differ from the base price. */
export function listPricesText(listed: readonly ListedPrice[], base: number): string | null {
  const own = listed.filter(({ Precio }) => toCentavos(Precio) !== toCentavos(base))
  return own.length === 0
    ? null
    : JSON.stringify(Object.fromEntries(own.map(({ Lista, Precio }) => [Lista, Precio])))
}

/** The entry of `articles.manual_fields` that protects a list's price from imports. */
export const listField = (Lista: number): string => `lista:${Lista}`

const OTHER_NAMES: Partial<Record<ManualField, keyof Row<'articles'>>> = {
  Marca: 'brand_code',
  Familia: 'family_code',
  EnVenta: 'is_on_sale',
  Ficha: 'facts',
}

/** The column of a field that staff may protect from imports, as named in `articles.manual_fields`. */
export const manualColumn = (field: ManualField): keyof Row<'articles'> =>
  OTHER_NAMES[field] ?? (field as keyof Row<'articles'>)

const FIELD_OF = new Map<string, ManualField>(MANUAL_FIELDS.map((field) => [manualColumn(field), field]))

/**
 * The columns protected after a change: those chosen (by default the previous ones), those that the change touches, and prices
 * of lists as told.
 */
export function manualAfter(
  before: readonly string[] | null,
  chosen: readonly ManualField[] | undefined,
  changed: Iterable<string>,
  lists: readonly HeldList[] = [],
): string | null {
  // prices of lists are no fields of the form, so it neither ticks nor unticks them
  const ofLists = (before ?? []).filter((name) => !FIELD_OF.has(name))
  const kept = chosen === undefined ? (before ?? []) : [...chosen.map(manualColumn), ...ofLists]
  const touched = [...changed].filter((column) => FIELD_OF.has(column))
  const held = new Set([...kept, ...touched])
  for (const { Lista, isHeld } of lists) {
    if (isHeld) held.add(listField(Lista))
    else held.delete(listField(Lista))
  }
  return held.size === 0 ? null : JSON.stringify([...held].toSorted())
}

/** A list's price of an article that imports may change from now on, or not. */
export interface HeldList {
  Lista: number
  isHeld: boolean
}
