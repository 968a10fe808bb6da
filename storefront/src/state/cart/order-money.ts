import type { Order } from '@gondola/contract/orders'
import {
  isPaidFirst,
  type OrderMoney,
  findOrderMoney,
  checkPayment,
  payOrder,
} from '@gondola/contract/payments'
import { isOverTime } from '../../texts/payment.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isRefusal } from '../../api/errors.ts'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../query-keys.ts'

/** First pauses between questions to the provider after its page. */
const PAUSES_MS = [2000, 3000, 5000, 8000]
/** Pause between questions about a page that somebody watches, who is told within 15 s; the call is limited. */
const WATCHED_MS = 12_000
/** How often a reserve is looked at that the shop's worker is about to release. */
const RELEASE_MS = 3000
/** How often money that may still come is looked at otherwise: what is known is told by the order's events. */
const AGAIN_MS = 30_000

// under the key of the orders, which an order's event reads again
const keyOf = (clientId: number, Id: number) => [...QUERY_KEYS.orders, clientId, 'money', Id]

/** Whether the customer can pay now. */
export const isPayable = (money: OrderMoney, order: Progress): boolean =>
  (money.Estado === 'a-pagar' || money.Estado === 'falta') &&
  !isOverTime(money) &&
  (money.Pagina !== null || isAskedOnline(money, order))

type Progress = Pick<Order, 'Estado' | 'Preparacion'>

/** As the settlement asks (decision 0031): not while an order is prepared, nor once it left. */
function isAskedOnline({ Forma }: OrderMoney, { Estado, Preparacion }: Progress): boolean {
  if (Estado !== 'P' || Forma === 'puerta') return false
  return Preparacion === undefined ? isPaidFirst(Forma) : Preparacion === 'listo'
}

/** Whether the provider may know of a payment that the shop does not: on an open page, or one that is not decided. */
const mayBePaid = (money: OrderMoney): boolean =>
  money.Estado === 'esperando' || (isAwaited(money) && money.Pagina !== null)

/** Whether money may come at any moment. */
export const isAwaited = ({ Estado }: OrderMoney): boolean =>
  Estado === 'a-pagar' || Estado === 'falta' || Estado === 'esperando'

/**
 * The money of one of a client's orders. Who comes back from the provider's page (`isBack`), or has a page that is open,
 * has the provider asked until the payment is known: notices get lost.
 */
export function useOrderMoney(
  clientId: number,
  Id: number,
  { isWanted = true, isBack = false }: { isWanted?: boolean; isBack?: boolean } = {},
) {
  const queryKey = keyOf(clientId, Id)
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const known = queryClient.getQueryData<OrderMoney>(queryKey)
      const isAsked = known ? mayBePaid(known) : isBack
      return isAsked ? askedMoney(Id, signal) : send(findOrderMoney, { params: { Id }, signal })
    },
    enabled: isWanted,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (data?.Estado === 'devolviendo') return data.Cobrado > 0 ? AGAIN_MS : RELEASE_MS
      if (!data || !isAwaited(data)) return false
      if (!mayBePaid(data)) return AGAIN_MS
      return isBack ? (PAUSES_MS[dataUpdateCount - 1] ?? WATCHED_MS) : WATCHED_MS
    },
  })
}

/** A provider that does not answer changes nothing of what the shop knows. */
async function askedMoney(Id: number, signal: AbortSignal): Promise<OrderMoney> {
  try {
    return await send(checkPayment, { params: { Id }, signal })
  } catch (error) {
    if (isRefusal(error, 'pago-caido') || isRefusal(error, 'limite'))
      return send(findOrderMoney, { params: { Id }, signal })
    throw error
  }
}

/** Begins to pay an order; the answer has the page where it is paid, if anything is to be paid. */
export function useBeginPayment(clientId: number, Id: number) {
  return useMutation({
    mutationFn: () => send(payOrder, { params: { Id } }),
    onSuccess: (money) => queryClient.setQueryData(keyOf(clientId, Id), money),
  })
}
