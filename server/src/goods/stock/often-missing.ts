import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { readInBatches } from '../../platform/runtime/read-in-batches.ts'
import { agedCounts, ShortageEstimate } from './shortage-estimate.ts'
import { listShortages, type FamilyCounts } from './shortages.store.ts'

/** Customers are told 'Suele faltar' from this share of lines on that will probably lack the article. */
export const OFTEN_FROM = 0.25
/** Lines of the branch that must speak of the article, older ones counting less. */
export const EVIDENCE_LEAST = 4

const BATCH = 1000

/**
 * The articles that are often missing, by branch. Reads the counts twice, in batches, and keeps the sums by article and
 * family only: memory grows with the catalogue and not with the branches.
 */
export async function findOftenMissing({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<Map<number, Set<string>>> {
  const day = today(clock, config.timeZone)
  const read = () => readInBatches<FamilyCounts>(BATCH, (last) => listShortages(db, BATCH, last))
  const countsOf = (row: FamilyCounts) => ({
    ...agedCounts(row, day),
    code: row.article_code,
    family: row.family_code,
  })
  const estimate = new ShortageEstimate()
  const often = new Map<number, Set<string>>()
  for await (const rows of read()) for (const row of rows) estimate.add(countsOf(row))
  estimate.fit()
  for await (const rows of read())
    for (const row of rows) {
      const counts = countsOf(row)
      if (counts.asked < EVIDENCE_LEAST || estimate.rateOf(counts) < OFTEN_FROM) continue
      const there = often.get(row.branch_id)
      if (there === undefined) often.set(row.branch_id, new Set([row.article_code]))
      else there.add(row.article_code)
    }
  return often
}
