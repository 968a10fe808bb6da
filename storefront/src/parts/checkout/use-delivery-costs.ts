import { useCosts } from '../../state/delivery.ts'

export interface DeliveryCosts {
  Monto1: number | null
  Monto2: number | null
  /** Goods of this amount pay no fee; null: always a fee. */
  GratisDesde: number | null
}

/** Delivery fee and minimum purchase in pesos; null while loading, 0 if the shop has not set them. */
export function useDeliveryCosts(): DeliveryCosts {
  const { data, isSuccess } = useCosts()
  if (!isSuccess) return { Monto1: null, Monto2: null, GratisDesde: null }
  return { Monto1: 0, Monto2: 0, ...data, GratisDesde: data?.GratisDesde ?? null }
}
