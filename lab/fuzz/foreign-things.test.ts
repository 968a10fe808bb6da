import { afterAll, beforeAll, expect, it } from 'vitest'
import { callUrl, type Call } from '@gondola/contract/calls'
import { listAllCalls } from '../shop/all-calls.ts'
import { describeOnBothDatabases } from '../harness/databases.ts'
import { openFuzzShop, type FuzzShop } from './fuzz-shop.ts'
import { belongingsOf } from './judge/shop-state.ts'
import { sampleOf } from '../shop/sample.ts'

// ASVS 8.2.2: tries every call with another customer's data in every parameter that takes a number or a name.

const calls = (await listAllCalls()).filter(([, { auth }]) => auth !== 'staff')

type Fields = Record<string, unknown>
type Schema = Readonly<Record<string, unknown>>

describeOnBothDatabases('another customer’s things', (database) => {
  let fuzzShop: FuzzShop
  let theirs: readonly (string | number)[]
  beforeAll(async () => {
    fuzzShop = await openFuzzShop(database)
    const { shop, otherId } = fuzzShop
    const orders = await shop.db.selectFrom('orders').select('Id').where('client_id', '=', otherId).execute()
    if (orders.length === 0) throw new Error('the other customer has no orders to look for')
    const addresses = await shop.db
      .selectFrom('client_addresses')
      .select('Id')
      .where('client_id', '=', otherId)
      .execute()
    const ids = [...orders.slice(0, 4), ...addresses].map(({ Id }) => Id)
    theirs = [otherId, 'vecina', ...fuzzShop.othersMarks, ...ids]
  })
  afterAll(() => fuzzShop.close())

  it.each(calls)('are neither shown to nor changed by %s', async (_name, call) => {
    const { shop, browsers, otherId, othersMarks, revive } = fuzzShop
    const before = await belongingsOf(shop.db, otherId)
    for (const { url, body } of requestsOf(call)) {
      await revive('client')
      const { text, status } = await browsers.client.request(call.method, url, body)
      expect(status, url).toBeLessThan(500)
      const sent = decodeURIComponent(url) + JSON.stringify(body ?? {})
      // a text that the caller typed may be returned to them
      const told = othersMarks.filter((mark) => text.includes(mark) && !sent.includes(mark))
      expect([url, body, told]).toEqual([url, body, []])
    }
    expect(await belongingsOf(shop.db, otherId)).toBe(before)
  })

  /** Requests to the call with each of the other's values in each parameter of path and body, the rest as a sample. */
  function requestsOf(call: Call): { url: string; body: Fields | undefined }[] {
    const { params, body } = call.shape
    const path = (params === undefined ? {} : sampleOf(params as never)) as Record<string, string | number>
    const sample = (body === undefined ? undefined : sampleOf(body as never)) as Fields | undefined
    const address = (changed: Fields) => `/api${callUrl(call, { ...path, ...changed } as typeof path)}`
    const inPath = Object.keys(path).flatMap((name) =>
      theirs.map((thing) => ({ url: address({ [name]: thing }), body: sample })),
    )
    const inBody = fieldsOf(body as Schema | undefined).flatMap((name) =>
      theirs.map((thing) => ({ url: address({}), body: { ...sample, [name]: thing } })),
    )
    return [{ url: address({}), body: sample }, ...inPath, ...inBody]
  }
})

/** Fields that take a number or a name. */
function fieldsOf(body: Schema | undefined): string[] {
  const properties = (body?.['properties'] ?? {}) as Record<string, Schema>
  return Object.entries(properties)
    .filter(([, schema]) => /"(integer|string)"/.test(JSON.stringify(schema)))
    .map(([name]) => name)
}
