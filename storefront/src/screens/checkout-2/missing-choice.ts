import type { Violation } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import type { CheckoutOrder } from '../../state/cart/checkout.ts'

export type DeliveryField = keyof Pick<CheckoutOrder, 'FormaEntrega' | 'Dia' | 'HorarioEntrega'>

/** The field that each rule of checkout 2 concerns. */
const FIELDS: Partial<Record<Violation['code'], DeliveryField>> = {
  'forma-entrega': 'FormaEntrega',
  'dia-entrega': 'Dia',
  'horario-entrega': 'HorarioEntrega',
}

/** The field that a violated rule concerns; undefined if it concerns none. */
export const fieldOf = (violation: Violation): DeliveryField | undefined => FIELDS[violation.code]

/** A field's error text, from pressing 'Comprar' without a choice in it until there is one. */
export function missingText(
  missing: Violation | null,
  field: DeliveryField,
  choice: CheckoutOrder[DeliveryField],
): string | null {
  return choice === null && missing && fieldOf(missing) === field ? violationMessage(missing).text : null
}
