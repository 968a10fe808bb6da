import * as calls from '@gondola/contract/catalogue'
import type {
  FilterQuery,
  Article,
  Brand,
  Department,
  ListMatch,
  Offer,
  Promotion,
  Suggestion,
  SortCode,
} from '@gondola/contract/catalogue'
import { send, sendForList, type Listed } from './client.ts'

// Catalogue calls (spec §7, contract §4). Lists are paged by offset and count, sorted by the server, and come with
// their total.

/** Offset, count and sort order of a part of a list; count 0 requests all of it. */
export interface Slice {
  from: number
  count: number
  orden: SortCode
}

/** The articles of a list: all, a department's or a family's. */
export type Shelf = { kind: 'all' } | { kind: 'department' | 'family'; Codigo: number }

const ALL = { from: 0, count: 0 }

/** The article with this code, or null if none is on sale. */
export function findArticle(Codigo: string, signal?: AbortSignal): Promise<calls.ArticleWithFacts | null> {
  return send(calls.findArticle, { params: { Codigo }, signal })
}

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

/**
 * Articles found by words, or with `byBrand` by a brand's name. The server refuses a text shorter than three letters.
 */
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

/** Up to eight suggestions for a text being typed. */
export function suggest(Texto: string, signal?: AbortSignal): Promise<Suggestion[]> {
  return send(calls.suggest, { params: { Texto }, signal })
}

/**
 * Matches the lines of a shopping list to articles. The server refuses a list that is too long or has nothing to match.
 */
export function matchList(Texto: string): Promise<ListMatch[]> {
  return send(calls.matchList, { body: { Texto } })
}

/** Departments with their families, in the shop's order. */
export function listDepartments(signal?: AbortSignal): Promise<Department[]> {
  return send(calls.listDepartments, { params: ALL, signal })
}

export function listBrands(signal?: AbortSignal): Promise<Brand[]> {
  return send(calls.listBrands, { params: ALL, signal })
}

/** Promotions running today. */
export function listPromotions(signal?: AbortSignal): Promise<Promotion[]> {
  return send(calls.listPromotions, { params: { Fecha: 'HOY' }, signal })
}

/** A page of a promotion's articles; pages count from 0. */
export function pagePromotionArticles(
  Id: number,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<Listed<Article[]>> {
  return sendForList(calls.pagePromotionArticles, { params: { Id, page, size }, signal })
}

/** Today's offers, each with its complete article. */
export function listOffers(signal?: AbortSignal): Promise<Offer[]> {
  return send(calls.listOffers, { params: { Fecha: 'HOY' }, signal })
}
