import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callUrl, type Call } from '@gondola/contract/calls'
import { createSession } from '../src/sessions/session.store.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import { systemOf } from '../../lab/harness/system-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { addTestClient } from '../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

type Schema = Record<string, unknown>

/** Dates that do not exist in the calendar, all in the declared form, by the schema's keyword. */
const NO_DAYS: Readonly<Record<string, readonly unknown[]>> = {
  date: ['2026-02-29', '2026-11-31', '2024-02-30', '2100-02-29'],
  'date-time': ['2026-11-31T09:00:00Z', '2026-11-21T25:00:00Z', '2026-02-29T09:00:00-03:00'],
  yyyymmdd: [20_260_229, 20_261_131, 20_261_301, 20_260_100],
}

/** Values of the schema, each with one date that does not exist. */
function withoutDay(schema: Schema): unknown[] {
  const branches = schema['anyOf'] as Schema[] | undefined
  if (branches !== undefined) return branches.flatMap(withoutDay)
  if (schema['type'] === 'array') return withoutDay(schema['items'] as Schema).map((item) => [item])
  if (schema['type'] === 'object') {
    // so that the date is the only reason for a refusal
    const required = new Set((schema['required'] ?? []) as string[])
    const sample = Object.entries(sampleOf(schema) as Schema)
    const whole = Object.fromEntries(sample.filter(([name]) => required.has(name)))
    return Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).flatMap(([name, inner]) =>
      withoutDay(inner).map((value) => ({ ...whole, [name]: value })),
    )
  }
  return [...(NO_DAYS[String(schema['format'])] ?? [])]
}

/** Requests to a call with such a date in the path, the query or the body. */
function asks({ shape: { params, query, body } }: Call): [params: unknown, query: unknown, body: unknown][] {
  const [path, sent] = [params && sampleOf(params as never), body && sampleOf(body as never)]
  return [
    ...(params ? withoutDay(params as never) : []).map((value) => [value, {}, sent] as never),
    ...(query ? withoutDay(query as never) : []).map((value) => [path, value, sent] as never),
    ...(body ? withoutDay(body as never) : []).map((value) => [path, {}, value] as never),
  ]
}

const dated = (await listAllCalls()).filter(([, call]) => asks(call).length > 0)

describe('days that the calendar does not have', () => {
  let shop: TestShop
  const who = {} as Record<Call['auth'], TestClient>
  beforeAll(async () => {
    shop = await startTestShop({ database: 'sqlite', base: true })
    const clientId = await addTestClient(shop.db)
    who.anybody = shop.visitor()
    who.client = shop.visitor()
    who.client.cookies.set('gondola_sesion', await createSession(shop.db, shop.deps.clock, { clientId }))
    who.staff = await staffOf(shop, 'administracion')
    who.key = await systemOf(shop, who.staff)
  })
  afterAll(() => shop.close())

  it('are asked for by the calls that take dates', () =>
    expect(dated.map(([name]) => name)).toEqual(
      expect.arrayContaining(['listDeliveryDays', 'listOffers', 'listPromotions', 'saveOrder', 'tryBasket']),
    ))

  it.each(dated)('are refused by %s', async (_name, call) => {
    for (const [params, query, body] of asks(call)) {
      const url = `/api${callUrl(call, params as never, query as never)}`
      const { status, problem } = await who[call.auth].request(call.method, url, body)
      expect([url, status, problem.code, problem.detail]).toEqual([
        url,
        400,
        'datos',
        expect.stringMatching(/fecha no existe|forma esperada/),
      ])
    }
  })
})
