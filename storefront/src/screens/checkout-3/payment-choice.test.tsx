import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import type { PaymentType } from '@gondola/contract/delivery'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart, useCart } from '../../state/cart/cart.ts'
import { substitutesHint } from '../../texts/checkout.ts'
import { DiscountLoss } from './payment-choice.tsx'

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

it('tells which lines take no substitute where the order accepts them', () => {
  const [line] = useCart.getState().lines
  const lines = [line!, { ...line!, Reemplazo: false }, { ...line!, Reemplazo: false }]
  expect(substitutesHint('ED', true, lines)).toMatch(/^Salvo en 2 productos, donde elegiste «Nada»\. Un/)
  expect(substitutesHint('ED', true, lines.slice(0, 2))).toMatch(/^Salvo en 1 producto,/)
  expect(substitutesHint('ED', true, lines.slice(0, 1))).toMatch(/^Un/)
  expect(substitutesHint('ED', false, lines)).toMatch(/^Un/)
})
