import { afterEach, expect, it, vi } from 'vitest'
import { renderHook } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { OrderMoney } from '@gondola/contract/payments'
import { queryClient } from '../../api/query-client.ts'
import { useOrderMoney } from './order-money.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sees that a reserve was released within seconds, and then asks no more', async () => {
  vi.useFakeTimers()
  const states = ['devolviendo', 'devolviendo', 'sin-cobro']
  let asked = 0
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ Pedido: 7, Forma: 'reserva', Cobrado: 0, Movimientos: [], Estado: states[asked++] }),
    ),
  )
  const { unmount, result } = renderHook(() => useOrderMoney(1, 7, {}), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await vi.advanceTimersByTimeAsync(8000)
  expect(result.current.data?.Estado).toBe('sin-cobro')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(3)
  unmount()
  queryClient.clear()
})

it.each<[string, Partial<OrderMoney>, boolean]>([
  ['a payment that the provider has not decided', { Estado: 'esperando', Pagina: null }, true],
  [
    'an open page',
    { Estado: 'a-pagar', Pagina: { Url: '/p', Importe: 1, Hasta: '2026-11-27T10:00:00', Tarjeta: false } },
    true,
  ],
  ['money of which no page is open', { Estado: 'falta', Pagina: null }, false],
])('asks the provider every 12 s about %s while a customer watches', async (_, money, isAsked) => {
  vi.useFakeTimers()
  const asked: number[] = []
  const answer = { Pedido: 7, Forma: 'ahora', Total: 1, Movimientos: [], ...money }
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/mirar')) asked.push(Date.now())
    return Promise.resolve(Response.json(answer))
  })
  const { unmount } = renderHook(() => useOrderMoney(1, 7, {}), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  unmount()
  queryClient.clear()
  const pauses = asked.slice(1).map((at, index) => at - asked[index]!)
  expect(asked.length > 0).toBe(isAsked)
  expect(Math.max(0, ...pauses)).toBeLessThan(15_000)
})
