import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { StaffStock } from '@gondola/contract/stock'
import { loginWith } from '../../test/test-staff.ts'
import { Toasts } from '../ui/frame/toasts.tsx'
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
