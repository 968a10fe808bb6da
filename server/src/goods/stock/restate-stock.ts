import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { listFamilyRows, listOldTaps, type StockKey, lockLevels, writeLevels } from './stock-rows.store.ts'
import { liveTap, shopDayStart } from './stock-level.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const BATCH = 250

/** Ends what staff said on earlier days. Safe to run in several processes at once. */
export async function endOldTaps(needs: Needs): Promise<void> {
  const dayBegan = shopDayStart(needs)
  for (;;) {
    const rows = await listOldTaps(needs.db, dayBegan, BATCH)
    await restate(needs, rows)
    if (rows.length < BATCH) return
  }
}

/** Computes the states of a family's articles again, after its margin changed. */
export async function restateFamily(needs: Needs, family: number): Promise<void> {
  for (let last: StockKey | undefined; ;) {
    const rows = await listFamilyRows(needs.db, family, BATCH, last)
    await restate(needs, rows)
    if (rows.length < BATCH) return
    last = rows.at(-1)
  }
}

async function restate(needs: Needs, rows: readonly StockKey[]): Promise<void> {
  const at = instant(needs.clock)
  const dayBegan = shopDayStart(needs)
  for (const [branchId, some] of Map.groupBy(rows, ({ branch_id }) => branch_id))
    await inTransaction(needs.db, async (trx) => {
      const levels = await lockLevels(
        trx,
        branchId,
        some.map(({ article_code }) => article_code),
      )
      const now = levels.map((level) =>
        liveTap(level, dayBegan) === null
          ? { ...level, tapped: null, tapped_at: null, tapped_by: null }
          : level,
      )
      await writeLevels(trx, branchId, now, { at, dayBegan })
    })
}
