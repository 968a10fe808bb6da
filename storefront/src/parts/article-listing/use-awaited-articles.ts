import { LIST_PAGE_SIZE, pageOffset } from '@gondola/contract/base'
import type { SortCode } from '@gondola/contract/catalogue'
import { use, useEffect } from 'react'
import type { Slice } from '../../api/catalogue.ts'
import { queryClient } from '../../api/query-client.ts'
import { FROM_TABLET, useMedia } from '../../ui/layout/use-media.ts'
import { type ArticleSource, sliceQuery } from '../../state/article-source.ts'
import { ROWS_PER_CALL } from '../../state/row-calls.ts'

/** How long the previous screen stays while a new list's first articles load; after that, skeletons are shown. */
const AWAITED_MAX_MS = 100

/** The pending or last awaited query. */
let awaited: { what: string; settled: Promise<unknown> } | null = null

/** The list that is on screen; empty on a screen whose list is not known yet, null on any other screen. */
let onScreen: string | null = null

/**
 * Suspends a list that is new on screen until its first articles have loaded, for a short time: rendering skeletons for
 * a moment takes as long as rendering the articles. The previous screen stays meanwhile. Call it after all other hooks:
 * React does not handle hooks after one that suspended.
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
