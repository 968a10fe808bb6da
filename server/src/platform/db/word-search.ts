import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { IndexedKeys, WordSearch } from './list-window.ts'
import type { Db } from './open-database.ts'
import { MARKED_LETTERS } from './search-words.ts'
import type { SearchTerm } from './search-terms.ts'
import type { Folding, SearchedTable } from './staff-search-index.ts'

/** More matches than this are too many to be found by an index: only the newest rows are searched then. */
const INDEXED_MAX = 500

const from = MARKED_LETTERS.map(([, marked]) => marked).join('')
const to = MARKED_LETTERS.map(([plain, marked]) => plain.repeat([...marked].length)).join('')

const textOf = (column: string | RawBuilder<string>) =>
  typeof column === 'string' ? sql<string>`${sql.ref(column)}` : column

const foldedOnce = (text: RawBuilder<string>) =>
  sql<string>`lower(case when octet_length(${text}) = length(${text}) then ${text}
    else translate(${text}, ${sql.lit(from)}, ${sql.lit(to)}) end)`

/** PostgreSQL's: the same texts as SQLite's, in a fraction of the time. The index has them. */
export const byTranslating: Folding = {
  fold: (column) => foldedOnce(textOf(column)),
  digits: (column) => sql<string>`translate(${sql.ref(column)}, ' -()+./', '')`,
}

/** The same text before it is folded. */
const bare: Folding = { fold: textOf, digits: byTranslating.digits }

/** A search of one table's texts by words on PostgreSQL; null on SQLite, which has them in an index, or without words. */
export function wordSearch(db: Db, searched: SearchedTable, terms: readonly SearchTerm[]): WordSearch | null {
  if (terms.length === 0 || isSqlite(db)) return null
  return {
    condition: allMatch([searched], terms),
    findByIndex: () => listIndexedKeys(db, searched, terms),
  }
}

/**
 * Whether all terms match in the texts of these tables together, which a row of the list has. The text is made once a
 * row, whatever the number of patterns: `offset 0` keeps it from being written out for each of them.
 */
export function allMatch(
  tables: readonly SearchedTable[],
  terms: readonly SearchTerm[],
  elsewhere: (one: SearchTerm) => RawBuilder<boolean>[] = () => [],
): RawBuilder<boolean> {
  const text = sql.ref<string>('searched.text')
  const texts = tables.map(({ table, text: of }) => sql`coalesce(${of(`${table}.`, bare)}, '')`)
  const conditions = terms.map(
    (one) => sql`(${sql.join([matches(text, one), ...elsewhere(one)], sql` or `)})`,
  )
  return sql`(select ${sql.join(conditions, sql` and `)}
    from (select ${foldedOnce(sql`joined.text`)} as text
      from (select ${sql.join(texts, sql` || ' ' || `)} as text offset 0) as joined offset 0) as searched)`
}

/** Whether a text matches one of a term's patterns. */
const matches = (text: RawBuilder<string>, { patterns }: SearchTerm): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

/** Three letters or digits in a row are what the index is made of. */
const isIndexed = ({ patterns }: SearchTerm) => patterns.every((pattern) => /[a-z0-9]{3}/.test(pattern))

/** Keys of the rows whose text matches all terms. */
export async function listIndexedKeys(
  db: Db,
  searched: SearchedTable,
  terms: readonly SearchTerm[],
): Promise<IndexedKeys> {
  const indexed = terms.filter(isIndexed)
  if (searched.wordIndex === null || indexed.length === 0) return { keys: [], areAll: false }
  const { rows } = await indexedKeys(searched, indexed).execute(db)
  if (rows.length > INDEXED_MAX) return { keys: [], areAll: false }
  return { keys: rows.map(({ key }) => key), areAll: true }
}

/** The statement, whose text is that of the index. */
export function indexedKeys(
  { table, key, text }: SearchedTable,
  terms: readonly SearchTerm[],
): RawBuilder<{ key: number }> {
  const conditions = terms.map((one) => matches(text('', byTranslating), one))
  return sql`select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} limit ${sql.lit(INDEXED_MAX + 1)}`
}
