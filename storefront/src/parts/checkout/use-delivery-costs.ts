import { useCosts } from '../../state/delivery.ts'

/** Delivery fee and minimum purchase in pesos; null until they are known. A shop that has set none asks for nothing. */
export function useDeliveryCosts(): { Monto1: number | null; Monto2: number | null } {
  const { data, isSuccess } = useCosts()
  if (!isSuccess) return { Monto1: null, Monto2: null }
  return data ?? { Monto1: 0, Monto2: 0 }
}
