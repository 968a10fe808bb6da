import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'
import type { Database, NewRow } from './tables.ts'

/** Stands for a parameter while a statement is compiled. */
class Marker {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** A statement as text, with what goes where: the number of a parameter, or a value that is always the same. */
interface Kept {
  compiled: CompiledQuery
  slots: readonly { index: number; value: unknown }[]
}

type Execute<P extends readonly unknown[], R> = (db: Db, ...parameters: P) => Promise<QueryResult<R>>

/**
 * A statement that is built and compiled once for each kind of database, for those that every order runs: building one
 * anew costs more than running it. `build` must only hand its parameters on as values, never look at them: they are no
 * values yet.
 */
export function keptQuery<P extends readonly unknown[], R>(
  build: (db: Db, ...parameters: P) => Compilable<R>,
): Execute<P, R> {
  const kept = new Map<boolean, Kept>()
  return (db, ...parameters) => {
    const kind = isSqlite(db)
    let found = kept.get(kind)
    if (found === undefined) kept.set(kind, (found = compile(build(db, ...markers(parameters)))))
    const { compiled, slots } = found
    return db.executeQuery<R>({
      ...compiled,
      parameters: slots.map(({ index, value }) => (index < 0 ? value : parameters[index])),
    })
  }
}

/**
 * The same for statements about a list of rows or codes: one is kept for each length of the list.
 * `build` is handed as many markers; `execute` the values, a list's row after row.
 */
export function keptListQuery<P extends readonly unknown[], R>(
  build: (db: Db, width: number, ...parameters: P) => Compilable<R>,
): (width: number) => Execute<P, R> {
  const byWidth = new Map<number, Execute<P, R>>()
  return (width) => {
    let execute = byWidth.get(width)
    if (execute === undefined) {
      execute = keptQuery<P, R>((db, ...parameters) => build(db, width, ...parameters))
      byWidth.set(width, execute)
    }
    return execute
  }
}

type Values = Readonly<Record<string, unknown>>

/**
 * Inserts rows by a statement that is kept for each choice of columns and number of rows; `finish` says what is to be
 * told of them, and what of conflicts.
 */
export function keptInsert<T extends keyof Database, R>(
  table: T,
  finish: (insert: ReturnType<typeof insertOf<T>>) => Compilable<R>,
): (db: Db, rows: readonly NewRow<T>[]) => Promise<QueryResult<R>> {
  const byColumns = new Map<string, (width: number) => Execute<readonly unknown[], R>>()
  return (db, rows) => {
    const columns = columnsOf(rows)
    if (columns === null) return db.executeQuery<R>(finish(insertOf(db, table, rows)))
    const key = columns.join()
    let kept = byColumns.get(key)
    if (kept === undefined) {
      kept = keptListQuery((handle: Db, width: number, ...values: readonly unknown[]) => {
        const marked = Array.from({ length: width }, (_, row) =>
          Object.fromEntries(columns.map((name, place) => [name, values[row * columns.length + place]])),
        )
        return finish(insertOf(handle, table, marked as unknown as NewRow<T>[]))
      })
      byColumns.set(key, kept)
    }
    const values = (rows as readonly Values[]).flatMap((row) => columns.map((name) => row[name]))
    return kept(rows.length)(db, ...values)
  }
}

const insertOf = <T extends keyof Database>(db: Db, table: T, rows: readonly NewRow<T>[]) =>
  db.insertInto(table).values(rows)

/** The columns that all rows have; null where they do not have the same. */
function columnsOf(rows: readonly Values[]): string[] | null {
  const [first = {}, ...others] = rows
  const columns = Object.keys(first)
  const isLike = (row: Values) =>
    Object.keys(row).length === columns.length && columns.every((name) => row[name] !== undefined)
  return isLike(first) && others.every(isLike) ? columns : null
}

const markers = <P extends readonly unknown[]>(parameters: P): P =>
  parameters.map((_, index) => new Marker(index)) as unknown as P

function compile(query: Compilable): Kept {
  const compiled = query.compile()
  const slots = compiled.parameters.map((value) =>
    value instanceof Marker ? { index: value.index, value: null } : { index: -1, value },
  )
  return { compiled, slots }
}
