import { ROUTES, type Violation } from '@gondola/contract/base'
import { checkSummary, holdsWeighed } from '@gondola/contract/orders'
import { type CartLine, checkQuantities, cartTexts } from '@gondola/contract/cart'
import { checkoutTexts } from '../../texts/checkout.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AddToOrder, OpenOrders } from '../../parts/cart/add-to-order.tsx'
import { CartChangesNotice } from '../../parts/cart/cart-changes-notice.tsx'
import { OutToday } from '../../parts/branch-report/out-today.tsx'
import { useRefusedDelivery } from '../../parts/checkout/refused-delivery.ts'
import { CheckoutTotals } from '../../parts/checkout/checkout-totals.tsx'
import { CheckoutFrame } from '../../parts/checkout/checkout-frame.tsx'
import { tellCheckoutRule } from '../../parts/checkout/use-minimum-on-entry.ts'
import { useDeliveryCosts, useOrderTotals } from '../../parts/checkout/order-delivery.ts'
import { refreshCart } from '../../state/cart/cart-refresh.ts'
import { useShortage } from '../../state/cart/compared-cart.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useMostPieces } from '../../state/site.ts'
import { useCartAmounts } from '../../state/cart/cart-discounts.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { EmptyCartDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkipLink } from '../../ui/text/skip-link.tsx'
import { NoWishesNote } from '../../parts/cart/line-wish.tsx'
import { SummaryTable } from './summary-table.tsx'
import { FeeProgress, MinimumProgress, TooManyPieces } from '../../parts/cart/minimum-progress.tsx'
import styles from '../../parts/checkout/checkout-totals.module.css'
import { discountTexts } from '@gondola/contract/promotions'

/** Checkout, '1-Resumen' (spec §2): the lines again, at current prices. */
export function Component() {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  const isEstimate = useCart(({ lines }) => holdsWeighed(lines))
  const order = useOrderTotals()
  const { table, out, broken, buy } = useBuy()
  const refused = useRefusedDelivery()
  const isRefreshing = useCart(({ refresh }) => refresh === 'loading')
  useEffect(() => void refreshCart(null), [])
  if (!hasLines && !isRefreshing) return <EmptyCart />
  return (
    <CheckoutFrame
      step="checkout1"
      total={order.amounts && order.totals.TotalNeto}
      fee={order.fee}
      isEstimate={isEstimate}
      totals={<SummaryTotals isEstimate={isEstimate} {...order} />}
      action={
        <Button size="l" busy={isRefreshing} onClick={buy}>
          {checkoutTexts.buy}
        </Button>
      }
    >
      <SkipLink
        label={checkoutTexts.skipToTotal}
        findTarget={() => document.querySelector<HTMLElement>('[data-total]')}
      />
      <CartChangesNotice />
      <OpenOrders />
      <OutToday ref={out} />
      <SummaryTable ref={table} broken={broken} refused={refused} />
      <NoWishesNote />
      <AddToOrder />
      <ButtonLink to={ROUTES.articles} variant="secondary" size="s">
        {checkoutTexts.moreArticles}
      </ButtonLink>
    </CheckoutFrame>
  )
}

/**
 * 'Comprar': checks quantities, then the minimum purchase (spec §5). A violated rule is shown for 3 s; one about a
 * quantity also at its field, which then has the focus.
 */
function useBuy() {
  const navigate = useNavigate()
  const { Monto2 } = useDeliveryCosts()
  const amounts = useCartAmounts()
  const mostPieces = useMostPieces()
  const table = useRef<HTMLTableElement>(null)
  const out = useRef<HTMLElement>(null)
  const shortageOf = useShortage()
  const [broken, setBroken] = useState<Violation | null>(null)
  const buy = () => {
    const { lines } = useCart.getState()
    // What is out today is in the way, with its substitutes.
    if (out.current) return out.current.focus()
    const violation = checkSummary(lines, amounts?.goods ?? 0, Monto2 ?? 0, mostPieces)
    setBroken(violation)
    const isBroken = (line: CartLine) =>
      violation ? checkQuantities([line])?.code === violation.code : shortageOf(line) !== null
    const place = lines.findIndex(isBroken)
    if (!violation && place === -1) return void navigate(ROUTES.checkout2)
    // The notice returns the focus to the element that had it; of what is too much the field says so.
    table.current?.querySelectorAll<HTMLElement>('[role="spinbutton"]')[place]?.focus()
    if (violation) tellCheckoutRule(violation, amounts?.goods ?? null)
  }
  return { table, out, broken, buy }
}

function EmptyCart() {
  return (
    <CheckoutFrame step="checkout1" total={null}>
      <CartChangesNotice />
      <EmptyState
        drawing={<EmptyCartDrawing />}
        title={checkoutTexts.emptyTitle}
        text={checkoutTexts.emptyText}
        action={<ButtonLink to={ROUTES.articles}>{checkoutTexts.moreArticles}</ButtonLink>}
      />
    </CheckoutFrame>
  )
}

/** The totals (null while a price is not known), and the ways to the minimum purchase and to free delivery. */
function SummaryTotals({
  isEstimate,
  totals,
  fee,
  amounts,
}: ReturnType<typeof useOrderTotals> & { isEstimate: boolean }) {
  if (amounts === null) return <p role="status">{cartTexts.refreshing}</p>
  return (
    <>
      <CheckoutTotals totals={totals} fee={fee} isEstimate={isEstimate} />
      {!amounts.isBest && <p className={styles['hint']}>{discountTexts.oneByOne}</p>}
      <TooManyPieces />
      <MinimumProgress goods={amounts.goods} />
      <FeeProgress />
    </>
  )
}
