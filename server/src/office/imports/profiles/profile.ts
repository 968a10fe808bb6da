import type { ImportColumn } from '@gondola/contract/imports'
import type { Encoding } from '../reading/read-lines.ts'
import type { DecimalSign } from '../reading/read-number.ts'

/** A kind of column. */
export type Column = ImportColumn

/** A column of a fixed-width table; characters count from 0. */
export interface FixedColumn {
  column: Column
  from: number
  length: number
}

/** How one kind of file is read: data only, so that a shop's own mapping is a profile too. */
export interface Profile {
  name: string
  /** A column's names in the file, ignoring case, accents and punctuation; the first that the header has is used. */
  columns: Partial<Record<Column, readonly string[]>>
  /** Columns that a file of this profile must have; of a list, one is enough. */
  required: readonly (Column | readonly Column[])[]
  /** The encoding, if the file itself does not give it. */
  encoding?: Encoding
  separator?: string
  decimal?: DecimalSign
  /** Columns of a fixed-width table, which has no header. */
  fixed?: readonly FixedColumn[]
  /** Prices are whole numbers whose last digits, this many, are decimals. */
  impliedDecimals?: number
  /** Its price is without taxes: the row's are added. */
  isNet?: true
  /** Headers with another column of such a name are none of it. */
  unless?(name: string): boolean
  /** Whether lines without a header look like this profile's. */
  fits?(lines: readonly string[]): boolean
}

/** A profile that was named: it reads whatever has its columns. */
export const asNamed = ({ unless: _unless, ...profile }: Profile): Profile => profile
