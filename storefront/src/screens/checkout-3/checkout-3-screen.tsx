import { ROUTES, formatDay } from '@gondola/contract/base'
import { creditName, usedCredit } from '@gondola/contract/payments'
import { formatDiscount } from '@gondola/contract/promotions'
import { holdsWeighed, hasAlcohol, alcoholTexts, replacementTexts } from '@gondola/contract/orders'
import { checkoutTexts } from '../../texts/checkout.ts'
import { Navigate, Link } from 'react-router'
import { OpenOrders } from '../../parts/cart/add-to-order.tsx'
import { CheckoutFrame } from '../../parts/checkout/checkout-frame.tsx'
import { CheckoutTotals, CostsFailure } from '../../parts/checkout/checkout-totals.tsx'
import {
  useDeliveryCosts,
  useOrderTotals,
  usePickupBranch,
  formWords,
} from '../../parts/checkout/order-delivery.ts'
import { pickupFacts } from '../../parts/checkout/pickup-place.tsx'
import { useMinimumOnEntry } from '../../parts/checkout/use-minimum-on-entry.ts'
import { useHoldKeeper } from '../../parts/slots/use-hold-keeper.ts'
import { isSlotLost, useSlotHold } from '../../state/slot-hold.ts'
import { useCart } from '../../state/cart/cart.ts'
import { type CheckoutOrder, useCheckout, choose, addresseeOf } from '../../state/cart/checkout.ts'
import { useConnection } from '../../state/connection.ts'
import { usePaymentTypes, useOrderBranch } from '../../state/delivery.ts'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/states/loading.tsx'
import { SectionCard } from '../../parts/checkout/section-card.tsx'
import { HoldNotice } from '../../parts/slots/hold-notice.tsx'
import { SlotGrid } from '../../parts/slots/slot-grid.tsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { NetworkLost } from '../../api/errors.ts'
import { failureMessage } from '../../parts/messages/tell.ts'
import { type CartLine, itemsWords, lineNoteText, lineQuantityText, wishOf } from '@gondola/contract/cart'
import { LinePrice } from '../../parts/cart/line-amounts.tsx'
import { violationMessage } from '@gondola/contract/http'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import { isoDateOf } from '@gondola/contract/delivery'
import { checkoutPlaceTexts } from '../../texts/delivery.ts'
import { personTexts } from '../../texts/account.ts'
import { branchName } from '../../state/place/change-place.ts'
import { useOwnCredit } from '../../state/session/clients.ts'
import { useCustomer } from '../../state/session/customer.ts'
import { creditTexts } from '../../texts/payment.ts'
import { Amount } from '../../parts/shelf-label/amount.tsx'
import totalStyles from '../../parts/checkout/checkout-totals.module.css'
import styles from './checkout-3-screen.module.css'
import { PaymentChoice, type PaymentChoiceProps } from './payment-choice.tsx'
import { PricesChangedDialog } from './prices-changed-dialog.tsx'
import { isSent, usePlaceOrder } from './use-place-order.ts'

/** Checkout, '3-Confirmación de pedido' (spec §2): payment, comment, review, and sending the order. */
export function Component() {
  const lines = useCart((cart) => cart.lines)
  const order = useCheckout()
  const { Monto1 } = useDeliveryCosts()
  // the preselected payment type loads with them
  const { isPending: arePaymentsComing } = usePaymentTypes()
  const { place, state, acceptPrices } = usePlaceOrder()
  const { totals: totalsNow, fee, amounts } = useOrderTotals(order.TipoPago?.Id ?? null)
  const isOnline = useConnection((connection) => connection.isOnline)
  const isOnItsWay = isSent(state)
  const isLost = useSlotHold(isSlotLost)
  const { Saldo = 0 } = useOwnCredit(useCustomer().Id).data ?? {}
  useHoldKeeper(isOnItsWay)
  useMinimumOnEntry(isOnItsWay || amounts === null ? null : amounts.goods)
  if (!isOnItsWay && lines.length === 0) return <Navigate to={ROUTES.checkout1} replace />
  if (!isOnItsWay && !hasDelivery(order) && !(isLost && order.Dia !== null))
    return <Navigate to={ROUTES.checkout2} replace />
  const shown = isOnItsWay ? state.sent : { order, lines, totals: totalsNow, fee }
  const { totals } = shown
  const credit = usedCredit(Saldo, totals.TotalNeto)
  const isEstimate = holdsWeighed(shown.lines)
  return (
    <CheckoutFrame
      step="checkout3"
      total={totals.TotalNeto}
      {...(credit && { total: credit.rest, name: creditTexts.rest })}
      fee={shown.fee}
      isEstimate={isEstimate}
      totals={
        <>
          <CheckoutTotals totals={totals} fee={shown.fee} isEstimate={isEstimate} isLastStep />
          {credit && <UsedCredit {...credit} isEstimate={isEstimate} />}
        </>
      }
      action={
        <>
          {state.step === 'sending' && (
            <p role="status" className={styles['sending']}>
              <Spinner />
              {state.againInS === undefined ? checkoutTexts.sending : checkoutTexts.busy(state.againInS)}
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
      <OpenOrders />
      {state.step === 'failed' && <OrderFailure error={state.error} onRetry={place} />}
      {!isOnItsWay && <ChooseAgain />}
      <PaymentChoice order={shown.order} lines={shown.lines} total={totals.TotalNeto} sending={state} />
      <AgeDeclaration order={shown.order} lines={shown.lines} sending={state} />
      <DeliveryInformation order={shown.order} />
      <BoughtLines {...shown} />
      <p className={styles['hint']}>{checkoutTexts.stockHint}</p>
      <p className={styles['hint']}>{checkoutTexts.withdrawal}</p>
      {state.step === 'repriced' && (
        <PricesChangedDialog lines={lines} seen={state.seen} repriced={state.order} onAccept={acceptPrices} />
      )}
    </CheckoutFrame>
  )
}

/** What the order takes of the customer's credit, and what is left to pay. */
function UsedCredit({ used, rest, isEstimate }: { used: number; rest: number; isEstimate: boolean }) {
  return (
    <dl className={totalStyles['totals']}>
      <div className={totalStyles['discount']}>
        <dt>{creditName}</dt>
        <dd>{formatDiscount(used)}</dd>
      </div>
      <div className={totalStyles['total']}>
        <dt>{creditTexts.rest}</dt>
        <dd>
          <Amount pesos={rest} isEstimate={isEstimate} size="m" />
        </dd>
      </div>
    </dl>
  )
}

/** Whether step 2 is complete, but for what only the server knows. */
function hasDelivery({ FormaEntrega, Dia, HorarioEntrega }: CheckoutOrder): boolean {
  return FormaEntrega !== null && Dia !== null && HorarioEntrega !== null
}

/** Until when the place is held; once it no longer is, the grid, so that another is chosen without leaving the step. */
function ChooseAgain() {
  const order = useCheckout()
  const isLost = useSlotHold(isSlotLost)
  const isChoosing = order.HorarioEntrega === null && isLost
  return isChoosing ? (
    <SectionCard title={checkoutTexts.deliveryTitle}>
      <div className={styles['again']}>
        <HoldNotice order={order} />
        <SlotGrid />
      </div>
    </SectionCard>
  ) : (
    <div className={styles['held']}>
      <HoldNotice order={order} />
    </div>
  )
}

/**
 * The order could not be sent; the cart is unchanged, and retrying sends the same order, which is placed at most once.
 * Takes the focus, so that it is scrolled into view: on a phone the pressed button may be far below.
 */
function OrderFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof NetworkLost ? checkoutTexts.failedText : failureMessage(error).text
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles['failure']}>
      <h2>{checkoutTexts.failedTitle}</h2>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {checkoutTexts.retry}
      </Button>
    </div>
  )
}

/** A longer list is closed at first: payment and confirmation stay in sight. */
const OPEN_LINES = 8

/** What is bought: quantity, article, wishes and price of each line. */
export function BoughtLines({ order, lines }: { order: CheckoutOrder; lines: readonly CartLine[] }) {
  return (
    <SectionCard title={checkoutTexts.bought}>
      <details className={styles['bought']} open={lines.length <= OPEN_LINES}>
        <summary>{itemsWords(lines.length)}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line.Codart}>
              <span className={styles['quantity']}>{lineQuantityText(line, line.Cantidad)}</span>
              <span>
                {line.Descrip} {line.Aclaracion && lineNoteText(line.Aclaracion)}{' '}
                <small>{replacementTexts.notes[wishOf(line, order.B1)]}</small>
              </span>
              <LinePrice line={line} />
            </li>
          ))}
        </ul>
      </details>
    </SectionCard>
  )
}

/** The declaration of being of age, for alcohol (argentina §1.4). Confirming without it scrolls back here. */
function AgeDeclaration({ order: { MayorDeEdad }, lines, sending }: Omit<PaymentChoiceProps, 'total'>) {
  const box = useRef<HTMLInputElement>(null)
  const isMissing = sending.step === 'undeclared'
  useEffect(() => {
    if (sending.step !== 'undeclared') return
    box.current?.focus()
    // the sticky bar must not cover the message below the box
    box.current?.scrollIntoView({ block: 'center' })
  }, [sending])
  if (!hasAlcohol(lines)) return null
  return (
    <SectionCard title={alcoholTexts.title}>
      <p className={styles['legend']}>{alcoholTexts.legend}</p>
      <CheckboxField
        ref={box}
        label={alcoholTexts.declaration}
        hint={alcoholTexts.identification}
        error={isMissing && !MayorDeEdad ? violationMessage({ code: 'alcohol-edad' }).text : null}
        required
        checked={MayorDeEdad}
        disabled={isSent(sending)}
        onChange={({ target }) => choose({ MayorDeEdad: target.checked })}
      />
    </SectionCard>
  )
}

/** 'Información de entrega' (spec §2, checkout 3): recipient, delivery form and time. */
function DeliveryInformation({ order }: { order: CheckoutOrder }) {
  const { Nombre, Direccion, Telefono } = addresseeOf(order, useCustomer())
  const { FormaEntrega, Dia, HorarioEntrega } = order
  const pickup = pickupFacts(usePickupBranch())
  const branch = branchName(useOrderBranch())
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  const facts: [name: string, value: ReactNode][] = [
    [personTexts.Nombre, Nombre],
    ...(FormaEntrega === 'RS' ? pickup : [[personTexts.Direccion, Direccion] as [string, string]]),
    [personTexts.Telefono, Telefono],
    [checkoutTexts.form, FormaEntrega && formWords(FormaEntrega, branch)],
    ...(FormaEntrega === 'ED' && branch !== undefined
      ? [[checkoutPlaceTexts.from, branch] as [string, string]]
      : []),
    [checkoutTexts.day, isoDate && formatDay(isoDate)],
    [checkoutTexts.slot, HorarioEntrega],
  ]
  return (
    <SectionCard
      title={checkoutTexts.deliveryInformation}
      end={<Link to={ROUTES.checkout2}>{checkoutTexts.change}</Link>}
    >
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
