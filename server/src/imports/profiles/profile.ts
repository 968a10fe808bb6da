import type { ImportColumn } from '@gondola/contract/entities/import-profile.ts'
import type { Encoding } from '../read-lines.ts'
import type { DecimalSign } from '../read-number.ts'

/** What a column may tell of an article. */
export type Column = ImportColumn

/** A column of a table without separators: characters from the line's first, 0. */
export interface FixedColumn {
  column: Column
  from: number
  length: number
}

/** How one kind of file is read: data only, so that a shop's own mapping is one more of them. */
export interface Profile {
  name: string
  /** A column's names in the file, case, accents and signs aside; the first that the header has is read. */
  columns: Partial<Record<Column, readonly string[]>>
  /** Without these a file is not of this profile; of a list, one is enough. */
  required: readonly (Column | readonly Column[])[]
  /** Where the file does not tell itself. */
  encoding?: Encoding
  separator?: string
  decimal?: DecimalSign
  /** A table of fixed width, which has no header. */
  fixed?: readonly FixedColumn[]
  /** Prices are whole numbers with so many of their last digits behind the point. */
  impliedDecimals?: number
  /** Whether lines look like this profile's, where it has no header to be told by. */
  fits?(lines: readonly string[]): boolean
}
