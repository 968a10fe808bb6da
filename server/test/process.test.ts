import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { request, Agent } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/platform/db/open-database.ts'
import {
  createEmptyDatabase,
  describeOnBothDatabases,
  type EmptyDatabase,
} from '../../lab/harness/databases.ts'
import { runServer, startServer, type ServerProcess } from '../../lab/harness/server-process.ts'

const running: ServerProcess[] = []
const databases: EmptyDatabase[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')))
  await Promise.all(databases.splice(0).map((database) => database.drop()))
})

async function envOf(
  kind: 'sqlite' | 'postgres',
): Promise<{ database: EmptyDatabase; env: Record<string, string> }> {
  const database = await createEmptyDatabase(kind)
  databases.push(database)
  const env = {
    GONDOLA_DATA: database.dataFolder,
    ...(database.databaseUrl !== null && { DATABASE_URL: database.databaseUrl }),
  }
  return { database, env }
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused' as const,
  )

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(env)
  running.push(server)
  return server
}

describeOnBothDatabases('server processes', (kind) => {
  it('start five at once on an empty database: migrated once, one staff account', async () => {
    const { database, env } = await envOf(kind)
    const servers = await Promise.all(Array.from({ length: 5 }, () => start(env)))
    for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200)
    const opened = openDatabase(database)
    expect(await opened.db.selectFrom('staff_accounts').select('user_name').execute()).toEqual([
      { user_name: 'admin' },
    ])
    expect(await opened.db.selectFrom('catalogue_version').selectAll().execute()).toHaveLength(1)
    await opened.close()
    const file = join(database.dataFolder, 'clave-admin.txt')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readFile(file, 'utf8')).trim()).toMatch(/^[\w-]{20}$/)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finish what they have on %s, refuse new, close and end with 0',
    async (signal) => {
      const { env } = await envOf(kind)
      const server = await start(env)
      const agent = new Agent({ keepAlive: true })
      const { port } = new URL(server.address)
      // a request that is half sent at the time of the signal
      const headers = {
        'content-type': 'application/json',
        'content-length': 2,
        cookie: 'XSRF-TOKEN=a',
        'x-xsrf-token': 'a',
      }
      const slow = request({ agent, port, host: '127.0.0.1', path: '/api/nada', method: 'POST', headers })
      const answered = once(slow, 'response') as Promise<[{ statusCode: number }]>
      slow.write('{')
      await fetch(`${server.address}/healthz`)
      let isAnswered = false
      void answered.then(() => (isAnswered = true))
      const ended = server.end(signal)
      await expect.poll(() => statusOf(`${server.address}/healthz`)).toBe('refused')
      expect(isAnswered).toBe(false)
      slow.end('}')
      expect((await answered)[0].statusCode).toBe(404)
      agent.destroy()
      expect(await ended).toBe(0)
      expect(server.output()).toContain('La tienda está cerrada')
    },
  )

  it('come back after kill -9', async () => {
    const { env } = await envOf(kind)
    expect(await (await start(env)).end('SIGKILL')).toBe(null)
    const again = await start(env)
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200)
  })
})

describe('a server process', () => {
  it('names every wrong variable and ends with 1', async () => {
    const child = runServer({ PORT: 'x', TZ_TIENDA: 'Marte', DATABASE_URL: 'mysql://u:geheim@h/d' })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const [status] = (await once(child, 'exit')) as [number]
    expect(status).toBe(1)
    expect(errors).toMatch(/PORT: «x».*\n.*DATABASE_URL.*postgres:\/\/.*\n.*TZ_TIENDA: «Marte»/)
    expect(errors).not.toContain('geheim')
  })

  it.each([
    [
      'a database that nobody serves',
      { DATABASE_URL: 'postgres://ana:geheim@127.0.0.1:1/x' },
      /DATABASE_URL/,
    ],
    ['an address that is taken', {}, /127\.0\.0\.1:\d+ \(EADDRINUSE\)/],
  ])('says in one line that it cannot start with %s, and ends with 1', async (_fault, env, expected) => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { database } = await envOf('sqlite')
    const child = runServer({ PORT: String(port), GONDOLA_DATA: database.dataFolder, ...env })
    let errors = ''
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    const [status] = (await once(child, 'close')) as [number]
    taken.close()
    expect(status).toBe(1)
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(expected)])
    expect(errors).not.toContain('geheim')
  })

  it('takes the first staff password from the environment and writes none', async () => {
    const { database, env } = await envOf('sqlite')
    const server = await start({ ...env, ADMIN_PASSWORD: 'una clave larga', RATE_LIMIT: 'off' })
    await expect.poll(() => server.output()).toContain('RATE_LIMIT=off')
    expect(server.output()).toContain('INSEGURO=si')
    await expect(stat(join(database.dataFolder, 'clave-admin.txt'))).rejects.toThrow('ENOENT')
    expect(server.output()).not.toContain('una clave larga')
  })

  it('answers bytes that are no request, and headers beyond measure, with a problem', async () => {
    const { env } = await envOf('sqlite')
    const server = await start(env)
    const huge = await fetch(`${server.address}/api/${'x'.repeat(20_000)}`)
    expect(huge.status).toBe(431)
    expect(huge.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await huge.json()).toMatchObject({ code: 'demasiado-grande', detail: expect.any(String) })
  })
})
