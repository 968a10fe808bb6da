import {
  sql,
  type Expression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely'
import type { ListWindow } from '@gondola/contract/calls'
import type { Trx } from './in-transaction.ts'
import { listWindow, type WindowOptions } from './list-window.ts'
import type { Db } from './open-database.ts'
import { searchTermsOf } from './staff-search/search-terms.ts'
import { keysFound, type SearchedTable } from './staff-search/staff-search-index.ts'
import { wordSearch } from './staff-search/word-search.ts'
import type { Database } from './tables/database.ts'

type Table = keyof Database
type ColumnOf<T extends Table> = Extract<keyof Database[T], string>

/** A plain kind of record: the rows of one table, field by field. `Row` is the record on the wire, `Draft` what staff send. */
export interface PlainRecord<T extends Table, Row extends object, Draft> {
  table: T
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
  const listed = (from: typeof rowsOf) =>
    listing({ from, key, sort, order, search, filters, shown: (row, _context: void) => shown(row as Row) })
  const all = listed(rowsOf)
  return {
    list: all.list,
    listAmong: (db, asked, { column, values, orNull = false }) =>
      listed((handle) =>
        values === null
          ? rowsOf(handle)
          : rowsOf(handle).where(({ eb, or }) =>
              or([...(orNull ? [eb(column, 'is', null)] : []), eb(column, 'in', values)]),
            ),
      ).list(db, asked),
    find: all.find,
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

interface Listing<DB, TB extends keyof DB, Found, Row, Context> extends WindowOptions {
  key: string
  from(db: Db): SelectQueryBuilder<DB, TB, Found>
  /** Filters of the list by their wire name: rows whose column has the value, or that match a condition for it. */
  filters?: Readonly<Record<string, string | ((value: never, context: Context) => Expression<SqlBool>)>>
  /** Instead of `search`: the texts that an index finds. */
  searched?: SearchedTable
  shown(found: Found, context: Context): Row
}

/** A list, and a record of it by its key, of a query of several tables. `Context` is what filters and `shown` need. */
export function listing<DB, TB extends keyof DB, Found, Row, Context>({
  from,
  filters = {},
  searched,
  shown,
  ...options
}: Listing<DB, TB, Found, Row, Context>) {
  return {
    async list(db: Db, asked: ListWindow, context: Context): Promise<{ rows: Row[]; total: number }> {
      const query = Object.entries(filters).reduce((narrowed, [name, filter]) => {
        const value = (asked as Record<string, unknown>)[name]
        if (value === undefined) return narrowed
        return narrowed.where(
          typeof filter === 'function'
            ? filter(value as never, context)
            : sql<boolean>`${sql.ref(filter)} = ${value}`,
        )
      }, from(db))
      const { rows, total } = await (searched === undefined
        ? listWindow(query, asked, options)
        : searchedWindow(db, query, asked, options, searched))
      return { rows: rows.map((found) => shown(found, context)), total }
    },
    async find(db: Db, key: string | number, context: Context): Promise<Row | null> {
      const wanted = from(db).where(sql<boolean>`${sql.ref(options.key)} = ${key}`)
      const found = await wanted.executeTakeFirst()
      return found === undefined ? null : shown(found, context)
    },
  }
}

/** A page of the rows whose texts match `q`. */
function searchedWindow<DB, TB extends keyof DB, Found>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, Found>,
  { q, ...window }: ListWindow,
  options: WindowOptions & { key: string },
  searched: SearchedTable,
) {
  const terms = searchTermsOf(q)
  const words = wordSearch(db, searched, terms)
  const found =
    terms.length === 0 || words !== null
      ? query
      : query.where(sql<boolean>`${sql.ref(options.key)} in (${keysFound(db, searched, terms)})`)
  return listWindow(found, window, { ...options, words })
}
