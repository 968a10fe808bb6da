import type { Compilable, QueryResult } from 'kysely'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { Database, NewRow } from '@gondola/server/platform/db/tables/database.ts'

// Every statement built and compiled each time.

type Build<P extends readonly unknown[], R> = (db: Db, ...parameters: P) => Compilable<R>

export const preparedQuery =
  <P extends readonly unknown[], R>(build: Build<P, R>) =>
  (db: Db, ...parameters: P): Promise<QueryResult<R>> =>
    db.executeQuery<R>(build(db, ...parameters))

export const preparedSearch = preparedQuery

const insertOf = <T extends keyof Database>(db: Db, table: T, rows: readonly NewRow<T>[]) =>
  db.insertInto(table).values(rows)

export const preparedInsert =
  <T extends keyof Database, R>(
    table: T,
    finish: (insert: ReturnType<typeof insertOf<T>>) => Compilable<R>,
  ) =>
  (db: Db, rows: readonly NewRow<T>[]): Promise<QueryResult<R>> =>
    db.executeQuery<R>(finish(insertOf(db, table, rows)))
