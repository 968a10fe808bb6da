import { sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import { openAt } from '../../platform/db/partitions/begin-month.ts'
import {
  listPartitions,
  PARTITIONED_TABLES,
  type PartitionedTable,
} from '../../platform/db/partitions/partitioned-tables.ts'
import type { StoredRow, TableShape } from './stored-shop.ts'

const MONTH = /^\d{4}-\d{2}/

/**
 * Begins the months of partitioned tables while their rows are written, so that a restored shop has the months of its
 * past. Orders are written before what belongs to them, and each table in the order of its key.
 */
export class CopiedMonths {
  readonly #db: Db
  /** The month that was begun last, by table. */
  readonly #begun = new Map<string, string>()

  constructor(db: Db) {
    this.#db = db
  }

  /** The rows in slices of one month each; its range is there when a slice is handed out. */
  async *slicesOf(shape: TableShape, rows: readonly StoredRow[]): AsyncIterable<readonly StoredRow[]> {
    const table = PARTITIONED_TABLES.find((each) => each.table === shape.name)
    if (table === undefined) return yield rows
    if (table.isOfOrders) {
      if (!this.#begun.has(table.table)) await this.#beginAll(table)
      return yield rows
    }
    const placeOf = (column: string) => shape.columns.findIndex(({ name }) => name === column)
    const [at, number] = [placeOf('at'), placeOf(table.number)]
    let from = 0
    for (const [place, row] of rows.entries()) {
      const month = MONTH.exec(String(row[at]))?.[0]
      const begun = this.#begun.get(table.table)
      if (month === undefined || (begun !== undefined && month <= begun)) continue
      if (begun !== undefined) {
        if (place > from) yield rows.slice(from, place)
        from = place
        await this.#begin(table, month, Number(row[number]))
      }
      this.#begun.set(table.table, month)
    }
    yield rows.slice(from)
  }

  /** A month of orders begins after the last number of the months before. */
  async #beginAll(table: PartitionedTable): Promise<void> {
    this.#begun.set(table.table, '')
    const { rows } = await sql<{ month: string; last: number }>`
      select substr(created_at, 1, 7) as month, max("Id") as last from orders group by month order by month`.execute(
      this.#db,
    )
    const dated = rows.filter(({ month }) => MONTH.test(month))
    let last = 0
    for (const [place, { month }] of dated.entries()) {
      const before = dated[place - 1]?.last ?? 0
      if (before > last) await this.#begin(table, month, before + 1)
      last = Math.max(last, before)
    }
  }

  async #begin(table: PartitionedTable, month: string, from: number): Promise<void> {
    const open = (await listPartitions(this.#db, table)).at(-1)!
    if (from > open.from) await openAt(this.#db, table, open, from, month)
  }
}
