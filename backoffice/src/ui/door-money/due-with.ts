import type { DoorMeans, StaffOrderMoney } from '@gondola/contract/payments'

/** What is to be taken with each means: more with those that lose the order its discount. */
export const dueWith =
  ({ ACobrar, ACobrarSinDescuento, DescuentoPago }: StaffOrderMoney) =>
  (means: DoorMeans): number =>
    DescuentoPago?.Pierde.includes(means) ? (ACobrarSinDescuento ?? ACobrar) : ACobrar
