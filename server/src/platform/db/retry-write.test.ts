import { afterEach, beforeEach, expect, it } from 'vitest'
import { Kysely, sql } from 'kysely'
import { startTcpProxy, type TcpProxy } from '../../../../lab/harness/tcp-proxy.ts'
import { createTestDatabase } from '../../../../lab/harness/postgres.ts'
import { retryWrite } from './retry-write.ts'
import type { Db } from './open-database.ts'
import { postgresDialect } from './postgres/postgres-dialect.ts'

let wire: TcpProxy
let db: Db
beforeEach(async () => {
  const url = new URL(await createTestDatabase())
  wire = await startTcpProxy(Number(url.port))
  url.port = String(wire.port)
  db = new Kysely({ dialect: postgresDialect(url.href, () => undefined) })
  await sql`create table notes (text text)`.execute(db)
})
afterEach(async () => {
  await db.destroy()
  await wire.stop()
})

it('waits for a database that is away, and notes once', async () => {
  wire.isClosed = true
  wire.cut()
  let attempts = 0
  const noting = retryWrite(10_000, async () => {
    if (++attempts === 2) wire.isClosed = false
    await sql`insert into notes values ('done')`.execute(db)
  })
  await noting
  expect(attempts).toBe(2)
  expect((await sql`select text from notes`.execute(db)).rows).toEqual([{ text: 'done' }])
})

it('passes on what is no fault of the connection', async () => {
  await expect(
    retryWrite(10_000, () => sql`insert into nowhere values (1)`.execute(db).then(() => undefined)),
  ).rejects.toThrow('nowhere')
})
