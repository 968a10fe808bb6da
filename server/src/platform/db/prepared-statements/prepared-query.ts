import type { Compilable, QueryResult } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import type { Db } from '../open-database.ts'
import type { NamedQuery } from '../postgres/postgres-connection.ts'

/** Placeholder for a parameter while a statement is compiled. */
class Marker {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** A compiled statement; each slot is filled with a parameter, by its index, or with a constant (index -1). */
interface Prepared {
  compiled: NamedQuery
  slots: readonly { index: number; value: unknown }[]
}

export type Execute<P extends readonly unknown[], R> = (db: Db, ...parameters: P) => Promise<QueryResult<R>>

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
  const byKind = new Map<boolean, Prepared>()
  const name = `prepared-${++statements}`
  return (db, ...parameters) => {
    const kind = isSqlite(db)
    let prepared = byKind.get(kind)
    if (prepared === undefined)
      byKind.set(kind, (prepared = compile(build(db, ...markers(parameters)), name)))
    const { compiled, slots } = prepared
    return db.executeQuery<R>({
      ...compiled,
      parameters: slots.map(({ index, value }) => (index < 0 ? value : parameters[index])),
    })
  }
}

const markers = <P extends readonly unknown[]>(parameters: P): P =>
  parameters.map((_, index) => new Marker(index)) as unknown as P

function compile(query: Compilable, name: string): Prepared {
  const compiled = { ...query.compile(), name }
  const slots = compiled.parameters.map((value) =>
    value instanceof Marker ? { index: value.index, value: null } : { index: -1, value },
  )
  return { compiled, slots }
}
