import { ROUTES, CHECKOUT_NOTICE_MS } from '@gondola/contract/base'
import { checkCheckoutEntry } from '@gondola/contract/orders'
import { useNavigate } from 'react-router'
import { useCart } from '../../state/cart/cart.ts'
import { openDialog } from '../../state/dialogs.ts'
import { isLoggedIn } from '../../state/session/session.ts'
import { tellViolation } from '../messages/tell-rule.ts'

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
