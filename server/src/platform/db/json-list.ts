import { sql, type RawBuilder } from 'kysely'

/** Whether a JSON list of numbers has one, on either database; null is no list. */
export const jsonListHas = (column: string, value: number): RawBuilder<boolean> =>
  sql<boolean>`(replace(replace(cast(${sql.ref(column)} as text), '[', ','), ']', ',') like ${`%,${value},%`})`

/** Whether a record that is for the branches in a JSON column (null: all) is for one of them. */
export const isForBranch = (column: string, branchId: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} is null or ${jsonListHas(column, branchId)})`
