import { dayIdOf } from '@gondola/contract/delivery'
import type { Order } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { PaymentInstructions } from '../payment/payment-notes.tsx'
import { OrderFacts } from './order-facts.tsx'

const HOW = 'Tené el cambio a mano.'
const DAY_MS = 86_400_000
const dayFromNow = (days: number) => dayIdOf(new Date(Date.now() + days * DAY_MS).toLocaleDateString('sv'))

beforeEach(() =>
  queryClient.setQueryData(['payment-types'], [{ Id: 1, Descrip: 'Efectivo', Indicaciones: HOW }]),
)
afterEach(() => {
  cleanup()
  queryClient.clear()
})

it('how to pay at a pickup is said in its own words', () => {
  const types = [{ Id: 1, Descrip: 'Efectivo', Indicaciones: HOW, IndicacionesRetiro: 'Pagás en la caja.' }]
  queryClient.setQueryData(['payment-types'], types)
  render(
    <QueryClientProvider client={queryClient}>
      <PaymentInstructions paymentId={1} form="RS" />
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toBe('Pagás en la caja.')
})

it.each<[string, Partial<Order>, boolean]>([
  ['is pending', { Estado: 'P', Dia: dayFromNow(2) }, true],
  ['leaves for today', { Estado: 'D', Dia: dayFromNow(0) }, true],
  ['came today', { Estado: 'D', Dia: dayFromNow(0), Entregado: '2026-11-25T12:00:00Z' }, false],
  ['left on an earlier day, its delivery not noted', { Estado: 'D', Dia: dayFromNow(-2) }, false],
  ['was annulled', { Estado: 'A', Dia: dayFromNow(2) }, false],
])('how to pay is said of an order until it came: one that %s', (_what, state, isSaid) => {
  const order = {
    Id: 1,
    Sucursal: 1,
    Fecha: '2026-11-20',
    Fechahora: '2026-11-20T10:00:00-03:00',
    FormaEntrega: 'ED',
    TipoPago: { Id: 1, Descrip: 'Efectivo' },
    Lineas: [],
    ...state,
  } as unknown as Order
  render(
    <QueryClientProvider client={queryClient}>
      <OrderFacts order={order} />
    </QueryClientProvider>,
  )
  expect(screen.queryByText(HOW) !== null).toBe(isSaid)
})
