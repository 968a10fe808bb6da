import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffBranches, type BranchDraft } from '@gondola/contract/branches'
import { staffZones, type ZoneDraft } from '@gondola/contract/delivery'
import type { OrderDraft } from '@gondola/contract/orders'
import { addSellingBranch, addZone, setListPrice } from '../../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { catalogueChanged } from '../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestAnswer, TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, type TwoServers } from './two-servers.ts'

const DAY = 20_261_211
const CUSTOMERS = 6
/** Three loaves and the cheese of `orderDraft`, of which the list prices the bread at $ 120. */
const [LISTED, AT_BASE] = [1285.92, 1226.22]

const ok = (answer: { status: number; text: string }) => expect(answer.status, answer.text).toBe(200)

describeOnBothDatabases('branches at two servers while they are ordered from', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  let people: TestClient[]
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
    const registered = await Promise.all(Array.from({ length: CUSTOMERS }, () => registerTestClient(shop)))
    people = registered.map(({ browser }, index) => (index % 2 === 0 ? browser : servers.elsewhere(browser)))
  })
  afterAll(() => servers.close())

  let named = 0
  /** A branch with bread at $ 120 in its list, which both servers know. */
  const newBranch = async () => {
    const added = await addSellingBranch(shop.db, `Sucursal ${++named}`)
    await setListPrice(shop.db, 'PAN', added.listId, 120)
    await catalogueChanged(shop)
    await servers.second.deps.catalogue.refresh()
    return added
  }
  const pickup = (Sucursal: number, TotalNeto: number): OrderDraft =>
    orderDraft({ Sucursal, FormaEntrega: 'RS', Dia: DAY, TotalNeto })
  /** Sends a change and all customers' orders at the same moment. */
  const meanwhile = async <A>(change: () => Promise<A>, draft: OrderDraft) => {
    const [changed, ...answers] = await Promise.all([
      change(),
      ...people.map((by) => save(by, draft, randomUUID())),
    ])
    return { changed, answers }
  }
  const body = (Nombre: string, change: Partial<BranchDraft>): BranchDraft => ({
    Nombre,
    Direccion: '',
    Telefono: '',
    Orden: 1,
    ...change,
  })
  const changeBranch = (Id: number, change: Partial<BranchDraft>) =>
    servers.elsewhere(staff).call(staffBranches.change, {
      params: { Id },
      body: body(`Sucursal ${named}`, change),
    })
  const expectTold = (
    answers: readonly TestAnswer<unknown>[],
    ...codes: readonly (string | undefined)[]
  ): void => {
    for (const { status, problem, text } of answers)
      expect(codes, text).toContain(status === 200 ? undefined : problem.code)
  }
  const ordersAt = (branchId: number) =>
    shop.db.selectFrom('orders').selectAll().where('branch_id', '=', branchId).execute()

  it.each([1, 2])('a branch is closed: ordered before, or refused', async () => {
    const { branchId } = await newBranch()
    const draft = pickup(branchId, LISTED)
    const { changed, answers } = await meanwhile(() => changeBranch(branchId, { Activa: false }), draft)
    ok(changed)
    expectTold(answers, undefined, 'sucursal-cerrada')
    expect(await ordersAt(branchId)).toHaveLength(answers.filter(({ status }) => status === 200).length)
    const later = await Promise.all(people.map((by) => save(by, draft, randomUUID())))
    expect(new Set(later.map(({ problem }) => problem.code))).toEqual(new Set(['sucursal-cerrada']))
  })

  it.each([1, 2])('a branch is removed: ordered before, or refused', async () => {
    const { branchId } = await newBranch()
    const { changed, answers } = await meanwhile(
      () => servers.elsewhere(staff).call(staffBranches.remove, { params: { Id: branchId } }),
      pickup(branchId, LISTED),
    )
    expectTold(answers, undefined, 'sucursal-cerrada')
    const isOrdered = answers.some(({ status }) => status === 200)
    expect(changed.status, changed.text).toBe(isOrdered ? 422 : 204)
  })

  it.each([1, 2])('a branch gets another list: the price that was seen, or a refusal', async () => {
    const { branchId } = await newBranch()
    const change = () => changeBranch(branchId, { Lista: null })
    const { changed, answers } = await meanwhile(change, pickup(branchId, LISTED))
    ok(changed)
    expectTold(answers, undefined, 'precios')
    const told = answers.flatMap(({ problem }) => problem?.Pedido?.TotalNeto ?? [])
    expect(new Set([AT_BASE, ...told])).toEqual(new Set([AT_BASE]))
    for (const { TotalNeto } of await ordersAt(branchId)) expect(TotalNeto).toBe(LISTED)
    ok(await save(people[0]!, pickup(branchId, AT_BASE)))
  })

  it.each([
    ['elsewhere', { Lugares: [{ Localidad: 'Azul', CodigoPostal: '' }] }, 'fuera-de-zona'],
    ['at another fee', { Costo: 900 }, 'precios'],
  ])(
    'a zone is drawn %s: delivered as seen, or refused',
    async (_where, change: Partial<ZoneDraft>, code) => {
      const { branchId } = await newBranch()
      const zone: ZoneDraft = {
        Sucursal: branchId,
        Nombre: 'Centro',
        Lugares: [{ Localidad: 'Tandil', CodigoPostal: '' }],
        Poligono: null,
        Costo: 700,
        Minimo: null,
        GratisDesde: null,
        DiasSemana: null,
        CorteDias: null,
        CorteHora: null,
        Activa: true,
        Orden: 0,
      }
      const Id = await addZone(shop.db, branchId, ['Tandil'], { Nombre: 'Centro', Costo: 700 })
      const draft = {
        ...pickup(branchId, LISTED + 700),
        FormaEntrega: 'ED',
        Lugar: { Localidad: 'Tandil' },
      }
      const { changed, answers } = await meanwhile(
        () =>
          servers.elsewhere(staff).call(staffZones.change, { params: { Id }, body: { ...zone, ...change } }),
        draft,
      )
      ok(changed)
      expectTold(answers, undefined, code)
      for (const { TotalEnvio, zone_name } of await ordersAt(branchId))
        expect([TotalEnvio, zone_name]).toEqual([700, 'Centro'])
      expectTold([await save(people[0]!, draft)], code)
    },
  )

  const hasBread = (branch_id: number, quantity: number) =>
    shop.db
      .insertInto('stock')
      .values({ branch_id, article_code: 'PAN', quantity, changed_at: '2026-11-21T10:00:00.000Z' })
      .execute()

  it('the last pieces go to as many customers, also once one of them annuls', async () => {
    const { branchId } = await newBranch()
    await hasBread(branchId, 7)
    const order = (by: TestClient) => save(by, pickup(branchId, LISTED), randomUUID())
    const answers = await Promise.all(people.map(order))
    expect(statusesOf(answers)).toEqual([200, 200, 422, 422, 422, 422])
    expectTold(answers, undefined, 'existencia')
    const first = answers.findIndex(({ status }) => status === 200)
    const Id = answers[first]!.json.Id
    const again = await Promise.all([
      save(people[first]!, { Estado: 'A', Id }),
      ...people.map((by) => order(by)),
    ])
    ok(again[0])
    expect(again.slice(1).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expectTold(again, undefined, 'existencia')
    const stock = shop.db.selectFrom('stock').select('held').where('branch_id', '=', branchId)
    const kept = (await ordersAt(branchId)).filter(({ Estado }) => Estado === 'P')
    expect(await stock.executeTakeFirstOrThrow()).toEqual({ held: kept.length * 3 })
  })

  it('the last of an article goes to one of twenty customers', async () => {
    const { branchId } = await newBranch()
    const others = await Promise.all(Array.from({ length: 20 - CUSTOMERS }, () => registerTestClient(shop)))
    const all = [
      ...people,
      ...others.map(({ browser }, index) => (index % 2 === 0 ? browser : servers.elsewhere(browser))),
    ]
    // as much as each of them orders
    await hasBread(branchId, 3)
    const answers = await Promise.all(all.map((by) => save(by, pickup(branchId, LISTED), randomUUID())))
    expect(statusesOf(answers)).toEqual([200, ...Array<number>(19).fill(422)])
    expectTold(answers, undefined, 'existencia')
    expect(await ordersAt(branchId)).toHaveLength(1)
    const { held } = await shop.db
      .selectFrom('stock')
      .select('held')
      .where('branch_id', '=', branchId)
      .executeTakeFirstOrThrow()
    expect(held).toBe(3)
  })
})
