import type { SoldArticle } from './day-sums.store.ts'
import type { OrderSale, OrderVersion } from './sales.store.ts'

/** How many lines are kept, at some 30 bytes each: two days of 25,000 orders of 20 lines. */
const MOST_LINES = 1_000_000

type Article = Pick<OrderSale, 'code' | 'unit' | 'name'>

/** Sales of an article in several orders. */
export type SoldSum = Omit<SoldArticle, 'branch_id'>

interface KnownOrder {
  ready_at: string | null
  changes: number
  /** Of each article: its place, the quantity and the sales. */
  sales: readonly number[]
}
const FIELDS = 3

/**
 * What the orders of days without sums sold: of the youngest days, which change all day, and of days that wait to be
 * summed anew. A report that is asked for again reads the lines of those orders alone that changed since.
 */
export class KnownOrderSales {
  readonly #days = new Map<string, Map<number, KnownOrder>>()
  readonly #places = new Map<string, number>()
  readonly #articles: Article[] = []
  readonly #mostLines: number
  #lines = 0

  constructor(mostLines = MOST_LINES) {
    this.#mostLines = mostLines
  }

  /** What some orders of a day sold together, and those that are unknown, or known as of another version. */
  sumOf(day: string, orders: readonly OrderVersion[]): { sold: SoldSum[]; unknown: OrderVersion[] } {
    const ofDay = this.#days.get(day)
    const sums: SoldSum[] = this.#articles.map((article) => ({
      ...article,
      quantity: 0,
      sales: 0,
      orders: 0,
    }))
    const unknown: OrderVersion[] = []
    for (const order of orders) {
      const known = ofDay?.get(order.id)
      if (known?.ready_at !== order.ready_at || known.changes !== order.changes) {
        unknown.push(order)
        continue
      }
      for (let at = 0; at < known.sales.length; at += FIELDS) {
        const sum = sums[known.sales[at]!]!
        sum.quantity += known.sales[at + 1]!
        sum.sales += known.sales[at + 2]!
        sum.orders += 1
      }
    }
    return { sold: sums.filter((sum) => sum.orders > 0), unknown }
  }

  /** Keeps all the sales of some orders of a day; of too many, those of the newest days. */
  keep(day: string, rows: readonly OrderSale[]): void {
    const orders = this.#days.get(day) ?? new Map<number, KnownOrder>()
    this.#days.set(day, orders)
    for (const [id, ofOrder] of Map.groupBy(rows, (row) => row.id)) {
      this.#lines -= (orders.get(id)?.sales.length ?? 0) / FIELDS
      orders.delete(id)
      if (!this.#hasRoom(day, ofOrder.length)) continue
      const { ready_at, changes } = ofOrder[0]!
      const sales = ofOrder.flatMap((sale) => [this.#placeOf(sale), sale.quantity, sale.sales])
      orders.set(id, { ready_at, changes, sales })
      this.#lines += ofOrder.length
    }
  }

  #hasRoom(day: string, lines: number): boolean {
    while (this.#lines + lines > this.#mostLines) {
      const oldest = [...this.#days.keys()].reduce((first, one) => (one < first ? one : first), day)
      if (oldest === day) return false
      this.forget(oldest)
    }
    return true
  }

  /** The day has its sums. */
  forget(day: string): void {
    for (const { sales } of this.#days.get(day)?.values() ?? []) this.#lines -= sales.length / FIELDS
    this.#days.delete(day)
  }

  #placeOf({ code, unit, name }: Article): number {
    const key = `${code} ${unit} ${name}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#articles.push({ code, unit, name }) - 1
    this.#places.set(key, place)
    return place
  }
}
