import { meansTexts } from '@gondola/contract/promotions'
import { usePaymentTypes } from './delivery.ts'

/** 'Pagando con Visa o Banco X' of the payment types that a promotion needs; null: it needs none, or none is active. */
export function usePaidWith(paymentTypes: readonly number[] | undefined): string | null {
  const { data } = usePaymentTypes(paymentTypes !== undefined)
  const names = data?.filter(({ Id }) => paymentTypes?.includes(Id)).map(({ Descrip }) => Descrip) ?? []
  return names.length > 0 ? meansTexts.paidWith(names) : null
}
