import { CHECKOUT_NOTICE_MS, type Violation } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import { showAlert } from '../../ui/notices/alerts.ts'
import { headed } from '../messages/tell.ts'

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
