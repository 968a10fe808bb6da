import { PIECES_BELOW } from '../../constants.ts'
import type { CartLine } from '../../entities/cart-line.ts'
import type { LinePromotion } from '../../entities/promotion-mechanic.ts'
import { lineTotal } from '../line-price.ts'
import { toCentavos } from '../money.ts'
import { countingOf, type Counting } from './counting.ts'
import { takesWeighed, termsOf, type Terms } from './terms.ts'

/** What promotions look at of a cart's or an order's line; one line an article. */
export type PromotedLine = Pick<
  CartLine,
  'Codart' | 'Cantidad' | 'Unidad' | 'Precioindividual' | 'Preciolista' | 'Promociones'
>

/** A promotion that runs in the basket. */
export interface Running {
  promotion: LinePromotion
  terms: Terms
  counting: Counting
}

/** The equal units of a line; what is weighed is one unit. Prices in centavos. */
export interface Stack {
  line: number
  Codart: string
  count: number
  /** The price that a promotion starts from, without any offer. */
  list: number
  /** What the unit costs without a promotion: its offer's price, else the same. */
  base: number
  promotions: readonly Running[]
}

/**
 * The stacks of a basket that promotions can take units of, dearest first and then by code: in an order that does not
 * depend on the order of the lines. Quantities that no order may have count as the nearest that may.
 */
export function stacksOf(lines: readonly PromotedLine[]): Stack[] {
  const known = new Map<number, Running | null>()
  const stacks = lines.flatMap((line, index) => {
    const { Codart, Cantidad, Unidad, Precioindividual, Promociones = [] } = line
    if (Promociones.length === 0 || Precioindividual === null || Cantidad <= 0) return []
    const promotions = runningOf(Promociones, Unidad === 100, known)
    if (promotions.length === 0) return []
    const Preciolista = Math.max(line.Preciolista ?? 0, Precioindividual)
    const unitOf = (price: number) => toCentavos(Unidad === 100 ? lineTotal(price, Cantidad, Unidad) : price)
    const count = Unidad === 100 ? 1 : Math.min(Cantidad, PIECES_BELOW - 1)
    return [
      { line: index, Codart, count, list: unitOf(Preciolista), base: unitOf(Precioindividual), promotions },
    ]
  })
  return stacks.toSorted((a, b) => b.list - a.list || (a.Codart < b.Codart ? -1 : 1))
}

function runningOf(
  promotions: readonly LinePromotion[],
  isWeighed: boolean,
  known: Map<number, Running | null>,
): Running[] {
  const found: Running[] = []
  for (const promotion of promotions) {
    const { Promocion, Mecanica } = promotion
    let running = known.get(Promocion)
    if (running === undefined) {
      const terms = termsOf(Mecanica)
      // a limit below one set or below the threshold lets nothing take part
      const canApply = terms !== null && terms.limit >= terms.size
      running = canApply ? { promotion, terms, counting: countingOf(terms) } : null
      known.set(Promocion, running)
    }
    if (running !== null && (!isWeighed || takesWeighed(Mecanica))) found.push(running)
  }
  return found.toSorted((a, b) => a.promotion.Promocion - b.promotion.Promocion)
}

/** Stacks that share promotions, apart from those that do not: each group can be decided alone. Order is kept. */
export function independentGroups(stacks: readonly Stack[]): Stack[][] {
  const groupOf = new Map<Running, Stack[]>()
  let groups: Stack[][] = []
  for (const stack of stacks) {
    const touching = new Set(stack.promotions.flatMap((running) => [groupOf.get(running) ?? []]))
    const joined = [...touching].flat().concat(stack)
    groups = groups.filter((group) => !touching.has(group)).concat([joined])
    for (const each of joined) for (const running of each.promotions) groupOf.set(running, joined)
  }
  const place = new Map(stacks.map((stack, index) => [stack, index]))
  return groups.map((group) => group.toSorted((a, b) => place.get(a)! - place.get(b)!))
}
