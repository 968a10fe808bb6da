import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { loginWith } from '../../../test/test-staff.ts'
import { PhoneOrderScreen, Totals } from './phone-order.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const TOTALS = { Lineas: [], TotalBruto: 21_590, TotalDescuento: 0, TotalEnvio: 0, TotalNeto: 21_590 }

it.each([
  ['the total alone', 0, /^Productos: \$ 21.590,00Total: \$ 21.590,00$/],
  ['what the minimum lacks', 0, /Total: \$ 21.590,00Faltan \$ 3.410,00 para el mínimo$/, 25_000],
  ['the total alone of a whole minimum', 0, /Total: \$ 21.590,00$/, 21_590],
  [
    'credit, what it pays and what is left',
    1800,
    /Saldo a favor: −\$ 1.800,00 · Le queda por pagar: \$ 19.790,00$/,
  ],
  ['credit that pays all', 30_000, /Saldo a favor: −\$ 21.590,00 · Le queda por pagar: \$ 0,00$/],
])('reads out %s', (_what, credit, text, least?: number) => {
  render(<Totals totals={TOTALS} credit={credit} least={least} />)
  expect(screen.getByRole('status').textContent.replaceAll('\u00A0', ' ')).toMatch(text)
})

const CLIENT = {
  Id: 5,
  Nombre: 'Carolina López',
  Telefono: '',
  Email: 'c@x.example',
  Localidad: 'Tandil',
  Documento: '',
  Direccion: 'Pinto 1',
  Direcciones: [],
}

it('tells as soon as the customer is chosen that they may have no further order, and of more found than shown', async () => {
  vi.stubGlobal('fetch', async (target: string) => {
    const { pathname } = new URL(target, 'http://localhost')
    if (pathname.endsWith('/clientes/5')) return Response.json(CLIENT)
    if (pathname.endsWith('/5/pedido-telefonico'))
      return Response.json({ Saldo: 0, Tope: 'pedidos-pendientes' })
    if (pathname.endsWith('/grilla')) return Response.json({ Costo: { Monto2: 0 } })
    if (pathname.endsWith('/clientes')) return Response.json([CLIENT], { headers: { 'x-total-count': '12' } })
    return Response.json([])
  })
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.tomar', 'pedidos.ver'])}>
      <PhoneOrderScreen />
    </CoreAdminContext>,
  )
  const field = await screen.findByLabelText(/Teléfono, nombre/)
  fireEvent.change(field, { target: { value: 'López' } })
  fireEvent.submit(field)
  expect(await screen.findByText(/^Hay 11 más/)).toBeDefined()
  fireEvent.click(await screen.findByText('Carolina López'))
  expect(await screen.findByText(/^Tiene todos los pedidos sin entregar/)).toBeDefined()
})

it.each([
  ['2494 555-123', '2494 555-123'],
  ['Pérez', ''],
])('a new customer who was searched for by %s has the telephone %o', async (typed, telephone) => {
  vi.stubGlobal('fetch', async () => Response.json([], { headers: { 'x-total-count': '0' } }))
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.tomar', 'pedidos.ver'])}>
      <PhoneOrderScreen />
    </CoreAdminContext>,
  )
  const field = await screen.findByLabelText(/Teléfono, nombre/)
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.submit(field)
  expect((await screen.findByLabelText<HTMLInputElement>(/^Teléfono \*|^Teléfono$/)).value).toBe(telephone)
})
