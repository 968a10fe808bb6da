import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from './in-transaction.ts'
import type { IndexedKeys, WordSearch } from './list-window.ts'
import type { Db } from './open-database.ts'
import { MARKED_LETTERS } from './search-words.ts'
import type { SearchTerm } from './search-terms.ts'
import { digitsOf, type Folding, type SearchedTable } from './staff-search-index.ts'

/** More matches than this are too many to be found by an index: only the newest rows are searched then. */
const INDEXED_MAX = 500

/** Marked letters that Spanish has; the others are looked for in the few texts that still have one. */
const SPANISH = /[áéíóúüñ]/i
const marked = MARKED_LETTERS.flatMap(([plain, letters]) => [...letters].map((letter) => ({ plain, letter })))

const plainly = (text: string, replaced: typeof marked) =>
  replaced.reduce<RawBuilder<unknown>>(
    (inner, { plain, letter }) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql.ref(text),
  )
const unlessPlain = (text: string, replaced: typeof marked) =>
  sql`case when octet_length(${sql.ref(text)}) = length(${sql.ref(text)}) then ${sql.ref(text)}
    else ${plainly(text, replaced)} end`

/** The texts as they are, to be folded together. */
const unfolded: Folding = {
  fold: (column) => (typeof column === 'string' ? sql<string>`${sql.ref(column)}` : column),
  digits: digitsOf,
}

/** A search of one table's texts by words on PostgreSQL; null on SQLite, which has them in an index, or without words. */
export function wordSearch(db: Db, searched: SearchedTable, terms: readonly SearchTerm[]): WordSearch | null {
  if (terms.length === 0 || isSqlite(db)) return null
  return {
    condition: allMatch([searched], terms),
    findByIndex: () => listIndexedKeys(db, searched, terms),
  }
}

/**
 * Whether all terms match in the texts of these tables together, which a row of the list has. Each step is made once a
 * row, whatever the number of patterns: `offset 0` keeps it from being written out for each of them.
 */
export function allMatch(
  tables: readonly SearchedTable[],
  terms: readonly SearchTerm[],
  elsewhere: (one: SearchTerm) => RawBuilder<boolean>[] = () => [],
): RawBuilder<boolean> {
  const texts = tables.map(({ table, text }) => sql`coalesce(${text(`${table}.`, unfolded)}, '')`)
  const spanish = marked.filter(({ letter }) => SPANISH.test(letter))
  const others = marked.filter(({ letter }) => !SPANISH.test(letter))
  const conditions = terms.map(
    (one) => sql`(${sql.join([matches(sql.ref('searched.text'), one), ...elsewhere(one)], sql` or `)})`,
  )
  return sql`(select ${sql.join(conditions, sql` and `)} from (
    select lower(${unlessPlain('spanish.text', others)}) as text from (
      select ${unlessPlain('joined.text', spanish)} as text from (
        select ${sql.join(texts, sql` || ' ' || `)} as text offset 0) as joined offset 0) as spanish offset 0) as searched)`
}

/** Whether a text matches one of a term's patterns. */
const matches = (text: RawBuilder<string>, { patterns }: SearchTerm): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

/** Three letters or digits in a row are what the index is made of. */
const isIndexed = ({ patterns }: SearchTerm) => patterns.every((pattern) => /[a-z0-9]{3}/.test(pattern))

/**
 * Keys of the rows that a single number or mail address is of, as far as it is whole at one end: parts of three digits
 * are in so many rows that the index of parts takes long. Only if there are none, the text is searched.
 */
async function listExactKeys(
  db: Db,
  { exactly }: SearchedTable,
  [term, ...others]: readonly SearchTerm[],
): Promise<number[]> {
  if (exactly === null || term === undefined || others.length > 0) return []
  const found = exactly(term)
  if (found.length === 0) return []
  const { rows } = await sql<{ key: number }>`select key from (${sql.join(found, sql` union all `)}) as found
    limit ${sql.lit(INDEXED_MAX + 1)}`.execute(db)
  return rows.length > INDEXED_MAX ? [] : rows.map((row) => row.key)
}

/** Keys of the rows whose text matches all terms. */
export async function listIndexedKeys(
  db: Db,
  searched: SearchedTable,
  terms: readonly SearchTerm[],
): Promise<IndexedKeys> {
  const exact = await listExactKeys(db, searched, terms)
  if (exact.length > 0) return { keys: exact, areAll: true }
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
  const conditions = terms.map((one) => matches(text(''), one))
  return sql`select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} limit ${sql.lit(INDEXED_MAX + 1)}`
}
