import { BASE_DOCUMENT_TYPES, BASE_PAYMENT_TYPES, BASE_PROVINCES } from '@gondola/contract/site'
import type { Db } from '../../platform/db/open-database.ts'
import { insertRows } from '../../platform/db/chunks.ts'

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
const SUNDAY = 0
const SLOTS = [
  ['09:00', '12:00'],
  ['12:00', '15:00'],
  ['15:00', '18:00'],
  ['18:00', '21:00'],
] as const
const ORDERS_PER_SLOT = 10

/** Loads what any shop needs to take orders until it is configured: once, into an empty database. */
export async function loadBaseData(trx: Db): Promise<void> {
  const numbered = <T extends object>(list: readonly T[]) =>
    list.map((each, position) => ({ ...each, position }))
  await insertRows(
    trx,
    'document_types',
    BASE_DOCUMENT_TYPES.map((Descripcion, position) => ({ Codigo: position + 1, Descripcion, position })),
  )
  await insertRows(trx, 'provinces', BASE_PROVINCES)
  await insertRows(
    trx,
    'delivery_weekdays',
    WEEKDAYS.map((weekday) => ({ weekday, is_active: weekday !== SUNDAY })),
  )
  await insertRows(
    trx,
    'delivery_slots',
    numbered(SLOTS.map(([Desde, Hasta]) => ({ Desde, Hasta, capacity: ORDERS_PER_SLOT }))),
  )
  await insertRows(trx, 'delivery_costs', [{ Monto1: 0, Monto2: 0 }])
  await insertRows(trx, 'payment_types', numbered(BASE_PAYMENT_TYPES))
}
