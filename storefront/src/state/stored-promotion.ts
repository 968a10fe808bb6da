import type { LinePromotion } from '@gondola/contract/catalogue'

const UNITS_MAX = 98

/** Whether a stored value is a promotion that the shop can have sent. */
export function isLinePromotion(stored: unknown): stored is LinePromotion {
  const { Promocion, Mecanica } = (stored ?? {}) as Partial<Record<keyof LinePromotion, unknown>>
  if (!Number.isSafeInteger(Promocion) || typeof Mecanica !== 'object' || Mecanica === null) return false
  const {
    Tipo,
    Porcentaje = 1,
    Lleva = 1,
    Paga = 1,
    Precio = 1,
    Limite = 1,
  } = Mecanica as Record<string, unknown>
  return (
    ['porcentaje', 'nxm', 'segunda', 'desde'].includes(String(Tipo)) &&
    [Lleva, Paga, Limite].every((units) => Number.isInteger(units) && isWithin(units, UNITS_MAX)) &&
    Number.isInteger(Porcentaje) &&
    isWithin(Porcentaje, 100) &&
    isWithin(Precio, Number.MAX_SAFE_INTEGER)
  )
}

const isWithin = (value: unknown, most: number) => typeof value === 'number' && value > 0 && value <= most
