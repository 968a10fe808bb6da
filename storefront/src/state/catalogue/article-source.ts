import {
  filtersOfAll,
  filtersOfBrand,
  filtersOfDepartment,
  filtersOfFamily,
  filtersOfText,
  type Article,
  type Department,
  type FilterQuery,
  type ListFilters,
  type SortCode,
} from '@gondola/contract/catalogue'
import { LIST_PAGE_SIZE } from '@gondola/contract/base'
import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { listShelf, searchArticles, type Shelf, type Slice } from '../../api/catalogue.ts'
import { send, type Listed } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { isSavingData, afterPaint } from '../../api/scheduling.ts'
import { rememberedPage, rememberSearch } from './last-search.ts'
import { filterQuery, type ListFilter, narrowingOf, NO_FILTER } from './list-filter.ts'
import { findShelf } from './shelf.ts'
import { QUERY_KEYS } from '../query-keys.ts'

/** The source of a list's articles: a shelf or a search. The server pages and sorts. */
export interface ArticleSource {
  key: readonly (string | number | boolean)[]
  /** The active filter, as URL parameters. */
  narrowing: string
  load(slice: Slice, signal?: AbortSignal): Promise<Listed<Article[]>>
  /** The available filters, with counts. */
  loadFilters(signal?: AbortSignal): Promise<ListFilters>
  /** A page known without a request, or null. */
  known?(slice: Slice): Listed<Article[]> | null
  /** What is asked for of an article, in pieces or grams: for its quantity field. */
  proposed?(article: Article): number | undefined
  /** Called with the page that is on screen. */
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

/** A search by words or by brand; its current page survives leaving the screen (spec §2, Search). */
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

export function sliceQuery(source: ArticleSource, slice: Slice) {
  return queryOptions({
    queryKey: [...QUERY_KEYS.articles, ...source.key, source.narrowing, slice.orden, slice.from, slice.count],
    queryFn: ({ signal }) => source.load(slice, signal),
    // as a function, so that it is read once and not on every render
    initialData: () => source.known?.(slice) ?? undefined,
  })
}

/** A page of a list that has been answered, or undefined. */
export function answeredPage({ key, narrowing }: ArticleSource): Listed<Article[]> | undefined {
  const queryKey = [...QUERY_KEYS.articles, ...key, narrowing]
  return queryClient.getQueriesData<Listed<Article[]>>({ queryKey }).find(([, page]) => page)?.[1]
}

/** A page of the desktop's grid, counted from 1; the previous page stays while another one of the same list loads. */
export function useArticlePage(source: ArticleSource, pageNro: number, orden: SortCode) {
  const count = LIST_PAGE_SIZE
  const from = (pageNro - 1) * count
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

/** The filters available for a list; the previous counts stay while new ones load. */
export function useListFilters(source: ArticleSource) {
  return useQuery({
    queryKey: ['list-filters', ...source.key, source.narrowing],
    queryFn: ({ signal }) => source.loadFilters(signal),
    placeholderData: (before, query) =>
      query && source.key.every((part, index) => query.queryKey[index + 1] === part) ? before : undefined,
  })
}

/** Prefetches the next slice, if the list's total says that there is one. */
function useFetchedAhead(source: ArticleSource, { from, count, orden }: Slice, total: number | undefined) {
  const client = useQueryClient()
  const isThere = total !== undefined && from < total && !isSavingData()
  useEffect(() => {
    if (!isThere) return
    return afterPaint(() => void client.prefetchQuery(sliceQuery(source, { from, count, orden })))
  }, [client, isThere, source, from, count, orden])
}

/** Prefetches a slice of a list that may be opened next, unless Save-Data is set. */
export function fetchSliceAhead(source: ArticleSource, slice: Slice): void {
  if (!isSavingData()) void queryClient.prefetchQuery(sliceQuery(source, slice))
}

/** Prefetches a slice of a department or family before its list is opened. */
export function fetchShelfAhead(Codigo: number, slice: Slice): void {
  const chosen = findShelf(queryClient.getQueryData<Department[]>(QUERY_KEYS.departments) ?? [], Codigo)
  if (chosen) fetchSliceAhead(shelfSource(chosen.shelf, NO_FILTER), slice)
}

function useShown(source: ArticleSource, slice: Slice, page: Listed<Article[]> | undefined): void {
  const tell = useEffectEvent((shown: Listed<Article[]>) => source.shown?.(slice, shown))
  useEffect(() => {
    if (page) afterPaint(() => tell(page))
  }, [page])
}

/**
 * The visible rows of a phone's list (`first` to `last`), loaded at any scroll position. Returns the total once a call
 * has answered, a function from row to article (null while it loads), and the first error with its retry.
 */
export function useArticleRows(source: ArticleSource, orden: SortCode, first: number, last: number) {
  const calls = callsForRows(first, last)
  // The first call is always made, whatever the scroll position.
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

/** The remaining choices of a shelf that is already filtered by `query`. */
function shelfFilters(shelf: Shelf, query: FilterQuery, signal?: AbortSignal): Promise<ListFilters> {
  if (shelf.kind === 'all') return send(filtersOfAll, { query, signal })
  const call = shelf.kind === 'department' ? filtersOfDepartment : filtersOfFamily
  return send(call, { params: { Id: shelf.Codigo }, query, signal })
}

/** The choices of a search by words, or with `byBrand` by a brand's name. */
function searchFilters(
  Texto: string,
  byBrand: boolean,
  query: FilterQuery,
  signal?: AbortSignal,
): Promise<ListFilters> {
  const call = byBrand ? filtersOfBrand : filtersOfText
  return send(call, { params: { Texto }, query, signal })
}

/** Number of rows per call of a phone's list. */
export const ROWS_PER_CALL = 3 * LIST_PAGE_SIZE

/** The calls that the rows from `first` to `last` need; call n loads the rows from n × `ROWS_PER_CALL` on. */
export function callsForRows(first: number, last: number): number[] {
  const firstCall = callOfRow(first)
  const lastCall = callOfRow(Math.max(first, last))
  return Array.from({ length: lastCall - firstCall + 1 }, (_, index) => firstCall + index)
}

export function callOfRow(row: number): number {
  return Math.floor(row / ROWS_PER_CALL)
}
