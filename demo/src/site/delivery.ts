import type { CostParameters, Slot } from '@gondola/contract/delivery'

/** The delivery calendar as the loader stores it. */
export interface DemoDelivery {
  /** Delivery weekdays, 0 Sunday to 6 Saturday. */
  weekdays: number[]
  slots: Pick<Slot, 'Desde' | 'Hasta'>[]
  /** Capacity of a slot, in orders per day. */
  Cupo: number
  costs: CostParameters
}

/** Every day but Sunday, four slots a day, the fee and the minimum purchase in pesos. */
export function demoDelivery(): DemoDelivery {
  return {
    weekdays: [1, 2, 3, 4, 5, 6],
    slots: [
      { Desde: '09:00', Hasta: '12:00' },
      { Desde: '12:00', Hasta: '15:00' },
      { Desde: '15:00', Hasta: '18:00' },
      { Desde: '18:00', Hasta: '21:00' },
    ],
    Cupo: 12,
    costs: { Monto1: 2500, Monto2: 15_000 },
  }
}
