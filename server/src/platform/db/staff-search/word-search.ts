import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import type { WordSearch } from '../list-window.ts'
import type { Db } from '../open-database.ts'
import { MARKED_LETTERS } from './search-words.ts'
import type { SearchTerm } from './search-terms.ts'
import type { Fold, SearchedTable } from './staff-search-index.ts'

/** More matches than this are too many to be found by an index: the newest rows are searched besides. */
const STORED_MAX = 1000
/** The same of texts that are computed row by row. */
const COMPUTED_MAX = 500

/**
 * What the newest rows show of an index before it is read, as it reads all rows of a term: how many matches in them mean
 * that it would find too many, and a term in how many of them narrows nothing down.
 */
const SAMPLE = { rows: 500, tooMany: 10, everywhere: 250 }

/** Marked letters that Spanish has; the others are looked for in the few texts that still have one. */
const SPANISH = /[áéíóúüñ]/i
const marked = MARKED_LETTERS.flatMap(([plain, letters]) => [...letters].map((letter) => ({ plain, letter })))
const spanish = marked.filter(({ letter }) => SPANISH.test(letter))
const others = marked.filter(({ letter }) => !SPANISH.test(letter))
const mayBeMarked = new Set(MARKED_LETTERS.map(([plain]) => plain))

const plainly = (text: string, replaced: typeof marked) =>
  replaced.reduce<RawBuilder<unknown>>(
    (inner, { plain, letter }) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    sql.ref(text),
  )
const unlessPlain = (text: string, replaced: typeof marked) =>
  sql`case when octet_length(${sql.ref(text)}) = length(${sql.ref(text)}) then ${sql.ref(text)}
    else ${plainly(text, replaced)} end`

const lowered: Fold = (column) => sql`lower(${column})`

/** A search of one table's texts by words on PostgreSQL; null on SQLite, which has them in an index, or without words. */
export function wordSearch(db: Db, searched: SearchedTable, terms: readonly SearchTerm[]): WordSearch | null {
  if (terms.length === 0 || isSqlite(db)) return null
  const newestMatch = matchWithoutIndex(searched, `${searched.table}.`, terms)
  return {
    newestMatch,
    async findByIndex() {
      const { keys, areAll } = await listIndexedKeys(db, searched, terms)
      return { keys, otherwise: areAll ? null : newestMatch }
    },
  }
}

/** Whether the text of a row, whose table or alias is `prefix`, matches all terms; the index of all texts is not read. */
export function matchWithoutIndex(
  searched: SearchedTable,
  prefix: string,
  terms: readonly SearchTerm[],
): RawBuilder<boolean> {
  if (searched.column === null) return computedMatch(searched.text(prefix, lowered), terms)
  // an expression that no index is of
  return allMatch(sql`coalesce(${sql.ref(prefix + searched.column)}, '')`, terms)
}

/**
 * Whether a computed text matches. Each step is made once a row, whatever the number of patterns: `offset 0` keeps it
 * from being written out for each of them. Accents are replaced only where the text without them may match.
 */
function computedMatch(text: RawBuilder<string>, terms: readonly SearchTerm[]): RawBuilder<boolean> {
  const roughly = terms.map((one) => ({
    patterns: one.patterns.map((pattern) =>
      [...pattern].map((letter) => (mayBeMarked.has(letter) ? '_' : letter)).join(''),
    ),
  }))
  return sql`(select ${allMatch(sql.ref('searched.text'), terms)} from (
    select ${unlessPlain('spanish.text', others)} as text from (
      select ${unlessPlain('joined.text', spanish)} as text from (
        select ${text} as text offset 0) as joined
      where ${allMatch(sql.ref('joined.text'), roughly)} offset 0) as spanish offset 0) as searched)`
}

type Patterns = Pick<SearchTerm, 'patterns'>

const allMatch = (text: RawBuilder<unknown>, terms: readonly Patterns[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    terms.map((one) => matches(text, one)),
    sql` and `,
  )})`

const matches = (text: RawBuilder<unknown>, { patterns }: Patterns): RawBuilder<boolean> =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`${text} like ${pattern}`),
    sql` or `,
  )})`

/** Three letters or digits in a row are what the index is made of. */
const isIndexed = ({ patterns }: SearchTerm) => patterns.every((pattern) => /[a-z0-9]{3}/.test(pattern))

/** Keys of rows that match; `areAll`: an index knows all terms, and there are no others. */
export interface FoundKeys {
  keys: readonly number[]
  areAll: boolean
}

export const UNKNOWN: FoundKeys = { keys: [], areAll: false }

const mostOf = ({ column }: SearchedTable) => (column === null ? COMPUTED_MAX : STORED_MAX)

/**
 * Keys of the rows that a single number or mail address is of, as far as it is whole at one end: parts of three digits
 * are in so many rows that the index of parts takes long. Only if there are none, the text is searched.
 */
async function listExactKeys(
  db: Db,
  searched: SearchedTable,
  [term, ...more]: readonly SearchTerm[],
): Promise<number[]> {
  if (searched.exactly === null || term === undefined || more.length > 0) return []
  const found = searched.exactly(term)
  if (found.length === 0) return []
  const most = mostOf(searched)
  const { rows } = await sql<{ key: number }>`select key from (${sql.join(found, sql` union all `)}) as found
    limit ${sql.lit(most + 1)}`.execute(db)
  return rows.length > most ? [] : rows.map((row) => row.key)
}

/** Keys of the rows whose text matches all terms; more than `most` are too many to be all of them. */
export async function listIndexedKeys(
  db: Db,
  searched: SearchedTable,
  terms: readonly SearchTerm[],
  most = mostOf(searched),
): Promise<FoundKeys> {
  const exact = await listExactKeys(db, searched, terms)
  if (exact.length > 0) return { keys: exact, areAll: true }
  const narrowing = await narrowingTerms(db, searched, terms)
  if (narrowing.length === 0) return UNKNOWN
  const rest = terms.filter((one) => !narrowing.includes(one))
  const { rows } = await indexedKeys(searched, narrowing, rest, most).execute(db)
  return { keys: rows.slice(0, most).map(({ key }) => key), areAll: rows.length <= most }
}

/** The terms by which the index is read; none: all terms together are in too many rows. */
async function narrowingTerms(
  db: Db,
  searched: SearchedTable,
  terms: readonly SearchTerm[],
): Promise<SearchTerm[]> {
  const indexed = terms.filter(isIndexed)
  if (searched.wordIndex === null || indexed.length === 0) return []
  const count = (of: readonly SearchTerm[]) =>
    sql`cast(count(*) filter (where ${matchWithoutIndex(searched, 'newest.', of)}) as integer)`
  const { rows } = await sql<{ counts: number[] }>`
    select json_build_array(${sql.join([count(terms), ...indexed.map((one) => count([one]))])}) as counts
    from (select * from ${sql.table(searched.table)}
      order by ${sql.ref(searched.key)} desc limit ${sql.lit(SAMPLE.rows)}) as newest`.execute(db)
  const [together = 0, ...each] = rows[0]!.counts
  return together >= SAMPLE.tooMany ? [] : indexed.filter((_, index) => each[index]! < SAMPLE.everywhere)
}

/** The statement. Of texts that the index has, the condition is written as the index is. */
export function indexedKeys(
  searched: SearchedTable,
  terms: readonly SearchTerm[],
  unindexed: readonly SearchTerm[] = [],
  most = mostOf(searched),
): RawBuilder<{ key: number }> {
  const { table, key, text, column } = searched
  const conditions = [allMatch(column === null ? text('') : sql.ref(column), terms)]
  if (unindexed.length > 0) conditions.push(matchWithoutIndex(searched, '', unindexed))
  return sql`select ${sql.ref(key)} as key from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} limit ${sql.lit(most + 1)}`
}
