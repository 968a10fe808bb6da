import { type DoorMeans, ownDoorMeans } from '@gondola/contract/payments'
import type { Row } from '../platform/db/tables/database.ts'

/** The means of an order's payment type at the door as staff's answers have it: absent for cash. */
export function shownOwnMeans(
  { payment_way }: Pick<Row<'orders'>, 'payment_way'>,
  type: { name: string | null; kept: Row<'payment_types'>['discount_means'] },
): { MedioEnPuerta?: DoorMeans } {
  const own = ownDoorMeans({ way: payment_way ?? 'puerta', name: type.name ?? '', kept: type.kept })
  return own === 'efectivo' ? {} : { MedioEnPuerta: own }
}
