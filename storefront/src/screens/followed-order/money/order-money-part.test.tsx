import type { Order } from '@gondola/contract/orders'
import type { OrderMoney } from '@gondola/contract/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { QUERY_KEYS } from '../../../state/query-keys.ts'
import { useSession } from '../../../state/session/session.ts'
import { leadText } from '../../../texts/followed-order.ts'
import { moneyWords } from '../../../texts/payment.ts'
import { OrderMoneyPart } from './order-money-part.tsx'
import { usePayment } from './use-payment.ts'

const ORDER = { Id: 12, Cliente: 7, Estado: 'P', Lineas: [] } as unknown as Order
const MONEY: OrderMoney = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'a-pagar',
  Total: 1000,
  Reservado: 0,
  Cobrado: 0,
  Devuelto: 0,
  Falta: 1000,
  PagarHasta: '2099-11-22T18:35:00-03:00',
  Pagina: null,
  Movimientos: [],
}
const page = (Url: string) => ({ Url, Importe: 1000, Hasta: '2099-11-22T18:35:00-03:00', Tarjeta: false })
const move = (Clase: OrderMoney['Movimientos'][number]['Clase'], more: object = {}) => ({
  Momento: '2026-11-22T18:05:00-03:00',
  Clase,
  Importe: 1000,
  Medio: 'visa',
  Cuotas: 3,
  ...more,
})

const left = vi.fn<(address: string) => void>()
let answers: (() => Response)[] = []
let asked = 0

beforeEach(() => {
  asked = 0
  vi.stubGlobal('location', { ...location, assign: left })
  vi.stubGlobal('fetch', (url: string) => {
    if (!url.includes('/pedidos/pago/12')) return Promise.resolve(Response.json([]))
    asked++
    return Promise.resolve(answers.shift()!())
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  left.mockClear()
  vi.unstubAllGlobals()
})

function Shown({
  money,
  order = ORDER,
  isGoing = false,
  isBack = false,
}: {
  money: OrderMoney
  order?: Order
  isGoing?: boolean
  isBack?: boolean
}) {
  const payment = usePayment(7, 12, isGoing)
  return (
    <>
      <OrderMoneyPart order={order} money={money} payment={payment} isBack={isBack} />
      <output>{useLocation().search}</output>
    </>
  )
}

const show = (money: OrderMoney, more: { order?: Order; isGoing?: boolean; isBack?: boolean } = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/pedido/12?pago=ir']}>
        <Shown money={money} {...more} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const text = () => document.body.textContent.replaceAll('\u00a0', ' ')

it.each<[what: string, money: Partial<OrderMoney>, told: string, action: string | null]>([
  ['to be paid', {}, 'hasta las 18:35', 'Pagar $ 1.000,00'],
  [
    'a reserve',
    { Forma: 'reserva', Pagina: { ...page('https://x/'), Tarjeta: true, Importe: 1080.5 } },
    'Reservamos un margen por lo que se pesa',
    'Reservar $ 1.080,50 en mi tarjeta',
  ],
  ['refused', { Movimientos: [move('rechazo')] }, 'Probá de nuevo, con otra tarjeta', 'Pagar $ 1.000,00'],
  [
    'refused with a reason',
    { Movimientos: [move('rechazo', { Motivo: 'El código no es correcto.' })] },
    'no se te cobró nada. El código no es correcto.',
    'Pagar $ 1.000,00',
  ],
  ['in process', { Estado: 'esperando' }, 'en proceso', null],
  [
    'paid',
    { Estado: 'pagado', Falta: 0, Cobrado: 1000, Movimientos: [move('cobro')] },
    'Visa, 3 cuotas',
    null,
  ],
  [
    'that is paid at the door since it was reserved',
    { Forma: 'puerta', Estado: 'puerta', Movimientos: [move('reserva'), move('liberacion')] },
    'Lo pagás cuando lo recibís. Liberamos los $ 1.000,00 que reservaste en tu tarjeta',
    null,
  ],
  ['reserved', { Estado: 'reservado', Falta: 0, Reservado: 1100 }, 'cobramos sólo el total exacto', null],
  [
    'missing a part',
    { Estado: 'falta', Cobrado: 800, Falta: 200 },
    'Falta pagar $ 200,00: el pedido cuesta más que lo que ya pagaste. Lo entregamos cuando esté pagado.',
    'Pagar $ 200,00',
  ],
  [
    'reserved for less than it costs',
    {
      Forma: 'reserva',
      Estado: 'falta',
      Reservado: 800,
      Falta: 200,
      Pagina: { ...page('https://x/'), Tarjeta: true },
    },
    'Tu reserva es de $ 800,00; para el total nuevo reservamos $ 1.000,00 y liberamos la anterior.',
    'Reservar $ 1.000,00 en mi tarjeta',
  ],
  [
    'whose payment the bank took back',
    { Estado: 'falta', Cobrado: 0, Movimientos: [move('contracargo')] },
    'tu banco nos sacó un pago',
    'Pagar $ 1.000,00',
  ],
  [
    'given back',
    {
      Estado: 'devuelto',
      Total: 0,
      Cobrado: 1000,
      Devuelto: 1000,
      Movimientos: [move('devolucion', { Plazo: 'resumen' })],
    },
    'próximo resumen',
    null,
  ],
  [
    'on its way back',
    { Estado: 'devolviendo', Movimientos: [move('devolucion', { Pendiente: true })] },
    'Devolución en camino',
    null,
  ],
  [
    'paid, with a difference that the shop bears',
    { Estado: 'pagado', Cobrado: 950.3, Devuelto: 25 },
    'los $ 74,70 de diferencia los pone la tienda',
    null,
  ],
  [
    'that would lose a discount',
    { Estado: 'puerta', DescuentoPago: { Importe: 200, Perdido: 0, Pierde: ['efectivo'] } },
    'ya tiene $ 200,00 de descuento por el tipo de pago. Si al recibirlo lo pagás en efectivo,',
    null,
  ],
  [
    'that lost a discount',
    { Estado: 'pagado', DescuentoPago: { Importe: 200, Perdido: 150, Pierde: ['efectivo'] } },
    'El total tiene $ 150,00 más',
    null,
  ],
  ['over time', { Estado: 'vencido', Falta: 0 }, 'Se venció el plazo', 'Volver a pedir'],
  ['paid when ready', { Forma: 'listo', Estado: 'despues' }, 'te mandamos por mail cómo pagar', null],
])('an order %s says so, with the next step', (_what, money, told, action) => {
  show({ ...MONEY, ...money })
  expect(text()).toContain(told)
  const buttons = screen
    .queryAllByRole('button')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(buttons).toEqual(action === null ? [] : [action])
})

it.each<[what: string, money: Partial<OrderMoney>]>([
  ['before it is made', { Falta: 1000 }],
  ['whose page is open', { Pagina: { ...page('https://x/'), Tarjeta: true } }],
  ['over time', { PagarHasta: '2020-11-22T18:35:00-03:00' }],
  ['too small after a change', { Estado: 'falta', Reservado: 800, Falta: 200 }],
])('a reserve %s is never called a payment, and its amount is told once', (_what, money) => {
  const reserve: OrderMoney = { ...MONEY, Forma: 'reserva', ...money }
  show(reserve)
  expect(`${text()} ${moneyWords(reserve)} ${leadText(ORDER, 'recibido', reserve)}`).not.toMatch(
    /Pagar|Falta pagar|falta el pago|para pagar|parte del pago/,
  )
  expect(text()).not.toContain('200,00')
})

it('names what an order cost after a claim apart from its total', () => {
  show({ ...MONEY, Estado: 'pagado', Total: 900, Cobrado: 1000, Devuelto: 100 })
  expect(text()).toContain('Te costó$ 900,00Cobrado$ 1.000,00Devuelto o a tu favor$ 100,00')
})

it('leads to where another payment type is chosen', () => {
  useSession.setState({ client: { Id: 7 } as never })
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'changeable'], [{ Id: 12 }])
  show(MONEY)
  expect(screen.getByRole('link', { name: 'Cambiar el tipo de pago' }).getAttribute('href')).toBe(
    '/pedido/12?cambiar=pago',
  )
  useSession.setState({ client: null })
})

it.each([
  [100, 'Total estimado≈ $ 1.000,00'],
  [1, 'Total$ 1.000,00'],
])('the total of an order with units of %d has the name and sign that it has elsewhere', (Unidad, told) => {
  show({ ...MONEY, Estado: 'pagado' }, { order: { ...ORDER, Lineas: [{ Unidad } as never] } })
  expect(text()).toContain(told)
})

it('paid by transfer tells where to, in the order’s page, and leads nowhere', async () => {
  const Transferencia = {
    Referencia: 'G12-7K2Q',
    Alias: 'GONDOLA.TANDIL',
    Cbu: '',
    Titular: 'Góndola S.A.',
    Cuit: '30-99888777-8',
    Banco: '',
  }
  const money = { ...MONEY, Pagina: { ...page('https://shop.example/pago/vuelta/12'), Transferencia } }
  answers = [() => Response.json(money)]
  show(money, { isGoing: true })
  expect(text()).toContain('hasta el domingo 22 a las 18:35')
  expect(text()).toContain('Importe exacto$ 1.000,00')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Copiar alias'),
    expect.stringContaining('Copiar referencia'),
  ])
  await waitFor(() => expect(asked).toBe(1))
  expect(left).not.toHaveBeenCalled()
})

it.each<[what: string, order: Partial<Order>, money: Partial<OrderMoney>, told: string, canPay: boolean]>([
  ['ready', { Preparacion: 'listo' }, { Forma: 'ahora' }, 'Lo entregamos cuando esté pagado.', true],
  [
    'being prepared',
    { Preparacion: 'preparando' },
    { Forma: 'ahora' },
    'Lo que falta lo pagás cuando',
    false,
  ],
  ['gone to its customer', { Estado: 'D' }, { Forma: 'listo' }, 'Lo que falta lo pagás cuando', false],
  ['now paid at the door', {}, { Forma: 'puerta' }, 'Lo que falta lo pagás cuando lo recibís.', false],
  ['not ready for its link', {}, { Forma: 'listo' }, 'Lo que falta lo pagás cuando lo recibís.', false],
  [
    'gone, with its payment taken back',
    { Estado: 'D' },
    { Cobrado: 0, Movimientos: [move('contracargo')] },
    'tu banco nos sacó un pago que figura como desconocido. Comunicate con la tienda.',
    false,
  ],
])(
  'an order %s of which a part is missing offers to pay only where it is asked for',
  (_what, order, money, told, canPay) => {
    show(
      { ...MONEY, Estado: 'falta', Cobrado: 800, Falta: 200, PagarHasta: null, ...money },
      { order: { ...ORDER, ...order } },
    )
    expect(text()).toContain(told)
    expect(screen.queryAllByRole('button', { name: /^Pagar/ })).toHaveLength(canPay ? 1 : 0)
  },
)

it('a double press begins one payment and leaves once', async () => {
  answers = [() => Response.json({ ...MONEY, Pagina: page('https://provider.example/pay') })]
  show(MONEY)
  const button = screen.getByRole('button')
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://provider.example/pay'))
  expect(asked).toBe(1)
})

it('says beneath the button that it goes to pay, so that a second press meets the button', async () => {
  answers = [() => Response.json({ ...MONEY, Pagina: page('https://provider.example/pay') })]
  const { container } = show(MONEY)
  const button = screen.getByRole('button')
  const above = () => {
    const range = document.createRange()
    range.setStart(container, 0)
    range.setEndBefore(button)
    return range.cloneContents().textContent
  }
  const before = above()
  fireEvent.click(button)
  expect(await screen.findByText('Te llevamos a pagar…')).toBeTruthy()
  expect(above()).toBe(before)
})

it('goes to pay by itself once, and the address is the order’s before', async () => {
  answers = [() => Response.json({ ...MONEY, Pagina: page('https://provider.example/pay') })]
  show(MONEY, { isGoing: true })
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
  expect(document.querySelector('output')?.textContent).toBe('')
})

it('says that the provider does not answer, and tries again', async () => {
  const down = {
    type: 'urn:gondola:pago-caido',
    title: 'El pago no responde',
    status: 503,
    code: 'pago-caido',
    detail: 'El servicio de pagos no responde ahora.',
  }
  answers = [
    () => Response.json(down, { status: 503, headers: { 'Content-Type': 'application/problem+json' } }),
    () => Response.json({ ...MONEY, Pagina: page('https://provider.example/pay') }),
  ]
  show(MONEY)
  fireEvent.click(screen.getByRole('button'))
  expect((await screen.findByRole('alert')).textContent).toContain('no responde')
  fireEvent.click(screen.getByRole('button', { name: 'Probar de nuevo' }))
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1))
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'nada'])('never leaves for %s', async (url) => {
  answers = [() => Response.json({ ...MONEY, Pagina: page(url) })]
  show(MONEY)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull())
  expect(left).not.toHaveBeenCalled()
})

const moves = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)

it.each<[what: string, money: Partial<OrderMoney>, first: string]>([
  ['after it was paid', { Estado: 'pagado', Falta: 0, Cobrado: 1000 }, 'Cobro'],
  ['while money is missing', { Estado: 'falta', Falta: 1000 }, 'Pago rechazado'],
])(
  'the moves are folded, newest first; a refusal is first only while it matters: %s',
  (_what, money, first) => {
    const Movimientos = [move('rechazo'), move('cobro'), move('rechazo', { Importe: 999 })]
    show({ ...MONEY, ...money, Movimientos })
    expect(document.querySelector('details')?.open).toBe(false)
    expect(moves()[0]).toContain(first)
    expect(moves().at(-1)).toContain('Pago rechazado')
  },
)

it('a claim given back as credit says so, once for each article', () => {
  const back = move('devolucion', { Importe: 50, Medio: 'saldo', Plazo: 'enseguida' })
  const Movimientos = [move('cobro', { Medio: 'efectivo' }), back, back]
  show({ ...MONEY, Estado: 'pagado', Total: 900, Cobrado: 1000, Devuelto: 100, Movimientos })
  const [last, ...before] = moves().map((told) => told.replaceAll('\u00a0', ' '))
  expect(last).toMatch(/^Devolución.* · a tu saldo a favor\$ 50,00$/)
  expect(before.map((told) => told.slice(0, 5))).toEqual(['Devol', 'Cobro'])
  expect(text()).toContain('Te devolvimos $ 100,00 como saldo a favor. Lo ves enseguida en tu cuenta.')
})
