import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { staffOrders, type QueuedOrder } from '@gondola/contract/orders'
import type { CallQuery } from '@gondola/contract/calls'
import { askServer } from '../api/call-server.ts'
import { useOrderNews } from '../ui/orders/use-order-news.ts'

export const QUEUE_ROWS = 30

export type QueueQuery = CallQuery<typeof staffOrders.list>

/** A page of a branch's queue that follows the shop: fetched again as soon as the news' mark differs. */
export function useOrderQueue(asked: QueueQuery, branch: number | undefined) {
  const news = useOrderNews(branch)
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
