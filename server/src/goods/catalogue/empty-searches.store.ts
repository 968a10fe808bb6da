import { sql } from 'kysely'
import type { EmptySearch, Period } from '@gondola/contract/reports'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** Maximum number of terms stored per day, so that a flood of invented ones cannot fill the database. */
const DAY_TERMS_MAX = 2000

/** Adds to a day's counts. New terms are stored only while the day is below its limit. */
export async function addEmptySearches(
  db: Db,
  day: string,
  counted: ReadonlyMap<string, number>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const terms = [...counted.keys()]
    const known = await trx
      .selectFrom('empty_searches')
      .select('term')
      .where('day', '=', day)
      .where('term', 'in', terms)
      .execute()
    const isKnown = new Set(known.map(({ term }) => term))
    const room = DAY_TERMS_MAX - (await countTerms(trx, day))
    const added = terms.filter((term) => !isKnown.has(term)).slice(0, Math.max(0, room))
    // the same order in all processes, so that they cannot deadlock
    const written = [...isKnown, ...added].toSorted()
    if (written.length === 0) return
    await trx
      .insertInto('empty_searches')
      .values(written.map((term) => ({ day, term, times: counted.get(term)! })))
      .onConflict((conflict) =>
        conflict.columns(['day', 'term']).doUpdateSet({
          times: sql`empty_searches.times + excluded.times`,
        }),
      )
      .execute()
  })
}

async function countTerms(trx: Db, day: string): Promise<number> {
  const { terms } = await trx
    .selectFrom('empty_searches')
    .where('day', '=', day)
    .select(sql<number>`cast(count(*) as integer)`.as('terms'))
    .executeTakeFirstOrThrow()
  return terms
}

/** The searches of a period that found nothing, most frequent first. */
export function listEmptySearches(
  db: Db,
  { FechaDesde, FechaHasta }: Period,
  limit: number,
): Promise<EmptySearch[]> {
  const times = sql<number>`cast(sum(times) as integer)`
  return db
    .selectFrom('empty_searches')
    .where('day', '>=', FechaDesde)
    .where('day', '<=', FechaHasta)
    .select(['term as Texto', times.as('Veces'), sql<string>`max(day)`.as('UltimoDia')])
    .groupBy('term')
    .orderBy(times, 'desc')
    .orderBy('term')
    .limit(limit)
    .execute()
}

export const deleteOldEmptySearches = (db: Db, day: string): Promise<void> =>
  deleteInSlices(db, 'empty_searches', sql`day < ${day}`)
