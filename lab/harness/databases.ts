import { describe } from 'vitest'
import type { Config } from '@gondola/server/platform/config.ts'
import { DATABASE_KINDS, type DatabaseKind } from '@gondola/server/platform/db/open-database.ts'
import { createTestDatabase } from './postgres.ts'
import { createScratchFolder } from './scratch-folder.ts'

/** `TEST_DATABASES=sqlite` skips PostgreSQL: for quick local runs, never for a complete one. */
export const TESTED_DATABASES: readonly DatabaseKind[] = DATABASE_KINDS.filter((kind) =>
  (process.env['TEST_DATABASES'] ?? kind).includes(kind),
)

/** Tests that must pass on the embedded database and on a real PostgreSQL. */
export function describeOnBothDatabases(name: string, tests: (database: DatabaseKind) => void): void {
  describeOn(TESTED_DATABASES, name, tests)
}

/** Tests of PostgreSQL only, beside others in the same file. */
export function describeOnPostgres(name: string, tests: () => void): void {
  describeOn(
    TESTED_DATABASES.filter((kind) => kind === 'postgres'),
    name,
    tests,
  )
}

function describeOn(
  kinds: readonly DatabaseKind[],
  name: string,
  tests: (database: DatabaseKind) => void,
): void {
  for (const database of kinds) describe(`${name} (${database})`, () => tests(database))
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
