import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { QueueScreen } from './queue-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Orders that the shop has of a customer, by state. */
const TOTALS: Readonly<Record<string, number>> = { P: 1, D: 30, C: 0, A: 2 }

async function renderQueue(address: string) {
  vi.stubGlobal('fetch', (target: string) => {
    const { pathname, searchParams: query } = new URL(target, 'http://shop.example')
    if (pathname.endsWith('/novedades'))
      return Promise.resolve(Response.json({ Marca: '1', Ultimo: 9, Turnos: [] }))
    const isNarrow = query.has('Dia') || query.has('Sucursal')
    const states = query.has('Estado') ? [query.get('Estado')!] : Object.keys(TOTALS)
    const total = isNarrow ? 0 : states.reduce((sum, state) => sum + TOTALS[state]!, 0)
    return Promise.resolve(Response.json([], { headers: { 'x-total-count': String(total) } }))
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter initialEntries={[address]}>
      <CoreAdminContext queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <QueueScreen />
        </QueryClientProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
}

it('a search says where it found orders, and leads there', async () => {
  await renderQueue('/cola?q=dominguez')
  expect((await screen.findByText(/^En todos los pedidos:/)).textContent).toContain(
    '1 en Pendientes30 en Despachados2 en Anulados por el cliente',
  )
  expect(screen.getByText(/Los filtros esconden 32/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: '30 en Despachados' }))
  expect(await screen.findByText('30 pedidos')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Ver todos' }))
  expect(await screen.findByText('33 pedidos')).toBeDefined()
  expect(screen.queryByText(/esconden/)).toBeNull()
})

it('filters that hide all of what a search finds say so', async () => {
  await renderQueue('/cola?vista=todos&q=dominguez&dia=20261123')
  expect(await screen.findByText('Con estos filtros, ninguno.')).toBeDefined()
  expect(screen.getByText(/Los filtros esconden 33/)).toBeDefined()
})
