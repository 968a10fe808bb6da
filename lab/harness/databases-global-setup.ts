import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'
import { createScratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which the test processes ask for the server's address. */
    postgresDoor: string
    postgresPrefix: string
    /** Folder of the run's SQLite templates. */
    templatesFolder: string
  }
}

/** The PostgreSQL server shared by all test files of a run. */
interface SharedPostgres {
  url: string
  end(): Promise<void>
}

/**
 * One real PostgreSQL for the whole run, started when a test first asks for it: the server at `TEST_DATABASE_URL`
 * (whose user may create databases), else one that the tests start and stop themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `gondola_test_${randomBytes(4).toString('hex')}_`
  let shared: Promise<SharedPostgres> | undefined
  const door = createServer((_request, response) => {
    shared ??= openShared(prefix)
    shared.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  project.provide('postgresPrefix', prefix)
  project.provide('postgresDoor', `http://127.0.0.1:${(door.address() as AddressInfo).port}/`)
  const templates = await createScratchFolder('templates')
  project.provide('templatesFolder', templates.folder)
  return async () => {
    await templates.remove()
    door.close()
    door.closeAllConnections()
    await shared?.then(({ end }) => end())
  }
}

async function openShared(prefix: string): Promise<SharedPostgres> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, end: () => dropDatabases(given, prefix) }
  const server = await startPostgres()
  return { url: server.url(), end: () => server.stop() }
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
