import { MANUAL_FIELDS, type ManualField } from '@gondola/contract/catalogue-admin'
import { listField } from './listed-prices.ts'
import type { Row } from '../../platform/db/tables/database.ts'

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
