import type { DifferenceKind, FieldChange, ImportState } from '@gondola/contract/imports'
import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Imports of articles and prices.

export interface ImportTable {
  id: Generated<number>
  file_name: string
  profile: string
  author: string
  started_at: string
  finished_at: string | null
  report: Json<unknown> | null
  state: Generated<ImportState>
  /** File name in the data folder's `importaciones`; null if the command line read a local file. */
  stored_file: string | null
  options: Json<unknown> | null
  outcome: Json<unknown> | null
  progress: Json<unknown> | null
  /** Id of the running worker's lease, valid until `lease_until`. */
  lease: string | null
  lease_until: string | null
  apply_at: string | null
  applied_at: string | null
  undone_at: string | null
  undone_by: string | null
  /** Codes of the brands, families and departments that it created. */
  created: Json<unknown> | null
}

/** A change that an import would make, for staff to review before applying it. */
export interface ImportDifferenceTable {
  import_id: number
  position: number
  kind: DifferenceKind
  article_code: string
  Descripcion: string
  price_before: number | null
  price_after: number | null
  is_jump: Generated<boolean>
  line: number | null
  /** Today's offer price, if the new price is at or below it. */
  offer_price: number | null
  /** The branch, for a price that jumps in its list; null: the base price. */
  branch_name: string | null
  /** What changes besides the price; null: not compared. */
  changes: Json<FieldChange[]> | null
}

/** An article's state before an import, for undoing it. */
export interface ImportUndoTable {
  import_id: number
  article_code: string
  is_new: boolean
  /** The changed columns: previous values, and the values that the import wrote. */
  before: Json<Record<string, unknown>> | null
  after: Json<Record<string, unknown>> | null
  /** Its row in `import_sources`. */
  source: Json<Record<string, unknown>> | null
}

/** A file format with its columns mapped by hand. */
export interface ImportProfileTable {
  name: string
  definition: Json<unknown>
  author: string
  updated_at: string
}

/** The family that staff chose for an article; survives the article's removal. */
export interface FamilyChoiceTable {
  article_code: string
  family_code: number
  author: string
  at: string
}

/** An article as last read from a profile's files. */
export interface ImportSourceTable {
  profile: string
  article_code: string
  row_hash: string
  /** The profile's last file contained it. */
  is_present: boolean
  import_id: number
  /** Taken off sale because the file no longer contained it. */
  is_retired: Generated<boolean>
}
