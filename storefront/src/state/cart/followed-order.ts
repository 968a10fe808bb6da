import { type FollowedOrder, OrderStatus } from '@gondola/contract/orders'
import { useQuery } from '@tanstack/react-query'
import * as api from '../../api/orders.ts'
import { QUERY_KEYS } from '../query-keys.ts'

/** How often an order that may still change is read again. */
const AGAIN_MS = 20_000

/** One of a client's orders with its stages; read again while it may still change and the page is in sight. */
export function useFollowedOrder(clientId: number, Id: number) {
  return useQuery({
    queryKey: [...QUERY_KEYS.orders, clientId, 'followed', Id],
    queryFn: ({ signal }) => api.followOrder(Id, signal),
    staleTime: 0,
    retry: (failures, error) => !api.isNoOrder(error) && failures < 2,
    refetchInterval: ({ state: { data } }) => (data && mayChange(data) ? AGAIN_MS : false),
  })
}

/** Whether anything may still happen to an order. */
function mayChange({ Pedido: { Estado }, Etapas }: FollowedOrder): boolean {
  if (Estado === OrderStatus.Pending) return true
  return Estado === OrderStatus.Delivered && Etapas.at(-1)?.Etapa !== 'entregado'
}
