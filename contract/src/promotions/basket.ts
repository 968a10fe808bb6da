import { type Mechanic, type LinePromotion, lineTotal } from '../catalogue/index.ts'
import { dividedHalfAway, toCentavos, PIECES_MOST } from '../base/index.ts'
import type { CartLine } from '../cart/index.ts'

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

/** The fields of a cart or order line that promotions depend on; one line per article. */
export type PromotedLine = Pick<
  CartLine,
  'Codart' | 'Cantidad' | 'Unidad' | 'Precioindividual' | 'Preciolista' | 'Promociones'
>

/** A promotion that applies to the basket, numbered from 0. */
export interface BasketPromotion {
  index: number
  promotion: LinePromotion
  terms: Terms
}

/** The equal units of a line; a weighed line is one unit. Amounts in centavos. */
export interface Stack {
  line: number
  Codart: string
  count: number
  /** The base price of a promotion, without any offer. */
  list: number
  /**
   * The gain of a unit in a promotion without its benefit, zero or negative: it loses its offer's discount off the list
   * price.
   */
  without: number
  promotions: readonly BasketPromotion[]
  /** The gain of a unit with the benefit, by promotion. */
  gains: readonly number[]
  /** Whether these are all applicable promotions of the article. */
  isWhole: boolean
}

/** An article in more promotions takes part in those with the highest gain per unit. */
const PROMOTIONS_OF_ARTICLE_MAX = 12

/**
 * The stacks of a basket that promotions apply to, most expensive first and then by code, so that the result does not
 * depend on the order of the lines. Quantities out of range are clamped.
 */
export function stacksOf(lines: readonly PromotedLine[]): Stack[] {
  const known = new Map<number, BasketPromotion | null>()
  const stacks = lines.flatMap((line, index) => {
    const { Codart, Cantidad, Unidad, Precioindividual, Promociones = [] } = line
    if (Promociones.length === 0 || Precioindividual === null || Cantidad <= 0) return []
    const running = runningOf(Promociones, Unidad === 100, known)
    if (running.length === 0) return []
    const Preciolista = Math.max(line.Preciolista ?? 0, Precioindividual)
    const unitOf = (price: number) => toCentavos(Unidad === 100 ? lineTotal(price, Cantidad, Unidad) : price)
    const count = Unidad === 100 ? 1 : Math.min(Cantidad, PIECES_MOST)
    const list = unitOf(Preciolista)
    const without = unitOf(Precioindividual) - list
    const promotions = bestByUnit(running, list)
    const gains = promotions.map(({ terms }) => without + terms.benefit(list))
    const isWhole = promotions.length === running.length
    return [{ line: index, Codart, count, list, without, promotions, gains, isWhole }]
  })
  return stacks.toSorted((a, b) => b.list - a.list || (a.Codart < b.Codart ? -1 : 1))
}

function bestByUnit(running: BasketPromotion[], list: number): BasketPromotion[] {
  if (running.length <= PROMOTIONS_OF_ARTICLE_MAX) return running
  const share = ({ terms: { size, paid, benefit } }: BasketPromotion) =>
    (benefit(list) * (size - paid)) / size
  return running
    .toSorted((a, b) => share(b) - share(a))
    .slice(0, PROMOTIONS_OF_ARTICLE_MAX)
    .toSorted(byNumber)
}

const byNumber = (a: BasketPromotion, b: BasketPromotion) => a.promotion.Promocion - b.promotion.Promocion

function runningOf(
  promotions: readonly LinePromotion[],
  isWeighed: boolean,
  known: Map<number, BasketPromotion | null>,
): BasketPromotion[] {
  const found: BasketPromotion[] = []
  for (const promotion of promotions) {
    const { Promocion, Mecanica } = promotion
    let running = known.get(Promocion)
    if (running === undefined) {
      const terms = termsOf(Mecanica)
      // with a limit below one set or below the threshold nothing can take part
      const canApply = terms !== null && terms.limit >= terms.size
      running = canApply ? { index: known.size, promotion, terms } : null
      known.set(Promocion, running)
    }
    if (running !== null && (!isWeighed || takesWeighed(Mecanica))) found.push(running)
  }
  return found.toSorted(byNumber)
}
