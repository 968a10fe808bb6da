import { ROUTES } from '@gondola/contract/addresses.ts'
import { CHECKOUT_NOTICE_MS, LOW_AMOUNT_REDIRECT_MS } from '@gondola/contract/constants.ts'
import { checkMinimum } from '@gondola/contract/rules/checkout.ts'
import { checkoutTexts } from '../../texts/checkout.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDeliveryCosts } from './use-delivery-costs.ts'
import { showAlert } from '../../ui/notices/alerts.ts'

/** On entering steps 2 and 3 with goods (in pesos) below the minimum: tells it, and after 3 s back to step 1 (spec §4). */
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
