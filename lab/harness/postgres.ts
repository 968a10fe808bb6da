import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export { startPostgres, type PostgresServer } from './postgres-server.ts'

/**
 * A new database on the PostgreSQL server shared by all test files; each file asks for its own. It is empty, or a copy
 * of the database `template`, and is removed when the run ends. Returns its `postgres://` address.
 */
export async function createTestDatabase(template = 'template0'): Promise<string> {
  const server = await sharedServer()
  const name = databaseName(randomBytes(6).toString('hex'))
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  return addressOf(server, name)
}

/**
 * The name of a database that is created once per run and then copied. If several ask at once, one creates it with
 * `fill`, and the others wait.
 */
export async function templateDatabase(label: string, fill: (url: string) => Promise<void>): Promise<string> {
  const server = await sharedServer()
  const name = databaseName(label)
  await withClient(server, async (client) => {
    // held until the connection ends
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
    if (rowCount !== 0) return
    await client.query(`CREATE DATABASE ${name}_new TEMPLATE template0`)
    await fill(addressOf(server, `${name}_new`))
    await client.query(`ALTER DATABASE ${name}_new RENAME TO ${name}`)
  })
  return name
}

/** Runs `work` with a connection of its own to the database at `url`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

let shared: Promise<string> | undefined

/** The server's address. The first call starts the server, so that a run without PostgreSQL starts none. */
async function sharedServer(): Promise<string> {
  shared ??= fetch(inject('postgresDoor')).then(async (answer) => {
    const text = await answer.text()
    if (!answer.ok) throw new Error(text)
    return text
  })
  return shared
}

const databaseName = (end: string): string => `${inject('postgresPrefix')}${end}`

function addressOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}
