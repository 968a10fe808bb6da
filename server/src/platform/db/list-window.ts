import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { windowRange, type ListWindow } from '@gondola/contract/calls'
import { MARKED_LETTERS, searchWords } from './search-words.ts'

/** A column by its name (`articles.Codigo`), or an expression. */
type Column = string | Expression<unknown>

export interface WindowOptions {
  /** The record's key: matched by `ids`, and the tie-breaker of the order. */
  key: Column
  /**
   * Sortable columns by their wire field name. Use `folded('articles.Descripcion')` for case-insensitive text order.
   */
  sort: Readonly<Record<string, Column>>
  /** The default order: a field of `sort`. */
  order: readonly [field: string, direction: 'ASC' | 'DESC']
  /** Columns searched for `q`, as text. Every word must match; at most six words count. */
  search?: readonly Column[]
}

/**
 * One page of a staff list (`_start`, `_end`, `_sort`, `_order`, `q`, `ids`) and the total number of rows, on either
 * database. Apply the list's own filters to `query` first, and wrap a grouped query in a subquery. Nulls sort last in
 * either direction.
 */
export async function listWindow<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  asked: ListWindow,
  options: WindowOptions,
): Promise<{ rows: O[]; total: number }> {
  const narrowed = searched(withKeys(query, asked.ids, options.key), asked.q, options.search ?? [])
  const total = await countOf(narrowed)
  const { offset, limit } = asked.ids === undefined ? windowRange(asked) : { offset: 0, limit: 500 }
  if (limit === 0 || offset >= total) return { rows: [], total }
  const rows = await sorted(narrowed, asked, options).offset(offset).limit(limit).execute()
  return { rows, total }
}

async function countOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const bare = query.clearSelect() as unknown as SelectQueryBuilder<DB, TB, object>
  const count = sql<number>`cast(count(*) as integer)`.as('total')
  const row = (await bare.select(count).executeTakeFirstOrThrow()) as { total: number }
  return row.total
}

function withKeys<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  ids: string | undefined,
  key: Column,
) {
  if (ids === undefined) return query
  return query.where(sql<boolean>`cast(${refOf(key)} as text) in (${sql.join(ids.split(','))})`)
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

function sorted<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { _sort, _order }: ListWindow,
  options: WindowOptions,
) {
  const [field, direction] =
    _sort !== undefined && Object.hasOwn(options.sort, _sort)
      ? ([_sort, _order ?? 'ASC'] as const)
      : options.order
  const column = options.sort[field]
  if (column === undefined) throw new Error(`the list cannot be sorted by ${field}`)
  const down = direction === 'DESC' ? sql` desc` : sql` asc`
  return query.orderBy(sql`${refOf(column)}${down} nulls last`).orderBy(sql`${refOf(options.key)}${down}`)
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
