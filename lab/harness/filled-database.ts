import { createHash, randomBytes } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { today, type Clock } from '@gondola/server/platform/clock.ts'
import type { Config } from '@gondola/server/platform/config.ts'
import { migrate } from '@gondola/server/platform/db/migrate.ts'
import { openDatabase, SQLITE_FILE, type DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { fillEmptyShop } from '@gondola/server/app/demo/fill-empty-shop.ts'
import { writeParameters } from '@gondola/server/site/parameters.store.ts'
import { createDataFolder, type EmptyDatabase } from './databases.ts'
import { createTestDatabase, templateDatabase } from './postgres.ts'

/** The content of a new database: empty tables, what any shop needs to take orders, or the demo shop. */
export type Filling = 'tables' | 'base' | 'demo'

/** The content of a database, and what it depends on. */
export interface Recipe {
  filling: Filling
  clock: Clock
  /** The time that the test sets; without it, the machine's clock counts and a template is valid for today. */
  now: string | undefined
  config: Config
}

/**
 * A new database with a data folder of its own, filled as by a shop that started at this time. Each content is created
 * once per run and then copied. A run uses no templates of another, so that no copy is older than the migrations.
 */
export async function createFilledDatabase(kind: DatabaseKind, recipe: Recipe): Promise<EmptyDatabase> {
  const label = labelOf(recipe)
  const place = await createDataFolder()
  const fill = (databaseUrl: string | null) =>
    fillDatabase({ ...recipe.config, ...place, databaseUrl }, recipe)
  if (kind === 'postgres')
    return { ...place, databaseUrl: await createTestDatabase(await templateDatabase(label, fill)) }

  // benches open their shop outside a test run
  if (process.env['VITEST'] === undefined) await fill(null)
  else
    await copyFile(
      await templateFile(label, recipe),
      join(place.dataFolder, SQLITE_FILE),
      constants.COPYFILE_FICLONE,
    )
  return { ...place, databaseUrl: null }
}

/** Equal labels mean equal content: the demo shop's offers and orders depend on its first day. */
function labelOf({ filling, clock, now, config }: Recipe): string {
  if (filling !== 'demo') return filling
  const time = now ?? today(clock, config.timeZone)
  return `demo_${createHash('sha256').update(`${time} ${config.timeZone} ${config.demoBranches}`).digest('hex').slice(0, 8)}`
}

/** Two processes may both create it: the last file stays, and is identical. */
async function templateFile(label: string, recipe: Recipe): Promise<string> {
  const folder = inject('templatesFolder')
  const file = join(folder, `${label}.sqlite`)
  if (existsSync(file)) return file
  const { dataFolder, drop } = await createDataFolder()
  await fillDatabase({ ...recipe.config, databaseUrl: null, dataFolder }, recipe)
  const ready = join(folder, `${label}-${randomBytes(4).toString('hex')}`)
  await copyFile(join(dataFolder, SQLITE_FILE), ready)
  await rename(ready, file)
  await drop()
  return file
}

async function fillDatabase(config: Config, { filling, clock }: Recipe): Promise<void> {
  const { db, close } = openDatabase(config)
  await migrate(db)
  const demo = filling === 'demo'
  if (filling !== 'tables') await fillEmptyShop({ db, clock, config: { ...config, demo } })
  // a test's shop is open, but for those about its opening
  await writeParameters(db, { Abierta: true })
  await close()
}
