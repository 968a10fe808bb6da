import type { Logger } from 'kysely'
import { callUrl, type Call } from '@gondola/contract/calls'
import type { DatabaseKind } from '../../src/platform/db/open-database.ts'
import { tidyUp } from '../../src/app/housekeeping.ts'
import { listAllCalls } from '../../../lab/shop/all-calls.ts'
import { startFullShop, type FullShop } from '../../../lab/shop/full-shop.ts'
import { sampleOf } from '../../../lab/shop/sample.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import { TestClient } from '../../../lab/harness/test-client.ts'

/** A statement as the shop asked it, and the calls that did. */
export interface AskedStatement {
  sql: string
  parameters: readonly unknown[]
  calls: Set<string>
}

/** In place of a call's name. */
const TIDYING = 'housekeeping'
const READ = /^\s*(select|with)\b/i
const CHANGE_OR_READ = /^\s*(select|with|delete|update)\b/i

type Properties = Record<
  string,
  { type?: string; properties?: Properties; items?: { properties?: Properties } }
>
const propertiesOf = (schema: unknown): Properties =>
  (schema as { properties?: Properties } | undefined)?.properties ?? {}

const itemsOf = (schema: unknown): unknown => (schema as { items?: unknown } | undefined)?.items

/** Texts that staff look for: a name, a number, a telephone. */
const SOUGHT = ['gonzález', 'ana gonzález', '12', '2494 15-555555']

/**
 * Starts the full shop and asks every GET call of the contract: without a query, with each field of it alone, sorted by
 * each field of the answer, and searched; and has housekeeping delete what expired. Returns the shop and what was asked of
 * its database.
 */
export async function collectStatements(
  database: DatabaseKind,
): Promise<{ full: FullShop; statements: AskedStatement[] }> {
  const asked = new Map<string, AskedStatement>()
  let current: string | null = null
  const hear: Logger = ({ query: { sql, parameters } }) => {
    if (current === null || !(current === TIDYING ? CHANGE_OR_READ : READ).test(sql)) return
    const one = asked.get(sql) ?? { sql, parameters, calls: new Set<string>() }
    one.calls.add(current)
    asked.set(sql, one)
  }
  const full = await startFullShop(database, undefined, hear)
  const callers = await callersOf(full)
  for (const [name, call] of await listAllCalls()) {
    if (call.method !== 'GET') continue
    current = name
    for (const query of queriesOf(call))
      for (const params of paramsOf(call, full.orderId)) {
        const { status, text } = await callers[call.auth].request(
          'GET',
          `/api${callUrl(call, params, query)}`,
        )
        if (status >= 500) throw new Error(`${name} ${JSON.stringify(query)}: ${text}`)
      }
    current = null
  }
  // hardly any of the invented rows is older, as in a shop that is tidied every hour
  full.shop.setNow('2020-02-01T12:00:00Z')
  current = TIDYING
  await tidyUp(full.shop.deps)
  current = null
  return { full, statements: [...asked.values()] }
}

async function callersOf({ shop, cookies }: FullShop): Promise<Record<Call['auth'], TestClient>> {
  const client = shop.visitor()
  for (const [name, value] of cookies.customer) client.cookies.set(name, value)
  const staff = await staffOf(shop, 'administracion', 'planes')
  return { anybody: shop.visitor(), client, staff, key: await systemOf(shop, staff) }
}

/** The path's sample, and the order's number in place of each number. */
function paramsOf({ shape }: Call, orderId: number): Record<string, string | number>[] {
  if (shape.params === undefined) return [{}]
  const sample = sampleOf(shape.params as never) as Record<string, string | number>
  const ofOrder = Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, name === 'Id' ? orderId : value]),
  )
  return [sample, ofOrder]
}

function queriesOf({ shape }: Call): Record<string, string>[] {
  const fields = propertiesOf(shape.query)
  const filters = Object.entries(fields)
    .filter(([name]) => !['q', '_sort', '_order', '_start', '_end'].includes(name))
    .map(([name, schema]) => ({ [name]: String(sampleOf(schema)) }))
  const sorts = '_sort' in fields ? Object.keys(propertiesOf(itemsOf(shape.answer))) : []
  return [
    {},
    ...filters,
    ...sorts.map((field) => ({ _sort: field, _order: 'ASC' })),
    ...('q' in fields ? SOUGHT.map((q) => ({ q })) : []),
  ]
}
