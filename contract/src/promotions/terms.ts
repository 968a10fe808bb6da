import type { Mechanic } from '../catalogue/index.ts'
import { dividedHalfAway, toCentavos } from '../base/index.ts'

/** A mechanic as arithmetic on units; every kind has one of two shapes. */
export interface Terms {
  /**
   * `sets`: of every `size` units, dearest first, the first `paid` cost their price and the others get the benefit.
   * `threshold`: from `size` units on, each gets the benefit.
   */
  shape: 'sets' | 'threshold'
  size: number
  paid: number
  /** Maximum units of an order that take part; Infinity: no limit. */
  limit: number
  isCombinable: boolean
  /** Centavos that the benefit takes off a unit's list price. */
  benefit(list: number): number
}

/** The terms of a mechanic; null if its numbers have no effect (a 3x3, a percentage of 0). */
export function termsOf(mechanic: Mechanic): Terms | null {
  const { Tipo, Porcentaje = 0, Lleva = 0, Paga = 0, Precio = 0 } = mechanic
  switch (Tipo) {
    case 'porcentaje':
      if (Porcentaje === 0) return null
      return Lleva > 1
        ? threshold(mechanic, Lleva, percentOff(Porcentaje))
        : sets(mechanic, 1, 0, percentOff(Porcentaje))
    case 'nxm':
      return Paga > 0 && Paga < Lleva ? sets(mechanic, Lleva, Paga, percentOff(100)) : null
    case 'segunda':
      return Porcentaje > 0 ? sets(mechanic, 2, 1, percentOff(Porcentaje)) : null
    case 'desde':
      return Lleva > 0 && Precio > 0 ? threshold(mechanic, Lleva, downTo(toCentavos(Precio))) : null
  }
}

/** Whether a promotion can apply to goods sold by weight: those have a price, but no units to count (argentina §6). */
export function takesWeighed(mechanic: Mechanic): boolean {
  const terms = termsOf(mechanic)
  return terms !== null && mechanic.Tipo === 'porcentaje' && terms.size === 1
}

const sets = (mechanic: Mechanic, size: number, paid: number, benefit: Terms['benefit']): Terms => ({
  shape: 'sets',
  size,
  paid,
  // an incomplete set does not take part
  limit: mechanic.Limite === undefined ? Infinity : mechanic.Limite - (mechanic.Limite % size),
  isCombinable: mechanic.Combinable ?? false,
  benefit,
})

const threshold = (mechanic: Mechanic, size: number, benefit: Terms['benefit']): Terms => ({
  shape: 'threshold',
  size,
  paid: 0,
  limit: mechanic.Limite ?? Infinity,
  isCombinable: mechanic.Combinable ?? false,
  benefit,
})

const percentOff = (percent: number) => (list: number) => dividedHalfAway(list * percent, 100)

const downTo = (price: number) => (list: number) => Math.max(0, list - price)
