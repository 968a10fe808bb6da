import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from './generated.ts'

export type { Database } from './generated.ts'

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
export type RowChange<T extends keyof Database> = Updateable<Database[T]>

/** The text by which staff search, on PostgreSQL alone. */
type SearchedColumn = ColumnType<string | undefined, never, never>

declare module './generated.ts' {
  interface OrdersTable {
    searched: SearchedColumn
  }
  interface ClientsTable {
    searched: SearchedColumn
  }
}
