import type { Mechanic } from '../src/catalogue/index.ts'
import type { PromotedLine } from '../src/promotions/basket.ts'

/** Mechanics by the names used in tests. */
export const MECHANICS = {
  '3x2': { Tipo: 'nxm', Lleva: 3, Paga: 2 },
  '3x2 combinable': { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true },
  '2x1': { Tipo: 'nxm', Lleva: 2, Paga: 1 },
  '2x1 up to 4': { Tipo: 'nxm', Lleva: 2, Paga: 1, Limite: 4 },
  '4x2 combinable': { Tipo: 'nxm', Lleva: 4, Paga: 2, Combinable: true },
  '70% second': { Tipo: 'segunda', Porcentaje: 70 },
  '70% second combinable': { Tipo: 'segunda', Porcentaje: 70, Combinable: true },
  '20%': { Tipo: 'porcentaje', Porcentaje: 20 },
  '20% up to 2': { Tipo: 'porcentaje', Porcentaje: 20, Limite: 2 },
  '25% from 6 combinable': { Tipo: 'porcentaje', Porcentaje: 25, Lleva: 6, Combinable: true },
  '$ 80 from 3': { Tipo: 'desde', Lleva: 3, Precio: 80 },
  '$ 80 from 3 combinable up to 4': { Tipo: 'desde', Lleva: 3, Precio: 80, Combinable: true, Limite: 4 },
  '$ 80 from 2 up to 3': { Tipo: 'desde', Lleva: 2, Precio: 80, Limite: 3 },
} as const satisfies Record<string, Mechanic>

export type MechanicName = keyof typeof MECHANICS

const NUMBERS = new Map(Object.keys(MECHANICS).map((name, index) => [name, index + 1]))

/** Promotions with these mechanics, numbered by their position in the list. */
export const promotions = (...names: MechanicName[]) =>
  names.map((name) => ({ Promocion: NUMBERS.get(name)!, Mecanica: MECHANICS[name] }))

/** A line of `Cantidad` pieces at a price in pesos, in these promotions; `list` is its price without its offer. */
export function promotedLine(
  Codart: string,
  Cantidad: number,
  price: number,
  names: readonly MechanicName[],
  list?: number,
): PromotedLine {
  return {
    Codart,
    Cantidad,
    Unidad: 1,
    Precioindividual: price,
    Promociones: promotions(...names),
    ...(list !== undefined && { Preciolista: list }),
  }
}

/** A line in grams at a price per kilogram. */
export const weighedLine = (
  Codart: string,
  grams: number,
  price: number,
  names: readonly MechanicName[],
): PromotedLine => ({ ...promotedLine(Codart, grams, price, names), Unidad: 100 })
