import type { PaymentWay } from './payment-way.ts'

/** Whether an order of this way waits for its payment before anybody prepares it. */
export const isPaidFirst = (way: PaymentWay): boolean => way === 'ahora' || way === 'reserva'
