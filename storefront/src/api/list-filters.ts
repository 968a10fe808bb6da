import * as calls from '@gondola/contract/catalogue'
import type { FilterQuery, ListFilters } from '@gondola/contract/catalogue'
import type { Shelf } from './catalogue.ts'
import { send } from './client.ts'

// Filter choices of lists, with counts (contract §8).

/** The remaining choices of a shelf that is already filtered by `query`. */
export function shelfFilters(shelf: Shelf, query: FilterQuery, signal?: AbortSignal): Promise<ListFilters> {
  if (shelf.kind === 'all') return send(calls.filtersOfAll, { query, signal })
  const call = shelf.kind === 'department' ? calls.filtersOfDepartment : calls.filtersOfFamily
  return send(call, { params: { Id: shelf.Codigo }, query, signal })
}

/** The choices of a search by words, or with `byBrand` by a brand's name. */
export function searchFilters(
  Texto: string,
  byBrand: boolean,
  query: FilterQuery,
  signal?: AbortSignal,
): Promise<ListFilters> {
  const call = byBrand ? calls.filtersOfBrand : calls.filtersOfText
  return send(call, { params: { Texto }, query, signal })
}
