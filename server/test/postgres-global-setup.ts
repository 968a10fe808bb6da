import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    postgresPrefix: string
  }
}

/**
 * One real PostgreSQL for the whole run: the server at `TEST_DATABASE_URL` (its user may create databases), else one
 * that the tests start and stop themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `gondola_test_${randomBytes(4).toString('hex')}_`
  project.provide('postgresPrefix', prefix)
  const given = process.env['TEST_DATABASE_URL']
  if (given) {
    project.provide('postgresUrl', given)
    return () => dropDatabases(given, prefix)
  }
  const server = await startPostgres()
  project.provide('postgresUrl', server.url())
  return () => server.stop()
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ datname: string }>(
    'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`)
  await client.end()
}
