import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffBrands } from '@gondola/contract/catalogue-admin'
import { staffAudit } from '@gondola/contract/staff'
import type { Db } from '../src/platform/db/open-database.ts'
import { startPostgres, withClient, type PostgresServer } from '../../lab/harness/postgres.ts'
import { createScratchFolder } from '../../lab/harness/scratch-folder.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

let leader: PostgresServer
let replica: PostgresServer
let shop: TestShop
let scratch: Awaited<ReturnType<typeof createScratchFolder>>
let ana: TestClient
let blas: TestClient
beforeAll(async () => {
  leader = await startPostgres()
  replica = await leader.startReplica()
  scratch = await createScratchFolder('replica')
  const place = { databaseUrl: leader.url(), dataFolder: scratch.folder }
  const config = { databaseReadUrl: replica.url() }
  shop = await startTestShop({ database: 'postgres', place, base: true, config })
  ana = await staffOf(shop, 'administracion', 'ana')
  blas = await staffOf(shop, 'administracion', 'blas')
})
afterAll(async () => {
  await shop.close()
  await replica.stop()
  await leader.stop()
  await scratch.remove()
})

const isReplica = async (db: Db) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is
const onReplica = (statement: string) => withClient(replica.url(), (client) => client.query(statement))
const changes = async (who: TestClient) => (await who.call(staffAudit.list)).json

it('what may be a second old is read from the replica, the rest from the leader', async () => {
  await expect.poll(() => isReplica(shop.deps.reads)).toBe(true)
  expect(await isReplica(shop.deps.db)).toBe(false)
})

it('tells which node leads, and how far the replicas lag', async () => {
  await expect
    .poll(async () => (await shop.visitor().request('GET', '/readyz')).json)
    .toMatchObject({
      status: 'ok',
      database: {
        leader: `127.0.0.1:${leader.port}`,
        waitsForReplica: false,
        replicas: [{ name: 'replica', isSynchronous: false }],
      },
      reads: { isCurrent: true },
    })
  const { text } = await shop.visitor().request('GET', '/metrics')
  expect(text).toContain(`gondola_database_leader{node="127.0.0.1:${leader.port}"} 1`)
  expect(text).toMatch(/^gondola_database_replica_lag_seconds\{replica="replica",sync="false"\} [\d.e-]+$/m)
  expect(text).toContain('gondola_database_synchronous_replicas -1\n')
  expect(text).toMatch(/^gondola_database_reads_lag_seconds [\d.e-]+$/m)
})

it('tells that commits wait for a replica, and how many are synchronous', async () => {
  const waitFor = (names: string) =>
    withClient(leader.url(), async (client) => {
      await client.query(`alter system set synchronous_standby_names = '${names}'`)
      await client.query('select pg_reload_conf()')
    })
  const told = async () => (await shop.visitor().request('GET', '/metrics')).text
  await waitFor('replica')
  await expect.poll(told).toContain('gondola_database_synchronous_replicas 1\n')
  const { json } = await shop.visitor().request('GET', '/readyz')
  expect(json).toMatchObject({
    database: { waitsForReplica: true, replicas: [{ name: 'replica', isSynchronous: true }] },
  })
  await waitFor('nobody')
  await expect.poll(told).toContain('gondola_database_synchronous_replicas 0\n')
  await waitFor('')
  await expect.poll(told).toContain('gondola_database_synchronous_replicas -1\n')
})

it('members of staff see their own change at once, and that of others after a second', async () => {
  await onReplica('select pg_wal_replay_pause()')
  const before = (await changes(blas)).length
  expect((await ana.call(staffBrands.create, { body: { Descripcion: 'La Vaca' } })).status).toBe(200)
  expect(await changes(ana)).toHaveLength(before + 1)
  await expect.poll(async () => (await changes(blas)).length).toBe(before + 1)
  expect(shop.deps.replica?.isCurrent).toBe(false)
  await onReplica('select pg_wal_replay_resume()')
  await expect.poll(() => shop.deps.replica?.isCurrent).toBe(true)
})

it('a replica that dies is left at once for the leader, and taken again', async () => {
  await replica.kill()
  expect(await changes(blas)).not.toEqual([])
  expect(await isReplica(shop.deps.reads)).toBe(false)
  await replica.restart()
  await expect
    .poll(async () => {
      await sleep(50)
      return isReplica(shop.deps.reads)
    })
    .toBe(true)
})
