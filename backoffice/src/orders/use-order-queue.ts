import { useEffect, useRef } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import {
  readOrderNews,
  staffOrders,
  type OrderNews,
  type QueuedOrder,
  newOrdersText,
} from '@gondola/contract/orders'
import type { CallQuery } from '@gondola/contract/calls'
import { branchQuery } from '../ui/frame/chosen-branch.ts'
import { askServer, callServer } from '../api/call-server.ts'

/** Polling interval for changes. */
const NEWS_MS = 4000
export const QUEUE_ROWS = 30

export type QueueQuery = CallQuery<typeof staffOrders.list>

/** A page of a branch's queue that follows the shop: fetched again as soon as the news' mark differs. */
export function useOrderQueue(asked: QueueQuery, branch: number | undefined) {
  const news = useNews(branch)
  const query = branch === undefined ? asked : { ...asked, Sucursal: branch }
  const mark = news.data?.Marca ?? ''
  const page = useQuery({
    queryKey: ['order-queue', query, mark],
    queryFn: ({ signal }) => askServer<QueuedOrder[]>(staffOrders.list, { query, signal }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
  })
  return { news, page, refresh: () => void news.refetch().then(() => page.refetch()) }
}

/** Where a search finds orders, in all branches that one may see, whatever the list is narrowed to. */
export function useSearchPlaces(search: string, mark: string) {
  return useQuery({
    queryKey: ['order-search', search, mark],
    queryFn: ({ signal }) =>
      Promise.all(
        SEARCHED_STATES.map(async ([view, Estado]) => {
          const query = { q: search, Estado, _start: 0, _end: 0 }
          const { total } = await askServer<QueuedOrder[]>(staffOrders.list, { query, signal })
          return { view, total: total ?? 0 }
        }),
      ),
    enabled: search !== '',
    networkMode: 'always',
  })
}

/** The views of all orders, each order in one of them, and their states. */
const SEARCHED_STATES = [
  ['pendientes', 'P'],
  ['D', 'D'],
  ['C', 'C'],
  ['A', 'A'],
] as const

/** Polls the pending orders; notifies when an order comes in. */
function useNews(branch: number | undefined) {
  const notify = useNotify()
  const news = useQuery({
    queryKey: ['order-news', branch],
    queryFn: ({ signal }) => callServer(readOrderNews, { query: branchQuery({ chosen: branch }), signal }),
    refetchInterval: NEWS_MS,
    networkMode: 'always',
  })
  const before = useRef<{ of: number | undefined; news: OrderNews } | null>(null)
  useEffect(() => {
    const now = news.data
    if (now === undefined) return
    // another branch's orders are not new ones
    const seen = before.current?.of === branch ? (before.current?.news ?? null) : null
    before.current = { of: branch, news: now }
    const [newest, count] = [now.Ultimo ?? 0, pendingOf(now) - (seen === null ? 0 : pendingOf(seen))]
    if (seen === null || newest <= (seen.Ultimo ?? 0)) return
    notify(newOrdersText(Math.max(1, count), newest), { type: 'info' })
  }, [news.data, branch, notify])
  return news
}

const pendingOf = ({ Turnos }: OrderNews): number =>
  Turnos.reduce((sum, { Cola, Preparando, Listos }) => sum + Cola + Preparando + Listos, 0)
