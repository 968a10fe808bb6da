import { PIECES_BELOW } from '../../constants.ts'
import type { CartLine } from '../../entities/cart-line.ts'
import type { LinePromotion } from '../../entities/promotion-mechanic.ts'
import { lineTotal } from '../line-price.ts'
import { toCentavos } from '../money.ts'
import { takesWeighed, termsOf, type Terms } from './terms.ts'

/** What promotions look at of a cart's or an order's line; one line an article. */
export type PromotedLine = Pick<
  CartLine,
  'Codart' | 'Cantidad' | 'Unidad' | 'Precioindividual' | 'Preciolista' | 'Promociones'
>

/** A promotion that runs in the basket, numbered from 0. */
export interface BasketPromotion {
  index: number
  promotion: LinePromotion
  terms: Terms
}

/** The equal units of a line; what is weighed is one unit. Amounts in centavos. */
export interface Stack {
  line: number
  Codart: string
  count: number
  /** The price that a promotion starts from, without any offer. */
  list: number
  /** What a unit gains in a promotion without its benefit: what its offer takes off the list price is lost. */
  without: number
  promotions: readonly BasketPromotion[]
  /** What a unit gains with the benefit, by promotion. */
  gains: readonly number[]
  /** Whether these are all of the article's promotions that run. */
  isWhole: boolean
}

/** An article in more promotions takes part in those that can give most by the unit. */
export const PROMOTIONS_OF_ARTICLE_MAX = 12

/**
 * The stacks of a basket that promotions can take units of, dearest first and then by code: in an order that does not
 * depend on the order of the lines. Quantities that no order may have count as the nearest that may.
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
    const count = Unidad === 100 ? 1 : Math.min(Cantidad, PIECES_BELOW - 1)
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
      // a limit below one set or below the threshold lets nothing take part
      const canApply = terms !== null && terms.limit >= terms.size
      running = canApply ? { index: known.size, promotion, terms } : null
      known.set(Promocion, running)
    }
    if (running !== null && (!isWeighed || takesWeighed(Mecanica))) found.push(running)
  }
  return found.toSorted(byNumber)
}
