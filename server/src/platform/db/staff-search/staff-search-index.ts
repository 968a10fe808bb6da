import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import { folded } from '../list-window.ts'
import type { Db } from '../open-database.ts'
import type { SearchTerm } from './search-terms.ts'

/** A table that staff search by one text per row, which the embedded database holds in an index. */
export interface SearchedTable {
  table: 'orders' | 'clients' | 'mail_queue' | 'audit_log'
  key: 'Id' | 'id'
  index: string
  /** The row's text; `prefix` is the table's name or alias with a dot, or empty. By default as SQLite's index has it. */
  text(prefix: string, fold?: Fold): RawBuilder<string>
  /** PostgreSQL's column of the text; null: it is computed in each search. */
  column: 'searched' | null
  /** PostgreSQL's index of the text by its parts of three letters; null: none, only the newest rows are searched. */
  wordIndex: string | null
  /** On PostgreSQL, queries for the `key` of rows by other indexes of numbers and mails; null: there are none. */
  exactly: ((term: SearchTerm) => RawBuilder<{ key: number }>[]) | null
  /** Other columns that a search reads, which the index holds beside the text. */
  beside: readonly string[]
}

/** How many characters of a long value are searched. */
const VALUE_MAX = 2000

const together = (columns: readonly string[]) =>
  sql<string>`${sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )}`

/** A telephone's digits, as far as it has the usual marks. */
export const digitsOf = (column: string) =>
  [' ', '-', '(', ')', '+', '.', '/'].reduce<RawBuilder<string>>(
    (inner, mark) => sql`replace(${inner}, ${sql.lit(mark)}, '')`,
    sql`${sql.ref(column)}`,
  )

/** How a text loses its case and accents. */
export type Fold = (column: RawBuilder<string>) => RawBuilder<string>

const valueOf = (column: string) =>
  sql`coalesce(substr(cast(${sql.ref(column)} as text), 1, ${sql.lit(VALUE_MAX)}), '')`

/** PostgreSQL's index of customers' telephones by their last digits is of this. */
export const telephoneBackwards = sql<string>`reverse(${digitsOf('Telefono')})`

const backwards = (digits: string) => [...digits].toReversed().join('')

/** By the ends of the telephone, by the whole document, by the beginning of the mail. */
function exactClients({ number, mail }: SearchTerm): RawBuilder<{ key: number }>[] {
  const where = (condition: RawBuilder<unknown>) =>
    sql<{ key: number }>`select "Id" as key from clients where ${condition}`
  const between = (column: RawBuilder<string>, from: string, last: string) =>
    where(sql`${column} >= ${from} and ${column} < ${from + last}`)
  // beyond every other letter of an address
  if (mail !== null) return [between(sql`email_key`, mail, '\u{10ffff}')]
  if (number === null) return []
  const { digits, parts, wholes } = number
  return [
    // `:` follows 9
    ...parts.map((part) => between(telephoneBackwards, backwards(part), ':')),
    ...wholes.map((whole) => where(sql`${telephoneBackwards} = ${backwards(whole)}`)),
    sql`select "Id" as key from document_types
      join clients on document_type_code = document_types."Codigo" and "Nrodoc" = ${digits}`,
  ]
}

export const SEARCHED = {
  /** Name, telephone and address, then the telephone's digits. */
  orders: {
    table: 'orders',
    key: 'Id',
    index: 'orders_searched',
    wordIndex: 'orders_by_words',
    exactly: null,
    column: 'searched',
    text: (prefix, fold = folded) =>
      sql`${fold(together(['Opt1', 'Opt2', 'Opt3'].map((name) => prefix + name)))} || ' ' || ${digitsOf(`${prefix}Opt2`)}`,
    beside: ['client_id'],
  },
  /** Names, mail, address and document, then the telephone's digits. */
  clients: {
    table: 'clients',
    key: 'Id',
    index: 'clients_searched',
    wordIndex: 'clients_by_words',
    exactly: exactClients,
    column: 'searched',
    text: (prefix, fold = folded) =>
      sql`${fold(
        together(
          ['Nombre', 'Usuario', 'Email', 'Direccion', 'Localidad', 'Nrodoc', 'Telefono'].map(
            (name) => prefix + name,
          ),
        ),
      )} || ' ' || ${digitsOf(`${prefix}Telefono`)}`,
    beside: [],
  },
  mails: {
    table: 'mail_queue',
    key: 'id',
    index: 'mails_searched',
    wordIndex: 'mails_by_words',
    exactly: null,
    column: null,
    text: (prefix, fold = folded) => fold(together([`${prefix}to_address`, `${prefix}subject`])),
    beside: [],
  },
  audit: {
    table: 'audit_log',
    key: 'id',
    index: 'audit_searched',
    wordIndex: null,
    exactly: null,
    column: null,
    text: (prefix, fold = folded) =>
      fold(
        sql`${sql.join(
          ['user_name', 'entity', 'key', 'action', 'before', 'after'].map((name) => valueOf(prefix + name)),
          sql` || ' ' || `,
        )}`,
      ),
    beside: [],
  },
} as const satisfies Record<string, SearchedTable>

/** Subquery for the keys of rows that match all terms; `elsewhere` gives further conditions by which a term matches. */
export function keysFound(
  db: Db,
  { table, key, index, text, beside }: SearchedTable,
  sought: readonly SearchTerm[],
  elsewhere: (one: SearchTerm) => RawBuilder<unknown>[] = () => [],
): RawBuilder<unknown> {
  // forces an index-only read, whatever the planner's statistics say
  const indexed = isSqlite(db) ? sql` indexed by ${sql.id(index)}` : sql``
  const columns = [key, ...beside].map((name) => sql.ref(`s.${name}`))
  const conditions = sought.map((one) => {
    const found = [
      ...one.patterns.map((pattern) => sql`found.text like ${pattern} escape '\\'`),
      ...elsewhere(one),
    ]
    return sql`(${sql.join(found, sql` or `)})`
  })
  return sql`select found.${sql.ref(key)} from (
      select ${sql.join(columns)}, ${text('s.')} as text from ${sql.table(table)} as s${indexed}) as found
    where ${sql.join(conditions, sql` and `)}`
}
