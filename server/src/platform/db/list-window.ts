import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { ID_MAX, LIST_NEWEST_ROWS } from '@gondola/contract/base'
import { windowRange, type ListWindow } from '@gondola/contract/calls'
import { MARKED_LETTERS, searchWords } from './staff-search/search-words.ts'

/** A column by its name (`articles.Codigo`), or an expression. */
type Column = string | Expression<unknown>

/** A search of a list that grows: what an index finds of all rows, and every way of matching in the newest. */
export interface WordSearch {
  /** Whether a row of the list matches all terms, without an index. */
  newestMatch: RawBuilder<boolean>
  findByIndex(): Promise<IndexedKeys>
}

export interface IndexedKeys {
  /** Of rows that match, at most some thousand. */
  keys: readonly number[]
  /** By what others among the newest rows match; null: there are no others, of whatever age. */
  otherwise: RawBuilder<boolean> | null
}

export interface WindowOptions {
  /** The record's key: matched by `ids`, and the tie-breaker of the order. */
  key: Column
  /** Sortable columns by wire field name; `folded('articles.Descripcion')` for case-insensitive text order. */
  sort: Readonly<Record<string, Column>>
  /** The default order: a field of `sort`. */
  order: readonly [field: string, direction: 'ASC' | 'DESC']
  /** Columns searched for `q`, as text. Every word must match; at most six words count. */
  search?: readonly Column[]
  /**
   * Of a list that grows for as long as the shop sells: the column, with an index, by which rows are old or new. Only the
   * newest `LIST_NEWEST_ROWS` that the filters leave, and one more, are counted, sorted and searched. Where it is the key,
   * the key is an integer; else the key is a text.
   */
  newestBy?: Column
  /**
   * Instead of `search`, of a list whose key is `newestBy`: an index finds what matches; where it knows too little, or
   * finds too much, the newest `LIST_NEWEST_ROWS` that the filters leave are searched.
   */
  words?: WordSearch | null
}

/**
 * One page of a staff list (`_start`, `_end`, `_sort`, `_order`, `q`, `ids`) and the total number of rows, on either
 * database; of a list that grows, a total above `LIST_NEWEST_ROWS` means that there are more. Apply the list's own filters
 * to `query` first, and wrap a grouped query in a subquery. Nulls sort last in either direction.
 */
export async function listWindow<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  asked: ListWindow,
  options: WindowOptions,
): Promise<{ rows: O[]; total: number }> {
  if (options.words) return foundWindow(query, asked, options, options.words)
  const { narrowed, total, since } = await counted(withKeys(query, asked.ids, options), asked.q, options)
  const { offset, limit } = asked.ids === undefined ? windowRange(asked) : { offset: 0, limit: 500 }
  if (limit === 0 || offset >= total) return { rows: [], total }
  const rows = await sorted(narrowed, asked, options, since).offset(offset).limit(limit).execute()
  return { rows, total }
}

/** A page of what a search finds: first the keys of all that match, in the list's order, then the rows of the page. */
async function foundWindow<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  asked: ListWindow,
  options: WindowOptions,
  { newestMatch, findByIndex }: WordSearch,
): Promise<{ rows: O[]; total: number }> {
  const key = refOf(options.key)
  const kept = withKeys(query, asked.ids, options)
  const oldest = await findOldest(kept, options.key)
  const found = oldest === null ? { keys: [], otherwise: newestMatch } : await findByIndex()
  const isKnown = sql<boolean>`${key} = any(${[...found.keys]})`
  const isNear = sql<boolean>`${key} >= ${oldest ?? 0}`
  const bare = kept
    .where(
      found.otherwise === null ? isKnown : sql<boolean>`(${isKnown} or (${isNear} and ${found.otherwise}))`,
    )
    .clearSelect() as unknown as SelectQueryBuilder<DB, TB, object>
  // one text: thousands of rows or parameters would keep this process
  const inOrder = sql`string_agg(cast(${key} as text), ',' order by ${sql.join(orderOf(asked, options, null))})`
  const listed = bare.select([
    sql<number>`cast(count(*) as integer)`.as('total'),
    sql<string>`coalesce(${inOrder}, '')`.as('keys'),
  ])
  const { total, keys } = (await listed.executeTakeFirstOrThrow()) as unknown as {
    total: number
    keys: string
  }
  const { offset, limit } = asked.ids === undefined ? windowRange(asked) : { offset: 0, limit: 500 }
  if (limit === 0 || offset >= total) return { rows: [], total }
  const shown = keys
    .split(',')
    .slice(offset, offset + limit)
    .map(Number)
  const rows = await query
    .where(sql<boolean>`${key} = any(${shown})`)
    .orderBy(sql`array_position(${shown}, ${key})`)
    .execute()
  return { rows, total }
}

/** The query within its bounds, and its number of rows. */
async function counted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  q: string | undefined,
  { key, newestBy, search = [] }: WindowOptions,
) {
  if (newestBy === undefined) {
    const narrowed = searched(query, q, search)
    return { narrowed, total: await countOf(narrowed), since: null }
  }
  const oldest = await findOldest(query, newestBy)
  // without one, all of them are counted: keys are positive, and no text is before the empty one
  const since = oldest ?? (newestBy === key ? 0 : '')
  const newest = query.where(sql<boolean>`${refOf(newestBy)} >= ${since}`)
  const narrowed = searched(newest, q, search)
  const isCounted = narrowed === newest && oldest !== null
  return { narrowed, total: isCounted ? LIST_NEWEST_ROWS + 1 : await countOf(narrowed), since }
}

async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const bare = query.clearSelect() as unknown as SelectQueryBuilder<DB, TB, object>
  const count = sql<number>`cast(count(*) as integer)`.as('total')
  const row = (await bare.select(count).executeTakeFirstOrThrow()) as { total: number }
  return row.total
}

/** Where the oldest is of the newest `LIST_NEWEST_ROWS` rows and one more; null: there are not so many. */
async function findOldest<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  newestBy: Column,
): Promise<number | string | null> {
  const bare = query.clearSelect() as unknown as SelectQueryBuilder<DB, TB, object>
  const place = bare.select(sql<number | string>`${refOf(newestBy)}`.as('place'))
  const oldest = place
    .orderBy(sql`${refOf(newestBy)} desc`)
    .offset(LIST_NEWEST_ROWS)
    .limit(1)
  const row = (await oldest.executeTakeFirst()) as { place: number | string } | undefined
  return row?.place ?? null
}

function withKeys<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ids: string | undefined,
  { key, newestBy }: WindowOptions,
) {
  if (ids === undefined) return query
  const keys = ids.split(',')
  // a cast would keep the index from being used
  if (newestBy === undefined)
    return query.where(sql<boolean>`cast(${refOf(key)} as text) in (${sql.join(keys)})`)
  if (newestBy !== key) return query.where(sql<boolean>`${refOf(key)} in (${sql.join(keys)})`)
  const numbers = keys.filter((each) => /^\d+$/.test(each)).map(Number)
  const known = numbers.filter((each) => each <= ID_MAX)
  return query.where(
    known.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${refOf(key)} in (${sql.join(known)})`,
  )
}

function searched<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  q: string | undefined,
  columns: readonly Column[],
) {
  if (columns.length === 0) return query
  return searchWords(q).reduce((narrowed, word) => {
    const pattern = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
    const found = columns.map(
      (column) => sql`${folded(sql`cast(${refOf(column)} as text)`)} like ${pattern} escape '\\'`,
    )
    return narrowed.where(sql<boolean>`(${sql.join(found, sql` or `)})`)
  }, query)
}

const sorted = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  asked: ListWindow,
  options: WindowOptions,
  since: number | string | null,
) => orderOf(asked, options, since).reduce((ordered, one) => ordered.orderBy(one), query)

/** What a page is ordered by, one after the other. */
function orderOf(
  { _sort, _order }: ListWindow,
  options: WindowOptions,
  since: number | string | null,
): RawBuilder<unknown>[] {
  const [field, direction] =
    _sort !== undefined && Object.hasOwn(options.sort, _sort)
      ? ([_sort, _order ?? 'ASC'] as const)
      : options.order
  const column = options.sort[field]
  if (column === undefined) throw new Error(`the list cannot be sorted by ${field}`)
  const down = direction === 'DESC' ? sql` desc` : sql` asc`
  const { newestBy } = options
  // equal in all rows: else an index of the sorted column might be read, which begins with the oldest
  const first =
    since === null || newestBy === undefined || column === newestBy
      ? []
      : [sql`case when ${refOf(newestBy)} >= ${since} then 0 else 1 end`]
  // read from the key's index, not sorted: a key is never null
  if (column === options.key) return [...first, sql`${refOf(column)}${down}`]
  return [...first, sql`${refOf(column)}${down} nulls last`, sql`${refOf(options.key)}${down}`]
}

const refOf = (column: Column): Expression<unknown> => (typeof column === 'string' ? sql.ref(column) : column)

/**
 * A text column in lower case without accents, for searching and sorting. Most texts are plain ASCII (as many bytes as
 * characters), for which `lower` is enough: the chain of `replace` calls costs many times as much.
 */
export function folded(column: Column): RawBuilder<string> {
  const replaced = MARKED_LETTERS.flatMap(([plain, marked]) =>
    [...marked].map((letter) => [plain, letter] as const),
  ).reduce<Expression<unknown>>(
    (inner, [plain, letter]) => sql`replace(${inner}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    refOf(column),
  )
  const text = refOf(column)
  return sql<string>`case when octet_length(${text}) = length(${text}) then lower(${text}) else lower(${replaced}) end`
}
