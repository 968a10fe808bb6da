import type { FollowedOrder } from '@gondola/contract/orders'
import type { OrderMoney } from '@gondola/contract/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { FollowedOrderParts } from './followed-order-parts.tsx'

const ORDER = {
  Id: 12,
  Cliente: 7,
  Estado: 'P',
  FormaEntrega: 'ED',
  Dia: 20_991_122,
  HorarioEntrega: '18:00 a 21:00',
  Fecha: '2099-11-21',
  Fechahora: '2099-11-21T18:05:00-03:00',
  TotalNeto: 1000,
  Lineas: [],
}
const FOLLOWED = {
  Pedido: ORDER,
  Etapas: [{ Etapa: 'recibido', Momento: '2099-11-21T18:05:00-03:00' }],
  Valoraciones: [],
  ValorableHasta: null,
  Version: '1',
} as unknown as FollowedOrder
const MONEY: OrderMoney = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'a-pagar',
  Total: 1000,
  Reservado: 0,
  Cobrado: 0,
  Devuelto: 0,
  Falta: 1000,
  PagarHasta: '2099-11-21T20:07:00-03:00',
  Pagina: null,
  Movimientos: [
    { Momento: '2099-11-21T18:07:00-03:00', Clase: 'rechazo', Importe: 1000, Medio: 'visa', Cuotas: 1 },
  ],
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = (followed: FollowedOrder, state?: object, pago: 'ir' | 'vuelta' = 'vuelta') =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/pedido/12', state }]}>
      <QueryClientProvider client={queryClient}>
        <CustomerContext value={{ Id: 7 } as never}>
          <FollowedOrderParts followed={followed} pago={pago} />
        </CustomerContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )

it.each<[what: string, order: object]>([
  ['that is to be paid', { Opt3: 'Sarmiento 742, Tandil' }],
  ['being prepared', { Opt3: 'Sarmiento 742, Tandil', Preparacion: 'preparando' }],
])('an order %s says at its head that it was saved, and once when and where it comes', (_what, order) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'money', 12], MONEY)
  const { container } = show({ ...FOLLOWED, Pedido: { ...FOLLOWED.Pedido, ...order } }, { saved: '¡Listo!' })
  const head = container.querySelector('section')!.textContent
  expect(head).toMatch(/^¡Listo!/)
  expect(head).toContain('Llega el domingo 22 de noviembre, de 18:00 a 21:00.')
  for (const fact of ['18:00 a 21:00', 'Sarmiento 742, Tandil']) {
    expect(head).toContain(fact)
    expect(container.textContent.split(fact)).toHaveLength(2)
  }
})

it('an order that was annulled since no longer says that its change was saved', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { container } = show(
    { ...FOLLOWED, Pedido: { ...FOLLOWED.Pedido, Estado: 'A' } },
    { saved: '¡Listo!' },
  )
  expect(container.textContent).not.toContain('¡Listo!')
})

it('says that its customer goes to pay, and nothing of a placed order before its money is known', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { container } = show(FOLLOWED, undefined, 'ir')
  expect(container.textContent).toContain('Te llevamos a pagar…')
  expect(container.textContent).not.toContain('Ya tenemos tu pedido')
})

it('leads to the contact form with the order, though the shop gives no other way', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(QUERY_KEYS.parameters, { Email: '', Telefono: '', Whatsapp: '' })
  show(FOLLOWED)
  expect(screen.getByRole('link', { name: 'Escribinos por este pedido' }).getAttribute('href')).toBe(
    '/contactanos?motivo=Reclamo&pedido=12',
  )
})

it.each<[what: string, money: Partial<OrderMoney>, isFirst: boolean]>([
  ['was refused', {}, true],
  ['waits', { Movimientos: [] }, true],
  ['is made', { Estado: 'pagado', Cobrado: 1000, Falta: 0 }, false],
])("a payment that %s is first on its order's page: %o", (_what, money, isFirst) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'money', 12], { ...MONEY, ...money })
  show(FOLLOWED)
  const payment = screen.getByRole('heading', { name: 'Pago' })
  const timeline = screen.getByRole('list', { name: followedOrderTexts.stages })
  const isBefore = payment.compareDocumentPosition(timeline) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore !== 0).toBe(isFirst)
  expect(screen.queryAllByRole('button', { name: /^Pagar/ })).toHaveLength(isFirst ? 1 : 0)
})

it('has what was invoiced, with ARCA’s address of it', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const voucher = {
    Tipo: 1,
    PuntoVenta: 3,
    Numero: 12,
    Fecha: '2026-11-21',
    Importe: 150,
    Cae: '70417054367476',
    VencimientoCae: '2026-12-01',
  } as const
  const Qr = 'https://www.afip.gob.ar/fe/qr/?p=eyJ2ZXIiOjF9'
  show({
    ...FOLLOWED,
    Comprobantes: [
      { ...voucher, Qr },
      { ...voucher, Tipo: 3 },
    ],
  })
  const invoice = screen.getByRole('region', { name: /^Factura A 00003-00000012/ })
  expect(invoice.textContent).toContain('CAE 70417054367476, vence el')
  expect(invoice.querySelector('svg')).not.toBeNull()
  expect(screen.getByRole('link', { name: 'Verlo en ARCA' }).getAttribute('href')).toBe(Qr)
  expect(screen.getByRole('region', { name: /^Nota de crédito A/ }).querySelector('svg')).toBeNull()
})
