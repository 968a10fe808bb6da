/** What a column holds, alike on both databases. */
export type ColumnKind = 'text' | 'integer' | 'boolean' | 'numeric' | 'json'

export interface TableShape {
  name: string
  /** By name: the order in which a table was altered does not matter. */
  columns: readonly { name: string; kind: ColumnKind }[]
  /** Its primary key; all columns where there is none. Rows are read in its order. */
  key: readonly string[]
}

/** JSON stays the text that it is. */
export type Cell = string | number | boolean | null

/** A row's cells in the order of the table's columns. */
export type StoredRow = readonly Cell[]

/** Everything that a shop's database holds, read at one moment, alike from either database and from a backup. */
export interface StoredShop {
  /** Names of the migrations that made its tables. */
  listMigrations(): Promise<string[]>
  /** Parents before those who refer to them. */
  listTables(): Promise<TableShape[]>
  /** In the order of the key, some thousand at a time. */
  readRows(table: TableShape): AsyncIterable<StoredRow[]>
  /** The last number that each table handed out. */
  readSequences(): Promise<Record<string, number>>
}

/** A shop that is being made, in one transaction. */
export interface ShopInTheMaking extends StoredShop {
  /** Makes the tables as they were after these migrations, empty. */
  makeTables(migrations: readonly string[]): Promise<void>
  writeRows(table: TableShape, rows: readonly StoredRow[]): Promise<void>
  writeSequences(last: Readonly<Record<string, number>>): Promise<void>
}

export const ROWS_AT_ONCE = 2000

/** Tables that every database keeps for itself: the migrations' books, and what processes have yet to read anew. */
export const isOwnBook = (table: string): boolean =>
  table.startsWith('kysely_migration') || table === 'catalogue_changes'

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Puts tables before those that refer to them. */
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
