import { holdsWeighed, checkCheckoutEntry } from '@gondola/contract/orders'
import { cartTexts, totalName } from '@gondola/contract/cart'
import type { Message } from '@gondola/contract/http'
import { useCart, useItemCount } from '../../state/cart/cart.ts'
import { useCartAmounts } from '../../state/cart/cart-discounts.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { LockIcon } from '../../ui/icons/icons.tsx'
import { DiscountRows } from '../promotions/discount-rows.tsx'
import { MeansSavings } from '../promotions/means-savings.tsx'
import { Amount } from '../shelf-label/amount.tsx'
import styles from './cart-footer.module.css'
import { MinimumProgress } from './minimum-progress.tsx'
import { TooManyPieces } from './too-many-pieces.tsx'
import { useSaveCart } from './use-save-cart.ts'
import { ROUTES, CHECKOUT_NOTICE_MS } from '@gondola/contract/base'
import { useNavigate } from 'react-router'
import { isLoggedIn } from '../../state/session/session.ts'
import { tellViolation } from '../messages/tell-rule.ts'

export interface CartFooterProps {
  showsPrices: boolean
  /** The success message of 'Guardar pedido'. */
  saved: Message
  /** Called when the customer leaves for the checkout. */
  onLeave: () => void
}

/**
 * Total, 'Guardar pedido' and 'Pasar por caja' of the dropdown and the panel. An empty cart also has the buttons:
 * pressed, they report what is missing (spec §8).
 */
export function CartFooter({ showsPrices, saved, onLeave }: CartFooterProps) {
  const items = useItemCount()
  const { save, isSaving } = useSaveCart(saved)
  const enterCheckout = useCheckoutEntry()
  return (
    <div className={styles['footer']}>
      {items > 0 && (showsPrices ? <CartTotal /> : <LoginForPrices />)}
      <div className={styles['buttons']}>
        <Button variant="secondary" busy={isSaving} onClick={save}>
          {cartTexts.save}
        </Button>
        <Button onClick={() => enterCheckout() && onLeave()}>{cartTexts.checkout}</Button>
      </div>
    </div>
  )
}

function CartTotal() {
  const amounts = useCartAmounts()
  const isWeighed = useCart(({ lines }) => holdsWeighed(lines))
  if (amounts === null) return <p className={styles['hint']}>{cartTexts.refreshing}</p>
  return (
    <>
      <DiscountRows {...amounts} />
      <MeansSavings />
      <p className={styles['total']}>
        <span>{totalName(isWeighed)}</span>
        <Amount pesos={amounts.goods} isEstimate={isWeighed} size="m" />
      </p>
      {isWeighed && <p className={styles['hint']}>{cartTexts.weighedHint}</p>}
      <TooManyPieces />
      <MinimumProgress goods={amounts.goods} />
    </>
  )
}

function LoginForPrices() {
  return (
    <Button variant="quiet" wide icon={<LockIcon size={20} />} onClick={() => openDialog('login')}>
      {cartTexts.loginForPrices}
    </Button>
  )
}

/** 'Pasar por caja' (spec §4, checkout entry). The function returns whether it navigates to checkout 1. */
function useCheckoutEntry(): () => boolean {
  const navigate = useNavigate()
  return () => {
    const violation = checkCheckoutEntry(useCart.getState().lines, isLoggedIn())
    if (!violation) void navigate(ROUTES.checkout1)
    else if (violation.code === 'comprar-sin-cliente') openDialog('checkoutEntry')
    else tellViolation(violation, CHECKOUT_NOTICE_MS)
    return violation === null
  }
}
