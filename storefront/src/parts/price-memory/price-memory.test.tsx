import { cleanup, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { useSession } from '../../state/session/session.ts'
import { PriceMemory } from './price-memory.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  useSession.setState({ client: null })
})

function show(client: number | null, Codigo: string, unidad: number, price: number | null) {
  useSession.setState({ client: client === null ? null : ({ Id: client } as never) })
  queryClient.setQueryData(
    ['orders', 7, 'purchases'],
    [
      { Codigo: 'LECHE', Unidad: 1, Cantidad: 2, Precio: 1980, Fecha: '2026-11-16' },
      { Codigo: 'PAPA', Unidad: 100, Cantidad: 1500, Precio: 900, Fecha: '2026-11-16' },
      { Codigo: 'PAN', Unidad: 1, Cantidad: 1, Precio: null, Fecha: '2026-11-16' },
    ],
  )
  render(
    <QueryClientProvider client={queryClient}>
      <PriceMemory Codigo={Codigo} unidad={unidad} price={price} />
    </QueryClientProvider>,
  )
  return document.querySelector('p')?.textContent ?? null
}

test.each([
  [7, 'LECHE', 1, 2340, 'La última vez $ 1.980,00, hoy $ 2.340,00'],
  [7, 'PAPA', 100, 850.5, 'La última vez $ 900,00 el kilo, hoy $ 850,50'],
  [7, 'LECHE', 1, 1980, null],
  [7, 'LECHE', 100, 2340, null],
  [7, 'LECHE', 1, null, null],
  [7, 'PAN', 1, 2000, null],
  [7, 'OTRO', 1, 2000, null],
])('of client %s, article %s in %s at %s reads %s', (client, Codigo, unidad, price, words) => {
  const shown = show(client, Codigo, unidad, price)
  expect(shown && shown.replaceAll('\u00a0', ' ')).toBe(words)
})

test('a visitor has no last time', () => {
  expect(show(null, 'LECHE', 1, 2340)).toBeNull()
  expect(screen.queryByText(/última vez/)).toBeNull()
})
