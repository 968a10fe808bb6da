import { holdsWeighed, checkCheckoutEntry, checkSaving } from '@gondola/contract/orders'
import { cartTexts } from '@gondola/contract/cart'
import { discountTexts } from '@gondola/contract/promotions'
import { type Message, violationMessage } from '@gondola/contract/http'
import { useCart, useIsForOrder, useItemCount } from '../../state/cart/cart.ts'
import { openDialog, useDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { LockIcon } from '../../ui/icons/icons.tsx'
import { MeansSavings } from '../promotions/means-savings.tsx'
import { CheckoutTotals } from '../checkout/checkout-totals.tsx'
import { useOrderTotals } from '../checkout/order-delivery.ts'
import { checkoutEntryTexts, checkoutTexts } from '../../texts/checkout.ts'
import { loginTexts } from '../../texts/account.ts'
import { useMutation } from '@tanstack/react-query'
import { isRefusal } from '../../api/errors.ts'
import { saveCart } from '../../state/cart/cart-refresh.ts'
import { forgetSaveWish, wishToSave } from '../../state/cart/save-wish.ts'
import { useParameters } from '../../state/site.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import { headed, tellFailure, tellSuccess } from '../messages/tell.ts'
import { SkipLink } from '../../ui/text/skip-link.tsx'
import styles from './cart-footer.module.css'
import { FeeProgress, MinimumProgress, TooManyPieces } from './minimum-progress.tsx'
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
        <Button data-to-checkout onClick={() => enterCheckout() && onLeave()}>
          {cartTexts.checkout}
        </Button>
      </div>
    </div>
  )
}

/** Before the lines of an open cart. */
export function SkipToCheckout() {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  if (!hasLines) return null
  return (
    <SkipLink
      label={checkoutTexts.skipToTotal}
      findTarget={() => document.querySelector<HTMLElement>('[data-to-checkout]')}
    />
  )
}

function CartTotal() {
  const { totals, fee, amounts } = useOrderTotals()
  const isWeighed = useCart(({ lines }) => holdsWeighed(lines))
  const isForOrder = useIsForOrder()
  if (amounts === null) return <p className={styles['hint']}>{cartTexts.refreshing}</p>
  return (
    <>
      {/* of an address that is not reached, or whose terms load, the basket says what is sure */}
      <CheckoutTotals
        totals={totals}
        fee={fee === 'open' || fee === 'coming' ? 'later' : fee}
        isEstimate={isWeighed}
        isBrief
      />
      {!amounts.isBest && <p className={styles['hint']}>{discountTexts.oneByOne}</p>}
      <MeansSavings />
      <TooManyPieces />
      {!isForOrder && (
        <>
          <MinimumProgress goods={amounts.goods} />
          <FeeProgress />
        </>
      )}
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
export function useCheckoutEntry(): () => boolean {
  const navigate = useNavigate()
  return () => {
    const violation = checkCheckoutEntry(useCart.getState().lines, isLoggedIn())
    if (!violation) void navigate(ROUTES.checkout1)
    else if (violation.code === 'comprar-sin-cliente') openDialog('checkoutEntry')
    else tellViolation(violation, CHECKOUT_NOTICE_MS)
    return violation === null
  }
}

/** 'Guardar pedido' (spec §4, §5); `saved` is its success message, of which the specification has two wordings. */
function useSaveCart(saved: Message): { save: () => void; isSaving: boolean } {
  const MinimoLineasGuardar = useParameters().data?.MinimoLineasGuardar ?? 1
  const { mutate, isPending } = useMutation({
    mutationFn: saveCart,
    onSuccess: () => {
      forgetSaveWish()
      tellSuccess(saved)
    },
    onError: (error) => {
      if (isRefusal(error, 'sesion')) wishToSave()
      tellFailure(error)
    },
  })
  const save = () => {
    const { lines } = useCart.getState()
    const violation = checkSaving(lines, isLoggedIn(), MinimoLineasGuardar)
    if (!violation) mutate(lines)
    else if (violation.code === 'guardar-sin-cliente') askToLogIn(violationMessage(violation))
    else tellViolation(violation)
  }
  return { save, isSaving: isPending }
}

/** Asks a visitor to log in or register (spec §6); after login `save-at-login.ts` saves the cart. */
function askToLogIn(message: Message): void {
  wishToSave()
  showAlert({
    kind: 'error',
    ...headed(message),
    // Its buttons open the next dialog right after this one has closed.
    onClosed: () => queueMicrotask(forgetUnlessAsked),
    buttons: [
      { text: checkoutEntryTexts.login, onPress: () => openDialog('login') },
      { text: checkoutEntryTexts.register, onPress: () => openDialog('register') },
      { text: loginTexts.cancel, variant: 'quiet' },
    ],
  })
}

function forgetUnlessAsked(): void {
  if (useDialog.getState().open === null) forgetSaveWish()
}
