import {
  OperationNodeTransformer,
  ValueNode,
  type Compilable,
  type CompiledQuery,
  type KyselyPlugin,
  type QueryResult,
} from 'kysely'
import { executeAtOnce } from './transaction-connection.ts'
import { isSqlite } from './in-transaction.ts'
import type { PreparedStatement } from './prepared-statement.ts'
import type { Db } from './open-database.ts'
import type { Database, NewRow } from './tables.ts'

/** Placeholder for a parameter while a statement is compiled. */
class Marker {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/**
 * Inlines constant values into the statement. Where the plan may depend on a parameter (a partial index's condition, a
 * limit), SQLite would plan the whole statement again for each run.
 */
class FixedValues extends OperationNodeTransformer implements KyselyPlugin {
  transformQuery: KyselyPlugin['transformQuery'] = ({ node, queryId }) => this.transformNode(node, queryId)
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result

  protected override transformValue(node: ValueNode): ValueNode {
    return node.value instanceof Marker ? node : ValueNode.createImmediate(node.value)
  }
}

const fixedValues = new FixedValues()

/** A compiled statement; each slot is filled with a parameter, by its index, or with a constant (index -1). */
interface Kept {
  compiled: CompiledQuery & PreparedStatement
  slots: readonly { index: number; value: unknown }[]
}

type Execute<P extends readonly unknown[], R> = (db: Db, ...parameters: P) => Promise<QueryResult<R>>

let statements = 0

/**
 * A statement that is built and compiled once per kind of database, for the statements that every order runs: building
 * one costs more than running it. `build` must only pass its parameters on as values, never inspect them: at build time
 * they are placeholders. It must name the columns it reads (no `selectAll`): a newer version may add columns, and
 * PostgreSQL refuses to run a prepared plan whose result columns have changed.
 */
export function preparedQuery<P extends readonly unknown[], R>(
  build: (db: Db, ...parameters: P) => Compilable<R>,
): Execute<P, R> {
  const byKind = new Map<boolean, Kept>()
  const name = `kept-${++statements}`
  return (db, ...parameters) => {
    const kind = isSqlite(db)
    let kept = byKind.get(kind)
    if (kept === undefined)
      byKind.set(kind, (kept = compile(build(db.withPlugin(fixedValues), ...markers(parameters)), name)))
    const { compiled, slots } = kept
    return executeAtOnce<R>(db, {
      ...compiled,
      parameters: slots.map(({ index, value }) => (index < 0 ? value : parameters[index])),
    })
  }
}

/**
 * The same for statements with a list parameter: one prepared statement per list length, whose `build` gets that many
 * placeholders. To keep them few, lengths are powers of two (`inFewLengths`, `filledUp`).
 */
function keptListQuery<P extends readonly unknown[], R>(
  build: (db: Db, width: number, ...parameters: P) => Compilable<R>,
): (width: number) => Execute<P, R> {
  const byWidth = new Map<number, Execute<P, R>>()
  return (width) => {
    let execute = byWidth.get(width)
    if (execute === undefined) {
      execute = preparedQuery<P, R>((db, ...parameters) => build(db, width, ...parameters))
      byWidth.set(width, execute)
    }
    return execute
  }
}

/** The same for a search by a list of codes, which `build` gets as its first parameter. */
export function keptSearch<P extends readonly unknown[], R>(
  build: (db: Db, codes: readonly string[], ...parameters: P) => Compilable<R>,
): (db: Db, codes: readonly string[], ...parameters: P) => Promise<QueryResult<R>> {
  const search = keptListQuery((db: Db, width: number, ...values: readonly unknown[]) =>
    build(db, values.slice(0, width) as string[], ...(values.slice(width) as unknown as P)),
  )
  return (db, codes, ...parameters) => {
    const filled = filledUp(codes)
    return search(filled.length)(db, ...filled, ...parameters)
  }
}

/** Pads with the last code up to a power of two: a duplicate in an `in` list finds nothing more. */
function filledUp(codes: readonly string[]): string[] {
  const width = 2 ** Math.ceil(Math.log2(codes.length))
  return [...codes, ...Array<string>(width - codes.length).fill(codes.at(-1)!)]
}

type Values = Readonly<Record<string, unknown>>

/**
 * Inserts rows with prepared statements, one per set of columns and number of rows. `finish` adds the `returning` and
 * `on conflict` clauses.
 */
export function preparedInsert<T extends keyof Database, R>(
  table: T,
  finish: (insert: ReturnType<typeof insertOf<T>>) => Compilable<R>,
): (db: Db, rows: readonly NewRow<T>[]) => Promise<QueryResult<R>> {
  const byColumns = new Map<string, (width: number) => Execute<readonly unknown[], R>>()
  return async (db, rows) => {
    const columns = columnsOf(rows)
    if (columns === null) return db.executeQuery<R>(finish(insertOf(db, table, rows)))
    const key = columns.join()
    let insert = byColumns.get(key)
    if (insert === undefined) {
      insert = keptListQuery((handle: Db, width: number, ...values: readonly unknown[]) => {
        const marked = Array.from({ length: width }, (_, row) =>
          Object.fromEntries(columns.map((name, place) => [name, values[row * columns.length + place]])),
        )
        return finish(insertOf(handle, table, marked as unknown as NewRow<T>[]))
      })
      byColumns.set(key, insert)
    }
    const parts = inFewLengths(rows as readonly Values[]).map((part) =>
      insert(part.length)(db, ...part.flatMap((row) => columns.map((name) => row[name]))),
    )
    return together(await Promise.all(parts))
  }
}

const LONGEST = 64

/** Splits rows into parts whose lengths are powers of two, longest first: 20 rows become 16 and 4. */
function inFewLengths<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = []
  let at = 0
  for (let length = LONGEST; length >= 1; length /= 2)
    for (; rows.length - at >= length; at += length) parts.push(rows.slice(at, at + length))
  return parts
}

function together<R>(results: readonly QueryResult<R>[]): QueryResult<R> {
  const [only] = results
  if (results.length === 1 && only !== undefined) return only
  const numAffectedRows = results.reduce((sum, result) => sum + (result.numAffectedRows ?? 0n), 0n)
  return { rows: results.flatMap(({ rows }) => rows), numAffectedRows }
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

const markers = <P extends readonly unknown[]>(parameters: P): P =>
  parameters.map((_, index) => new Marker(index)) as unknown as P

function compile(query: Compilable, name: string): Kept {
  const compiled = { ...query.compile(), name }
  const slots = compiled.parameters.map((value) =>
    value instanceof Marker ? { index: value.index, value: null } : { index: -1, value },
  )
  return { compiled, slots }
}
