import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ListWindow } from '@gondola/contract/calls'
import type { Trx } from './in-transaction.ts'
import { listWindow, type WindowOptions } from './list-window.ts'
import type { Db } from './open-database.ts'
import type { Database } from './tables/database.ts'

type Table = keyof Database
type ColumnOf<T extends Table> = Extract<keyof Database[T], string>

/** A plain kind of record: the rows of one table, field by field. `Row` is the record on the wire, `Draft` what staff send. */
export interface PlainRecord<T extends Table, Row extends object, Draft> {
  table: T
  /** The column of the record's key. */
  key: ColumnOf<T>
  /** The column of each field, or an expression over the table; null: a field that `shown` adds from others. */
  columns: Readonly<Record<keyof Row & string, ColumnOf<T> | RawBuilder<unknown> | null>> &
    Readonly<Record<string, ColumnOf<T> | RawBuilder<unknown> | null>>
  /** Filters of the list by their wire name: rows whose column has the value, or that match a condition for it. */
  filters?: Readonly<Record<string, ColumnOf<T> | ((value: never) => RawBuilder<boolean>)>>
  sort: WindowOptions['sort']
  order: WindowOptions['order']
  search: readonly (ColumnOf<T> | RawBuilder<unknown>)[]
  /** The columns that a draft writes into a new record, or a known one; what it leaves out keeps its value. */
  write(draft: Draft, isNew: boolean): Partial<Record<ColumnOf<T>, unknown>>
  /** The record on the wire, where it is more than its columns. */
  shown?(row: Row): Row
}

/** The five statements of a kind of record, as `serveRecords` takes them. */
export interface Statements<Row, Draft, Key> {
  list(db: Db, asked: ListWindow): Promise<{ rows: Row[]; total: number }>
  listAmong(db: Db, asked: ListWindow, among: Among): Promise<{ rows: Row[]; total: number }>
  find(db: Db, key: Key): Promise<Row | null>
  insert(trx: Trx, draft: Draft): Promise<Key>
  update(trx: Trx, key: Key, draft: Draft): Promise<void>
  remove(trx: Trx, key: Key): Promise<void>
}

/** Only rows whose column has one of these values, or is null if `orNull`; values null: all rows. */
export interface Among {
  column: string
  values: readonly number[] | null
  orNull?: boolean
}

/** A table whose columns are known by the declaration alone. */
const anyOf = (db: Db) => db as unknown as Kysely<{ records: Record<string, unknown> }>

/** List, find, insert, update and delete of a plain kind of record, each one statement (a list: two). */
export function records<T extends Table, Row extends object, Draft, Key extends string | number = number>(
  declared: PlainRecord<T, Row, Draft>,
): Statements<Row, Draft, Key> {
  const table = declared.table as unknown as 'records'
  const key: string = declared.key
  const { columns, filters = {}, sort, order, search, shown = (row) => row } = declared
  const fields = Object.entries(columns).flatMap(([field, column]) =>
    column === null ? [] : [(typeof column === 'string' ? sql.ref(column) : column).as(field)],
  )
  const rowsOf = (db: Db) => anyOf(db).selectFrom(table).select(fields)
  const page = async (all: ReturnType<typeof rowsOf>, asked: ListWindow) => {
    const query = Object.entries(filters).reduce((narrowed, [name, filter]) => {
      const value = (asked as Record<string, unknown>)[name]
      if (value === undefined) return narrowed
      return typeof filter === 'function'
        ? narrowed.where(filter(value as never))
        : narrowed.where(filter as string, '=', value)
    }, all)
    const { rows, total } = await listWindow(query, asked, { key, sort, order, search })
    return { rows: (rows as Row[]).map(shown), total }
  }
  return {
    list: (db, asked) => page(rowsOf(db), asked),
    listAmong: (db, asked, { column, values, orNull = false }) =>
      page(
        values === null
          ? rowsOf(db)
          : rowsOf(db).where(({ eb, or }) =>
              or([...(orNull ? [eb(column, 'is', null)] : []), eb(column, 'in', values)]),
            ),
        asked,
      ),
    async find(db, wanted) {
      const row = await rowsOf(db).where(key, '=', wanted).executeTakeFirst()
      return row === undefined ? null : shown(row as Row)
    },
    async insert(trx, draft) {
      const added = anyOf(trx).insertInto(table).values(declared.write(draft, true)).returning(key)
      return (await added.executeTakeFirstOrThrow())[key] as Key
    },
    async update(trx, wanted, draft) {
      await anyOf(trx).updateTable(table).set(declared.write(draft, false)).where(key, '=', wanted).execute()
    },
    async remove(trx, wanted) {
      await anyOf(trx).deleteFrom(table).where(key, '=', wanted).execute()
    },
  }
}
