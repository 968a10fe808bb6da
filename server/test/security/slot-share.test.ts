import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDeliveryGrid, holdSlot } from '@gondola/contract/delivery'
import { changePlacedOrder, listShortLines, previewOrderChange } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { isProvenClient } from '../../src/platform/db/proven-client.ts'

// fewer than a client's overall limit
const MOST = 2
type Account = Pick<Awaited<ReturnType<typeof registerTestClient>>, 'browser'>
const HOLD = { FormaEntrega: 'ED', Dia: MONDAY, HorarioEntrega: '09:00 a 12:00' } as const

describeOnBothDatabases('accounts without a delivered or paid order', (database) => {
  let shop: TestShop
  let branch: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    shop.config.rateLimit = true
    branch = (await shop.db.selectFrom('branches').select('Id').executeTakeFirstOrThrow()).Id
  })
  afterAll(() => shop.close())

  const proven = async () => {
    const account = await registerTestClient(shop)
    const { Id } = (await save(account.browser, orderDraft({ HorarioEntrega: '15:00 a 18:00' }))).json
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', Id).execute()
    return account
  }
  const newAccounts = (count: number) =>
    Promise.all(Array.from({ length: count }, () => registerTestClient(shop)))
  const codesOf = (answers: { status: number; problem: { code?: string } | undefined }[]) =>
    answers.map(({ status, problem }) => (status === 200 ? 'tomado' : problem?.code)).toSorted()
  const shortOf = async ({ browser }: Account, Cantidad: number) =>
    (await browser.call(listShortLines, { body: { Lineas: [{ Codart: 'PAN', Cantidad }] } })).json
  const give = async (quantity: number) => {
    const at = shop.deps.clock.now().toISOString()
    await shop.db.deleteFrom('stock_holds').execute()
    await shop.db.deleteFrom('stock').execute()
    await shop.db
      .insertInto('stock')
      .values({ branch_id: branch, article_code: 'PAN', quantity, changed_at: at })
      .execute()
  }

  it('order and hold half of a slot together, however many come at once; the rest is for the others', async () => {
    await shop.db.updateTable('delivery_slots').set({ capacity: 5 }).execute()
    const customer = await proven()
    const accounts = await newAccounts(6)
    await accounts[0]!.browser.call(holdSlot, { body: HOLD })
    const answers = await Promise.all(accounts.slice(1).map(({ browser }) => save(browser, orderDraft())))
    expect(codesOf(answers)).toEqual([...Array<string>(3).fill('cuentas-nuevas'), 'tomado', 'tomado'])
    expect(answers.find(({ status }) => status === 422)?.problem.detail).toMatch(
      /^Ese horario ya tiene muchos pedidos/,
    )
    const [late] = await newAccounts(1)
    const seenBy = async ({ browser }: Account) =>
      (await browser.call(findDeliveryGrid, {})).json.Dias.find(({ Id }) => Id === MONDAY)?.Horarios[0]
        ?.Estado
    expect(await Promise.all([late!, accounts[0]!, customer].map(seenBy))).toEqual([
      'completo',
      'libre',
      'libre',
    ])
    expect((await late!.browser.call(holdSlot, { body: HOLD })).problem.code).toBe('cuentas-nuevas')
    const other = (await save(late!.browser, orderDraft({ HorarioEntrega: '12:00 a 15:00' }))).json
    const body = { Cambios: 0, HorarioEntrega: '09:00 a 12:00' }
    const moved = await late!.browser.call(changePlacedOrder, { params: { Id: other.Id }, body })
    expect(moved.problem.code).toBe('cuentas-nuevas')
    expect((await save(customer.browser, orderDraft())).status).toBe(200)
  })

  it('take the whole slot where the shop lets them, and what is paid is theirs', async () => {
    const Dia = 20_261_124
    await shop.db.updateTable('delivery_slots').set({ capacity: 2 }).execute()
    const [first, second, third] = await newAccounts(3)
    const { Id } = (await save(first!.browser, orderDraft({ Dia }))).json
    expect((await save(second!.browser, orderDraft({ Dia }))).problem.code).toBe('cuentas-nuevas')
    const at = shop.deps.clock.now().toISOString()
    await shop.db
      .insertInto('payments')
      .values({
        order_id: Id,
        provider: 'puerta',
        provider_id: String(Id),
        state: 'cobrado',
        status: 'approved',
        asked: 1,
        captured: 1,
        created_at: at,
        updated_at: at,
      })
      .execute()
    expect((await save(second!.browser, orderDraft({ Dia }))).status).toBe(200)
    await shop.db.insertInto('parameters').values({ name: 'PorcentajeCuentasNuevas', value: '100' }).execute()
    await shop.db.updateTable('slot_bookings').set({ capacity: 3 }).where('day_id', '=', Dia).execute()
    expect((await save(third!.browser, orderDraft({ Dia }))).status).toBe(200)
    await shop.db.deleteFrom('parameters').where('name', '=', 'PorcentajeCuentasNuevas').execute()
  })

  it('take half of an article’s stock together, by placing and by changing', async () => {
    await shop.db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
    const customer = await proven()
    await give(20)
    const [first, second] = await newAccounts(2)
    const of = (Cantidad: number) =>
      orderDraft({ Lineas: [{ Codart: 'PAN', Cantidad }], TotalNeto: null, Dia: 20_261_125 })
    const { Id } = (await save(first!.browser, of(10))).json
    const none = (await save(second!.browser, of(10))).problem
    expect(none).toMatchObject({ code: 'existencia', Quedan: 0 })
    expect(await shortOf(second!, 10)).toEqual([{ Codart: 'PAN', Quedan: 0, DeCuentasNuevas: true }])
    expect(await shortOf(customer, 11)).toEqual([{ Codart: 'PAN', Quedan: 10, DeCuentasNuevas: false }])
    expect(none.detail).toMatch(/^Hasta que recibas tu primer pedido no podés llevar Pan de molde: /)
    const change = { Cambios: 0, Lineas: [{ Codart: 'PAN', Cantidad: 14 }] }
    const preview = await first!.browser.call(previewOrderChange, { params: { Id }, body: change })
    expect(preview.problem).toMatchObject({ code: 'existencia', Quedan: 13 })
    const more = await first!.browser.call(changePlacedOrder, { params: { Id }, body: change })
    expect(more.problem).toMatchObject({ code: 'existencia', Quedan: 13 })
    expect(more.problem.detail).toMatch(
      /^De Pan de molde, hasta que recibas tu primer pedido podés llevar 13 /,
    )
    expect((await save(customer.browser, of(10))).status).toBe(200)
  })

  it('are those whose paid order was given up, or paid back, or whose bank took the payment back', async () => {
    await give(1000)
    const { browser } = await registerTestClient(shop)
    const { Id, Cliente } = (await save(browser, orderDraft({ Dia: 20_261_126 }))).json
    const at = shop.deps.clock.now().toISOString()
    const { id } = await shop.db
      .insertInto('payments')
      .values({
        order_id: Id,
        provider: 'mercado-pago',
        provider_id: `pago-${Id}`,
        state: 'cobrado',
        status: 'approved',
        asked: 5000,
        captured: 5000,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const isNew = async (
      change: { state?: 'cobrado' | 'contracargo' | 'recuperado'; refunded?: number },
      Estado: 'P' | 'A' | 'C' = 'P',
    ) => {
      await shop.db.updateTable('payments').set(change).where('id', '=', id).execute()
      await shop.db.updateTable('orders').set({ Estado }).where('Id', '=', Id).execute()
      const isProven = isProvenClient(sql.lit(Cliente)).as('isProven')
      return !(await shop.db.selectNoFrom(isProven).executeTakeFirstOrThrow()).isProven
    }
    expect(await isNew({ state: 'cobrado' })).toBe(false)
    expect([await isNew({ state: 'cobrado' }, 'A'), await isNew({ state: 'cobrado' }, 'C')]).toEqual([
      true,
      true,
    ])
    expect(await isNew({ state: 'contracargo' })).toBe(true)
    expect(await isNew({ state: 'recuperado' })).toBe(false)
    expect(await isNew({ state: 'cobrado', refunded: 5000 })).toBe(true)
  })

  it('may order again of what is scarce: only what others took counts', async () => {
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MaximoPedidosPendientesSinConfirmar', value: '9' })
      .execute()
    await give(2)
    const [first, second] = await newAccounts(2)
    const Lineas = [
      { Codart: 'PAN', Cantidad: 1 },
      { Codart: 'QUESO', Cantidad: 2000 },
    ]
    const one = orderDraft({ Lineas, TotalNeto: null, Dia: 20_261_125 })
    expect((await save(first!.browser, one)).status).toBe(200)
    expect(await shortOf(second!, 1)).toEqual([{ Codart: 'PAN', Quedan: 0, DeCuentasNuevas: true }])
    expect(await shortOf(first!, 1)).toEqual([])
    expect((await save(first!.browser, one)).status).toBe(200)
    expect(await shortOf(first!, 1)).toEqual([{ Codart: 'PAN', Quedan: 0, DeCuentasNuevas: false }])
  })
})

describeOnBothDatabases('a slot of a day', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
    // rate limits are off in tests; this one tests one of them
    shop.config.rateLimit = true
    await shop.db
      .insertInto('parameters')
      .values([
        { name: 'MaximoPedidosPorHorario', value: JSON.stringify(MOST) },
        { name: 'MaximoPedidosPendientesSinConfirmar', value: '9' },
      ])
      .execute()
  })
  afterAll(() => shop.close())

  it('takes so many orders of one client, however many come at once, and those of others', async () => {
    const { browser } = await registerTestClient(shop)
    const answers = await Promise.all(Array.from({ length: MOST + 4 }, () => save(browser, orderDraft())))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(MOST).fill(200),
      ...Array<number>(4).fill(422),
    ])
    const refused = answers.find(({ status }) => status === 422)?.problem
    expect(refused).toMatchObject({
      code: 'pedidos-por-horario',
      detail: `Ya tenés ${MOST} pedidos para ese horario. Elegí otro.`,
    })
    const { taken } = await shop.db.selectFrom('slot_bookings').select('taken').executeTakeFirstOrThrow()
    expect(taken).toBe(MOST)
    expect((await save(browser, orderDraft({ HorarioEntrega: '12:00 a 15:00' }))).status).toBe(200)
    const other = await registerTestClient(shop)
    expect((await save(other.browser, orderDraft())).status).toBe(200)
  })

  it('takes another when one was annulled', async () => {
    const { browser } = await registerTestClient(shop)
    const orders = []
    for (let count = 0; count < MOST; count++) orders.push((await save(browser, orderDraft())).json)
    expect((await save(browser, orderDraft())).status).toBe(422)
    await save(browser, { Id: orders[0]?.Id ?? 0, Estado: 'A' })
    expect((await save(browser, orderDraft())).status).toBe(200)
  })
})
