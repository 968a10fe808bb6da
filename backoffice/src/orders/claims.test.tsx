import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { loginWith } from '../../test/test-staff.ts'
import { OrderClaims } from './claims.tsx'

const CLAIM = {
  Id: 5,
  Pedido: 12,
  Items: 1,
  Articulo: 'Danette',
  Motivo: 'otro',
  Cantidad: 3,
  Unidad: 1,
  Importe: 3900,
  Devuelto: 0,
  Estado: 'abierto',
  Medio: 'mismo',
  Nota: '',
  Cuenta: '',
  Foto: null,
  Salio: 3,
  Pidio: 'Flan',
  Eligio: 'Shimy',
  EnLaPuerta: 0,
  Anteriores: 0,
  Aceptados: 0,
  Preparador: 'beto',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (...permissions: ('reclamos.ver' | 'reclamos.atender')[]) => {
  const decided = { ...CLAIM, Id: 6, Articulo: 'Pan', Estado: 'aceptado', Devuelto: 300.3 }
  vi.stubGlobal('fetch', (target: string) =>
    Promise.resolve(
      target.includes('/reclamos/5')
        ? Response.json(CLAIM)
        : Response.json([CLAIM, decided], { headers: { 'x-total-count': '2' } }),
    ),
  )
  render(
    <CoreAdminContext authProvider={loginWith(permissions)}>
      <OrderClaims Id={12} onDone={() => undefined} />
    </CoreAdminContext>,
  )
}

it('an order shows its claims, and what waits is answered from it, knowing what was ordered and chosen', async () => {
  show('reclamos.ver', 'reclamos.atender')
  const claims = within(await screen.findByRole('region', { name: 'Reclamos de este pedido' }))
  expect(claims.getByText('Danette: otro artículo · Por responder')).toBeDefined()
  expect(claims.getByText('Pan: otro artículo · Aceptado, $ 300,30')).toBeDefined()
  fireEvent.click(claims.getByRole('button', { name: 'Responder: Danette, pedido N.º 12' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Había pedido: Flan')
  expect(dialog.textContent).toContain('Preguntado, eligió: Shimy')
})

it('who only prepares sees them without answering', async () => {
  show('reclamos.ver')
  await waitFor(() => expect(screen.getByText(/^Danette/)).toBeDefined())
  expect(screen.queryByRole('button')).toBeNull()
})
