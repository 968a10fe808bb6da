import { ROUTES, CHECKOUT_NOTICE_MS, LOW_AMOUNT_REDIRECT_MS, type Violation } from '@gondola/contract/base'
import { checkMinimum } from '@gondola/contract/orders'
import { checkoutTexts } from '../../texts/checkout.ts'
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
      text: checkoutTexts.lowAmount,
      durationMs: CHECKOUT_NOTICE_MS,
    })
    const timer = setTimeout(() => void navigate(ROUTES.checkout1, { replace: true }), LOW_AMOUNT_REDIRECT_MS)
    return () => {
      clearTimeout(timer)
      closeNotice()
    }
  }, [goods, Monto2, navigate])
}

/** The minimum purchase is no mistake of the customer's. */
const MINIMUMS = new Set(['minimo-resumen', 'minimo-compra'])

/** Shows a rule that 'Comprar' found violated for 3 s (spec §5). */
export function tellCheckoutRule(violation: Violation): void {
  showAlert({
    kind: MINIMUMS.has(violation.code) ? 'info' : 'warning',
    ...headed(violationMessage(violation)),
    durationMs: CHECKOUT_NOTICE_MS,
  })
}
