import { LIST_PAGE_SIZE } from '@gondola/contract/base'

/** Number of rows per call of a phone's list. */
export const ROWS_PER_CALL = 3 * LIST_PAGE_SIZE

/** The calls that the rows from `first` to `last` need; call n loads the rows from n × `ROWS_PER_CALL` on. */
export function callsForRows(first: number, last: number): number[] {
  const firstCall = callOfRow(first)
  const lastCall = callOfRow(Math.max(first, last))
  return Array.from({ length: lastCall - firstCall + 1 }, (_, index) => firstCall + index)
}

/** The call that loads a row. */
export function callOfRow(row: number): number {
  return Math.floor(row / ROWS_PER_CALL)
}
