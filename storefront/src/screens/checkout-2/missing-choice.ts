import type { Violation } from '@gondola/contract/rules/violation.ts'
import { violationMessage } from '@gondola/contract/texts/violations.ts'
import type { CheckoutOrder } from '../../state/checkout.ts'

export type DeliveryField = keyof Pick<CheckoutOrder, 'FormaEntrega' | 'Dia' | 'HorarioEntrega'>

/** The choice that each rule of checkout 2 asks for. */
const FIELDS: Partial<Record<Violation['code'], DeliveryField>> = {
  'forma-entrega': 'FormaEntrega',
  'dia-entrega': 'Dia',
  'horario-entrega': 'HorarioEntrega',
}

/** The field that a broken rule is about; undefined for one about no field. */
export const fieldOf = (violation: Violation): DeliveryField | undefined => FIELDS[violation.code]

/** What stands at a field, once 'Comprar' was pressed without a choice in it and until there is one. */
export function missingText(
  missing: Violation | null,
  field: DeliveryField,
  choice: CheckoutOrder[DeliveryField],
): string | null {
  return choice === null && missing && fieldOf(missing) === field ? violationMessage(missing).text : null
}
