import { formatPesos } from '@gondola/contract/base'
import { testArticle } from '@gondola/contract/test/article'
import type { PaymentType } from '@gondola/contract/delivery'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart, useCart } from '../../state/cart/cart.ts'
import { choose, forgetOrder, useCheckout } from '../../state/cart/checkout.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { substitutesHint } from '../../texts/checkout.ts'
import { wishWords } from '../../parts/orders/order-facts.tsx'
import { BoughtLines, Component } from './checkout-3-screen.tsx'
import { DiscountLoss, PaymentChoice } from './payment-choice.tsx'
import { usePlaceOrder } from './use-place-order.ts'

const LINK: PaymentType = { Id: 1, Descrip: 'Link', Forma: 'listo', Disponible: true }

beforeEach(() => {
  replaceCart([])
  const Promociones = [
    { Promocion: 1, Mecanica: { Tipo: 'porcentaje' as const, Porcentaje: 10 }, TiposPago: [1] },
  ]
  addToCart({ ...testArticle({ Codigo: '1', Precioventa: 1000 }), Promociones }, 3)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it.each<[what: string, type: Partial<PaymentType>, chosen: number, text: string]>([
  ['a page to pay', {}, 1, 'Si al recibirlo lo pagás en efectivo, ese descuento no se aplica.'],
  [
    'a transfer',
    { Transferencia: true },
    1,
    'Si al recibirlo lo pagás de otra manera, ese descuento no se aplica.',
  ],
  [
    'what staff said',
    { MediosConDescuento: ['efectivo'] },
    1,
    'Si al recibirlo lo pagás con tarjeta o con QR, ese descuento no se aplica.',
  ],
  ['any means', { MediosConDescuento: ['efectivo', 'qr', 'tarjeta'] }, 1, ''],
  ['a type without a discount', {}, 2, ''],
])('tells what loses a discount, before it is chosen: %s', (_what, type, chosen, text) => {
  queryClient.setQueryData(
    ['payment-types'],
    [
      { ...LINK, ...type },
      { Id: 2, Descrip: 'Efectivo' },
    ],
  )
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <DiscountLoss paymentId={chosen} form="ED" />
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe(text)
})

it('tells what else was chosen for which lines, where the order accepts substitutes', () => {
  const [line] = useCart.getState().lines
  const [none, asked] = (['nada', 'preguntar'] as const).map((Reemplazo) => ({ ...line!, Reemplazo }))
  const lines = [line!, none!, asked!, none!].map((each, index) => ({ ...each, Codart: String(index) }))
  expect(substitutesHint('ED', true, lines)).toMatch(
    /^Salvo en 1 producto, donde elegiste «Preguntame», y en 2 productos, donde elegiste «Nada»\. Un/,
  )
  expect(substitutesHint('ED', true, lines.slice(0, 2))).toMatch(
    /^Salvo en 1 producto, donde elegiste «Nada»\. Un/,
  )
  expect(wishWords({ Lineas: lines, B1: true } as never)).toContain(
    'salvo en 1 producto, donde elegiste «Preg',
  )
  const { container } = render(<BoughtLines order={{ ...useCheckout.getState(), B1: true }} lines={lines} />)
  const said = [...container.querySelectorAll('small')].map(({ textContent }) => textContent)
  expect(said).toEqual(['', 'Si no hay: nada', 'Si no hay: preguntar antes', 'Si no hay: nada'])
  expect(substitutesHint('ED', true, lines.slice(0, 1))).toMatch(/^Un/)
  expect(substitutesHint('ED', false, lines)).toMatch(/^Un/)
})

it('names beside the button what the credit leaves to pay', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(['parameters'], { ToleranciaPeso: 10, MinutosParaPagar: 60 })
  queryClient.setQueryData(['costs', 0], { Monto1: 0, Monto2: 0 })
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'credit'], { Saldo: 1200, Movimientos: [] })
  choose({ FormaEntrega: 'ED', Dia: 20_261_128, HorarioEntrega: '09:00 a 12:00' })
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CustomerContext value={{ Id: 7, Nombre: 'Ana', Telefono: '1', Direccion: 'x' } as never}>
          <Component />
        </CustomerContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const bar = screen.getByRole('button', { name: '¡Confirmar Compra!' }).parentElement!
  expect(bar.textContent).toMatch(/Te queda por pagar.*1\.800/)
  expect(screen.getByRole('complementary').getAttribute('aria-label')).toMatch(/Te queda por pagar/)
  forgetOrder()
})

it.each([
  [20_261_128, true],
  [20_261_129, false],
])('says before the order is confirmed for which days a card reserves: %i', (Dia, isReserved) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(
    ['payment-types'],
    [
      { Id: 1, Descrip: 'Tarjeta', Forma: 'reserva' },
      { Id: 2, Descrip: 'Efectivo' },
    ],
  )
  queryClient.setQueryData(['parameters'], { ToleranciaPeso: 10, MinutosParaPagar: 60 })
  queryClient.setQueryData(['delivery', 'grid', 0], { Hoy: '2026-11-22', Dias: [] })
  queryClient.setQueryData(['costs', 0], { Monto1: 0, Monto2: 0 })
  const ana = { Id: 7, Nombre: 'Ana', Telefono: '1', Direccion: 'x' } as never
  choose({ FormaEntrega: 'ED', Dia, HorarioEntrega: '09:00 a 12:00', TipoPago: { Id: 1 } })
  const Shown = () => {
    const { place, state } = usePlaceOrder()
    return (
      <>
        <PaymentChoice order={useCheckout()} lines={[]} total={3000} sending={state} />
        <button onClick={place}>Confirmar</button>
      </>
    )
  }
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CustomerContext value={ana}>
          <Shown />
        </CustomerContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const isSaid = (text: RegExp) => screen.queryByText(text) !== null
  expect(isSaid(/^Al confirmar reserv/)).toBe(isReserved)
  expect(isSaid(/^La tarjeta solo puede reservar .* 6 días\. Elegí otro día u otro tipo de pago\.$/)).toBe(
    !isReserved,
  )
  const option = screen.getByRole<HTMLOptionElement>('option', { name: /^Tarjeta/ })
  expect([option.disabled, option.textContent]).toEqual(
    isReserved
      ? [false, `Tarjeta (ahorrás ${formatPesos(300)})`]
      : [true, 'Tarjeta (solo para los próximos 6 días)'],
  )
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  // what is on its way cannot be changed
  expect(document.querySelector<HTMLSelectElement>('#tipo-pago')!.disabled).toBe(isReserved)
  expect(document.activeElement?.id === 'tipo-pago').toBe(!isReserved)
  forgetOrder()
})
