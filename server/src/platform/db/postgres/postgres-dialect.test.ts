import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../../lab/harness/postgres.ts'
import { startTcpProxy, type TcpProxy } from '../../../../../lab/harness/tcp-proxy.ts'
import { isDatabaseAway } from '../database-away.ts'
import { withLongStatements } from '../scopes.ts'
import type { Db } from '../open-database.ts'
import { postgresDialect } from './postgres-dialect.ts'

let wire: TcpProxy
let db: Db
beforeEach(async () => {
  const url = new URL(await createTestDatabase())
  wire = await startTcpProxy(Number(url.port))
  url.port = String(wire.port)
  db = new Kysely({ dialect: postgresDialect(url.href, () => undefined, { silenceMs: 300 }) })
  await one()
})
afterEach(async () => {
  await db.destroy()
  await wire.stop()
})

const one = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows
const failure = (query: Promise<unknown>) =>
  query.then(
    () => null,
    (error: unknown) => error,
  )

it('gives a connection up that nothing is heard of, and makes another', async () => {
  wire.isSilent = true
  expect(isDatabaseAway(await failure(one()))).toBe(true)
  wire.isSilent = false
  expect(await one()).toEqual([{ one: 1 }])
})

it('waits for statements that may be long, and afterwards gives a silent connection up again', async () => {
  const long = () => failure(sql`select pg_sleep(0.9)`.execute(db))
  expect(await withLongStatements(long)).toBe(null)
  expect(isDatabaseAway(await long())).toBe(true)
})

it('tells a transaction whose connection was cut that the database is away', async () => {
  const cut = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx)
    wire.cut()
    await sql`select 1`.execute(trx)
  })
  expect(isDatabaseAway(await failure(cut))).toBe(true)
  expect(await one()).toEqual([{ one: 1 }])
})

it('takes a leader that became a replica for away, and looks for the leader with a new connection', async () => {
  await sql`create table notes (text text)`.execute(db)
  const readOnly = db.connection().execute(async (held) => {
    await sql`set default_transaction_read_only = on`.execute(held)
    await sql`insert into notes values ('a')`.execute(held)
  })
  expect(isDatabaseAway(await failure(readOnly))).toBe(true)
  await sql`insert into notes values ('b')`.execute(db)
  expect((await sql`select text from notes`.execute(db)).rows).toEqual([{ text: 'b' }])
})
