import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart } from '../../state/cart/cart.ts'
import { MeansSavings } from './means-savings.tsx'

const VISA = { Id: 1, Descrip: 'Visa' }
const BANK = { Id: 3, Descrip: 'Banco X' }
const CASH = { Id: 4, Descrip: 'Efectivo' }
const off = (Promocion: number, Porcentaje: number, TiposPago: number[], Dias?: number[]) => ({
  Promocion,
  Mecanica: { Tipo: 'porcentaje' as const, Porcentaje },
  TiposPago,
  ...(Dias && { Dias }),
})

beforeEach(() => {
  replaceCart([])
  queryClient.setQueryData(['payment-types'], [VISA, BANK, CASH])
  const Promociones = [off(1, 10, [VISA.Id]), off(2, 20, [BANK.Id, 9], [1, 3])]
  addToCart({ ...testArticle({ Codigo: '1', Precioventa: 1000 }), Promociones }, 3)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
})

const texts = (chosen?: number) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MeansSavings {...(chosen !== undefined && { chosen })} />
    </QueryClientProvider>,
  )
  return screen.queryAllByText(/ahorrás/).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
}

const WITH_BANK = 'Con Banco X los lunes y miércoles ahorrás $ 600,00'
const WITH_VISA = 'Con Visa ahorrás $ 300,00'
it.each<[what: string, chosen: number | undefined, texts: string[]]>([
  ['nothing chosen', undefined, [WITH_BANK, WITH_VISA]],
  ['one without a promotion', CASH.Id, [WITH_BANK, WITH_VISA]],
  [
    'one with a promotion',
    VISA.Id,
    ['Pagando así ahorrás $ 300,00: ya está descontado del total.', WITH_BANK],
  ],
  ['the best', BANK.Id, ['Pagando así ahorrás $ 600,00: ya está descontado del total.']],
])('tells what other payment types save: %s', (_what, chosen, expected) => {
  expect(texts(chosen)).toEqual(expected)
})

it('quotes a name with a comma, which would part the sentence', () => {
  queryClient.setQueryData(['payment-types'], [{ ...VISA, Descrip: 'Visa, en 3 cuotas' }])
  expect(texts()).toEqual(['Con “Visa, en 3 cuotas” ahorrás $ 300,00'])
})
