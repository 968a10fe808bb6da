import type { ColumnType, Generated } from 'kysely'

// The tables of transfers (decision 0031). Amounts are whole centavos.

/** One row, once staff filled it in. */
export interface TransferAccountTable {
  id: number
  alias: string
  cbu: string
  holder: string
  cuit: string
  bank: string
}

export interface BankExtractTable {
  id: Generated<number>
  name: string
  hash: string
  staff_name: string
  at: string
}

/** What the columns of an extract are: their indexes from 0. */
export interface BankColumns {
  day: number
  texts: number[]
  credit: number
  /** Of a file that has debits in a column of their own; null: they are negative. */
  debit: number | null
}

export interface BankFormatTable {
  headings: string
  columns: ColumnType<BankColumns, string, string>
  updated_at: string
}

export interface BankMovementTable {
  id: Generated<number>
  extract_id: number | null
  fingerprint: string
  day: string
  centavos: number
  text: string
  /** `libre`: of no order yet; `propuesto`: may be of one; `asignado`: pays one; `descartado`: none of the shop's. */
  state: 'libre' | 'propuesto' | 'asignado' | 'descartado'
  reason: 'sin-referencia' | 'otro-importe' | 'ya-pagado' | 'a-mano' | null
  session_id: number | null
  staff_name: string | null
  note: string | null
  created_at: string
  updated_at: string
}

export interface BankReturnTable {
  id: Generated<number>
  movement_id: number
  refund_id: number
  centavos: number
  number: string
  day: string
  staff_name: string
  at: string
}
