import type { ColumnType } from 'kysely'

/** A JSON column: written as JSON text (`JSON.stringify`), read as the parsed value on both databases. */
export type Json<T> = ColumnType<T, string, string>
