import * as calls from '@gondola/contract/calls/catalogue.ts'
import type { FilterQuery } from '@gondola/contract/calls/params.ts'
import type { Article } from '@gondola/contract/entities/article.ts'
import type { Brand } from '@gondola/contract/entities/brand.ts'
import type { Department } from '@gondola/contract/entities/department.ts'
import type { ListMatch } from '@gondola/contract/entities/list-match.ts'
import type { Offer } from '@gondola/contract/entities/offer.ts'
import type { Promotion } from '@gondola/contract/entities/promotion.ts'
import type { Suggestion } from '@gondola/contract/entities/suggestion.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { send, sendForList, type Listed } from './client.ts'

// Catalogue calls (spec §7, contract §4). Lists page by offset and count, are sorted by the server and tell their total.

/** Which part of a sorted list is asked for; count 0 is all of it. */
export interface Slice {
  from: number
  count: number
  orden: SortCode
}

/** What an article list holds: everything, a department or a family. */
export type Shelf = { kind: 'all' } | { kind: 'department' | 'family'; Codigo: number }

const ALL = { from: 0, count: 0 }

/** One article, or null when nothing with this code is on sale. */
export function findArticle(Codigo: string, signal?: AbortSignal): Promise<Article | null> {
  return send(calls.findArticle, { params: { Codigo }, signal })
}

/** A slice of a shelf, narrowed to what was chosen. */
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

/** Articles found by words, or with `byBrand` by a brand's name; a text under three letters is refused. */
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

/** What the lines of a shopping list mean; a list without anything to look for, or too long, is refused. */
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

/** Offers of today, each with its article whole. */
export function listOffers(signal?: AbortSignal): Promise<Offer[]> {
  return send(calls.listOffers, { params: { Fecha: 'HOY' }, signal })
}
