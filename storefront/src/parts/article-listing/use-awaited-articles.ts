import { LIST_PAGE_SIZE } from '@gondola/contract/constants.ts'
import { pageOffset } from '@gondola/contract/rules/paging.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { use, useEffect } from 'react'
import type { Slice } from '../../api/catalogue.ts'
import { queryClient } from '../../api/query-client.ts'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { type ArticleSource, sliceQuery } from '../../state/article-source.ts'
import { ROWS_PER_CALL } from '../../state/row-calls.ts'

/** So long the screen before stays while a list's first articles are on their way; then their shapes are shown. */
const AWAITED_MAX_MS = 100

/** What is waited for, or was last. */
let awaited: { what: string; settled: Promise<unknown> } | null = null

/** The list that is on the screen; empty on a screen that does not know its list yet, null on any other. */
let onScreen: string | null = null

/**
 * A list that is new on the screen is drawn once, with its articles, where they come quickly: shapes that are drawn for
 * a moment take as long as the articles themselves. The screen that is being left stays meanwhile. To be called after
 * every other hook: React goes wrong over those that come after one that waited.
 */
export function useAwaitedArticles(
  source: ArticleSource | null | undefined,
  page: number,
  sort: SortCode,
): void {
  const isWide = useMedia(FROM_TABLET)
  const what = source ? source.key.join(' ') : ''
  useEffect(() => {
    onScreen = what
    return () => {
      onScreen = null
    }
  }, [what])
  if (!source || onScreen === what || onScreen === '') return
  const count = isWide ? LIST_PAGE_SIZE : ROWS_PER_CALL
  const from = isWide ? pageOffset({ pageNro: page, pageSize: count }) : 0
  const settled = settledOf(what, source, { from, count, orden: sort })
  if (settled) use(settled)
}

function settledOf(what: string, source: ArticleSource, slice: Slice): Promise<unknown> | null {
  const query = sliceQuery(source, slice)
  const status = queryClient.getQueryState(query.queryKey)?.status
  if (status === 'success' || status === 'error') return null
  if (awaited?.what !== what) {
    const settled = Promise.race([queryClient.prefetchQuery(query), delay(AWAITED_MAX_MS)])
    awaited = { what, settled }
  }
  return awaited.settled
}

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
