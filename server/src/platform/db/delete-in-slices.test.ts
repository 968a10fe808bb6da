import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { addTestClient } from '../../../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { instant } from '../clock.ts'
import { SLICE_ROWS } from './delete-in-slices.ts'

const EXPIRED = 2 * SLICE_ROWS + 3

describeOnBothDatabases('expired data', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
  })
  afterAll(() => shop.close())

  it('goes some rows at a time, and what has not expired stays', async () => {
    const { db, deps } = shop
    const client_id = await addTestClient(db, 'ramona', '30123456')
    const session = (name: string, seconds: number) => ({
      token_hash: name,
      client_id,
      created_at: instant(deps.clock),
      used_at: instant(deps.clock),
      expires_at: instant(deps.clock, seconds),
    })
    const old = Array.from({ length: EXPIRED }, (_, index) => session(`old ${index}`, -1))
    await db
      .insertInto('sessions')
      .values([...old, session('live', 60)])
      .execute()
    await db
      .insertInto('empty_searches')
      .values(
        Array.from({ length: EXPIRED }, (_, index) => ({ day: '2020-01-01', term: `t${index}`, times: 1 })),
      )
      .execute()
    const deleted: number[] = []
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        if (result.numAffectedRows !== undefined) deleted.push(Number(result.numAffectedRows))
        return result
      },
    }
    await tidyUp({ ...deps, db: db.withPlugin(counting) })
    const slices = [SLICE_ROWS, SLICE_ROWS, 3]
    expect(deleted.filter((rows) => rows > 0)).toEqual([...slices, ...slices])
    const left = await db.selectFrom('sessions').select('token_hash').execute()
    expect(left).toEqual([{ token_hash: 'live' }])
    expect(await db.selectFrom('empty_searches').selectAll().execute()).toEqual([])
  })
})
