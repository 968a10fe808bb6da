import { type AuditedFields, formatNumber } from '../base/index.ts'
import { otherFieldText } from './audit-texts.ts'
import { PANEL_TEXTS } from './panel-texts.ts'

export interface DifferenceRow {
  field: string
  before: string | null
  after: string | null
}

/** The fields that differ, formatted; for a created or deleted record, all of its fields. */
export function differenceRows(before: AuditedFields | null, after: AuditedFields | null): DifferenceRow[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields
    .map((field) => ({ field, before: readable(before?.[field]), after: readable(after?.[field]) }))
    .filter((row) => row.before !== row.after)
}

/** A value formatted; null: there is none. */
export function readable(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? PANEL_TEXTS.yes : PANEL_TEXTS.no
  if (typeof value === 'number') return formatNumber(value)
  if (typeof value === 'string')
    return value.startsWith('data:image/') ? PANEL_TEXTS.pictureOf(Math.ceil(value.length / 1366)) : value
  if (Array.isArray(value)) return value.map((each) => readable(each) ?? '').join(', ')
  return Object.entries(value)
    .map(([name, inner]) => `${otherFieldText(name)}: ${readable(inner) ?? ''}`)
    .join('; ')
}
