import { sql, type ColumnDataType, type ColumnDefinitionBuilder, type Expression } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from './in-transaction.ts'

/** A migration speaks to tables of its own time, not to those of today's `Database`. */
export type AnyTables = Parameters<Migration['up']>[0]

type DataType = ColumnDataType | Expression<unknown>

/** The column types of both databases, by what a column holds. */
export interface ColumnTypes {
  /** Compared byte by byte on both databases. */
  text: DataType
  /** ISO text in UTC, `2026-11-21T21:05:00.000Z`: one length, so that it compares as time does. */
  instant: DataType
  /** A calendar day in the shop's time zone, `2026-11-21`. */
  day: DataType
  integer: DataType
  boolean: DataType
  /** Pesos with two decimals; read as a number. */
  pesos: DataType
  /** A quantity with three decimals. */
  quantity: DataType
  /** Written as JSON text, read as the value. */
  json: DataType
  /** A number that the database hands out; `returning` tells it. */
  identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
}

/** What the migrations use, so that one text makes the same tables on both databases. */
export function columnTypes(db: AnyTables): ColumnTypes {
  const sqlite = isSqlite(db)
  const text = sqlite ? ('text' as const) : sql`text collate "C"`
  return {
    text,
    instant: text,
    day: text,
    integer: 'integer',
    boolean: 'boolean',
    pesos: 'numeric(14, 2)',
    quantity: 'numeric(14, 3)',
    json: sqlite ? sql`json_text` : 'json',
    identity: (column) =>
      sqlite ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey(),
  }
}
