import type { Article } from '@gondola/contract/entities/article.ts'
import type { Department } from '@gondola/contract/entities/department.ts'
import { LIST_PAGE_SIZE } from '@gondola/contract/constants.ts'
import { pageOffset } from '@gondola/contract/rules/paging.ts'
import type { ListFilters } from '@gondola/contract/entities/list-filters.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listShelf, searchArticles, type Shelf, type Slice } from '../api/catalogue.ts'
import type { Listed } from '../api/client.ts'
import { searchFilters, shelfFilters } from '../api/list-filters.ts'
import { queryClient } from '../api/query-client.ts'
import { isSavingData } from '../api/saving-data.ts'
import { rememberedPage, rememberSearch } from './last-search.ts'
import { filterQuery, type ListFilter, narrowingOf, NO_FILTER } from './list-filter.ts'
import { oncePainted } from '../api/once-painted.ts'
import { callsForRows, ROWS_PER_CALL } from './row-calls.ts'
import { findShelf } from './shelf.ts'

/** Where a list's articles come from: a shelf or a search. The server pages and sorts. */
export interface ArticleSource {
  key: readonly (string | number | boolean)[]
  /** What the list is narrowed to, as an address says it. */
  narrowing: string
  load(slice: Slice, signal?: AbortSignal): Promise<Listed<Article[]>>
  /** What the list may be narrowed to, with counts. */
  loadFilters(signal?: AbortSignal): Promise<ListFilters>
  /** A page known before it is asked for, or null. */
  known?(slice: Slice): Listed<Article[]> | null
  /** Called with the page that is looked at. */
  shown?(slice: Slice, page: Listed<Article[]>): void
}

export function shelfSource(shelf: Shelf, filter: ListFilter): ArticleSource {
  const query = filterQuery(filter)
  return {
    narrowing: narrowingOf(filter),
    key: ['shelf', shelf.kind, shelf.kind === 'all' ? 0 : shelf.Codigo],
    load: (slice, signal) => listShelf(shelf, slice, query, signal),
    loadFilters: (signal) => shelfFilters(shelf, query, signal),
  }
}

/** A search by words or by brand; its page on screen outlives the screen (spec §2, Search). */
export function searchSource(texto: string, byBrand: boolean, filter: ListFilter): ArticleSource {
  const query = filterQuery(filter)
  const narrowing = narrowingOf(filter)
  return {
    narrowing,
    key: ['search', byBrand, texto.toLocaleLowerCase('es-AR')],
    load: (slice, signal) => searchArticles(texto, byBrand, slice, query, signal),
    loadFilters: (signal) => searchFilters(texto, byBrand, query, signal),
    known: (slice) => rememberedPage({ texto, byBrand, narrowing, ...slice }),
    shown: (slice, page) => rememberSearch({ texto, byBrand, narrowing, ...slice }, page),
  }
}

/** A slice of a list as the cache knows it. */
export function sliceQuery(source: ArticleSource, slice: Slice) {
  return queryOptions({
    queryKey: ['articles', ...source.key, source.narrowing, slice.orden, slice.from, slice.count],
    queryFn: ({ signal }) => source.load(slice, signal),
    // looked up once, not with every drawing
    initialData: () => source.known?.(slice) ?? undefined,
  })
}

/** A page of the desktop's grid, counted from 1; the page before stays while another of the same list loads. */
export function useArticlePage(source: ArticleSource, pageNro: number, orden: SortCode) {
  const count = LIST_PAGE_SIZE
  const from = pageOffset({ pageNro, pageSize: count })
  const belongs = (key: readonly unknown[]) => source.key.every((part, index) => key[index + 1] === part)
  const page = useQuery({
    ...sliceQuery(source, { from, count, orden }),
    placeholderData: (before, query) => (query && belongs(query.queryKey) ? before : undefined),
  })
  const shown = page.isPlaceholderData ? undefined : page.data
  useShown(source, { from, count, orden }, shown)
  useFetchedAhead(source, { from: from + count, count, orden }, shown?.total)
  return page
}

/** What a list may be narrowed to; the counts before stay while another choice is counted. */
export function useListFilters(source: ArticleSource) {
  return useQuery({
    queryKey: ['list-filters', ...source.key, source.narrowing],
    queryFn: ({ signal }) => source.loadFilters(signal),
    placeholderData: (before, query) =>
      query && source.key.every((part, index) => query.queryKey[index + 1] === part) ? before : undefined,
  })
}

/** Asks for the slice after the one that is looked at, as soon as the list's total says that there is one. */
function useFetchedAhead(source: ArticleSource, { from, count, orden }: Slice, total: number | undefined) {
  const client = useQueryClient()
  const isThere = total !== undefined && from < total && !isSavingData()
  useEffect(() => {
    if (!isThere) return
    return oncePainted(() => void client.prefetchQuery(sliceQuery(source, { from, count, orden })))
  }, [client, isThere, source, from, count, orden])
}

/** Asks for the first articles of a department or family before its list is opened, as many as that will ask for. */
export function fetchShelfAhead(Codigo: number, count: number): void {
  const chosen = findShelf(queryClient.getQueryData<Department[]>(['departments']) ?? [], Codigo)
  if (!chosen || isSavingData()) return
  const source = shelfSource(chosen.shelf, NO_FILTER)
  void queryClient.prefetchQuery(sliceQuery(source, { from: 0, count, orden: 's' }))
}

/** Tells the source which page is on screen. */
function useShown(source: ArticleSource, slice: Slice, page: Listed<Article[]> | undefined): void {
  const tell = useEffectEvent((shown: Listed<Article[]>) => source.shown?.(slice, shown))
  useEffect(() => {
    if (page) oncePainted(() => tell(page))
  }, [page])
}

/**
 * The rows of a phone's list that are looked at (`first` to `last`), loaded wherever the list is scrolled to. Gives
 * the total as soon as a call answered, the article of a row or null while it loads, and a failure with its retry.
 */
export function useArticleRows(source: ArticleSource, orden: SortCode, first: number, last: number) {
  const calls = callsForRows(first, last)
  // The first call tells the total wherever the list was left.
  const asked = calls.includes(0) ? calls : [0, ...calls]
  const queries = useQueries({
    queries: asked.map((call) =>
      sliceQuery(source, { from: call * ROWS_PER_CALL, count: ROWS_PER_CALL, orden }),
    ),
  })
  useShown(source, { from: 0, count: ROWS_PER_CALL, orden }, queries[asked.indexOf(0)]?.data)
  const total = queries.find(({ data }) => data)?.data?.total
  const next = ((calls.at(-1) ?? 0) + 1) * ROWS_PER_CALL
  useFetchedAhead(source, { from: next, count: ROWS_PER_CALL, orden }, total)
  const byCall = new Map(asked.map((call, index) => [call, queries[index]?.data]))
  const failed = queries.find(({ error }) => error)
  return {
    total: total ?? null,
    articleAt: (row: number): Article | null =>
      byCall.get(Math.floor(row / ROWS_PER_CALL))?.items[row % ROWS_PER_CALL] ?? null,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  }
}
