import { sql, type ColumnDataType, type ColumnDefinitionBuilder, type Expression } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from './in-transaction.ts'

/** A migration works on the tables of its own version, so it is not typed by the current `Database`. */
export type AnyTables = Parameters<Migration['up']>[0]

type DataType = ColumnDataType | Expression<unknown>

/** Column types for both databases, by the kind of value. */
export interface ColumnTypes {
  /** Compared byte by byte on both databases. */
  text: DataType
  /** ISO text in UTC, `2026-11-21T21:05:00.000Z`. Fixed length, so text order is time order. */
  instant: DataType
  /** A calendar day in the shop's time zone, `2026-11-21`. */
  day: DataType
  integer: DataType
  boolean: DataType
  /** Pesos with two decimals; read as a number. */
  pesos: DataType
  /** Whole centavos, of sums beyond what `integer` holds. */
  centavos: DataType
  /** A quantity with three decimals. */
  quantity: DataType
  /** Degrees of latitude or longitude with six decimals, about 0.1 m. */
  coordinate: DataType
  /** Written as JSON text, read as the value. */
  json: DataType
  /** An auto-increment primary key; read it with `returning`. */
  identity(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
}

/** The column types for the migrations, so that one definition creates the same tables on both databases. */
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
    centavos: 'bigint',
    quantity: 'numeric(14, 3)',
    coordinate: 'numeric(9, 6)',
    json: sqlite ? sql`json_text` : 'json',
    identity: (column) =>
      sqlite ? column.primaryKey().autoIncrement() : column.generatedByDefaultAsIdentity().primaryKey(),
  }
}

// What columns have in common.
export const required = (column: ColumnDefinitionBuilder) => column.notNull()
export const trueByDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`true`)
export const falseByDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(sql`false`)
export const zeroByDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
export const emptyByDefault = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
