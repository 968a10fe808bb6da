import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { QueuedOrder } from '@gondola/contract/orders'
import { createTheme, ThemeProvider } from '@mui/material'
import { testQueuedOrder } from '../../test/queued-order.ts'
import { QueueScreen } from './queue-screen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Orders that the shop has of a customer, by state. */
const TOTALS: Readonly<Record<string, number>> = { P: 1, D: 30, C: 0, A: 2 }

async function renderQueue(address: string, rows: readonly QueuedOrder[] = []) {
  vi.stubGlobal('fetch', (target: string) => {
    const { pathname, searchParams: query } = new URL(target, 'http://shop.example')
    if (pathname.endsWith('/novedades'))
      return Promise.resolve(Response.json({ Marca: '1', Ultimo: 9, Propios: [], Turnos: [] }))
    if (rows.length > 0)
      return Promise.resolve(Response.json(rows, { headers: { 'x-total-count': String(rows.length) } }))
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
          <ThemeProvider theme={createTheme()}>
            <QueueScreen />
          </ThemeProvider>
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

it('on a wide window a slot is chosen at once, and single orders by keyboard', async () => {
  const later = { HorarioEntrega: '12:00 a 15:00' }
  await renderQueue('/cola?vista=listo', [
    testQueuedOrder({ Id: 1, Preparacion: 'listo' }),
    testQueuedOrder({ Id: 2, Preparacion: 'listo' }),
    testQueuedOrder({ ...later, Id: 3, Preparacion: 'listo' }),
    testQueuedOrder({ ...later, Id: 4, SinCubrir: true }),
  ])
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Elegir todos: .*09:00 a 12:00$/ }))
  expect(screen.getByText('2 elegidos')).toBeDefined()
  const [first, second, third] = [1, 2, 3].map((Id) => screen.getByRole('link', { name: `Pedido N.º ${Id}` }))
  first!.focus()
  fireEvent.keyDown(first!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second!, { key: ' ' })
  expect(screen.getByText('1 elegido')).toBeDefined()
  fireEvent.keyDown(third!, { key: ' ' })
  expect(screen.getByText('2 elegidos')).toBeDefined()
  // one whose money is missing takes no step
  expect(screen.queryByRole('checkbox', { name: /Pedido N.º 4$/ })).toBeNull()
})

it('columns are hidden and shown on this device', async () => {
  await renderQueue('/cola', [testQueuedOrder({ Id: 1 })])
  expect(await screen.findByRole('columnheader', { name: 'Total' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Total' }))
  expect(screen.queryByRole('columnheader', { name: 'Total', hidden: true })).toBeNull()
})

it('an order that was given up with goods in its crate names the crate', async () => {
  await renderQueue('/cola?vista=todos', [testQueuedOrder({ Id: 1, Estado: 'A', QuedoEn: 'F' })])
  expect(await screen.findByText('Quedó en el cajón F')).toBeDefined()
})
