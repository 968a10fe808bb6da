import { ROUTES, CHECKOUT_NOTICE_MS, LOW_AMOUNT_REDIRECT_MS, type Violation } from '@gondola/contract/base'
import { checkMinimum } from '@gondola/contract/orders'
import { checkoutTexts, missingGoods } from '../../texts/checkout.ts'
import { violationMessage } from '@gondola/contract/http'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDeliveryCosts } from './order-delivery.ts'
import { showAlert } from '../../ui/notices/alerts.ts'
import { headed } from '../messages/tell.ts'

/**
 * If the goods (in pesos) are below the minimum on entering step 2 or 3: shows the notice, and after 3 s returns to
 * step 1 (spec §4).
 */
export function useMinimumOnEntry(goods: number | null): void {
  const { Monto2 } = useDeliveryCosts()
  const navigate = useNavigate()
  useEffect(() => {
    if (goods === null || Monto2 === null) return
    const violation = checkMinimum(goods, Monto2)
    if (!violation) return
    const closeNotice = showAlert({
      kind: 'info',
      title: violationMessage(violation).text,
      text: `${missingGoods(Monto2, goods)} ${checkoutTexts.lowAmount}`,
      durationMs: CHECKOUT_NOTICE_MS,
    })
    const timer = setTimeout(() => void navigate(ROUTES.checkout1, { replace: true }), LOW_AMOUNT_REDIRECT_MS)
    return () => {
      clearTimeout(timer)
      closeNotice()
    }
  }, [goods, Monto2, navigate])
}

/** Shows a rule that 'Comprar' found violated for 3 s (spec §5); of the minimum purchase, what of goods is missing. */
export function tellCheckoutRule(violation: Violation, goods: number | null): void {
  // the minimum is no mistake of the customer's
  const isMinimum = violation.code === 'minimo-resumen' || violation.code === 'minimo-compra'
  const message = violationMessage(violation)
  showAlert({
    kind: isMinimum ? 'info' : 'warning',
    ...(isMinimum
      ? { title: message.text, text: missingGoods(violation.Monto2, goods ?? 0) }
      : headed(message)),
    durationMs: CHECKOUT_NOTICE_MS,
  })
}
