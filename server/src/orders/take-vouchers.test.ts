import { afterAll, beforeAll, expect, it } from 'vitest'
import { findInvoiceData, type InvoiceData, readOwnData, saveInvoiceData } from '@gondola/contract/clients'
import { sendVouchers } from '@gondola/contract/imports'
import { exportErpOrders, findErpOrder } from '@gondola/contract/integrations'
import {
  cancelOrder,
  dispatchOrder,
  followOrder,
  listOrderSheets,
  saveOrderInvoice,
  staffOrders,
} from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { describeInvoiceSource } from '../../../lab/shop/adapter-contracts.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { invoiceSource, type InvoiceSource, type VoucherOutcome } from './take-vouchers.ts'

const CUIT = '30712345671'
const DATA = {
  Cuit: '30-71234567-1',
  RazonSocial: ' Almacén "El Sol" SRL ',
  CondicionIva: 'responsable-inscripto',
} as const
const STORED = { ...DATA, Cuit: CUIT, RazonSocial: 'Almacén "El Sol" SRL' }
const setCuit = (shop: TestShop) =>
  shop.db
    .insertInto('parameters')
    .values({ name: 'Cuit', value: JSON.stringify('30-50001091-2') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify('30-50001091-2') }))
    .execute()

const underTest = async (open: (shop: TestShop) => Promise<InvoiceSource>) => {
  const shop = await startOrderShop('sqlite', { rateLimit: false })
  return {
    source: await open(shop),
    order: async (cuit: string | null) => {
      const { browser } = await registerTestClient(shop)
      if (cuit !== null) await browser.call(saveInvoiceData, { body: DATA })
      return (await save(browser, orderDraft())).json
    },
    stored: async (Id: number) => {
      const rows = shop.db.selectFrom('vouchers').select(['kind', 'number']).where('order_id', '=', Id)
      return (await rows.execute()).map(({ kind, number }) => `${kind} ${number}`)
    },
    stop: () => shop.close(),
  }
}
describeInvoiceSource('of the process', () => underTest(async (shop) => invoiceSource(shop.deps)))
describeInvoiceSource('by API', () =>
  underTest(async (shop) => {
    const erp = await systemOf(shop, await staffOf(shop, 'administracion'))
    return async (Filas) => {
      const { json } = await erp.call(sendVouchers, { body: { Filas: [...Filas] } })
      return json.Filas.map(({ Resultado, Motivo }) => (Motivo ?? Resultado) as VoucherOutcome)
    }
  }),
)

describeOnBothDatabases('Factura A', (database) => {
  let shop: TestShop
  let admin: TestClient
  let erp: TestClient
  let ana: Awaited<ReturnType<typeof registerTestClient>>
  beforeAll(async () => {
    shop = await startOrderShop(database, { rateLimit: false })
    await setCuit(shop)
    admin = await staffOf(shop, 'administracion')
    erp = await systemOf(shop, admin)
    ana = await registerTestClient(shop)
  })
  afterAll(() => shop.close())

  const place = async () => (await save(ana.browser, orderDraft())).json
  const voucher = (Pedido: number, Importe: number, changes = {}) => ({
    Pedido,
    Tipo: 1 as const,
    PuntoVenta: 3,
    Numero: Pedido,
    Fecha: '2026-11-21',
    Importe,
    Cae: '70417054367476',
    VencimientoCae: '2026-12-01',
    Cuit: CUIT,
    ...changes,
  })

  it.each([
    [{ ...DATA, Cuit: '30-71234567-2' }, 'documento-invalido'],
    [{ ...DATA, Cuit: '30712345' }, 'documento-invalido'],
    [{ ...DATA, RazonSocial: '  ' }, 'campos-vacios'],
  ])('is not asked for with %o', async (body, code) => {
    expect((await ana.browser.call(saveInvoiceData, { body })).problem.code).toBe(code)
    expect((await ana.browser.call(findInvoiceData)).json).toBeNull()
  })

  it('is of the orders placed while it is asked for, in every reader’s view and in the file', async () => {
    const before = await place()
    expect((await ana.browser.call(saveInvoiceData, { body: DATA })).json).toEqual(STORED)
    expect((await ana.browser.call(findInvoiceData)).json).toEqual(STORED)
    const { Id, Factura } = await place()
    expect(Factura).toEqual(STORED)
    await ana.browser.call(saveInvoiceData, { body: null })
    expect((await place()).Factura).toBeUndefined()
    await ana.browser.call(saveInvoiceData, { body: DATA })
    const read = async (of: number) => (await erp.call(findErpOrder, { params: { Id: of } })).json.Factura
    expect([await read(before.Id), await read(Id)]).toEqual([undefined, STORED])
    expect((await ana.browser.call(followOrder, { params: { Id } })).json.Pedido.Factura).toEqual(STORED)
    expect((await admin.call(staffOrders.read, { params: { Id } })).json.Factura).toEqual(STORED)
    // who prepares needs nothing of who ordered
    const picker = await staffOf(shop, 'pedidos', 'marta')
    expect((await picker.call(staffOrders.read, { params: { Id } })).json.Factura).toBeUndefined()
    expect((await picker.call(listOrderSheets, { query: { Numeros: String(Id) } })).text).not.toContain(CUIT)
    const { text } = await erp.call(exportErpOrders, { query: { Detalle: 'pedidos' } })
    const [heading = '', ...rows] = text.trim().split('\r\n')
    expect(heading).toMatch(/;"CUIT";"Razón social";"Condición IVA"$/)
    expect(rows.find((row) => row.startsWith(`${Id};`))).toMatch(
      /;"30712345671";"Almacén ""El Sol"" SRL";"Responsable inscripto"$/,
    )
  })

  it('is of one order by staff, also once it left, for its customer and the next system, until it is invoiced', async () => {
    const { browser } = await registerTestClient(shop)
    const { Id, TotalNeto } = (await save(browser, orderDraft())).json
    const desk = await staffOf(shop, 'atencion', 'berta')
    const say = (body: InvoiceData | null) => desk.call(saveOrderInvoice, { params: { Id }, body })
    expect((await say({ ...DATA, Cuit: '30-71234567-2' })).problem.code).toBe('documento-invalido')
    expect((await say(DATA)).json.Factura).toEqual(STORED)
    expect((await browser.call(findInvoiceData)).json).toBeNull()
    const read = async () => [
      (await erp.call(findErpOrder, { params: { Id } })).json.Factura,
      (await browser.call(followOrder, { params: { Id } })).json.Pedido.Factura,
    ]
    expect(await read()).toEqual([STORED, STORED])
    expect((await say(null)).json.Factura).toBeUndefined()
    expect(await read()).toEqual([undefined, undefined])
    await admin.call(dispatchOrder, { params: { Id } })
    const { json } = await say(DATA)
    expect(json.Historial.map(({ Paso, Autor, Motivo }) => [Paso, Autor, Motivo])).toEqual([
      [null, null, null],
      ['modificar', 'berta', 'Factura A: Responsable inscripto'],
      ['modificar', 'berta', 'No pide Factura A'],
      ['despachar', 'prueba-administracion', null],
      ['modificar', 'berta', 'Factura A: Responsable inscripto'],
    ])
    const other = { ...DATA, Cuit: '20-12345678-6', CondicionIva: 'monotributo' } as const
    const told = (await say(other)).json.Historial.at(-1)!.Motivo
    expect(told).toBe('Factura A: otro CUIT, de Responsable inscripto a Monotributo')
    await say(DATA)
    // the customer reads it on the order's page, and gets no mail of a change
    const mails = await shop.db.selectFrom('mail_queue').select('event_key').execute()
    expect(mails.filter(({ event_key }) => event_key?.startsWith(`pedido-${Id}-cambios`))).toEqual([])
    await erp.call(sendVouchers, { body: { Filas: [voucher(Id, TotalNeto)] } })
    expect((await say(null)).problem.code).toBe('ya-facturado')
    const gone = (await save(browser, orderDraft())).json
    await admin.call(cancelOrder, { params: { Id: gone.Id }, body: { Motivo: 'Sin stock' } })
    const late = await desk.call(saveOrderInvoice, { params: { Id: gone.Id }, body: DATA })
    expect(late.problem.code).toBe('estado')
  })

  it('comes back with its CAE, and its customer and staff see ARCA’s QR', async () => {
    const { Id, TotalNeto } = await place()
    const { json } = await erp.call(sendVouchers, { body: { Filas: [voucher(Id, TotalNeto)] } })
    expect(json).toMatchObject({ Tomadas: 1, Rechazadas: 0, Filas: [{ Fila: 1, Resultado: 'tomada' }] })
    const { Comprobantes } = (await ana.browser.call(followOrder, { params: { Id } })).json
    expect(Comprobantes).toMatchObject([{ Tipo: 1, Importe: TotalNeto, Cae: '70417054367476' }])
    const address = new URL(Comprobantes![0]!.Qr!)
    expect(address.origin + address.pathname).toBe('https://www.afip.gob.ar/fe/qr/')
    expect(JSON.parse(Buffer.from(address.searchParams.get('p')!, 'base64').toString())).toEqual({
      ver: 1,
      fecha: '2026-11-21',
      cuit: 30_500_010_912,
      ptoVta: 3,
      tipoCmp: 1,
      nroCmp: Id,
      importe: TotalNeto,
      moneda: 'PES',
      ctz: 1,
      tipoDocRec: 80,
      nroDocRec: 30_712_345_671,
      tipoCodAut: 'E',
      codAut: 70_417_054_367_476,
    })
    expect((await admin.call(staffOrders.read, { params: { Id } })).json.Comprobantes).toEqual(Comprobantes)
    expect((await erp.call(findErpOrder, { params: { Id } })).json.Comprobantes).toEqual(Comprobantes)
    const own = (await ana.browser.call(readOwnData)).json
    expect(own).toMatchObject({
      Cliente: { Factura: STORED },
      Comprobantes: [{ Pedido: Id, Cuit: CUIT, Importe: TotalNeto }],
    })
    // nobody else's order
    const { browser } = await registerTestClient(shop)
    expect((await browser.call(followOrder, { params: { Id } })).status).toBe(404)
  })

  it('is taken once for its key, and refused where the order was given up', async () => {
    const [kept, gone] = [await place(), await place()]
    await save(ana.browser, { Id: gone.Id, Estado: 'A' })
    const Filas = [voucher(kept.Id, kept.TotalNeto), voucher(gone.Id, gone.TotalNeto)]
    erp.headers['idempotency-key'] = 'facturas/1'
    const first = await erp.call(sendVouchers, { body: { Filas } })
    expect(first.json.Filas).toEqual([
      { Fila: 1, Resultado: 'tomada' },
      {
        Fila: 2,
        Resultado: 'rechazada',
        Motivo: 'pedido-anulado',
        Detalle: 'El pedido se anuló o se canceló: solo admite notas de crédito.',
      },
    ])
    expect((await erp.call(sendVouchers, { body: { Filas } })).json).toEqual(first.json)
    expect((await erp.call(sendVouchers, { body: { Filas: Filas.slice(1) } })).problem.code).toBe(
      'clave-repetida',
    )
    delete erp.headers['idempotency-key']
    await admin.call(cancelOrder, { params: { Id: kept.Id }, body: { Motivo: 'Sin stock' } })
    const credit = { ...Filas[0]!, Tipo: 3 as const }
    expect((await erp.call(sendVouchers, { body: { Filas: [credit] } })).json.Tomadas).toBe(1)
  })

  it('is unknown to a key of another branch, and needs its permission', async () => {
    const { Id, TotalNeto } = await place()
    const added = { Nombre: 'Norte', Direccion: 'Ruta 226', Telefono: '', Codigo: 'N1', is_active: true }
    const branch = await shop.db
      .insertInto('branches')
      .values(added)
      .returning('Id')
      .executeTakeFirstOrThrow()
    const body = { Filas: [voucher(Id, TotalNeto)] }
    const north = await systemOf(shop, admin, { Sucursales: [branch.Id] }, 'Norte')
    expect((await north.call(sendVouchers, { body })).json.Filas).toMatchObject([
      { Motivo: 'pedido-desconocido' },
    ])
    const reader = await systemOf(shop, admin, ['pedidos:leer'], 'Lector')
    expect((await reader.call(sendVouchers, { body })).problem.code).toBe('permiso')
  })
})
