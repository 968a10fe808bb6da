import * as calls from '@gondola/contract/catalogue'
import type { Article, FilterQuery, SortCode } from '@gondola/contract/catalogue'
import { sendForList, type Listed } from './client.ts'

// The calls of lists of articles (spec §7, contract §4). They are paged by offset and count, sorted by the server, and
// come with their total.

/** Offset, count and sort order of a part of a list; count 0 requests all of it. */
export interface Slice {
  from: number
  count: number
  orden: SortCode
}

/** The articles of a list: all, a department's or a family's. */
export type Shelf = { kind: 'all' } | { kind: 'department' | 'family'; Codigo: number }

/** A slice of a shelf, filtered by `query`. */
export function listShelf(
  shelf: Shelf,
  { from, count, orden }: Slice,
  filter: FilterQuery,
  signal?: AbortSignal,
): Promise<Listed<Article[]>> {
  const query = { orden, ...filter }
  if (shelf.kind === 'all') return sendForList(calls.listArticles, { params: { from, count }, query, signal })
  const call = shelf.kind === 'department' ? calls.listByDepartment : calls.listByFamily
  return sendForList(call, { params: { Id: shelf.Codigo, from, count }, query, signal })
}

/** Articles found by words, or with `byBrand` by a brand's name. The server refuses less than three letters. */
export function searchArticles(
  Texto: string,
  byBrand: boolean,
  { from, count, orden }: Slice,
  filter: FilterQuery,
  signal?: AbortSignal,
): Promise<Listed<Article[]>> {
  const call = byBrand ? calls.searchByBrand : calls.searchByText
  return sendForList(call, { params: { Texto, from, count }, query: { orden, ...filter }, signal })
}
