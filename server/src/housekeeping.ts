import type { FastifyBaseLogger } from 'fastify'
import {
  IDEMPOTENCY_KEY_DAYS,
  LIST_PRICE_DAYS,
  PUSH_KEPT_DAYS,
  WEBHOOK_KEPT_DAYS,
} from '@gondola/contract/base'
import { deleteOldEmptySearches } from './catalogue/empty-searches.store.ts'
import { deleteOldListPrices } from './catalogue-admin/prices.store.ts'
import { deleteExpiredReferences } from './clients/recovery.store.ts'
import { deleteOldCoverageRequests } from './delivery/zones/coverage.store.ts'
import { dayAfter, instant, today } from './platform/clock.ts'
import type { Deps } from './platform/deps.ts'
import { deleteOldCounts } from './http/rate-limit.store.ts'
import { deleteExpiredSessions } from './sessions/session.store.ts'
import { tidyImports } from './imports/tidy-imports.ts'
import { deleteOldEvents } from './integrations/delivery-queue.store.ts'
import { emptyOldMails } from './mail/outbox.store.ts'
import { deleteOldKeys } from './orders/placing/idempotency.store.ts'
import { tidyPushes } from './push/push-queue.store.ts'
import { removeIdlePictures } from './pictures/remove-idle-pictures.ts'
import { findSiteParameter } from './site/parameters.store.ts'
import { countPopularity } from './reports/count-popularity.ts'
import { HALF_LIFE_DAYS } from './stock/shortage-estimate.ts'
import { deleteOldShortages } from './stock/shortages.store.ts'
import { keepMonths } from './platform/db/partitions/keep-months.ts'
import { startWorker, type Worker } from './platform/runtime/worker.ts'

const PAUSE_MS = 3_600_000
const SECONDS_PER_DAY = 86_400

/** Deletes expired data and keeps the months once an hour, and counts what sells once a day. */
export function startHousekeeping(deps: Deps, log: FastifyBaseLogger): Worker {
  let counted = ''
  return startWorker('housekeeping', PAUSE_MS, log, async () => {
    await tidyUp(deps)
    await keepOrderMonths(deps, log)
    const day = today(deps.clock, deps.config.timeZone)
    if (day !== counted) await countPopularity(deps)
    counted = day
    return false
  })
}

/** Begins the month of what grows with every order, and archives old ones (decision 0033). */
export async function keepOrderMonths(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  log: FastifyBaseLogger,
): Promise<void> {
  const month = today(clock, config.timeZone).slice(0, 'YYYY-MM'.length)
  const archivedUntil = monthBefore(month, await findSiteParameter(db, 'MesesHastaArchivar'))
  await keepMonths(db, { month, archivedUntil }, log)
}

/** The month so many months before `2026-11`. */
function monthBefore(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 'YYYY-MM'.length)
}

/** Deletes expired data. Safe to run in several processes at once. */
export async function tidyUp(deps: Pick<Deps, 'db' | 'clock' | 'config' | 'files'>): Promise<false> {
  const { db, clock, config } = deps
  await deleteExpiredSessions(db, clock)
  await deleteOldCounts(db, clock)
  await deleteExpiredReferences(db, clock)
  await deleteOldKeys(db, instant(clock, -IDEMPOTENCY_KEY_DAYS * SECONDS_PER_DAY))
  const mailDays = await findSiteParameter(db, 'DiasContenidoCorreos')
  await emptyOldMails(db, clock, instant(clock, -mailDays * SECONDS_PER_DAY))
  await deleteOldEmptySearches(db, today(clock, config.timeZone))
  await deleteOldEvents(db, instant(clock, -WEBHOOK_KEPT_DAYS * SECONDS_PER_DAY))
  await tidyPushes(db, clock, instant(clock, -PUSH_KEPT_DAYS * SECONDS_PER_DAY))
  // what was last counted ten half-lives ago weighs a thousandth
  await deleteOldShortages(db, dayAfter(today(clock, config.timeZone), -10 * HALF_LIFE_DAYS))
  const coverageDays = await findSiteParameter(db, 'DiasAvisosCobertura')
  const asked = instant(clock, -coverageDays * SECONDS_PER_DAY)
  await deleteOldCoverageRequests(db, asked)
  const priced = instant(clock, -LIST_PRICE_DAYS * SECONDS_PER_DAY)
  await deleteOldListPrices(db, priced)
  await removeIdlePictures(deps)
  await tidyImports(deps)
  return false
}
