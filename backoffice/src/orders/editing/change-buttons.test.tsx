import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StaffOrder } from '@gondola/contract/orders'
import { loginWith } from '../../../test/test-staff.ts'
import { ChangeButtons } from './change-buttons.tsx'

const DATA = {
  Cuit: '30712345671',
  RazonSocial: 'Almacén SRL',
  CondicionIva: 'responsable-inscripto',
} as const
let sent: unknown[]
beforeEach(() => {
  sent = []
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(body as string))
    return Response.json({})
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(order: Partial<StaffOrder>, permissions = ['pedidos.cambiar', 'clientes.ver']) {
  const whole = { Id: 12, Cliente: 3, Estado: 'P', Lineas: [], ...order } as never
  render(
    <CoreAdminContext authProvider={loginWith(permissions as never)}>
      <ChangeButtons order={whole} onDone={() => undefined} />
    </CoreAdminContext>,
  )
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

it.each([
  [{}, ['Pasar a otro día', 'Cambiar artículos', 'Corregir datos', 'Factura A']],
  [{ Estado: 'D' }, ['Factura A']],
  [{ Estado: 'D', Cliente: null }, ['Factura A']],
  [{ Estado: 'D', Comprobantes: [{}] }, []],
  [{ Estado: 'C' }, []],
] as const)('of an order %o staff may change %o', async (order, offered) => {
  show(order as never)
  await waitFor(() => expect(buttons()).toEqual(offered))
})

it('is not offered to who may not see customers', async () => {
  show({}, ['pedidos.cambiar'])
  await screen.findByRole('button', { name: 'Corregir datos' })
  expect(screen.queryByRole('button', { name: 'Factura A' })).toBeNull()
})

it('Factura A is given with its data, and taken away', async () => {
  show({ Estado: 'D', Factura: DATA })
  fireEvent.click(await screen.findByRole('button', { name: 'Factura A' }))
  const cuit = screen.getByRole<HTMLInputElement>('textbox', { name: /CUIT/ })
  expect(cuit.value).toBe('30-71234567-1')
  fireEvent.change(cuit, { target: { value: '20-12345678-6' } })
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toEqual([{ ...DATA, Cuit: '20-12345678-6' }]))
  fireEvent.click(screen.getByRole('button', { name: 'Factura A' }))
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Condición frente al IVA' }))
  fireEvent.click(screen.getByRole('option', { name: 'No pide Factura A' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent.at(-1)).toBeNull())
})
