import { flushCompileCache } from 'node:module'
import type { Server } from 'node:net'
import { START_TEXTS } from './platform/runtime/start-texts.ts'
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import { readServerConfig, type Config } from './platform/config.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { fillEmptyShop } from './app/demo/fill-empty-shop.ts'
import { startDemoSimulator } from './app/demo/start-payment-simulator.ts'
import { platformDeps } from './platform/deps.ts'
import { bufferedLog } from './http/log.ts'
import { startHoldReturns } from './delivery/holds/place-holds.ts'
import { startDaySums } from './office/reports/sum-days.ts'
import { startImportWorker } from './office/imports/import-worker.ts'
import { startWatchedFolder } from './office/imports/watched-folder.ts'
import { startNightlyBackup } from './app/backup/nightly-backup.ts'
import { startPaymentWorker } from './payments/tasks/payment-worker.ts'
import { startReconciliation } from './payments/reconciliation/reconcile.ts'
import { startWebhookWorker } from './office/integrations/deliver-webhooks.ts'
import { startMailWorker } from './mail/deliver-mail.ts'
import { startPushWorker } from './push/deliver-pushes.ts'
import { startFault, StartRefused } from './platform/runtime/start-fault.ts'
import { stopGracefully } from './platform/runtime/stop.ts'
import { isGuessable } from './people/staff/check-account.ts'
import { createFirstAccount, FIRST_STAFF_USER } from './people/staff/create-first-account.ts'
import { addMissingRoles } from './people/staff/roles.store.ts'
import { buildDeps } from './app/deps.ts'
import { checkPlace, checkSettings } from './app/doctor/check-place.ts'
import { checkFiles } from './app/doctor/check-surroundings.ts'
import { DOCTOR_TEXTS } from './app/doctor/findings.ts'
import { resealSecrets } from './app/doctor/check-database.ts'
import { startHousekeeping } from './app/housekeeping.ts'
import { startStaffAlerts } from './app/staff-alerts.ts'

// configuration → database → app → listen: the only file with side effects

const say = (text: string) => console.log(text)

const reading = readServerConfig(process.env)
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
  const findings = await checkPlace(config, systemClock)
  const fatal = findings.find(({ severity }) => severity === 'no-arranca')
  if (fatal !== undefined) throw new StartRefused(DOCTOR_TEXTS.refused(fatal))
  let reportLost = (error: Error): void => console.error(error.message)
  const opened = openDatabase(config, (error) => reportLost(error))
  await migrate(opened.db)
  const platform = platformDeps(config, opened, systemClock)
  await fillEmptyShop(platform)
  const simulator = await startDemoSimulator(platform)
  const deps = buildDeps(
    simulator
      ? { ...config, paymentSimulatorUrl: simulator.url, whatsAppSimulatorUrl: simulator.whatsAppUrl }
      : config,
    opened,
    systemClock,
  )
  await deps.catalogue.refresh()
  const passwordFile = await createFirstAccount(deps)
  await addMissingRoles(deps.db, deps.clock)
  const lostSecrets = await resealSecrets(deps)
  const files = await checkFiles(deps.files)
  if (files?.severity === 'no-arranca') throw new StartRefused(files.text)
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
    startStaffAlerts(deps, app.log),
    startDaySums(deps, app.log),
    startHoldReturns(deps, app.log),
    startNightlyBackup(deps, app.log),
    ...(config.entryFolder === null ? [] : [startWatchedFolder(deps, config.entryFolder, app.log)]),
  ]
  stopGracefully(app, workers, opened)

  for (const { text } of [...(files === null ? [] : [files]), ...checkSettings(config), ...findings])
    app.log.warn(text)
  for (const text of lostSecrets) app.log.warn(text)
  say(START_TEXTS.ready(addressOf(app.server.address(), config)))
  if (config.demo) say(START_TEXTS.demoClient)
  if (config.demo && config.demoYear) say(START_TEXTS.demoYear)
  if (simulator !== null) say(START_TEXTS.simulator(simulator.url, simulator.whatsAppUrl))
  say(passwordFile === null ? START_TEXTS.staffGiven : START_TEXTS.staffFile(passwordFile))
  // last: it reads long lists of words, for which nobody waits
  if (config.adminPassword !== null && (await isGuessable(config.adminPassword, [FIRST_STAFF_USER])))
    app.log.warn(START_TEXTS.guessable)
  // writes the compile cache now (if NODE_COMPILE_CACHE is set), in case the process is killed later
  flushCompileCache()
}

/** The address the server listens on; PORT=0 means any free port. */
function addressOf(taken: ReturnType<Server['address']>, { publicUrl, port, host }: Config): string {
  if (taken === null || typeof taken === 'string' || port !== 0) return publicUrl
  return `http://${host}:${taken.port}`
}
