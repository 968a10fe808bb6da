import { ROUTES } from '@gondola/contract/base'
import { holdsWeighed, orderTotals } from '@gondola/contract/orders'
import { checkoutTexts } from '../../texts/checkout.ts'
import { SENDING_ORDER } from '../../texts/notices.ts'
import { Navigate } from 'react-router'
import { CheckoutFrame } from '../../parts/checkout/checkout-frame.tsx'
import { CheckoutTotals } from '../../parts/checkout/checkout-totals.tsx'
import { CostsFailure } from '../../parts/checkout/costs-failure.tsx'
import { useDeliveryCosts } from '../../parts/checkout/use-delivery-costs.ts'
import { useMinimumOnEntry } from '../../parts/checkout/use-minimum-on-entry.ts'
import { useHoldKeeper } from '../../parts/slots/use-hold-keeper.ts'
import { isSlotLost, useSlotHold } from '../../state/slot-hold.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useCartAmounts } from '../../state/cart/cart-discounts.ts'
import { type CheckoutOrder, useCheckout } from '../../state/cart/checkout.ts'
import { useConnection } from '../../state/connection.ts'
import { usePaymentTypes } from '../../state/delivery.ts'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import styles from './checkout-3-screen.module.css'
import { AgeDeclaration } from './age-declaration.tsx'
import { BoughtLines } from './bought-lines.tsx'
import { ChooseAgain } from './choose-again.tsx'
import { DeliveryInformation } from './delivery-information.tsx'
import { OrderFailure } from './order-failure.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PricesChangedDialog } from './prices-changed-dialog.tsx'
import { isSent, usePlaceOrder } from './use-place-order.ts'

/** Checkout, '3-Confirmación de pedido' (spec §2): payment, comment, review, and sending the order. */
export function Component() {
  const lines = useCart((cart) => cart.lines)
  const order = useCheckout()
  const { Monto1, GratisDesde } = useDeliveryCosts()
  // the preselected payment type loads with them
  const { isPending: arePaymentsComing } = usePaymentTypes()
  const { place, state, acceptPrices } = usePlaceOrder()
  const amounts = useCartAmounts(order.TipoPago?.Id ?? null)
  const isOnline = useConnection((connection) => connection.isOnline)
  const isOnItsWay = isSent(state)
  const isLost = useSlotHold(isSlotLost)
  useHoldKeeper(isOnItsWay)
  useMinimumOnEntry(isOnItsWay || amounts === null ? null : amounts.goods)
  if (!isOnItsWay && lines.length === 0) return <Navigate to={ROUTES.checkout1} replace />
  if (!isOnItsWay && !hasDelivery(order) && !(isLost && order.Dia !== null))
    return <Navigate to={ROUTES.checkout2} replace />
  const totalsNow = orderTotals(lines, order.FormaEntrega, Monto1 ?? 0, amounts?.discount, GratisDesde)
  const shown = isOnItsWay ? state.sent : { order, lines, totals: totalsNow }
  const { totals } = shown
  const isEstimate = holdsWeighed(shown.lines)
  return (
    <CheckoutFrame
      step="checkout3"
      total={totals.TotalNeto}
      isEstimate={isEstimate}
      totals={
        <CheckoutTotals totals={totals} isEstimate={isEstimate} showsShipping={totals.TotalEnvio > 0} />
      }
      action={
        <>
          {state.step === 'sending' && (
            <p role="status" className={styles['sending']}>
              <Spinner />
              {state.againInS === undefined ? SENDING_ORDER : checkoutTexts.busy(state.againInS)}
            </p>
          )}
          {!isOnline && (
            <p role="status" className={styles['sending']}>
              {checkoutTexts.waitsForNetwork}
            </p>
          )}
          <Button
            size="l"
            disabled={isOnItsWay || Monto1 === null || arePaymentsComing || !isOnline}
            onClick={place}
          >
            {checkoutTexts.confirm}
          </Button>
        </>
      }
    >
      <CostsFailure />
      {state.step === 'failed' && <OrderFailure error={state.error} onRetry={place} />}
      {!isOnItsWay && <ChooseAgain />}
      <PaymentChoice order={shown.order} lines={shown.lines} total={totals.TotalNeto} sending={state} />
      <AgeDeclaration order={shown.order} lines={shown.lines} sending={state} />
      <DeliveryInformation order={shown.order} />
      <BoughtLines lines={shown.lines} />
      <p className={styles['hint']}>{checkoutTexts.stockHint}</p>
      <p className={styles['hint']}>{checkoutTexts.withdrawal}</p>
      {state.step === 'repriced' && (
        <PricesChangedDialog lines={lines} seen={state.seen} repriced={state.order} onAccept={acceptPrices} />
      )}
    </CheckoutFrame>
  )
}

/** Whether step 2 is complete, but for what only the server knows. */
function hasDelivery({ FormaEntrega, Dia, HorarioEntrega }: CheckoutOrder): boolean {
  return FormaEntrega !== null && Dia !== null && HorarioEntrega !== null
}
