import type { OrderSale, OrderVersion } from './order-sales.store.ts'

/** How many lines are kept, at some 40 bytes each: the two days without sums of 5,000 orders a day, twice over. */
const MOST_LINES = 400_000

interface KnownOrder extends OrderVersion {
  sales: readonly KnownSale[]
}
interface KnownSale {
  article: SoldArticle
  quantity: number
  sales: number
}
type SoldArticle = Pick<OrderSale, 'code' | 'unit' | 'name'>

/**
 * What orders of the youngest days sold, which have no sums yet because they change all day: a report asked for again
 * reads the lines of those orders alone that changed since.
 */
export class KnownOrderSales {
  readonly #orders = new Map<number, KnownOrder>()
  readonly #articles = new Map<string, SoldArticle>()
  readonly #mostLines: number
  #lines = 0

  constructor(mostLines = MOST_LINES) {
    this.#mostLines = mostLines
  }

  /** Undefined: unknown, or known as of another version. */
  find({ id, ready_at, changes }: OrderVersion): readonly KnownSale[] | undefined {
    const known = this.#orders.get(id)
    return known?.ready_at === ready_at && known.changes === changes ? known.sales : undefined
  }

  /** Keeps all the sales of some orders, and forgets those kept first if there are too many. */
  keep(rows: readonly OrderSale[]): void {
    for (const [id, sales] of Map.groupBy(rows, (row) => row.id)) {
      this.#forget(id)
      const { ready_at, changes } = sales[0]!
      const kept = sales.map((sale) => ({
        article: this.#shared(sale),
        quantity: sale.quantity,
        sales: sale.sales,
      }))
      this.#orders.set(id, { id, ready_at, changes, sales: kept })
      this.#lines += kept.length
    }
    for (const id of this.#orders.keys()) {
      if (this.#lines <= this.#mostLines) break
      this.#forget(id)
    }
  }

  #forget(id: number): void {
    this.#lines -= this.#orders.get(id)?.sales.length ?? 0
    this.#orders.delete(id)
  }

  /** One object for all the orders of an article. */
  #shared({ code, unit, name }: SoldArticle): SoldArticle {
    const key = `${code} ${unit} ${name}`
    const known = this.#articles.get(key)
    if (known !== undefined) return known
    const article = { code, unit, name }
    this.#articles.set(key, article)
    return article
  }
}
