import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANCH_PERMISSIONS, callUrl, isOpenToBranches, type Call } from '@gondola/contract/calls'
import { findOwnStaff, staffAccounts } from '@gondola/contract/staff'
import { staffBranches } from '@gondola/contract/branches'
import { staffFrontBanners, staffUserBanners } from '@gondola/contract/site'
import { defaultBranchId } from '../src/goods/branches/branches.store.ts'
import type { Db } from '../src/platform/db/open-database.ts'
import { listAllCalls } from '../../lab/shop/all-calls.ts'
import { addSellingBranch, addZone } from '../../lab/shop/branch-orders.ts'
import { describeOnBothDatabases } from '../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../lab/shop/order-shop.ts'
import { sampleOf } from '../../lab/shop/sample.ts'
import { staffOf } from '../../lab/harness/staff-client.ts'
import type { TestClient } from '../../lab/harness/test-client.ts'
import { registerTestClient } from '../../lab/shop/test-registration.ts'
import type { TestShop } from '../../lab/shop/test-shop.ts'

const calls = (await listAllCalls()).filter(([, { auth }]) => auth === 'staff')
const isChange = ({ method }: Call) => method !== 'GET'

/** What all data of branch A carries, and nothing else of the shop. */
const MARK = 'LEJANA'
const AMOUNT = 7_654_321

/** Calls that staff of any branch may make, although they change something or show A's records, and why. */
const SHARED: Readonly<Record<string, string>> = {
  changeStaffPassword: 'the own account',
  chooseStaffAlerts: 'the own account',
  confirmIdentity: 'the own account',
  beginSecondFactor: 'the own account',
  confirmSecondFactor: 'the own account',
  removeSecondFactor: 'the own account',
  staffLogout: 'the own account',
  recordExport: 'the own log of changes',
  handOver: 'the orders that the account prepares',
  registerByPhone: 'a new customer is of no branch',
  tryBasket: 'computes, and stores nothing',
  reviewOffer: 'computes, and stores nothing',
  'staffPromotions.list': 'promotions are shown to customers of every branch',
  'staffPromotions.read': 'promotions are shown to customers of every branch',
  'staffPromotions.lastChange': 'promotions are shown to customers of every branch',
  'staffOffers.list': 'offers are shown to customers of every branch',
  'staffOffers.read': 'offers are shown to customers of every branch',
  'staffOffers.lastChange': 'offers are shown to customers of every branch',
  'staffFrontBanners.list': 'banners are shown to customers of every branch',
  'staffFrontBanners.read': 'banners are shown to customers of every branch',
  'staffFrontBanners.lastChange': 'banners are shown to customers of every branch',
  'staffUserBanners.list': 'banners are shown to customers of every branch',
  'staffUserBanners.read': 'banners are shown to customers of every branch',
  'staffUserBanners.lastChange': 'banners are shown to customers of every branch',
  'staffBranches.list': 'branches are on the contact page',
  'staffBranches.read': 'branches are on the contact page',
  'staffBranches.lastChange': 'branches are on the contact page',
  'staffPriceLists.list': 'prices of every branch are in the shop',
  'staffPriceLists.read': 'prices of every branch are in the shop',
  'staffPriceLists.lastChange': 'prices of every branch are in the shop',
}

interface ObjectSchema {
  properties?: Record<string, Record<string, unknown>>
  required?: string[]
}

/** Tables whose rows the walk may change: sessions, limits, and the log of what the caller exported. */
const OWN_TABLES = new Set(['sessions', 'rate_limits', 'audit_log'])

describe('permissions of staff of some branches', () => {
  it('are those of the calls that are open to them', () => {
    const open = calls.flatMap(([, call]) => (isOpenToBranches(call) ? [call.permission] : []))
    expect([...new Set(open)].toSorted()).toEqual([...BRANCH_PERMISSIONS].toSorted())
  })
})

describeOnBothDatabases('staff of branch B', (database) => {
  let shop: TestShop
  let chief: TestClient
  let clerkOfA: TestClient
  let clerkOfB: TestClient
  /** Branch A is the default one, with all of the shop's work. */
  let a: number
  let ids: Record<string, number | string>

  beforeAll(async () => {
    shop = await startOrderShop(database)
    const { db } = shop
    a = await defaultBranchId(db)
    const { branchId: b, listId: listB } = await addSellingBranch(db, 'Cercana')
    const { branchId: spare, listId } = await addSellingBranch(db, `Lista ${MARK}`)
    await db.updateTable('branches').set({ price_list_id: listId }).where('Id', '=', a).execute()
    await db
      .updateTable('branches')
      .set({ price_list_id: listB, is_active: false })
      .where('Id', '=', spare)
      .execute()
    chief = await staffOf(shop, 'administracion', 'jefa')
    clerkOfA = await staffOf(shop, 'administracion', 'de-a', [a])
    clerkOfB = await staffOf(shop, 'administracion', 'de-b', [b])
    ids = await fillBranch()
  })
  afterAll(() => shop.close())

  /** Work of every kind at branch A, marked; returns the ids by the first part of the paths that name them. */
  async function fillBranch(): Promise<Record<string, number | string>> {
    const { db } = shop
    const { browser } = await registerTestClient(shop)
    const { Id: slot } = await db
      .insertInto('delivery_slots')
      .values({ Desde: '06:41', Hasta: '06:59', capacity: 9, position: 9, branch_id: a })
      .returning('Id')
      .executeTakeFirstOrThrow()
    const { HorarioEntrega, ...anySlot } = orderDraft({ Opt1: MARK, Opt4: MARK })
    const placed = await save(browser, { ...anySlot, HorarioEntrega: '06:41 a 06:59' })
    expect(placed.status, placed.text).toBe(200)
    await db.updateTable('orders').set({ TotalNeto: AMOUNT }).execute()
    const cart = await save(browser, orderDraft({ Estado: 'I', Lineas: [{ Codart: 'VINO', Cantidad: 3 }] }))
    expect(cart.status, cart.text).toBe(200)
    await db.updateTable('orders').set({ TotalNeto: AMOUNT }).where('Estado', '=', 'I').execute()
    await db.updateTable('order_lines').set({ Descrip: MARK }).where('Codart', '=', 'VINO').execute()
    await db
      .insertInto('branch_holidays')
      .values({ branch_id: a, day: '2026-12-25', description: MARK })
      .execute()
    const rules = { weekdays: '[1,2,3,4,5,6]', Monto1: AMOUNT, Monto2: 0 }
    await db
      .insertInto('branch_delivery_rules')
      .values({ branch_id: a, ...rules })
      .execute()
    const stock = {
      branch_id: a,
      article_code: 'PAN',
      quantity: AMOUNT,
      changed_at: '2026-11-21T10:00:00.000Z',
    }
    await db.insertInto('stock').values(stock).execute()
    const zone = await addZone(db, a, [MARK])
    const branches = JSON.stringify([a])
    const { id: offer } = await db
      .insertInto('offers')
      .values({
        article_code: 'PAN',
        Preciooferta: 90,
        FechaDesde: '2026-12-01',
        FechaHasta: '2026-12-02',
        branches,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { Promocion } = await db
      .insertInto('promotions')
      .values({
        Descripcion: MARK,
        Descrip: MARK,
        Imagen: null,
        FechaDesde: '2026-12-01',
        FechaHasta: '2026-12-02',
        branches,
      })
      .returning('Promocion')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('promotion_articles')
      .values({ promotion_id: Promocion, article_code: 'PAN' })
      .execute()
    const banner = {
      Url: '',
      Imagen: 'x.webp',
      Descrip: 'front',
      Texto: MARK,
      Estado: 0,
      FechaDesde: null,
      FechaHasta: null,
      Orden: 1,
      Sucursales: [a],
    }
    const front = await chief.call(staffFrontBanners.create, { body: banner })
    const user = await chief.call(staffUserBanners.create, { body: { ...banner, Descrip: 'user' } })
    const { Id: branch } = (await chief.call(staffBranches.read, { params: { Id: a } })).json
    const lists = db.selectFrom('branches').select('price_list_id').where('Id', '=', a)
    return {
      pedidos: placed.json.Id,
      horarios: slot,
      zonas: zone,
      ofertas: offer,
      promociones: Promocion,
      'banners-inicio': front.json.Id,
      'banners-usuario': user.json.Id,
      sucursales: branch,
      'entrega-sucursal': a,
      'feriados-sucursal': `${a}-2026-12-25`,
      listas: (await lists.executeTakeFirstOrThrow()).price_list_id ?? 0,
      existencias: a,
      clientes: (await db.selectFrom('clients').select('Id').executeTakeFirstOrThrow()).Id,
      equipo: (await clerkOfA.call(findOwnStaff)).json.Id,
      dias: MONDAY,
      correos: (await db.selectFrom('mail_queue').select('id').limit(1).executeTakeFirst())?.id ?? 1,
    }
  }

  /** The call's address with A's ids. */
  function addressOf(call: Call, query: Record<string, string | number | boolean> = {}): string {
    const params = (call.shape.params === undefined ? {} : sampleOf(call.shape.params as never)) as Record<
      string,
      string | number
    >
    const [, place = '', first] = /^\/gestion\/([a-z-]+)(?:\/:(\w+))?/.exec(call.path) ?? []
    const id = ids[place]
    if (first !== undefined && id !== undefined) params[first] = id
    if (place === 'existencias' || place === 'listas') params['Codigo'] = 'PAN'
    if (place === 'dias') params['Horario'] = ids['horarios']!
    return `/api${callUrl(call, params, query)}`
  }

  /** The queries with which a call is tried: its own parameters, and A's number wherever a branch can be named. */
  function queriesOf({ shape }: Call): Record<string, string | number>[] {
    const { properties = {}, required = [] } = (shape.query ?? {}) as ObjectSchema
    const names = Object.keys(properties)
    const plain = Object.fromEntries(
      required.map((name) => [
        name,
        name === 'Numeros' ? ids['pedidos']! : (sampleOf(properties[name]!) as string),
      ]),
    )
    const named = names.filter((name) => ['sucursal', 'Sucursal', 'SucursalPedido'].includes(name))
    const others = names.includes('q') ? [{ ...plain, q: MARK }] : []
    return [plain, ...others, ...named.map((name) => ({ ...plain, [name]: a }))]
  }

  /** A record of A as the fields of a body, as it is. */
  async function draftOf(name: string, { shape }: Call): Promise<Record<string, unknown>> {
    const [resource] = name.split('.')
    const [, read] = calls.find(([other]) => other === `${resource}.read`)!
    const record = (await chief.request<Record<string, unknown>>('GET', addressOf(read))).json
    const { properties } = shape.body as unknown as { properties: Record<string, unknown> }
    return Object.fromEntries(Object.entries(record).filter(([field]) => field in properties))
  }

  /** A body that A's staff could send. */
  async function bodyOf(name: string, call: Call): Promise<unknown> {
    const made = BODIES[name]
    if (made !== undefined) return made(a)
    const [resource, part] = name.split('.')
    if (!isOpenToBranches(call)) return undefined
    if (part === 'change' || part === 'create') return draftOf(name, call)
    if (part !== 'undo') return call.shape.body === undefined ? undefined : sampleOf(call.shape.body as never)
    const [, last] = calls.find(([other]) => other === `${resource}.lastChange`)!
    const { json } = await chief.request<{ Cambio: { Id: number } | null }>('GET', addressOf(last))
    return { Cambio: json.Cambio?.Id ?? 0 }
  }

  const send = async (who: TestClient, [name, call]: readonly [string, Call], query = {}) => {
    await who.request('GET', '/api/xsrf')
    return who.request(call.method, addressOf(call, query), await bodyOf(name, call))
  }

  it('learn nothing of branch A by any read', async () => {
    for (const [name, call] of calls) {
      if (isChange(call) || name in SHARED) continue
      for (const query of queriesOf(call)) {
        const { text, status } = await send(clerkOfB, [name, call], query)
        expect(status, name).toBeLessThan(500)
        expect([name, query, text]).toEqual([name, query, expect.not.stringContaining(MARK)])
        expect([name, query, text]).toEqual([name, query, expect.not.stringContaining(String(AMOUNT))])
        expect([name, query, text]).toEqual([name, query, expect.not.stringContaining('06:41')])
      }
    }
  })

  it('change nothing of branch A, nor of what the chain shares', async () => {
    for (const [name, call] of calls.filter(([each]) => each.endsWith('.change'))) {
      if (!isOpenToBranches(call)) continue
      // a change of A that could be undone
      const draft = await draftOf(name, call)
      const field = CHANGED_FIELDS.find((each) => each in draft)!
      const value = draft[field]
      const changed = { ...draft, [field]: typeof value === 'number' ? value + 1 : `${String(value)} bis` }
      const { status, text } = await chief.request(call.method, addressOf(call), changed)
      expect([name, status], text).toEqual([name, 200])
    }
    const before = await rowsOf(shop.db)
    for (const entry of calls) {
      const [name, call] = entry
      if (!isChange(call) || name in SHARED) continue
      for (const query of queriesOf(call)) {
        const { status, problem } = await send(clerkOfB, entry, query)
        const isRefused = status === 404 || (status === 403 && problem.code !== 'xsrf')
        expect([name, status, problem.code, isRefused]).toEqual([name, status, problem.code, true])
      }
    }
    expect(await rowsOf(shop.db)).toEqual(before)
  })

  it('would have learnt and changed it, were they staff of A', async () => {
    const reads = ['staffOrders.read', 'listOrderSheets', 'readSales', 'readLeftCarts', 'staffSlots.list']
    reads.push('staffZones.list', 'staffBranchHolidays.list', 'staffBranchRules.read', 'listStock')
    reads.push('listDayLoads', 'exportOrders', 'readBranchFigures', 'readOrderNews')
    for (const entry of calls.filter(([name]) => reads.includes(name))) {
      const { text } = await send(clerkOfA, entry, queriesOf(entry[1])[0])
      expect([entry[0], new RegExp(`${MARK}|${AMOUNT}|06:41`).test(text)]).toEqual([entry[0], true])
    }
    // what ends others' possibilities comes last
    const isEnd = ([name]: readonly [string, Call]) => Number(/remove|leave|dispatch/.test(name))
    const changes = calls
      .filter(([name, call]) => isChange(call) && isOpenToBranches(call) && !(name in SHARED))
      .toSorted((one, other) => isEnd(one) - isEnd(other))
    const refused: string[] = []
    for (const entry of changes) {
      const { status, problem } = await send(clerkOfA, entry, queriesOf(entry[1]).at(-1))
      if (status >= 300) refused.push(`${entry[0]} ${status} ${problem.code}`)
    }
    // rules of the shop, not of branches; a new price list is of no branch yet
    expect(refused.toSorted()).toEqual([
      // a text that is no table
      'applyLeaflet 422 folleto',
      // nothing is asked for; there is no such payment or refund
      'askAgain 422 nada-que-pedir',
      // nobody prepares the order
      'askCustomer 409 estado',
      // the order has no lines
      'changeByStaff 422 carrito-vacio',
      'claimByStaff 409 estado',
      'confirmRefund 404 no-existe',
      'correctDoorPayment 404 no-existe',
      'decideClaim 404 no-existe',
      'deliverOrder 409 estado',
      'dispatchOrder 409 estado',
      'markReady 422 falta-preparar',
      'placePhoneOrder 422 articulo-inexistente',
      'previewChangeByStaff 422 carrito-vacio',
      'previewPhoneOrder 422 articulo-inexistente',
      'recordDoorPayment 422 cobro-sin-listo',
      'refundPayment 404 no-existe',
      'refuseAtDoor 409 estado',
      'reopenPreparation 409 estado',
      'repeatRefund 404 no-existe',
      'returnUndelivered 409 estado',
      // the walk that was read is none
      'saveWalk 409 concurrencia',
      // another number was read
      'setStock 409 concurrencia',
      'staffPriceLists.create 403 todas-las-sucursales',
      'staffPriceLists.remove 422 lista-en-uso',
      'staffSlots.remove 422 horario-en-uso',
      // the offer is for all branches
      'undoLeaflet 403 todas-las-sucursales',
    ])
  })

  it('are not let in to more by their own account', async () => {
    const params = { Id: ids['equipo'] as number }
    expect((await clerkOfB.call(staffAccounts.read, { params })).status).toBe(403)
  })
})

/** A field of each kind of record that takes any value. */
const CHANGED_FIELDS = ['Orden', 'Cupo', 'Monto2', 'Preciooferta', 'Nombre', 'Descrip']

/** Bodies of calls whose schema alone does not make a good one. */
const BODIES: Readonly<Record<string, (branch: number) => unknown>> = {
  saveOrderInvoice: () => ({ Cuit: '30712345671', RazonSocial: 'El Sol SRL', CondicionIva: 'monotributo' }),
  'staffSlots.create': (Sucursal) => ({
    Desde: '05:00',
    Hasta: '06:00',
    Cupo: 1,
    Activo: true,
    Orden: 1,
    Sucursal,
  }),
  'staffBranchHolidays.create': (Sucursal) => ({ Sucursal, Fecha: '2026-12-31', Descrip: 'Balance' }),
  'staffZones.create': (Sucursal) => ({
    Sucursal,
    Nombre: 'Otra',
    Lugares: [{ Localidad: 'Otra', CodigoPostal: '' }],
    Poligono: null,
    Costo: null,
    Minimo: null,
    GratisDesde: null,
    DiasSemana: null,
    CorteDias: null,
    CorteHora: null,
    Activa: true,
    Orden: 1,
  }),
  'staffOffers.create': (branch) => ({
    Articulo: { Codigo: 'PAN' },
    Preciooferta: 95,
    FechaDesde: '2027-01-01',
    FechaHasta: '2027-01-02',
    Sucursales: [branch],
    Confirmado: true,
  }),
  'staffPriceLists.create': () => ({ Nombre: 'Nueva' }),
  changeListPrice: () => ({ Precio: 99 }),
  tapStock: () => ({ Estado: 'pocas' }),
  changeDayPlaces: () => ({ Cupo: 5 }),
  sendTaps: () => ({ Toques: [] }),
}

/** All rows of the shop, apart from those of the caller's own doing. */
async function rowsOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await db.introspection.getTables()
  const rows: Record<string, string[]> = {}
  for (const { name } of tables) {
    if (OWN_TABLES.has(name) || name.includes('search')) continue
    const all = await db
      .selectFrom(name as 'orders')
      .selectAll()
      .execute()
    rows[name] = all.map((row) => JSON.stringify(row)).toSorted()
  }
  return rows
}
