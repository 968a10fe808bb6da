import { today } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { countLine } from './shortage-estimate.ts'
import { lockShortages, writeShortages } from './shortages.store.ts'

/** Counts for each article of a picked order whether it was missing. */
export async function countShortages(
  trx: Db,
  { clock, config }: Deps,
  branchId: number,
  lines: readonly { code: string; isMissing: boolean }[],
): Promise<void> {
  if (lines.length === 0) return
  const day = today(clock, config.timeZone)
  // a changed order may have two lines of an article
  const missing = new Map<string, boolean>()
  for (const { code, isMissing } of lines) missing.set(code, isMissing || missing.get(code) === true)
  const counts = await lockShortages(trx, branchId, [...missing.keys()], day)
  await writeShortages(
    trx,
    branchId,
    counts.map((row) => ({
      article_code: row.article_code,
      ...countLine(row, day, missing.get(row.article_code) === true),
      day,
    })),
  )
}
