import type { CartLine } from '@gondola/contract/cart'
import {
  CHECKOUT_NOTICE_MS,
  ORDER_PLACED_REDIRECT_MS,
  orderAddress,
  ROUTES,
  type Violation,
  ownTexts,
} from '@gondola/contract/base'
import { type PaymentType, isoDateOf } from '@gondola/contract/delivery'
import { type Message, violationMessage } from '@gondola/contract/http'
import type { SiteParameters } from '@gondola/contract/site'
import {
  type Order,
  checkAge,
  checkDelivery,
  checkPayment,
  goodsTotal,
  type OrderTotals,
  saveOrder,
} from '@gondola/contract/orders'
import { isPaidFirst, isReservable } from '@gondola/contract/payments'
import { alreadyPlacedMessage } from '../../texts/followed-order.ts'
import { minutesLater, paymentWayTexts } from '../../texts/payment.ts'
import { useRef, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { whenMadeToWait } from '../../api/connection.ts'
import { NetworkLost, Refused } from '../../api/errors.ts'
import { send } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import { tellSuccess } from '../../parts/messages/tell.ts'
import { tellRefusedRule, tellViolation } from '../../parts/messages/tell-rule.ts'
import { isArticleRefusal, isPlaceRefusal, refusedDelivery } from '../../parts/checkout/refused-delivery.ts'
import {
  type FeeState,
  useDeliveryCosts,
  useOrderedFrom,
  useOrderTotals,
} from '../../parts/checkout/order-delivery.ts'
import { refreshCart } from '../../state/cart/cart-refresh.ts'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import {
  addresseeOf,
  choose,
  type CheckoutOrder,
  forgetOrder,
  orderToPlace,
  renewKey,
  useCheckout,
} from '../../state/cart/checkout.ts'
import { minutesToPay } from '../../state/minutes-to-pay.ts'
import { useDeliveryGrid, usePaymentTypes } from '../../state/delivery.ts'
import { useParameters } from '../../state/site.ts'
import { keepConfirmation } from '../../state/confirmation.ts'
import { forgetHold, OF_SLOT } from '../../state/slot-hold.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { openDialog } from '../../state/dialogs.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'

const ORDER_PLACED: Message = ownTexts({
  text: '¡Tu pedido fué generado con éxito! Nos encargamos de procesar tu pedido y ante cualquier consulta nos comunicaremos contigo.',
})

/**
 * State of sending the order.
 * - `failed`: the outcome is unknown; the same order may be sent again.
 * - `unpaid`: no payment type was chosen.
 * - `undeclared`: being of age was not declared.
 * - `sending`, `placed`: screens show `sent`, because cart and order are cleared for the next one.
 * - `againInS`: the shop is busy; the same order is sent again after this many seconds.
 */
export type Sending =
  | { step: 'idle' }
  | { step: 'failed'; error: Error }
  | { step: 'unpaid' | 'undeclared' }
  | { step: 'repriced'; order: Partial<Order>; seen: OrderTotals }
  | { step: 'sending' | 'placed'; sent: SentOrder; againInS?: number }

/** An order as it was sent: the customer's choices, the lines and the totals. */
export interface SentOrder {
  order: CheckoutOrder
  lines: readonly CartLine[]
  totals: OrderTotals
  fee: FeeState
}

/** Whether the order is being sent, or is placed. */
export function isSent(sending: Sending): sending is Extract<Sending, { sent: SentOrder }> {
  return sending.step === 'sending' || sending.step === 'placed'
}

export const PAYMENT_FIELD = 'tipo-pago'

/** Why an order for this day cannot be paid by a type, with what the list of types says; null if it can. */
export function usePaymentFault(Dia: number | null) {
  const today = useDeliveryGrid().data?.Hoy
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  return ({ Disponible = true, Forma }: PaymentType): { text: string; inList: string } | null => {
    const { unavailable, unavailableInList, tooFarInList } = paymentWayTexts
    if (!Disponible) return { text: unavailable, inList: unavailableInList }
    return Forma === 'reserva' && isoDate && today && !isReservable(isoDate, today)
      ? { text: violationMessage({ code: 'reserva-lejos' }).text, inList: tooFarInList }
      : null
  }
}

/** Refusals after which the customer must choose day and slot again. */
const DELIVERY_REFUSALS = new Set([
  ...OF_SLOT,
  'dia-sin-reparto',
  'horario-inexistente',
  'horario-pasado',
  'alcohol-horario',
])

/**
 * '¡Confirmar Compra!' (spec §4, checkout flow). Repeated presses and retries place one order: every attempt has the
 * key of `pedidolinea` until the server has finally refused the order (contract §5).
 */
export function usePlaceOrder() {
  const [state, setState] = useState<Sending>({ step: 'idle' })
  const isSending = useRef(false)
  const customer = useCustomer()
  const navigate = useNavigate()
  const { Monto2 } = useDeliveryCosts()
  const { totals, fee } = useOrderTotals(useCheckout(({ TipoPago }) => TipoPago?.Id ?? null))
  const { data: types } = usePaymentTypes()
  const faultOf = usePaymentFault(useCheckout(({ Dia }) => Dia))
  const { data: parameters } = useParameters()
  const from = useOrderedFrom()

  const placeOnce = async (): Promise<Sending> => {
    const order = useCheckout.getState()
    const { lines } = useCart.getState()
    const violation = checkPayment(order.TipoPago) ?? checkDelivery(order, goodsTotal(totals), Monto2 ?? 0)
    if (violation) return broken(violation)
    const type = types?.find(({ Id }) => Id === order.TipoPago?.Id)
    if (type && faultOf(type)) {
      // the field says why
      document.getElementById(PAYMENT_FIELD)?.focus()
      return { step: 'idle' }
    }
    if (checkAge(lines, order.MayorDeEdad)) return { step: 'undeclared' }
    const draft = orderToPlace(order, lines, addresseeOf(order, customer), totals, from)!
    const sent = { order, lines, totals, fee }
    setState({ step: 'sending', sent })
    let placed: Order
    const stopHearing = whenMadeToWait((againInS) => setState({ step: 'sending', sent, againInS }))
    try {
      placed = await send(saveOrder, { body: draft, idempotencyKey: order.IdempotencyKey })
    } catch (error) {
      return afterRefusal(error, totals, navigate)
    } finally {
      stopHearing()
    }
    forgetHold()
    keepConfirmation(placed, customer)
    leave(navigate, placed, type && parameters ? nextStep(placed, type, parameters) : null)
    return { step: 'placed', sent }
  }
  const place = () => {
    if (isSending.current) return
    isSending.current = true
    void placeOnce()
      .then(setState)
      .finally(() => {
        isSending.current = false
      })
  }
  const acceptPrices = ({ Lineas }: Partial<Order>) => {
    if (Lineas) replaceCart(Lineas.map(({ Descuentos: _, ...line }) => line))
    setState({ step: 'idle' })
  }
  return { place, state, acceptPrices }
}

function broken(violation: Violation): Sending {
  // The notice returns the focus to the element that had it: the field that the rule concerns.
  if (violation.code === 'tipo-pago') document.getElementById(PAYMENT_FIELD)?.focus()
  tellViolation(violation, CHECKOUT_NOTICE_MS)
  return { step: violation.code === 'tipo-pago' ? 'unpaid' : 'idle' }
}

/** Handles an order that was not acknowledged. The cart is never changed. */
function afterRefusal(error: unknown, seen: OrderTotals, navigate: NavigateFunction): Sending {
  if (error instanceof NetworkLost) return { step: 'failed', error }
  if (!(error instanceof Refused)) throw error
  const { code, status, Pedido } = error.problem
  if (code === 'sesion') openDialog('login')
  else if (code === 'clave-repetida') tellAlreadyPlaced(navigate, Pedido)
  else if (status >= 500 || code === 'concurrencia' || code === 'limite') return { step: 'failed', error }
  else if (code === 'precios' && Pedido) return afterRepricing(Pedido, seen)
  else afterFinalRefusal(error, navigate)
  return { step: 'idle' }
}

/**
 * The server's prices differ from those that the customer saw, and nothing was stored: the customer reviews them and
 * confirms again (contract §5).
 */
function afterRepricing(order: Partial<Order>, seen: OrderTotals): Sending {
  renewKey()
  void queryClient.invalidateQueries({ queryKey: QUERY_KEYS.costs })
  return { step: 'repriced', order, seen }
}

/** The server refused the order and stored nothing: the next attempt is a new order. */
function afterFinalRefusal(error: Refused, navigate: NavigateFunction): void {
  renewKey()
  tellRefusedRule(error, CHECKOUT_NOTICE_MS)
  if (DELIVERY_REFUSALS.has(error.problem.code)) {
    choose({ Dia: null, HorarioEntrega: null })
    void navigate(ROUTES.checkout2)
  } else if (isPlaceRefusal(error)) {
    void queryClient.invalidateQueries({ queryKey: ['place'] })
    void navigate(ROUTES.checkout2, refusedDelivery(error))
  } else if (isArticleRefusal(error)) {
    void refreshCart(null)
    void navigate(ROUTES.checkout1, refusedDelivery(error))
  } else if (error.problem.code === 'articulo-inexistente') {
    void refreshCart(null)
    void navigate(ROUTES.checkout1)
  }
}

/** An earlier attempt was placed although its answer was lost, and the order has been changed since. */
function tellAlreadyPlaced(navigate: NavigateFunction, placed: Partial<Order> = {}): void {
  renewKey()
  tellSuccess(alreadyPlacedMessage(placed, useCart.getState().lines), {
    kind: 'info',
    onClosed: () => {
      void queryClient.invalidateQueries()
      void navigate(ROUTES.myOrders)
    },
  })
}

/** What is told of an order that is paid first; null: it is not. */
function nextStep(
  { Fechahora }: Order,
  type: PaymentType,
  parameters: Pick<SiteParameters, 'MinutosParaPagar'>,
): Message | null {
  if (type.Forma === undefined || !isPaidFirst(type.Forma)) return null
  const minutes = minutesToPay(type, parameters)
  return {
    title: paymentWayTexts.placedTitle,
    text: type.Transferencia
      ? paymentWayTexts.placedTransfer(minutes / 60)
      : paymentWayTexts.placed(minutesLater(Fechahora, minutes)),
  }
}

/**
 * The order is placed: clears cart and `pedidolinea`, and after 2 s shows the customer's orders (spec §4). An order that
 * is paid first leads to its payment; the address of the checkout is replaced, so that the browser's back does not
 * return to it.
 */
function leave(navigate: NavigateFunction, { Id }: Order, toPay: Message | null): void {
  replaceCart([])
  forgetOrder()
  void queryClient.invalidateQueries()
  tellSuccess(toPay ?? ORDER_PLACED, {
    durationMs: ORDER_PLACED_REDIRECT_MS,
    onClosed: () =>
      void (toPay === null
        ? navigate(ROUTES.myOrders)
        : navigate(`${orderAddress(Id)}?pago=ir`, { replace: true })),
  })
}
