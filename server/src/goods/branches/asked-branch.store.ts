import { sql, type RawBuilder } from 'kysely'

/** Stands for the default branch: no branch has this id. */
export const DEFAULT_BRANCH = 0

/** The id of a branch within a prepared statement, where `DEFAULT_BRANCH` is the default one's. */
export const askedBranch = (branchId: number): RawBuilder<number> =>
  sql<number>`coalesce(nullif(${branchId}, ${sql.lit(DEFAULT_BRANCH)}), (select "Id" from branches where is_default = ${sql.lit(true)}))`
