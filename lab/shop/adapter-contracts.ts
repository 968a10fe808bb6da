import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InvoiceSource } from '@gondola/server/orders/take-vouchers.ts'
import type { SentVoucher } from '@gondola/contract/orders'
import type { RoutePlanner } from '@gondola/server/delivery/route.ts'
import type { StockSource } from '@gondola/server/goods/stock/take-numbers.ts'
import type { MailTransport } from '@gondola/server/mail/deliver-mail.ts'
import type { QueuedMail } from '@gondola/server/mail/mail-queue.store.ts'

// The contracts of adapters that need no simulator of their own (docs/architecture.md).

/** A transport of mails, with what a test does in the place of its server. */
export interface TransportUnderTest {
  transport: MailTransport
  /** What arrived, headers and body as on the wire, oldest first. */
  arrived(): Promise<string[]>
  stop(): Promise<void>
}

const mail = (changes: Partial<QueuedMail>): QueuedMail =>
  ({
    id: 7,
    to_address: 'ana@example.com',
    reply_to: null,
    subject: 'Recibimos tu pedido N.º 12',
    created_at: '2026-11-21T15:00:00.000Z',
    content: {
      content: { subject: 'Recibimos', greeting: 'Hola, Ana:', paragraphs: ['Ya está en camino.'] },
      shop: { NombreTienda: 'Almacén', Email: 'tienda@example.com', Telefono: '' },
    },
    ...changes,
  }) as QueuedMail
const SHOP = { NombreTienda: 'Almacén', Email: 'tienda@example.com', Telefono: '' }

/** The contract that every transport of mails passes. */
export function describeMailTransport(name: string, start: () => Promise<TransportUnderTest>): void {
  describe(`the transport of mails ${name}`, () => {
    let tested: TransportUnderTest
    beforeAll(async () => {
      tested = await start()
    })
    afterAll(async () => {
      tested.transport.close()
      await tested.stop()
    })
    const headerOf = (raw: string, header: string) =>
      new RegExp(`^${header}: ?(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]

    it('brings a mail with both bodies, from the shop to its reader', async () => {
      await tested.transport.send(mail({ reply_to: 'bea@example.com' }), SHOP)
      const raw = (await tested.arrived()).at(-1)!
      expect(headerOf(raw, 'To')).toContain('ana@example.com')
      expect(headerOf(raw, 'From')).toContain('tienda@example.com')
      expect(headerOf(raw, 'Reply-To')).toContain('bea@example.com')
      expect(headerOf(raw, 'Auto-Submitted')).toBe('auto-generated')
      expect(raw).toContain('text/plain')
      expect(raw).toContain('text/html')
    })

    it('names the same mail the same when it is sent again, and another one otherwise', async () => {
      for (const id of [21, 21, 22]) await tested.transport.send(mail({ id }), SHOP)
      const ids = (await tested.arrived()).map((raw) => headerOf(raw, 'Message-ID')).slice(-3)
      expect(new Set(ids).size).toBe(2)
    })

    it('makes no header of what a subject or an address says', async () => {
      const subject = 'Hola\r\nBcc: todos@example.com'
      await tested.transport
        .send(mail({ id: 30, subject, to_address: 'a@example.com' }), SHOP)
        .catch(() => {})
      for (const raw of await tested.arrived()) expect(headerOf(raw, 'Bcc')).toBeUndefined()
    })
  })
}

/** A source of stock numbers, with what a test reads behind it; `branch` and `code` are known, and nothing is counted. */
export interface SourceUnderTest {
  source: StockSource
  branch: number
  code: string
  /** What the shop counts of the article there; null: it does not. */
  level(): Promise<number | null>
  stop(): Promise<void>
}

/** The contract that every source of stock numbers passes. */
export function describeStockSource(name: string, start: () => Promise<SourceUnderTest>): void {
  describe(`the source of stock ${name}`, () => {
    let tested: SourceUnderTest
    beforeAll(async () => {
      tested = await start()
    })
    afterAll(() => tested.stop())
    const at = (minute: number) => `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`
    const send = (Existencia: number | null, minute: number, changes = {}) =>
      tested.source([
        { Sucursal: tested.branch, Codigo: tested.code, Existencia, Fecha: at(minute), ...changes },
      ])

    it('counts the latest number, whatever order they come in, and the same one once', async () => {
      expect(await send(12, 5)).toEqual(['tomada'])
      expect(await send(12, 5)).toEqual(['igual'])
      expect(await send(99, 4)).toEqual(['anterior'])
      expect(await tested.level()).toBe(12)
      expect(await send(3.9, 6)).toEqual(['tomada'])
      expect(await tested.level()).toBe(3)
      expect(await send(-4, 7)).toEqual(['tomada'])
      expect(await tested.level()).toBe(0)
      expect(await send(null, 8)).toEqual(['tomada'])
      expect(await tested.level()).toBeNull()
    })

    it('says of each row what became of it, in their order', async () => {
      const row = { Sucursal: tested.branch, Codigo: tested.code, Existencia: 5, Fecha: at(20) }
      expect(
        await tested.source([
          { ...row, Codigo: 'no-existe' },
          { ...row, Existencia: 1, Fecha: at(19) },
          row,
          { ...row, Sucursal: 999_999 },
        ]),
      ).toEqual(['articulo-desconocido', 'anterior', 'tomada', 'sucursal-desconocida'])
      expect(await tested.level()).toBe(5)
    })
  })
}

/** A source of vouchers over a shop with orders; each `order` is a new one, `cuit` null without Factura A. */
export interface InvoicesUnderTest {
  source: InvoiceSource
  order(cuit: string | null): Promise<{ Id: number; TotalNeto: number }>
  /** What is stored of an order: kind and number of each. */
  stored(Id: number): Promise<string[]>
  stop(): Promise<void>
}

/** The contract that every source of invoices passes. */
export function describeInvoiceSource(name: string, start: () => Promise<InvoicesUnderTest>): void {
  describe(`the source of invoices ${name}`, () => {
    const CUIT = '30712345671'
    let tested: InvoicesUnderTest
    let number = 0
    beforeAll(async () => {
      tested = await start()
    })
    afterAll(() => tested.stop())

    const invoice = (Pedido: number, Importe: number, changes: Partial<SentVoucher> = {}): SentVoucher => ({
      Pedido,
      Tipo: 6,
      PuntoVenta: 3,
      Numero: ++number,
      Fecha: '2026-11-20',
      Importe,
      Cae: '70417054367476',
      VencimientoCae: '2026-11-30',
      ...changes,
    })

    it('stores an invoice once, however often it is sent', async () => {
      const { Id, TotalNeto } = await tested.order(null)
      const sent = invoice(Id, TotalNeto)
      expect(await tested.source([sent])).toEqual(['tomada'])
      expect(await tested.source([sent, sent])).toEqual(['igual', 'igual'])
      expect(await tested.source([{ ...sent, Importe: TotalNeto - 0.5 }])).toEqual(['comprobante-distinto'])
      expect(await tested.stored(Id)).toEqual([`6 ${sent.Numero}`])
    })

    it('says of each row what became of it, in their order', async () => {
      const { Id, TotalNeto } = await tested.order(null)
      const rows = [
        invoice(999_999, 1),
        invoice(Id, TotalNeto + 1.01),
        invoice(Id, TotalNeto - 1.01),
        invoice(Id, 0),
        invoice(Id, TotalNeto, { Fecha: '2026-11-22' }),
        invoice(Id, TotalNeto, { VencimientoCae: '2026-11-19' }),
        invoice(Id, TotalNeto, { Tipo: 1, Cuit: CUIT }),
        invoice(Id, 1, { Tipo: 8 }),
        invoice(Id, TotalNeto + 0.4),
        invoice(Id, TotalNeto),
      ]
      expect(await tested.source(rows)).toEqual([
        'pedido-desconocido',
        'importe-distinto',
        'importe-distinto',
        'importe-distinto',
        'fecha',
        'fecha',
        'cuit-distinto',
        'importe-distinto',
        'tomada',
        'importe-distinto',
      ])
    })

    it('takes letter A for the CUIT of the order alone', async () => {
      const { Id, TotalNeto } = await tested.order(CUIT)
      const outcomes = await tested.source([
        invoice(Id, TotalNeto, { Tipo: 1 }),
        invoice(Id, TotalNeto, { Tipo: 1, Cuit: '20123456786' }),
        invoice(Id, TotalNeto, { Tipo: 6 }),
        invoice(Id, TotalNeto, { Tipo: 1, Cuit: '30-71234567-1' }),
      ])
      expect(outcomes).toEqual(['cuit-distinto', 'cuit-distinto', 'cuit-distinto', 'tomada'])
    })

    it('takes a credit note up to what was invoiced, then an invoice of the rest', async () => {
      const { Id, TotalNeto } = await tested.order(null)
      expect(
        await tested.source([
          invoice(Id, TotalNeto),
          invoice(Id, TotalNeto + 1, { Tipo: 8 }),
          invoice(Id, 100, { Tipo: 8 }),
          invoice(Id, 40, { Tipo: 7 }),
          invoice(Id, 60),
        ]),
      ).toEqual(['tomada', 'importe-distinto', 'tomada', 'tomada', 'tomada'])
    })
  })
}

/** The contract that every planner of routes passes. */
export function describeRoutePlanner(name: string, make: () => RoutePlanner): void {
  describe(`the planner of routes ${name}`, () => {
    const stop = (Id: number, Opt3: string, Localidad: string | null = null) => ({
      Id,
      Opt3,
      Localidad,
      CodigoPostal: Id % 2 === 0 ? null : '7000',
      Mas: `de ${Id}`,
    })
    const STOPS = [
      stop(4, 'Mitre 10'),
      stop(2, '', 'Azul'),
      stop(9, 'Mitre 10'),
      stop(3, 'Ñandú 1', 'Tandil'),
    ]

    it.each([[[]], [STOPS.slice(0, 1)], [STOPS]])(
      'has every stop once, with all that it has',
      async (stops) => {
        const planned = await make().plan(stops)
        expect(planned.toSorted((a, b) => a.Id - b.Id)).toEqual(stops.toSorted((a, b) => a.Id - b.Id))
      },
    )

    it('puts the same stops in the same order, and changes not what it was given', async () => {
      const given = structuredClone(STOPS)
      const one = await make().plan(given)
      expect(given).toEqual(STOPS)
      expect(await make().plan(STOPS.toReversed())).toEqual(one)
    })
  })
}
