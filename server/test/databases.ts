import { describe } from 'vitest'
import type { Config } from '../src/config.ts'
import { DATABASE_KINDS, type DatabaseKind } from '../src/db/open-database.ts'
import { createTestDatabase } from './postgres.ts'
import { createScratchFolder } from './scratch-folder.ts'

/** Tests that must hold on the embedded database and on a real PostgreSQL. */
export function describeOnBothDatabases(name: string, tests: (database: DatabaseKind) => void): void {
  for (const database of DATABASE_KINDS) describe(`${name} (${database})`, () => tests(database))
}

export interface EmptyDatabase extends Pick<Config, 'databaseUrl' | 'dataFolder'> {
  drop(): Promise<void>
}

/** A new, empty database of the kind, with a data folder of its own. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const databaseUrl = kind === 'sqlite' ? null : await createTestDatabase()
  return { databaseUrl, ...(await createDataFolder()) }
}

/** A new, empty data folder; `drop` removes it. */
export async function createDataFolder(): Promise<Pick<EmptyDatabase, 'dataFolder' | 'drop'>> {
  const { folder, remove } = await createScratchFolder('test')
  return { dataFolder: folder, drop: remove }
}
