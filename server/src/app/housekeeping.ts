import { dayAfter, instant, shopDateTime, today } from '../platform/clock.ts'
import { type Deps } from '../platform/deps.ts'
import type { FastifyBaseLogger } from 'fastify'
import { IDEMPOTENCY_KEY_DAYS, LIST_PRICE_DAYS } from '@gondola/contract/base'
import { FEED_KEY_DAYS } from '@gondola/contract/imports'
import { RETENTION_PARAMETERS } from '@gondola/contract/site'
import { deleteOldEntries } from '../audit/audit.store.ts'
import { deleteOldEmptySearches } from '../goods/catalogue/empty-searches.store.ts'
import { deleteOldListPrices } from '../office/catalogue-admin/prices.store.ts'
import { deleteExpiredReferences } from '../people/clients/recovery.store.ts'
import { deleteOldCoverageRequests } from '../delivery/zones/coverage.store.ts'
import { deleteOldCounts } from '../http/rate-limit.store.ts'
import { deleteExpiredSessions } from '../sessions/session.store.ts'
import { deleteOldBatches } from '../office/imports/feed/feed.store.ts'
import { tidyImports } from '../office/imports/import-leftovers.store.ts'
import { deleteOldEvents } from '../office/integrations/delivery-queue.store.ts'
import { warnOfEndingKeys } from '../office/integrations/warn-ending-keys.ts'
import { deleteOldItems } from '../people/inboxes/inbox-items.store.ts'
import { deleteOldMails, emptyOldMails } from '../people/inboxes/outbox.store.ts'
import { deleteOldKeys } from '../orders/placing/idempotency.store.ts'
import { deleteOldCarts } from '../orders/placing/saved-cart.store.ts'
import { deleteOldTaps } from '../orders/picking/picked-lines.store.ts'
import { learnWalks } from '../orders/picking/walks.routes.ts'
import { tidyPushes } from '../push/push-queue.store.ts'
import { removeIdlePictures } from '../goods/pictures/remove-idle-pictures.ts'
import { findSiteParameter, pickSiteParameters } from '../site/parameters.store.ts'
import { countPopularity } from '../office/reports/count-popularity.ts'
import { HALF_LIFE_DAYS } from '../goods/stock/shortage-estimate.ts'
import { deleteOldMoves, STOCK_MOVE_DAYS } from '../goods/stock/stock-moves.store.ts'
import { deleteOldShortages } from '../goods/stock/shortages.store.ts'
import { keepMonths } from '../platform/db/partitions/keep-months.ts'
import { startWorker, type Worker } from '../platform/runtime/worker.ts'

const PAUSE_MS = 3_600_000
const SECONDS_PER_DAY = 86_400

/** Keeps the months and deletes expired data once an hour, and once a day counts what sells and learns how pickers walk. */
export function startHousekeeping(deps: Deps, log: FastifyBaseLogger): Worker {
  let counted = ''
  return startWorker('housekeeping', PAUSE_MS, log, async () => {
    // first: after an upgrade there is much to tidy up
    await keepOrderMonths(deps, log)
    await tidyUp(deps)
    await warnOfEndingKeys(deps)
    const day = today(deps.clock, deps.config.timeZone)
    if (day !== counted) {
      await countPopularity(deps)
      await learnWalks(deps)
    }
    counted = day
    return false
  })
}

/** Begins the month of what grows with every order, and archives old ones (decision 0033). */
export async function keepOrderMonths({ db, clock, config }: Deps, log: FastifyBaseLogger): Promise<void> {
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
export async function tidyUp(deps: Deps): Promise<false> {
  const { db, clock, config } = deps
  const kept = await pickSiteParameters(db, RETENTION_PARAMETERS)
  const ago = (days: number) => instant(clock, -days * SECONDS_PER_DAY)
  const daysAgo = (days: number) => dayAfter(today(clock, config.timeZone), -days)
  const both = (days: number) => ({
    instant: ago(days),
    moment: shopDateTime(new Date(ago(days)), config.timeZone),
  })
  await deleteExpiredSessions(db, clock)
  await deleteOldCounts(db, clock)
  await deleteExpiredReferences(db, clock)
  await deleteOldKeys(db, ago(IDEMPOTENCY_KEY_DAYS))
  await deleteOldBatches(db, ago(FEED_KEY_DAYS))
  await emptyOldMails(db, clock, ago(kept.DiasContenidoCorreos))
  await deleteOldMails(db, ago(kept.DiasRegistroCorreos))
  await deleteOldEmptySearches(db, daysAgo(kept.DiasBusquedas))
  await deleteOldEvents(db, ago(kept.DiasAvisosEnviados))
  await tidyPushes(db, clock, ago(kept.DiasAvisosEnviados))
  // what was last counted ten half-lives ago weighs a thousandth
  await deleteOldShortages(db, daysAgo(10 * HALF_LIFE_DAYS))
  await deleteOldMoves(db, ago(STOCK_MOVE_DAYS))
  await deleteOldCoverageRequests(db, ago(kept.DiasAvisosCobertura))
  await deleteOldItems(db, 'contactos', both(kept.DiasConsultas))
  await deleteOldItems(db, 'tarjetas', both(kept.DiasConsultas))
  await deleteOldItems(db, 'arrepentimientos', both(kept.DiasArrepentimientos))
  await deleteOldCarts(db, ago(kept.DiasCarritos))
  await deleteOldTaps(db, ago(kept.DiasToques))
  await deleteOldEntries(db, ago(kept.DiasRegistroCambios))
  await deleteOldListPrices(db, ago(LIST_PRICE_DAYS))
  await deps.files.removeLeftovers()
  await removeIdlePictures(deps)
  await tidyImports(deps, ago(kept.DiasImportaciones))
  return false
}
