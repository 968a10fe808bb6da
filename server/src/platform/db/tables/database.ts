import type { ColumnType, Insertable, Selectable, Updateable } from 'kysely'
import type { Tables } from './generated.ts'

/** The text by which staff search, on PostgreSQL alone. */
type SearchedColumn = ColumnType<string | undefined, never, never>

/** Columns that `generated.ts` leaves out; a room adds its own (`mail/queue-mail.ts`). */
export interface OtherColumns {
  orders: { searched: SearchedColumn }
  clients: { searched: SearchedColumn }
}

export type Database = {
  [T in keyof Tables]: T extends keyof OtherColumns ? Tables[T] & OtherColumns[T] : Tables[T]
}

export type Row<T extends keyof Database> = Selectable<Database[T]>
export type NewRow<T extends keyof Database> = Insertable<Database[T]>
export type RowChange<T extends keyof Database> = Updateable<Database[T]>
