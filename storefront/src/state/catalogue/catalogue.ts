import {
  type Article,
  type Offer,
  type Promotion,
  listDepartments,
  listBrands,
  suggest,
  findArticle,
  listOffers,
  listPromotions,
  pagePromotionArticles,
} from '@gondola/contract/catalogue'
import {
  ArticleCode,
  HOME_ARTICLES,
  HOME_PROMOTION_ARTICLES,
  PROMOTION_DIALOG_PAGE_SIZE,
  fits,
} from '@gondola/contract/base'
import {
  queryOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { send, sendForList, ALL, type Listed } from '../../api/client.ts'
import { searchArticles, listShelf } from '../../api/catalogue.ts'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../query-keys.ts'
import { useBranch } from '../place/place.ts'
import { isSavingData } from '../../api/scheduling.ts'

/** `staleTime`: departments and brands change once a night. */
const SLOW_MS = 600_000
/** The slice that a search inside a dialog shows. */
const FIRST_FOUND = { from: 0, count: 12, orden: 's' } as const

/** Departments with their families, in the shop's order. */
export function useDepartments() {
  useBranch()
  return useQuery({
    queryKey: QUERY_KEYS.departments,
    queryFn: ({ signal }) => send(listDepartments, { params: ALL, signal }),
    staleTime: SLOW_MS,
  })
}

/** All brands; loaded once the visitor searches by brand (spec §2, header). */
export function useBrands(isWanted: boolean) {
  useBranch()
  return useQuery({
    queryKey: ['brands'],
    queryFn: ({ signal }) => send(listBrands, { params: ALL, signal }),
    staleTime: SLOW_MS,
    enabled: isWanted,
  })
}

/** Suggestions for the typed text; the previous ones stay until the next have loaded. */
export function useSuggestions(text: string, isWanted: boolean) {
  return useQuery({
    queryKey: [...QUERY_KEYS.articles, 'suggestions', text],
    queryFn: ({ signal }) => send(suggest, { params: { Texto: text }, signal }),
    enabled: isWanted,
    retry: false,
    placeholderData: (before) => before,
  })
}

/** The first search results for a text; the previous ones stay until the next have loaded. */
export function useFoundArticles(text: string) {
  return useQuery({
    queryKey: [...QUERY_KEYS.articles, 'found', text],
    queryFn: ({ signal }) => searchArticles(text, false, FIRST_FOUND, {}, signal),
    placeholderData: (before) => before,
  })
}

function articleQuery(Codigo: string) {
  return queryOptions({
    queryKey: [...QUERY_KEYS.articles, 'one', Codigo],
    queryFn: ({ signal }) =>
      fits(ArticleCode, Codigo) ? send(findArticle, { params: { Codigo }, signal }) : null,
  })
}

/** One article, or null if no article with this code is on sale. While it loads, the copy from a cached list. */
export function useArticle(Codigo: string) {
  return useQuery({ ...articleQuery(Codigo), placeholderData: () => listedArticle(Codigo) })
}

/** Prefetches an article when its link is hovered or touched. */
export function fetchArticleAhead(Codigo: string): void {
  if (!isSavingData()) void queryClient.prefetchQuery(articleQuery(Codigo))
}

/** The article's copy in a cached list, if any. */
function listedArticle(Codigo: string): Article | undefined {
  return queryClient
    .getQueriesData({ queryKey: QUERY_KEYS.articles })
    .flatMap(([, data]) => articlesIn(data))
    .find((article) => article.Codigo === Codigo)
}

/** The articles in cached data: a list's page has `items`, offers have an article each. */
function articlesIn(data: unknown): Article[] {
  if (Array.isArray(data)) return data.flatMap(({ Articulo }: Partial<Offer>) => Articulo ?? [])
  return typeof data === 'object' && data !== null && 'items' in data ? (data.items as Article[]) : []
}

/** Today's offers. */
export function useOffers() {
  return useQuery({
    queryKey: [...QUERY_KEYS.articles, 'offers'],
    queryFn: ({ signal }) => send(listOffers, { params: { Fecha: 'HOY' }, signal }),
  })
}

/** Today's promotions. */
export function usePromotions() {
  return useQuery({
    queryKey: QUERY_KEYS.promotions,
    queryFn: ({ signal }) => send(listPromotions, { params: { Fecha: 'HOY' }, signal }),
  })
}

/** The first articles in the shop's own order (contract §4), once they are `wanted`. */
export function useFirstArticles(wanted: boolean) {
  const slice = { from: 0, count: HOME_ARTICLES, orden: 's' } as const
  return useQuery({
    queryKey: [...QUERY_KEYS.articles, 'first'],
    queryFn: ({ signal }) => listShelf({ kind: 'all' }, slice, {}, signal),
    enabled: wanted,
  })
}

function promotionPageQuery(Promocion: number, page: number, size: number) {
  return queryOptions({
    queryKey: [...QUERY_KEYS.articles, 'promotion', Promocion, page, size],
    queryFn: ({ signal }) =>
      sendForList(pagePromotionArticles, { params: { Id: Promocion, page, size }, signal }),
  })
}

/** A page of a promotion's articles for its dialog, counted from 0. */
export function usePromotionPage(Promocion: number, page: number) {
  return useQuery(promotionPageQuery(Promocion, page, PROMOTION_DIALOG_PAGE_SIZE))
}

/**
 * The first 15 articles of each promotion, loaded one promotion after another (spec §4, home loading): each waits until
 * the previous ones have answered or failed. Results are in the order of `promotions`.
 */
export function useHomePromotions(promotions: readonly Promotion[]) {
  const client = useQueryClient()
  const queries = promotions.map(({ Promocion }) => promotionPageQuery(Promocion, 0, HOME_PROMOTION_ARTICLES))
  const isSettled = queries.map(({ queryKey }) => {
    const state = client.getQueryState(queryKey)
    return state !== undefined && state.status !== 'pending'
  })
  return useQueries({
    queries: queries.map((query, index) => ({
      ...query,
      enabled: isSettled.slice(0, index).every((settled) => settled),
    })),
    combine: listsOf,
  })
}

/** Equal as long as nothing in it changes: a constant function's result is shared. */
const listsOf = (pages: readonly UseQueryResult<Listed<Article[]>>[]) => ({
  lists: pages.map(({ data }) => data?.items ?? []),
  isLoading: pages.some(({ isPending }) => isPending),
  hasFailed: pages.some(({ isError }) => isError),
})
