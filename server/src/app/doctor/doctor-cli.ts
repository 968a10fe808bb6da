import { systemClock } from '../../platform/clock.ts'
import { readServerConfig, type Config } from '../../platform/config.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { isGuessable } from '../../people/staff/check-account.ts'
import { FIRST_STAFF_USER } from '../../people/staff/create-first-account.ts'
import { checkDatabase } from './check-database.ts'
import { checkPlace, checkSettings } from './check-place.ts'
import { checkFiles, checkMail, checkPort, checkPublicAddress } from './check-surroundings.ts'
import { DOCTOR_TEXTS, EXIT_STATUS, FINDINGS, type Finding } from './findings.ts'

// npm run doctor: with the shop's settings and account, whether it is open or not

const reading = readServerConfig(process.env)
const found = reading.ok
  ? await checkAll(reading.config)
  : reading.faults.map(({ name, found: value, expected }) =>
      FINDINGS.setting(START_TEXTS.fault(name, value, expected).trim()),
    )
if (reading.ok) console.log(DOCTOR_TEXTS.title(reading.config.dataFolder))
for (const one of found.toSorted((a, b) => EXIT_STATUS[b.severity] - EXIT_STATUS[a.severity]))
  console.log(DOCTOR_TEXTS.finding(DOCTOR_TEXTS.labels[one.severity], one))
if (found.length === 0) console.log(DOCTOR_TEXTS.fine)
process.exitCode = Math.max(0, ...found.map(({ severity }) => EXIT_STATUS[severity]))

async function checkAll(config: Config): Promise<Finding[]> {
  const settings = checkSettings(config)
  if (config.publicUrl.startsWith('https:') && config.backupTime === null) settings.push(FINDINGS.noBackups())
  if (config.adminPassword !== null && (await isGuessable(config.adminPassword, [FIRST_STAFF_USER])))
    settings.push(FINDINGS.guessable(START_TEXTS.guessable))
  const place = await checkPlace(config, systemClock)
  // what cannot be opened says no more of itself
  const isStuck = place.some(({ severity }) => severity === 'no-arranca')
  const database = isStuck ? [] : await checkDatabase(config, systemClock)
  const files = isStuck ? null : await checkFiles(openFiles(config))
  const port = await checkPort(config)
  return [
    ...settings,
    ...place,
    ...database,
    ...(files === null ? [] : [files]),
    ...port.found,
    ...(await checkMail(config)),
    ...(await checkPublicAddress(config, port.isOpen)),
  ]
}
