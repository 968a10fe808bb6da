import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe } from 'vitest'
import type { Config } from '../src/config.ts'
import type { DatabaseKind } from '../src/db/open-database.ts'

export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres']

/** Tests that must hold on the embedded database and on a real PostgreSQL. */
export function describeOnBothDatabases(name: string, tests: (database: DatabaseKind) => void): void {
  for (const database of DATABASE_KINDS) describe(`${name} (${database})`, () => tests(database))
}

export interface EmptyDatabase extends Pick<Config, 'databaseUrl' | 'dataFolder'> {
  drop(): Promise<void>
}

/** A new, empty database of the kind, with a data folder of its own. */
export async function createEmptyDatabase(kind: DatabaseKind): Promise<EmptyDatabase> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'gondola-test-'))
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true, maxRetries: 3 })
  if (kind === 'sqlite') return { databaseUrl: null, dataFolder, drop: removeFolder }
  const name = `gondola_test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl())
  url.pathname = `/${name}`
  const drop = async () => {
    await onServer(`drop database if exists ${name} with (force)`)
    await removeFolder()
  }
  return { databaseUrl: url.href, dataFolder, drop }
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server; `npm test` starts one')
  return url
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
