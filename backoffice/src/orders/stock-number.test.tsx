import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createTheme, ThemeProvider } from '@mui/material'
import { CoreAdminContext, ResourceContextProvider, TestMemoryRouter, testDataProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { StaffStock } from '@gondola/contract/stock'
import { loginAs, loginWith } from '../../test/test-staff.ts'
import { theme } from '../ui/frame/theme.ts'
import { Toasts } from '../ui/frame/toasts.tsx'
import { stock } from './stock.tsx'
import { StockNumberCell } from './stock-number.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CHEESE: StaffStock = {
  Codigo: 'QUESO',
  Sucursal: 2,
  Descripcion: 'Queso',
  Unidad: 100,
  Existencia: 3000,
  Recibida: null,
  Reservada: 0,
  Margen: 0,
  Disponible: 3000,
  Estado: 'hay',
  Marca: null,
  SueleFaltar: false,
}

it('a number is changed in its row, kilos as they are typed, and put back', async () => {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', (target: string, request: RequestInit) => {
    if (request.method !== 'PUT') return Promise.resolve(Response.json({}))
    sent.push([new URL(target, 'http://shop.example').pathname, JSON.parse(request.body as string)])
    return Promise.resolve(Response.json(CHEESE))
  })
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={loginWith(['pedidos.preparar'])}>
        <StockNumberCell row={CHEESE} />
        <Toasts />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /Cambiar el número de Queso/ }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kilos' })
  expect([field.value, document.activeElement]).toEqual(['3', field])
  fireEvent.change(field, { target: { value: '2,5' } })
  fireEvent.submit(field.closest('form')!)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('Cambio deshecho.')).toBeDefined()
  const path = '/api/gestion/existencias/2/QUESO/numero'
  expect(sent).toEqual([
    [path, { Existencia: 2500, Leida: 3000 }],
    [path, { Existencia: 3000, Leida: 2500 }],
  ])
})

it('who may not change it reads it', async () => {
  render(
    <CoreAdminContext authProvider={loginWith(['catalogo.ver'])}>
      <StockNumberCell row={CHEESE} />
    </CoreAdminContext>,
  )
  expect(await screen.findByText('3 kg')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([1280, 390])('a number is changed in the list at a width of %d', async (width) => {
  const authProvider = loginAs('pedidos')
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches:
      width >= Number(/min-width:(\d+)/.exec(media)?.[1] ?? 0) &&
      width <= Number(/max-width:(\d+)/.exec(media)?.[1] ?? Infinity),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  const rows = [{ ...CHEESE, id: 'QUESO', Disponible: 2500 }]
  const dataProvider = testDataProvider({ getList: async () => ({ data: rows as never[], total: 1 }) })
  const StockList = stock.list
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={authProvider} dataProvider={dataProvider}>
        <ResourceContextProvider value="existencias">
          <ThemeProvider theme={createTheme(theme)}>
            <StockList />
          </ThemeProvider>
        </ResourceContextProvider>
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '3 kg. Cambiar el número de Queso' }))
  const field = await screen.findByRole('textbox', { name: 'Kilos' })
  // no form is in a paragraph
  expect(field.closest('p')).toBeNull()
  expect(screen.queryByRole('table') !== null).toBe(width > 1000)
})
