import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it } from 'vitest'
import { Cluster } from './cluster.ts'
import { PASSWORD, type DatabaseMachine } from './machine.ts'

it('a former leader whose log does not reach back to where it went its own way takes a new copy', async () => {
  const cluster = await Cluster.start()
  try {
    const former = (await cluster.leader())!
    await writeLog(former)
    former.network.setCut(true)
    await waitUntil(async () => ![null, former].includes(await cluster.leader()))
    await waitUntil(async () => former.log('patroni').includes('demoting self because DCS is not accessible'))
    forgetLog(former)
    former.network.setCut(false)
    await waitUntil(async () => former.log('patroni').includes('replica has been created using basebackup'))
    await cluster.untilWhole()
    expect(former.log('patroni')).toMatch(/pg_rewind exit code=1/)
  } finally {
    await cluster.stop()
  }
}, 1_200_000)

/** A checkpoint, and more than one file of log after it, so that going back takes a file that is not the last. */
async function writeLog({ network }: DatabaseMachine): Promise<void> {
  const connectionString = `postgres://postgres:${PASSWORD}@${network.address}:5432/gondola`
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('checkpoint')
  for (const name of ['a', 'b']) {
    await client.query(`create table ${name} ()`)
    await client.query('select pg_switch_wal()')
  }
  await client.end()
}

/** As when more was written since than PostgreSQL keeps: only the last file is left. */
function forgetLog({ disk }: DatabaseMachine): void {
  const folder = path.join(disk.folder, 'postgresql/15/gondola/pg_wal')
  const files = readdirSync(folder).filter((name) => /^[\dA-F]{24}$/.test(name))
  for (const name of files.toSorted().slice(0, -1)) rmSync(path.join(folder, name))
}

/** The test's own limit ends what never becomes true. */
async function waitUntil(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(250)
}
