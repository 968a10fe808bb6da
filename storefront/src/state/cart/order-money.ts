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

/** Pauses between questions to the provider after its page, the last one again and again; the call is limited. */
const PAUSES_MS = [2000, 3000, 5000, 8000, 13_000, 20_000, 30_000, 60_000]
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
      const mayBePaid = known ? isAwaited(known) && known.Pagina !== null : isBack
      return mayBePaid ? askedMoney(Id, signal) : send(findOrderMoney, { params: { Id }, signal })
    },
    enabled: isWanted,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      if (!data || !isAwaited(data)) return false
      return isBack ? PAUSES_MS[Math.min(dataUpdateCount - 1, PAUSES_MS.length - 1)]! : AGAIN_MS
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
