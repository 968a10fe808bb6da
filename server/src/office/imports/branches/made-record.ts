import type { Row } from '../../../platform/db/tables/database.ts'

/** What an import sets in a branch. */
export type BranchSetting = Pick<Row<'branches'>, 'price_list_id' | 'import_key'>

/** What an import does to branches and lists, besides prices; stored for undoing it. */
export interface BranchesMade {
  /** Ids of branches that it added, and that take no orders until it is in force. */
  added: readonly number[]
  /** Ids of price lists that it made. */
  lists: readonly number[]
  /** Settings of branches that it changes when it comes into force. */
  changed: readonly { Id: number; before: BranchSetting; after: BranchSetting }[]
  /** Ids of all branches whose prices it has. */
  taken: readonly number[]
}
