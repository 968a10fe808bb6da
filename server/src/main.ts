import { flushCompileCache } from 'node:module'
import type { Server } from 'node:net'
import { START_TEXTS } from './platform/runtime/start-texts.ts'
import { buildApp } from './app.ts'
import { systemClock, type Clock, dayAfter, instant, shopDateTime, today } from './platform/clock.ts'
import { readConfig, type Config } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase, type OpenDatabase } from './platform/db/open-database.ts'
import { fillEmptyShop } from './app/demo/fill-empty-shop.ts'
import { startDemoSimulator } from './app/demo/start-payment-simulator.ts'
import { platformDeps, type Deps } from './platform/deps.ts'
import { FilesAway, type FileStore } from './platform/files/file-store.ts'
import { bufferedLog } from './http/log-stream.ts'
import { startHoldReturns } from './delivery/holds/return-expired-holds.ts'
import { startDaySums } from './office/reports/sum-days.ts'
import { startImportWorker } from './office/imports/import-worker.ts'
import { startNightlyBackup } from './app/backup/nightly-backup.ts'
import { startPaymentWorker } from './payments/tasks/payment-worker.ts'
import { startReconciliation } from './payments/reconciliation/reconcile.ts'
import { sealOldAccountKeys } from './payments/providers/sealed-account-keys.ts'
import { startWebhookWorker } from './office/integrations/deliver-webhooks.ts'
import { sealOldWebhookSecrets } from './office/integrations/sealed-webhook-secrets.ts'
import { startMailWorker } from './mail/deliver-mail.ts'
import { startPushWorker } from './push/deliver-pushes.ts'
import { sealOldPushKeys } from './push/push-keys.ts'
import { startFault, StartRefused } from './platform/runtime/start-fault.ts'
import { stopGracefully } from './platform/runtime/stop.ts'
import { createFirstAccount } from './people/staff/create-first-account.ts'
import { sealOldSecrets } from './people/staff/sealed-secrets.ts'
import { LiveCatalogue } from './goods/catalogue/live-catalogue.ts'
import { ActiveEndpoints } from './office/integrations/active-endpoints.ts'
import { paymentAccounts } from './payments/providers/payment-accounts.ts'
import { LiveStock } from './goods/stock/live-stock.ts'
import { queueOrderWebhooks } from './office/integrations/order-webhooks.ts'
import { auditOrderEvents } from './orders/order-audit.ts'
import type { OrderListener } from './orders/order-events.ts'
import { mailOrderEvents } from './orders/order-mails.ts'
import { creditOrderPoints } from './orders/order-points.ts'
import { pushOrderEvents } from './orders/order-pushes.ts'
import { countOrderShortages } from './orders/order-shortages.ts'
import { refuseUncovered } from './payments/settlement/refuse-uncovered.ts'
import { settleAfterEvents } from './payments/settlement/settle-listener.ts'
import type { FastifyBaseLogger } from 'fastify'
import { IDEMPOTENCY_KEY_DAYS, LIST_PRICE_DAYS } from '@gondola/contract/base'
import { RETENTION_PARAMETERS } from '@gondola/contract/site'
import { deleteOldEntries } from './audit/audit.store.ts'
import { deleteOldEmptySearches } from './goods/catalogue/empty-searches.store.ts'
import { deleteOldListPrices } from './office/catalogue-admin/prices.store.ts'
import { deleteExpiredReferences } from './people/clients/recovery.store.ts'
import { deleteOldCoverageRequests } from './delivery/zones/coverage.store.ts'
import { deleteOldCounts } from './http/rate-limit.store.ts'
import { deleteExpiredSessions } from './sessions/session.store.ts'
import { tidyImports } from './office/imports/tidy-imports.ts'
import { deleteOldEvents } from './office/integrations/delivery-queue.store.ts'
import { deleteOldItems } from './people/inboxes/old-items.store.ts'
import { deleteOldMails, emptyOldMails } from './mail/outbox.store.ts'
import { deleteOldKeys } from './orders/placing/idempotency.store.ts'
import { deleteOldCarts } from './orders/placing/saved-cart.store.ts'
import { deleteOldTaps } from './orders/picking/picking-taps.store.ts'
import { tidyPushes } from './push/push-queue.store.ts'
import { removeIdlePictures } from './goods/pictures/remove-idle-pictures.ts'
import { findSiteParameter, pickSiteParameters } from './site/parameters.store.ts'
import { countPopularity } from './office/reports/count-popularity.ts'
import { HALF_LIFE_DAYS } from './goods/stock/shortage-estimate.ts'
import { deleteOldShortages } from './goods/stock/shortages.store.ts'
import { keepMonths } from './platform/db/partitions/keep-months.ts'
import { startWorker, type Worker } from './platform/runtime/worker.ts'

const PAUSE_MS = 3_600_000
const SECONDS_PER_DAY = 86_400

/** Keeps the months and deletes expired data once an hour, and counts what sells once a day. */
function startHousekeeping(deps: Deps, log: FastifyBaseLogger): Worker {
  let counted = ''
  return startWorker('housekeeping', PAUSE_MS, log, async () => {
    // first: after an upgrade there is much to tidy up
    await keepOrderMonths(deps, log)
    await tidyUp(deps)
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
  await emptyOldMails(db, clock, ago(kept.DiasContenidoCorreos))
  await deleteOldMails(db, ago(kept.DiasRegistroCorreos))
  await deleteOldEmptySearches(db, daysAgo(kept.DiasBusquedas))
  await deleteOldEvents(db, ago(kept.DiasAvisosEnviados))
  await tidyPushes(db, clock, ago(kept.DiasAvisosEnviados))
  // what was last counted ten half-lives ago weighs a thousandth
  await deleteOldShortages(db, daysAgo(10 * HALF_LIFE_DAYS))
  await deleteOldCoverageRequests(db, ago(kept.DiasAvisosCobertura))
  await deleteOldItems(db, 'contactos', both(kept.DiasConsultas))
  await deleteOldItems(db, 'tarjetas', both(kept.DiasConsultas))
  await deleteOldItems(db, 'arrepentimientos', both(kept.DiasArrepentimientos))
  await deleteOldCarts(db, ago(kept.DiasCarritos))
  await deleteOldTaps(db, ago(kept.DiasToques))
  await deleteOldEntries(db, ago(kept.DiasRegistroCambios))
  await deleteOldListPrices(db, ago(LIST_PRICE_DAYS))
  await removeIdlePictures(deps)
  await tidyImports(deps, ago(kept.DiasImportaciones))
  return false
}

/** The listeners for order events. The order matters: a dispatch's mail must come after its points. */
const orderListeners = (deps: Pick<Deps, 'clock' | 'config' | 'webhooks'>): readonly OrderListener[] => [
  refuseUncovered(deps),
  auditOrderEvents(deps),
  queueOrderWebhooks(deps),
  creditOrderPoints(deps),
  countOrderShortages(deps),
  mailOrderEvents(deps),
  settleAfterEvents(deps),
  pushOrderEvents(deps),
]

/** Builds a process's dependencies for an open database. */
export function buildDeps(
  config: Config,
  database: Pick<OpenDatabase, 'db' | 'reads' | 'replica' | 'kind'>,
  clock: Clock,
): Deps {
  const platform = platformDeps(config, database, clock)
  const stock = new LiveStock(platform)
  const catalogue = new LiveCatalogue({ ...platform, stock })
  const deps = {
    ...platform,
    catalogue,
    stock,
    sessionCache: catalogue.viewers,
    webhooks: new ActiveEndpoints(),
    paymentProvider: paymentAccounts(platform),
  }
  return { ...deps, orderListeners: orderListeners(deps) }
}

// configuration → database → app → listen: the only file with side effects

const say = (text: string) => console.log(text)

const reading = readConfig(process.env)
if (reading.ok) await startOrExplain(reading.config)
else {
  console.error(START_TEXTS.faults)
  for (const { name, found, expected } of reading.faults)
    console.error(START_TEXTS.fault(name, found, expected))
  process.exitCode = 1
}

/** Exits with status 1 on a failed start; prints one line if the operator can fix it, the whole stack for a bug. */
async function startOrExplain(config: Config): Promise<void> {
  try {
    await start(config)
  } catch (error) {
    const fault = startFault(error, config)
    console.error(fault ?? error)
    process.exit(1)
  }
}

async function start(config: Config): Promise<void> {
  let reportLost = (error: Error): void => console.error(error.message)
  const opened = openDatabase(config, (error) => reportLost(error))
  await migrate(opened.db)
  const platform = platformDeps(config, opened, systemClock)
  await fillEmptyShop(platform)
  const simulator = await startDemoSimulator(platform)
  const deps = buildDeps(
    simulator ? { ...config, paymentSimulatorUrl: simulator.url } : config,
    opened,
    systemClock,
  )
  await deps.catalogue.refresh()
  const passwordFile = await createFirstAccount(deps)
  const { lost } = await sealOldSecrets(deps)
  const { lost: lostWebhooks } = await sealOldWebhookSecrets(deps)
  const { lost: lostAccounts } = await sealOldAccountKeys(deps)
  const { lost: lostPushKeys } = await sealOldPushKeys(deps)
  const filesAway = await findFilesFault(deps.files)
  const app = await buildApp(deps, { logStream: bufferedLog() })
  reportLost = (error) => app.log.error({ err: error }, 'database connection lost')
  await app.listen({ port: config.port, host: config.host })
  const workers = [
    startMailWorker(deps, app.log),
    startWebhookWorker(deps, app.log),
    startPaymentWorker(deps, app.log),
    startReconciliation(deps, app.log),
    startPushWorker(deps, app.log),
    startImportWorker(deps, app.log),
    startHousekeeping(deps, app.log),
    startDaySums(deps, app.log),
    startHoldReturns(deps, app.log),
    startNightlyBackup(deps, app.log),
  ]
  stopGracefully(app, workers, opened)

  if (filesAway !== null) app.log.warn(START_TEXTS.filesAway(filesAway))
  if (!config.rateLimit) app.log.warn(START_TEXTS.noLimits)
  if (lost > 0) app.log.warn(START_TEXTS.lostSecrets(lost))
  if (lostWebhooks > 0) app.log.warn(START_TEXTS.lostWebhookSecrets(lostWebhooks))
  if (lostAccounts > 0) app.log.warn(START_TEXTS.lostAccounts)
  if (lostPushKeys > 0) app.log.warn(START_TEXTS.lostPushKeys)
  if (config.pushTestService !== null) app.log.warn(START_TEXTS.pushTestService)
  say(START_TEXTS.ready(addressOf(app.server.address(), config)))
  if (config.demo) say(START_TEXTS.demoClient)
  if (config.demo && config.demoYear) say(START_TEXTS.demoYear)
  if (simulator !== null) say(START_TEXTS.simulator(simulator.url))
  say(passwordFile === null ? START_TEXTS.staffGiven : START_TEXTS.staffFile(passwordFile))
  // writes the compile cache now (if NODE_COMPILE_CACHE is set), in case the process is killed later
  flushCompileCache()
}

/**
 * Why the store of files does not answer; null if it does. The shop starts without it, and goes on selling.
 *
 * @throws StartRefused if it answers that keys or bucket are wrong
 */
async function findFilesFault(files: FileStore): Promise<string | null> {
  try {
    await files.check()
    return null
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error
    if (error.isRefused) throw new StartRefused(START_TEXTS.filesRefused(error.message))
    return error.message
  }
}

/** The address the server listens on; PORT=0 means any free port. */
function addressOf(taken: ReturnType<Server['address']>, { publicUrl, port, host }: Config): string {
  if (taken === null || typeof taken === 'string' || port !== 0) return publicUrl
  return `http://${host}:${taken.port}`
}
