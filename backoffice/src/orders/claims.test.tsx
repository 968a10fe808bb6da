import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import type { StaffOrder } from '@gondola/contract/orders'
import { loginWith } from '../../test/test-staff.ts'
import { CLAIM_TEXTS } from '../texts/claims.ts'
import { ClaimButton } from './claim-button.tsx'
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
      <OrderClaims Id={12} />
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

it('what staff claim for a customer is shown beneath the button at once', async () => {
  const found: (typeof CLAIM)[] = []
  vi.stubGlobal('fetch', async (target: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') found.push({ ...CLAIM, Estado: 'aceptado', Devuelto: 3900 })
    if (target.includes('/dinero')) return Response.json({ Pagos: [] })
    return Response.json(found, { headers: { 'x-total-count': String(found.length) } })
  })
  const line = { Items: 1, Codart: 'D', Descrip: 'Danette', Cantidad: 3, Unidad: 1 }
  const order = { Id: 12, Estado: 'D', Lineas: [line] } as unknown as StaffOrder
  render(
    <CoreAdminContext authProvider={loginWith(['reclamos.ver', 'reclamos.atender'])}>
      <ClaimButton order={order} />
      <OrderClaims Id={12} />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: CLAIM_TEXTS.new }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Danette, 3 un' }))
  fireEvent.click(screen.getByRole('button', { name: CLAIM_TEXTS.giveBack }))
  expect(await screen.findByText(/^Danette: otro artículo · Aceptado/)).toBeDefined()
})
