import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres, withClient, type PostgresServer } from '../../../../../lab/harness/postgres.ts'
import { isDatabaseAway } from '../database-away.ts'
import { migrate, OnReplica } from '../migrate.ts'
import type { Db } from '../open-database.ts'
import { postgresDialect } from './postgres-dialect.ts'

let leader: PostgresServer
let replica: PostgresServer
const opened: Db[] = []
beforeAll(async () => {
  leader = await startPostgres()
  replica = await leader.startReplica()
})
afterAll(async () => {
  for (const db of opened) await db.destroy()
  await replica.stop()
  await leader.stop()
})

const open = ({ url }: PostgresServer): Db => {
  const db: Db = new Kysely({ dialect: postgresDialect(url(), () => undefined) })
  opened.push(db)
  return db
}
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

it('a replica is not migrated', async () => {
  expect(await failure(migrate(open(replica)))).toBeInstanceOf(OnReplica)
})

it('a replica that is written to is away', async () => {
  const written = await failure(sql`create table notes (text text)`.execute(open(replica)))
  expect(written).toMatchObject({ code: '25006' })
  expect(isDatabaseAway(written)).toBe(true)
})

it('a commit whose wait for the synchronous replica was cancelled is not taken for done', async () => {
  const set = (names: string) =>
    withClient(leader.url(), async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${names}'`)
      await client.query('select pg_reload_conf()')
    })
  const db = open(leader)
  await sql`create table notes (text text)`.execute(db)
  await set('nobody')
  const writing = failure(
    db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = on`.execute(trx)
      await sql`insert into notes values ('a')`.execute(trx)
    }),
  )
  await cancelWaiting()
  expect(await writing).toMatchObject({ code: '08007' })
  expect(isDatabaseAway(await writing)).toBe(true)
  await set('')
})

/** Cancels the commit that waits for the synchronous replica, once it does. */
const cancelWaiting = () =>
  withClient(leader.url(), async (client) => {
    for (;;) {
      const { rowCount } = await client.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      if (rowCount !== 0) return
      await sleep(20)
    }
  })
