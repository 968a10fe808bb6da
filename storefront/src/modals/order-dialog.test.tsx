import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Order } from '@gondola/contract/orders'
import { queryClient } from '../api/query-client.ts'
import { QUERY_KEYS } from '../state/query-keys.ts'
import { useSession } from '../state/session/session.ts'
import { OrderDialog } from './order-dialog.tsx'

const ORDER = {
  Id: 12,
  Cliente: 7,
  Estado: 'P',
  Preparacion: 'listo',
  Fecha: '2026-11-20',
  Fechahora: '2026-11-20T10:00:00-03:00',
  Dia: null,
  TipoPago: { Id: 5, Descrip: 'Transferencia' },
  Lineas: [],
} as unknown as Order
const MONEY = { Pedido: 12, Forma: 'ahora', Estado: 'a-pagar', Total: 1000, Falta: 1000, Movimientos: [] }
const PAGE = {
  Url: 'https://shop.example/pago/vuelta/12',
  Importe: 1000,
  Hasta: '2099-11-22T18:35:00-03:00',
  Tarjeta: false,
  Transferencia: {
    Referencia: 'G12-7K2Q',
    Alias: 'GONDOLA.TANDIL',
    Cbu: '',
    Titular: '',
    Cuit: '',
    Banco: '',
  },
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(['payment-types'], [{ Id: 5, Descrip: 'Transferencia', Forma: 'ahora' }])
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(Pagina: typeof PAGE | null, order: Order = ORDER) {
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'money', 12], {
    ...MONEY,
    PagarHasta: PAGE.Hasta,
    Pagina,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OrderDialog order={order} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('an unpaid order that is ready has the way to pay it', () => {
  show(null)
  const link = screen.getByRole('link', { name: 'Pagar ahora' })
  expect(link.getAttribute('href')).toBe('/pedido/12?pago=ir')
})

it('a transfer that was begun has its alias and reference', () => {
  show(PAGE)
  const account = screen.getByLabelText('Datos para transferir')
  expect(account.textContent).toContain('GONDOLA.TANDIL')
  expect(account.textContent).toContain('G12-7K2Q')
  expect(screen.queryByRole('link', { name: 'Pagar ahora' })).toBeNull()
})

it('an order that nobody prepares yet can be changed and annulled from here', () => {
  useSession.setState({ client: { Id: 7 } as never })
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'changeable'], [{ Id: 12, Hasta: '2026-11-25T20:00' }])
  const { Preparacion: _, ...pending } = ORDER
  show(null, pending)
  fireEvent.click(screen.getByRole('button', { name: 'Más' }))
  expect(screen.getByRole('link', { name: 'Cambiar pedido' }).getAttribute('href')).toBe('/pedido/12?cambiar')
  expect(screen.getByRole('button', { name: 'Eliminar pedido' })).toBeDefined()
})
