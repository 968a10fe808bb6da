import { afterAll, beforeAll, expect, it } from 'vitest'
import { callUrl, type Call } from '@gondola/contract/calls'
import { createSession } from '../src/sessions/session.store.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { describeOnBothDatabases, TESTED_DATABASES } from '../../lab/harness/databases.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import { systemOf } from '../../lab/harness/system-client.ts'
import type { TestAnswer, TestClient } from '../../lab/harness/test-client.ts'
import { addTestClient } from '../../lab/shop/test-feature.ts'
import { startTestShop, type TestShop } from '../../lab/shop/test-shop.ts'

const calls = await listAllCalls()

/** Values for a text: some are valid and must simply do no harm; `isBroken` ones must be refused. */
const TEXTS: [value: string, isBroken: boolean][] = [
  ["'; drop table clients; --", false],
  ["' or '1'='1", false],
  ['<script>alert(1)</script>', false],
  ['../../../etc/passwd', false],
  ['%', false],
  ['\u202e\ud800', false],
  ['a\0b', true],
  ['x'.repeat(5000), true],
]
const NUMBERS = ['-1', '1.5', '1e400', '99999999999999999999', 'NaN', 'null', '0x', "1'--", '١', '', ' ']
const WRONG: unknown[] = [
  -1,
  1.5,
  1e300,
  true,
  '1',
  'a\0b',
  [],
  {},
  [[[]]],
  { $gt: '' },
  null,
  'x'.repeat(5000),
]

/** Well-formed, and too deep for what recurses. */
const NESTED = '['.repeat(20_000) + ']'.repeat(20_000)

/** Maximum length of a body's field; the staff's rich texts may be longer than what is tried. */
function longestText(body: unknown, field: string): number {
  const { properties } = body as { properties?: Record<string, { maxLength?: number }> }
  return properties?.[field]?.maxLength ?? 0
}

describeOnBothDatabases('malformed input', (database) => {
  let shop: TestShop
  let anonymous: TestClient
  let client: TestClient
  let staff: TestClient
  let otherSystem: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true })
    const clientId = await addTestClient(shop.db, 'prueba', '999')
    anonymous = shop.visitor()
    client = shop.visitor()
    staff = await staffOf(shop, 'administracion')
    otherSystem = await systemOf(shop, staff)
    client.cookies.set('gondola_sesion', await createSession(shop.db, shop.deps.clock, { clientId }))
  })
  afterAll(() => shop.close())

  /** Expects no 5xx and no internals; a refusal must be a problem in Spanish. */
  function expectCivil(answer: TestAnswer<unknown>, sent: string, isBroken: boolean): void {
    expect(answer.status, sent).toBeLessThan(500)
    expect(answer.text, sent).not.toMatch(
      /SQLITE|syntax error|select .* from|\bat .*\.(ts|js):|node_modules|FST_/i,
    )
    if (isBroken) expect(answer.status, sent).toBeGreaterThanOrEqual(400)
    if (answer.status < 400) return
    expect(answer.headers['content-type'], sent).toContain('application/problem+json')
    expect(answer.problem, sent).toMatchObject({
      status: answer.status,
      code: expect.stringMatching(/^[a-z-]+$/),
    })
    expect(answer.problem.detail, sent).toMatch(/^[A-Z¡ÁÉÍÓÚa-zñ_][^{}]*$/)
  }

  const callerOf = ({ auth }: Call) => ({ anybody: anonymous, client, staff, key: otherSystem })[auth]
  /** What no store gets to see is tried on one database: a visitor's calls, and bodies that are no JSON of an object. */
  const isFirst = database === TESTED_DATABASES[0]
  const callersOf = (call: Call) => new Set([...(isFirst ? [anonymous] : []), callerOf(call)])

  it.each(calls.filter(([, { shape }]) => shape.params !== undefined))('%s: path', async (_name, call) => {
    const params = sampleOf(call.shape.params as never) as Record<string, string | number>
    const properties = (call.shape.params as unknown as { properties: Record<string, { type?: string }> })
      .properties
    for (const [field, { type }] of Object.entries(properties)) {
      const values = type === 'integer' ? NUMBERS.map((value) => [value, true] as const) : TEXTS
      for (const [value, isBroken] of values) {
        const path =
          value === '' || value.includes('\ud800')
            ? encodeURI('/')
            : callUrl(call, { ...params, [field]: value })
        for (const caller of callersOf(call)) {
          const answer = await caller.request(call.method, `/api${path}`, call.shape.body && {})
          expectCivil(answer, `${field}=${value.slice(0, 40)}`, isBroken)
        }
      }
      for (const raw of ['%zz', '%00', '%c0%af', '%', 'x'.repeat(20_000)]) {
        const path = call.path.replace(`:${field}`, raw).replace(/:\w+/g, '1')
        expectCivil(
          await callerOf(call).request(call.method, `/api${path}`),
          `${field}=${raw.slice(0, 20)}`,
          true,
        )
      }
    }
  })

  it.each(calls.filter(([, { shape }]) => shape.body !== undefined))('%s: body', async (_name, call) => {
    const params =
      call.shape.params === undefined ? {} : (sampleOf(call.shape.params as never) as Record<string, string>)
    const url = `/api${callUrl(call, params)}`
    const caller = callerOf(call)
    const sample = sampleOf(call.shape.body as never) as Record<string, unknown>
    const { properties = {} } = call.shape.body as { properties?: Record<string, { maxLength?: number }> }
    const broken = [
      '{',
      '[]',
      '"x"',
      '7',
      'null',
      '',
      '{"a":',
      'x'.repeat(100),
      `{"x":"${'x'.repeat(100_000)}"}`,
      '['.repeat(30_000),
    ]
    const { anyOf = [] } = call.shape.body as { anyOf?: { type?: string }[] }
    const takesNull = anyOf.some(({ type }) => type === 'null')
    for (const body of isFirst ? broken.filter((each) => each !== 'null' || !takesNull) : [])
      expectCivil(await caller.request(call.method, url, body), body.slice(0, 40), true)
    for (const field of Object.keys(sample)) {
      const longest = longestText(call.shape.body, field)
      const nested = JSON.stringify({ ...sample, [field]: '@' }).replace('"@"', NESTED)
      if (isFirst) expectCivil(await caller.request(call.method, url, nested), `${field}: nested`, true)
      for (const value of WRONG) {
        const body = JSON.stringify({ ...sample, [field]: value })
        expectCivil(await caller.request(call.method, url, body), body.slice(0, 200), value === 'a\0b')
      }
      for (const [value, isBrokenText] of TEXTS) {
        // texts of pages may be long
        const isLong = value.length > 1000 && value.length <= (properties[field]?.maxLength ?? 0)
        const isBroken = isBrokenText && !isLong
        const body = JSON.stringify({
          ...sample,
          [field]: value,
          Extra: value.slice(0, 10),
          __extra: { a: 1 },
        })
        const isRefused = isBroken && (value.includes('\0') || value.length > longest)
        for (const who of callersOf(call))
          expectCivil(await who.request(call.method, url, body), body.slice(0, 200), isRefused)
      }
    }
  })

  it.each(calls.filter(([, { shape }]) => shape.query !== undefined))('%s: query', async (_name, call) => {
    const url = `/api${callUrl(call, call.shape.params === undefined ? {} : (sampleOf(call.shape.params as never) as Record<string, string>))}`
    const fields = Object.keys((call.shape.query as unknown as { properties: object }).properties)
    for (const query of ['%zz', '%00', '<script>', "'--", 'x'.repeat(2000), 's&{f}=pa', '', '[]=1']) {
      const text = fields.map((field) => `${field}=${query.replace('{f}', field)}`).join('&')
      expectCivil(
        await callerOf(call).request(call.method, `${url}?${text}`),
        text.slice(0, 60),
        query === '%00',
      )
    }
    expectCivil(
      await callerOf(call).request(call.method, `${url}?${'a=1&'.repeat(2000)}__proto__=1`),
      'many',
      false,
    )
  })

  it('on the way to no call at all', async () => {
    for (const url of [
      '/api',
      '/api/',
      '/api//',
      '/api/%zz',
      '/api/%00',
      '/api/tarticulos/get',
      `/api/${'x'.repeat(9000)}`,
    ])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)
        expectCivil(await anonymous.request(method, url), `${method} ${url.slice(0, 40)}`, true)
  })

  it('was tried on calls that are served, all of them', () => {
    const missing = calls.filter(([, { method, path }]) => !shop.app.hasRoute({ method, url: `/api${path}` }))
    expect(missing.map(([name]) => name)).toEqual([])
  })

  it('leaves no bug in the log', () =>
    expect(shop.log.filter(({ level }) => Number(level) >= 50)).toEqual([]))
})
