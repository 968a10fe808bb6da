import { createHash } from 'node:crypto'

/** A column's type, the same on both databases. */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'numeric' | 'json'

export interface TableShape {
  name: string
  /** Sorted by name: the order in which a table was altered does not matter. */
  columns: readonly { name: string; kind: ColumnKind }[]
  /** The primary key, or all columns if there is none. Rows are read in its order. */
  key: readonly string[]
}

/** JSON is kept as its original text. */
export type Cell = string | number | boolean | null

/** A row's cells in the order of the table's columns. */
export type StoredRow = readonly Cell[]

/** The contents of a shop's database as of one moment, in the same form from either database and from a backup. */
export interface StoredShop {
  listMigrations(): Promise<string[]>
  /** Referenced tables before the tables that refer to them. */
  listTables(): Promise<TableShape[]>
  /** In the order of the key, in batches of some thousand. */
  readRows(table: TableShape): AsyncIterable<StoredRow[]>
  /** The last number that each table's sequence issued. */
  readSequences(): Promise<Record<string, number>>
}

/** A shop that is being written, in one transaction. */
export interface ShopInTheMaking extends StoredShop {
  /** Creates the tables as they were after these migrations, empty. */
  makeTables(migrations: readonly string[]): Promise<void>
  writeRows(table: TableShape, rows: readonly StoredRow[]): Promise<void>
  writeSequences(last: Readonly<Record<string, number>>): Promise<void>
}

export const ROWS_AT_ONCE = 2000

/** Sums of days, which the shop makes anew, and the notes of changed days that triggers write beside orders. */
const DAY_SUMS = ['summed_days', 'summed_articles', 'summed_branches', 'summed_fills', 'stale_days']
const OWN_BOOKS: ReadonlySet<string> = new Set(['catalogue_changes', ...DAY_SUMS])

/**
 * Tables that each database maintains for itself: the records of migrations, the catalogue changes that processes have
 * yet to read, and sums of days.
 */
export const isOwnBook = (table: string): boolean =>
  table.startsWith('kysely_migration') || OWN_BOOKS.has(table)

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Sorts tables so that referenced ones come first. */
export function inOrderOfReference(
  tables: readonly TableShape[],
  references: ReadonlyMap<string, readonly string[]>,
): TableShape[] {
  const ordered = new Map<string, TableShape>()
  const named = new Map(tables.map((table) => [table.name, table]))
  const place = (table: TableShape, above: readonly string[]) => {
    if (ordered.has(table.name) || above.includes(table.name)) return
    for (const parent of references.get(table.name) ?? []) {
      const found = named.get(parent)
      if (found !== undefined) place(found, [...above, table.name])
    }
    ordered.set(table.name, table)
  }
  for (const table of tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))) place(table, [])
  return [...ordered.values()]
}

/** A fingerprint of a table: equal ones have the same rows. */
export interface TableContent {
  rows: number
  sha256: string
}

/** Hashes a table's rows as they are read, in the order of its key. */
export class ContentHash {
  readonly #hash = createHash('sha256')
  #rows = 0

  constructor({ columns }: TableShape) {
    this.#hash.update(`${JSON.stringify(columns.map(({ name }) => name))}\n`)
  }

  add(rows: readonly StoredRow[]): void {
    let text = ''
    for (const row of rows) text += `${JSON.stringify(row)}\n`
    this.#hash.update(text)
    this.#rows += rows.length
  }

  content(): TableContent {
    return { rows: this.#rows, sha256: this.#hash.digest('hex') }
  }
}
