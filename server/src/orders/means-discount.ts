import { toCentavos } from '@gondola/contract/base'
import type { Row } from '../platform/db/tables/database.ts'
import { type DoorMeans, ownDoorMeans } from '@gondola/contract/payments'

/** The means of an order's payment type at the door as staff's answers have it: absent for cash. */
export function shownOwnMeans(
  { payment_way }: Pick<Row<'orders'>, 'payment_way'>,
  type: { name: string | null; kept: Row<'payment_types'>['discount_means'] },
): { MedioEnPuerta?: DoorMeans } {
  const own = ownDoorMeans({ way: payment_way ?? 'puerta', name: type.name ?? '', kept: type.kept })
  return own === 'efectivo' ? {} : { MedioEnPuerta: own }
}

/**
 * The centavos that an order costs less because of its payment type. What was not prepared is not discounted: it is a
 * part of what there is.
 */
export function meansDiscountOf({
  means_discount,
  TotalDescuento,
  TotalesPedido,
}: Pick<Row<'orders'>, 'means_discount' | 'TotalDescuento' | 'TotalesPedido'>): number {
  if (means_discount === null) return 0
  const now = toCentavos(TotalDescuento ?? 0)
  const ordered = toCentavos(TotalesPedido?.TotalDescuento ?? TotalDescuento ?? 0)
  return ordered <= 0 ? 0 : Math.floor((means_discount.centavos * Math.min(now, ordered)) / ordered)
}
