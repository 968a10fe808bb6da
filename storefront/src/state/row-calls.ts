import { LIST_PAGE_SIZE } from '@gondola/contract/constants.ts'

/** Rows that a phone's list asks for at once. */
export const ROWS_PER_CALL = 3 * LIST_PAGE_SIZE

/** Which calls the rows from `first` to `last` need, as numbers of `ROWS_PER_CALL` rows. */
export function callsForRows(first: number, last: number): number[] {
  const firstCall = callOfRow(first)
  const lastCall = callOfRow(Math.max(first, last))
  return Array.from({ length: lastCall - firstCall + 1 }, (_, index) => firstCall + index)
}

/** The call that brings a row. */
export function callOfRow(row: number): number {
  return Math.floor(row / ROWS_PER_CALL)
}
