import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { AdminContext, TestMemoryRouter } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Role } from '@gondola/contract/calls'
import { afterEach, expect, it, vi } from 'vitest'
import { testQueuedOrder } from '../../test/queued-order.ts'
import { loginAs } from '../../test/test-staff.ts'
import { SCREENS } from './screens.ts'
import { GoTo } from '../ui/frame/go-to.tsx'
import { Menu } from '../ui/frame/menu.tsx'
import { ScreensProvider } from '../ui/frame/screen.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Rows of the server by the path of their list. */
type Rows = Readonly<Record<string, readonly object[]>>

const asked: string[] = []

const Address = () => <output>{useLocation().pathname}</output>

function renderFrame(Rol: Role, rows: Rows = {}) {
  asked.length = 0
  vi.stubGlobal('fetch', (target: string) => {
    const { pathname, search } = new URL(target, 'http://shop.example')
    asked.push(`${pathname}${search}`)
    const list = rows[pathname.replace('/api/gestion/', '')] ?? []
    return Promise.resolve(Response.json(list, { headers: { 'x-total-count': String(list.length) } }))
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <TestMemoryRouter>
      <ScreensProvider value={SCREENS}>
        <AdminContext queryClient={queryClient} authProvider={loginAs(Rol)}>
          <Menu />
          <GoTo />
          <Address />
        </AdminContext>
      </ScreensProvider>
    </TestMemoryRouter>,
  )
}

const lines = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('a picker finds the work of the role in a few lines, and what is only read folded under them', async () => {
  renderFrame('pedidos')
  const fold = await screen.findByRole('button', { name: 'Para consultar' })
  expect(lines()).toContain('Pedidos')
  expect(lines().length).toBeLessThanOrEqual(8)
  expect(lines()).not.toContain('Artículos')
  fireEvent.click(fold)
  expect(lines()).toContain('Artículos')
})

it('a folded group stays folded on the device, and an administrator has every screen in some group', async () => {
  renderFrame('administracion')
  fireEvent.click(await screen.findByRole('button', { name: 'Pedidos', expanded: true }))
  // the way back from each of the first steps
  expect(lines()).toContain('Primeros pasos')
  expect(lines()).not.toContain('Pedidos')
  for (const fold of screen.getAllByRole('button', { expanded: false })) fireEvent.click(fold)
  const shown = SCREENS.filter(({ group, isShown }) => group !== null && isShown === undefined)
  expect(lines().length).toBeGreaterThanOrEqual(shown.length)
  expect(screen.queryByRole('button', { name: 'Para consultar' })).toBeNull()
})

const ORDER = testQueuedOrder({ Id: 6663, Opt1: 'Domínguez, Natalia' })

it('Ctrl+K finds an order, and Enter opens it', async () => {
  renderFrame('pedidos', { pedidos: [ORDER] })
  await screen.findByRole('button', { name: 'Para consultar' })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox')
  fireEvent.change(field, { target: { value: 'dominguez' } })
  await screen.findByRole('option', { name: /Pedido N.º 6663 · Domínguez, Natalia/ })
  expect(asked.some((path) => path.startsWith('/api/gestion/clientes'))).toBe(false)
  fireEvent.keyDown(field, { key: 'Enter' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/cola/6663'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('sections and new records are found by the beginning of their words, as the role allows', async () => {
  renderFrame('catalogo')
  fireEvent.click(await screen.findByRole('button', { name: /^Buscar/ }))
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'ofert' } })
  expect(await screen.findByRole('option', { name: /^Ofertas/ })).toBeDefined()
  expect(screen.getByRole('option', { name: /^Crear oferta/ })).toBeDefined()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'cuentas del' } })
  expect(await screen.findByText('No encontramos nada así.')).toBeDefined()
})
