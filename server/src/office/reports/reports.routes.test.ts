import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toCentavos } from '@gondola/contract/base'
import { readPaymentsReport } from '@gondola/contract/reports'
import { defaultBranchId } from '../../goods/branches/branches.store.ts'
import { addSellingBranch } from '../../../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

const PERIOD = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-21' }

describeOnBothDatabases('the report of payments', (database) => {
  let shop: TestShop
  let orders: number[]
  let branches: number[]

  beforeAll(async () => {
    shop = await startOrderShop(database)
    const { browser } = await registerTestClient(shop)
    const { branchId } = await addSellingBranch(shop.db, 'Lejana')
    branches = [await defaultBranchId(shop.db), branchId]
    orders = []
    for (const branch_id of branches) {
      const { Id } = (await save(browser, orderDraft())).json
      await shop.db.updateTable('orders').set({ branch_id }).where('Id', '=', Id).execute()
      orders.push(Id)
    }
  })
  afterAll(() => shop.close())

  interface Made {
    order: number
    provider: string
    means: string | null
    staff: string | null
    captured: number
    refunded: number
    at: string
  }

  async function insert({ order, provider, means, staff, captured, refunded, at }: Made, key: number) {
    const order_id = orders[order]!
    const { id: payment_id } = await shop.db
      .insertInto('payments')
      .values({
        order_id,
        session_id: null,
        provider,
        provider_id: `p-${key}`,
        state: 'cobrado',
        status: '',
        asked: captured,
        captured,
        refunded,
        means,
        installments: null,
        capture_by: null,
        staff_name: staff,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const event = {
      order_id,
      payment_id,
      state: null,
      text: null,
      author: 'staff' as const,
      author_name: staff,
    }
    const events = [
      { ...event, at, kind: 'cobro' as const, centavos: captured, body_hash: null },
      { ...event, at, kind: 'devolucion' as const, centavos: refunded, body_hash: null },
    ]
    await shop.db.insertInto('payment_events').values(events).execute()
  }

  const minutes = fc.integer({ min: 0, max: 21 * 24 * 60 - 1 })
  const made: fc.Arbitrary<Made> = fc
    .record({
      order: fc.integer({ min: 0, max: 1 }),
      provider: fc.constantFrom('puerta', 'mercado-pago', 'transferencia'),
      means: fc.constantFrom('efectivo', 'visa', null),
      staff: fc.constantFrom('marta', 'pedro', null),
      captured: fc.integer({ min: 1, max: 900_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      minute: minutes,
    })
    .map(({ share, minute, ...rest }) => ({
      ...rest,
      refunded: Math.floor(rest.captured * share),
      // the shop's day begins at three
      at: new Date(Date.parse('2026-11-01T03:00:00.000Z') + minute * 60_000).toISOString(),
    }))

  it('has every centavo of the ledger once, on its day, at its branch, by its means', async () => {
    const rows = fc.sample(made, { numRuns: 60, seed: 12 })
    for (const [key, row] of rows.entries()) await insert(row, key)
    const chief = await staffOf(shop, 'administracion', 'jefa')
    const { json } = await chief.call(readPaymentsReport, { query: PERIOD })
    const sum = (of: readonly Made[], name: 'captured' | 'refunded') =>
      of.reduce((total, row) => total + row[name], 0)
    expect([json.Cobrado, json.Devuelto].map(toCentavos)).toEqual([
      sum(rows, 'captured'),
      sum(rows, 'refunded'),
    ])
    expect(json.PorDia).toHaveLength(21)
    const dayOf = ({ at }: Made) => new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 10)
    for (const { Fecha, Cobrado, Devuelto } of json.PorDia) {
      const ofDay = rows.filter((row) => dayOf(row) === Fecha)
      expect([Fecha, toCentavos(Cobrado), toCentavos(Devuelto)]).toEqual([
        Fecha,
        sum(ofDay, 'captured'),
        sum(ofDay, 'refunded'),
      ])
    }
    for (const row of json.PorMedio) {
      const same = rows.filter(
        (each) =>
          dayOf(each) === row.Fecha &&
          branches[each.order] === row.Sucursal &&
          each.provider === row.Proveedor &&
          each.means === row.Medio &&
          each.staff === row.Persona,
      )
      expect(toCentavos(row.Cobrado)).toBe(sum(same, 'captured'))
      expect(toCentavos(row.Neto)).toBe(sum(same, 'captured') - sum(same, 'refunded'))
    }
  })

  it('of one branch is what its staff see', async () => {
    const clerk = await staffOf(shop, 'administracion', 'de-lejana', [branches[1]!])
    const own = await clerk.call(readPaymentsReport, { query: PERIOD })
    expect(new Set(own.json.PorMedio.map(({ Sucursal }) => Sucursal))).toEqual(new Set([branches[1]]))
    const other = await clerk.call(readPaymentsReport, { query: { ...PERIOD, sucursal: branches[0]! } })
    expect([other.status, other.problem.code]).toEqual([403, 'otra-sucursal'])
  })

  it('counts what a bank took back, and what it returned', async () => {
    const at = '2026-10-20T15:00:00.000Z'
    await insert(
      { order: 0, provider: 'mercado-pago', means: 'visa', staff: null, captured: 1000, refunded: 100, at },
      900,
    )
    const { id: payment_id } = await shop.db
      .selectFrom('payments')
      .select('id')
      .where('provider_id', '=', 'p-900')
      .executeTakeFirstOrThrow()
    const event = { order_id: orders[0]!, payment_id, kind: 'estado' as const, centavos: null, text: null }
    const by = { author: 'provider' as const, author_name: 'mercado-pago', body_hash: null }
    await shop.db
      .insertInto('payment_events')
      .values([
        { ...event, ...by, at, state: 'contracargo' },
        { ...event, ...by, at: '2026-10-21T15:00:00.000Z', state: 'recuperado' },
      ])
      .execute()
    const chief = await staffOf(shop, 'administracion', 'jefa-2')
    const query = { FechaDesde: '2026-10-20', FechaHasta: '2026-10-21' }
    const { json } = await chief.call(readPaymentsReport, { query })
    expect(json.PorDia).toMatchObject([
      { Cobrado: 10, Devuelto: 1, Contracargos: 9, Neto: 0 },
      { Cobrado: 0, Contracargos: -9, Neto: 9 },
    ])
  })
})
