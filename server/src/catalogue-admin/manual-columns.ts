import { MANUAL_FIELDS, type ManualField } from '@gondola/contract/catalogue-admin'
import type { Row } from '../platform/db/tables.ts'

const OTHER_NAMES: Partial<Record<ManualField, keyof Row<'articles'>>> = {
  Marca: 'brand_code',
  Familia: 'family_code',
  EnVenta: 'is_on_sale',
}

/** The column of a field that staff may protect from imports, as named in `articles.manual_fields`. */
export const manualColumn = (field: ManualField): keyof Row<'articles'> =>
  OTHER_NAMES[field] ?? (field as keyof Row<'articles'>)

const FIELD_OF = new Map<string, ManualField>(MANUAL_FIELDS.map((field) => [manualColumn(field), field]))

/**
 * The columns protected after a change: those chosen (by default the previous ones), and those that the change touches.
 */
export function manualAfter(
  before: readonly string[] | null,
  chosen: readonly ManualField[] | undefined,
  changed: Iterable<string>,
): string | null {
  const kept = chosen === undefined ? (before ?? []) : chosen.map(manualColumn)
  const touched = [...changed].filter((column) => FIELD_OF.has(column))
  const held = [...new Set([...kept, ...touched])].toSorted()
  return held.length === 0 ? null : JSON.stringify(held)
}
