import type { Compilable, QueryResult } from 'kysely'
import type { Db } from '../open-database.ts'
import type { Database, NewRow } from '../tables/database.ts'
import { preparedQuery, type Execute } from './prepared-query.ts'

/** Longer lists are compiled each time: a statement is prepared for every length. */
const LONGEST = 64

type Values = Readonly<Record<string, unknown>>

/**
 * A search by a list of codes, which `build` gets as its first parameter; rules as for `preparedQuery`. One statement is
 * prepared for each length of the list.
 */
export function preparedSearch<P extends readonly unknown[], R>(
  build: (db: Db, codes: readonly string[], ...parameters: P) => Compilable<R>,
): (db: Db, codes: readonly string[], ...parameters: P) => Promise<QueryResult<R>> {
  const byLength = new Map<number, Execute<readonly unknown[], R>>()
  return (db, codes, ...parameters) => {
    const { length } = codes
    if (length > LONGEST) return db.executeQuery<R>(build(db, codes, ...parameters))
    const search =
      byLength.get(length) ??
      preparedQuery((handle: Db, ...values: readonly unknown[]) =>
        build(handle, values.slice(0, length) as string[], ...(values.slice(length) as unknown as P)),
      )
    byLength.set(length, search)
    return search(db, ...codes, ...parameters)
  }
}

/**
 * Inserts rows, with one statement prepared for each set of columns and number of rows. `finish` adds the `returning`
 * and `on conflict` clauses.
 */
export function preparedInsert<T extends keyof Database, R>(
  table: T,
  finish: (insert: ReturnType<typeof insertOf<T>>) => Compilable<R>,
): (db: Db, rows: readonly NewRow<T>[]) => Promise<QueryResult<R>> {
  const byShape = new Map<string, Execute<readonly unknown[], R>>()
  return async (db, rows) => {
    const columns = columnsOf(rows)
    if (columns === null || rows.length > LONGEST)
      return db.executeQuery<R>(finish(insertOf(db, table, rows)))
    const shape = `${rows.length} ${columns.join()}`
    const insert = byShape.get(shape) ?? preparedQuery(rowsInserter(table, finish, columns, rows.length))
    byShape.set(shape, insert)
    return insert(db, ...rows.flatMap((row) => columns.map((name) => (row as Values)[name])))
  }
}

const rowsInserter =
  <T extends keyof Database, R>(
    table: T,
    finish: (insert: ReturnType<typeof insertOf<T>>) => Compilable<R>,
    columns: readonly string[],
    length: number,
  ) =>
  (db: Db, ...values: readonly unknown[]): Compilable<R> => {
    const rows = Array.from({ length }, (_, row) =>
      Object.fromEntries(columns.map((name, place) => [name, values[row * columns.length + place]])),
    )
    return finish(insertOf(db, table, rows as unknown as NewRow<T>[]))
  }

const insertOf = <T extends keyof Database>(db: Db, table: T, rows: readonly NewRow<T>[]) =>
  db.insertInto(table).values(rows)

/** The columns of the rows; null if the rows do not all have the same. */
function columnsOf(rows: readonly Values[]): string[] | null {
  const [first = {}, ...others] = rows
  const columns = Object.keys(first)
  const isLike = (row: Values) =>
    Object.keys(row).length === columns.length && columns.every((name) => row[name] !== undefined)
  return isLike(first) && others.every(isLike) ? columns : null
}
