import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdSlot } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { assertOutsideTransaction } from '../../platform/db/scopes.ts'

/** What an order's transaction asks of the database, in this order; a statement marked with a case is asked in it alone. */
const STATEMENTS: [verb: string, table: string, only?: Case][] = [
  ['insert', 'idempotency_keys'],
  ['select', 'clients'],
  ['select', 'delivery_slots'],
  ['delete', 'orders', 'with a saved cart'],
  ['insert', 'orders'],
  ['insert', 'order_lines'],
  ['update', 'idempotency_keys'],
  ['insert', 'order_transitions'],
  ['insert', 'mail_queue'],
  ['delete', 'slot_holds', 'with a place held'],
  // what others wait for comes last, so that the lock is held until the commit alone
  ['insert', 'slot_bookings', 'without either'],
]

const CASES = ['without either', 'with a saved cart', 'with a place held'] as const
type Case = (typeof CASES)[number]

/** A statement's verb and table, which is named outside of its subqueries. */
function shortForm(statement: string): string {
  let text = statement.replaceAll(/\s+/g, ' ')
  for (let shorter = ''; shorter !== text;) {
    shorter = text
    text = text.replaceAll(/\([^()]*\)/g, '')
  }
  const [, verb, table] = /^ ?(\w+) .*?(?:(?<=^ ?update )|from |into )"(\w+)"/.exec(text) ?? []
  return `${verb} ${table}`
}

/** Other reads are those of the process: of its sessions and its catalogue, now and then. */
function isInTransaction(): boolean {
  try {
    assertOutsideTransaction()
    return false
  } catch {
    return true
  }
}

describeOnBothDatabases('the statements of an order', (database) => {
  let shop: TestShop
  let asked: string[] = []

  beforeAll(async () => {
    shop = await startOrderShop(database, {}, ({ query }) => {
      if (isInTransaction()) asked.push(shortForm(query.sql))
    })
    // in memory for a second, whoever orders
    shop.deps.webhooks.list = async () => []
    const { browser } = await registerTestClient(shop)
    // the day's first order in a slot stores its places
    await save(browser, orderDraft())
  })
  afterAll(() => shop.close())

  const prepare: Record<Case, (browser: TestClient) => Promise<unknown>> = {
    'without either': async () => {},
    'with a saved cart': (browser) => save(browser, orderDraft({ Estado: 'I' })),
    'with a place held': (browser) =>
      browser.call(holdSlot, { body: { FormaEntrega: 'ED', Dia: MONDAY, HorarioEntrega: '09:00 a 12:00' } }),
  }

  it.each(CASES)('%s are these', async (which) => {
    const { browser } = await registerTestClient(shop)
    await prepare[which](browser)
    asked = []
    expect((await save(browser, orderDraft(), randomUUID())).status).toBe(200)
    const expected = STATEMENTS.filter(
      ([, , only = which]) => only === which || (only === 'without either' && which === 'with a saved cart'),
    )
    expect(asked).toEqual(expected.map(([verb, table]) => `${verb} ${table}`))
  })
})
