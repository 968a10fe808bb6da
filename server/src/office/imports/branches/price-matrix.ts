const FIRST_ROWS = 1024

/**
 * Prices of articles by column: a branch of the file, a price list, or the base price. One array of centavos a column,
 * so that 100 branches of 50,000 articles need 40 MB. 0 is no price.
 */
export class PriceMatrix {
  readonly #columns: Float64Array[] = []

  get width(): number {
    return this.#columns.length
  }

  get(column: number, row: number): number {
    return this.#columns[column]?.[row] ?? 0
  }

  set(column: number, row: number, centavos: number): void {
    while (this.#columns.length <= column) this.#columns.push(new Float64Array(FIRST_ROWS))
    const prices = this.#columns[column]!
    if (row < prices.length) prices[row] = centavos
    else this.#grown(column, row)[row] = centavos
  }

  /** Rows of a column that have a price. */
  count(column: number): number {
    let count = 0
    for (const price of this.#columns[column] ?? []) if (price > 0) count++
    return count
  }

  #grown(column: number, row: number): Float64Array {
    const before = this.#columns[column]!
    const larger = new Float64Array(Math.max(before.length * 2, row + 1))
    larger.set(before)
    this.#columns[column] = larger
    return larger
  }
}
