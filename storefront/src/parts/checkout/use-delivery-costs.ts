import { useCosts } from '../../state/delivery.ts'

/** Delivery fee and minimum purchase in pesos; null while loading, 0 if the shop has not set them. */
export function useDeliveryCosts(): { Monto1: number | null; Monto2: number | null } {
  const { data, isSuccess } = useCosts()
  if (!isSuccess) return { Monto1: null, Monto2: null }
  return data ?? { Monto1: 0, Monto2: 0 }
}
