import { sealOldPushKeys } from '../../push/push-keys.ts'
import { START_TEXTS } from '../../platform/runtime/start-texts.ts'
import { sealOldSecrets } from '../../people/staff/second-factor.ts'
import { sealOldAccountKeys } from '../../platform/secrets/sealed-account-keys.ts'
import { sealOldWebhookSecrets } from '../../office/integrations/sealed-webhook-secrets.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { picturePath } from '../../goods/pictures/picture-files.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { errorCode } from '../../platform/db/database-away.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { assertUsable, OtherVersion } from '../../platform/db/migrate.ts'
import { openDatabase, SQLITE_FILE, type OpenDatabase } from '../../platform/db/open-database.ts'
import { platformDeps, type Deps } from '../../platform/deps.ts'
import { startFault } from '../../platform/runtime/start-fault.ts'
import { KEY_FILE } from '../../platform/secrets/secret-box.ts'
import { newSecretKey } from '../../platform/secrets/secret-key.ts'
import {
  findDamage,
  findLatestMoment,
  findPostgresFacts,
  listPictureNames,
  rewriteVersion,
} from './doctor.store.ts'
import { FINDINGS, type Finding } from './findings.ts'

/** Clocks of two machines of a shop may differ by so much. */
const CLOCKS_APART_MAX_MS = 10_000
/** A shop's time of storing may be ahead of a clock that was set back a little. */
const AHEAD_MAX_MS = 300_000

/** Checks the database, if there is one, and what is stored in it. Nothing is changed. */
export async function checkDatabase(config: Config, clock: Clock): Promise<Finding[]> {
  if (config.databaseUrl === null && !existsSync(join(config.dataFolder, SQLITE_FILE))) return []
  const opened = openDatabase(config)
  try {
    return await examine(config, clock, opened)
  } catch (error) {
    if (error instanceof OtherVersion) return [FINDINGS.version(error.message)]
    const text = startFault(error, config)
    if (text === null) throw error
    return [FINDINGS.database(text, errorCode(error))]
  } finally {
    await opened.close()
  }
}

async function examine(config: Config, clock: Clock, opened: OpenDatabase): Promise<Finding[]> {
  const { db } = opened
  const found: Finding[] = []
  const facts = await findPostgresFacts(db)
  if (facts !== null) {
    if (facts.encoding !== 'UTF8') found.push(FINDINGS.encoding(facts.encoding))
    if (!facts.mayCreate) found.push(FINDINGS.noSchemaRights(facts.user))
    const apart = Math.abs(facts.seconds * 1000 - Date.now())
    if (apart > CLOCKS_APART_MAX_MS) found.push(FINDINGS.clockDiffers('PostgreSQL', Math.round(apart / 1000)))
  }
  const damage = await findDamage(db)
  if (damage !== null) return [...found, FINDINGS.damaged(damage)]
  // not started yet: the first start makes the tables
  if ((await assertUsable(db)).length === 0) return found
  found.push(...(await findLostSecrets(config, clock, opened)))
  found.push(...(await checkPictures(config, opened)))
  const latest = await findLatestMoment(db)
  if (latest !== null && Date.parse(latest) > clock.now().getTime() + AHEAD_MAX_MS)
    found.push(FINDINGS.clockBehind(latest))
  return found
}

/** Ends the transaction without a trace. */
class Undone extends Error {}

/** Seals all secrets as a start does, in a transaction that is rolled back; so the database is written, too. */
async function findLostSecrets(config: Config, clock: Clock, opened: OpenDatabase): Promise<Finding[]> {
  const hasKeys = config.secretKeys !== null || existsSync(join(config.dataFolder, KEY_FILE))
  // a key file that is missing is not made here
  const deps = platformDeps(hasKeys ? config : { ...config, secretKeys: [newSecretKey()] }, opened, clock)
  let lost: string[] = []
  try {
    await inTransaction(opened.db, async (trx) => {
      await rewriteVersion(trx)
      lost = await resealSecrets({ ...deps, db: trx })
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  return lost.map(FINDINGS.keysLost)
}

async function checkPictures({ s3, dataFolder }: Config, { db }: OpenDatabase): Promise<Finding[]> {
  if (s3 !== null) return []
  const names = await listPictureNames(db)
  const missing = names.filter((name) => !existsSync(join(dataFolder, picturePath(name))))
  return missing.length === 0 ? [] : [FINDINGS.picturesMissing(missing.length, names.length, missing[0]!)]
}

/** Seals all secrets with the current key; returns what to report of those that no available key opens. */
export async function resealSecrets(deps: Deps): Promise<string[]> {
  const [factors, webhooks, accounts, pushKeys] = [
    await sealOldSecrets(deps),
    await sealOldWebhookSecrets(deps),
    await sealOldAccountKeys(deps),
    await sealOldPushKeys(deps),
  ]
  const texts: string[] = []
  if (factors.lost > 0) texts.push(START_TEXTS.lostSecrets(factors.lost))
  if (webhooks.lost > 0) texts.push(START_TEXTS.lostWebhookSecrets(webhooks.lost))
  if (accounts.lost > 0) texts.push(START_TEXTS.lostAccounts)
  if (pushKeys.lost > 0) texts.push(START_TEXTS.lostPushKeys)
  return texts
}
