import type { Client } from '@gondola/contract/clients'
import { DELIVERED_ORDERS_PAGE_SIZE, PENDING_ORDERS_PAGE_SIZE } from '@gondola/contract/base'
import { type Order, OrderStatus, listOrders, cloneOrder, saveOrder } from '@gondola/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { sendForList, send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { QUERY_KEYS } from '../query-keys.ts'

/** The groups of a client's orders; the incomplete order belongs to the cart. */
export type OrderGroup = 'P' | 'D' | 'C'

const PAGE_SIZES: Record<OrderGroup, number> = {
  P: PENDING_ORDERS_PAGE_SIZE,
  D: DELIVERED_ORDERS_PAGE_SIZE,
  C: DELIVERED_ORDERS_PAGE_SIZE,
}

/** How often an order that is being prepared is read again where it is listed: a question waits some minutes. */
export const askedAgain = (orders: readonly Pick<Order, 'Preparacion'>[] = []): number | false =>
  orders.some(({ Preparacion }) => Preparacion === 'preparando') && 30_000

/** Number of pages of a group with `total` orders. */
export function pageCount(group: OrderGroup, total: number): number {
  return Math.ceil(total / PAGE_SIZES[group])
}

/** A page of a client's orders, newest first, counted from 0 (spec §4); the previous page stays while it loads. */
export function useOrders(client: Pick<Client, 'Id'> | null, group: OrderGroup, page: number) {
  const Id = client?.Id ?? 0
  return useQuery({
    enabled: client !== null,
    queryKey: [...QUERY_KEYS.orders, Id, group, page],
    queryFn: ({ signal }) =>
      sendForList(listOrders, {
        params: { Cliente: Id, Estado: group, page, size: PAGE_SIZES[group] },
        signal,
      }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === Id && query.queryKey[2] === group ? before : undefined,
    refetchInterval: ({ state: { data } }) => askedAgain(data?.items),
  })
}

/** An order's lines at today's prices, and its articles that are no longer sold. */
export function useClonedOrder({ Id }: Order) {
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, 'clone', Id],
    queryFn: () => send(cloneOrder, { params: { Id } }),
    staleTime: 0,
  })
}

/** Annuls a pending order (spec §4: Estado A, saved). */
export async function annulOrder({ Id }: Order): Promise<void> {
  await send(saveOrder, { body: { Id, Estado: OrderStatus.Annulled }, idempotencyKey: newIdempotencyKey() })
  await forgetOrders()
}

/** Invalidates the cached orders. */
export function forgetOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: QUERY_KEYS.orders })
}
