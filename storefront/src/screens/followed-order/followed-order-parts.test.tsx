import type { FollowedOrder } from '@gondola/contract/orders'
import type { OrderMoney } from '@gondola/contract/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { followedOrderTexts } from '../../texts/followed-order.ts'
import { FollowedOrderParts } from './followed-order-parts.tsx'

const ORDER = {
  Id: 12,
  Cliente: 7,
  Estado: 'P',
  FormaEntrega: 'ED',
  Dia: 20_991_122,
  HorarioEntrega: '18:00 a 21:00',
  Fecha: '2099-11-21',
  Fechahora: '2099-11-21T18:05:00-03:00',
  TotalNeto: 1000,
  Lineas: [],
}
const FOLLOWED = {
  Pedido: ORDER,
  Etapas: [{ Etapa: 'recibido', Momento: '2099-11-21T18:05:00-03:00' }],
  Valoraciones: [],
  ValorableHasta: null,
  Version: '1',
} as unknown as FollowedOrder
const MONEY: OrderMoney = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'a-pagar',
  Total: 1000,
  Reservado: 0,
  Cobrado: 0,
  Devuelto: 0,
  Falta: 1000,
  PagarHasta: '2099-11-21T20:07:00-03:00',
  Pagina: null,
  Movimientos: [
    { Momento: '2099-11-21T18:07:00-03:00', Clase: 'rechazo', Importe: 1000, Medio: 'visa', Cuotas: 1 },
  ],
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

it.each<[what: string, money: Partial<OrderMoney>, isFirst: boolean]>([
  ['was refused', {}, true],
  ['waits', { Movimientos: [] }, true],
  ['is made', { Estado: 'pagado', Cobrado: 1000, Falta: 0 }, false],
])("a payment that %s is first on its order's page: %o", (_what, money, isFirst) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'money', 12], { ...MONEY, ...money })
  const customer = { Id: 7 } as never
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <CustomerContext value={customer}>
          <FollowedOrderParts followed={FOLLOWED} pago="vuelta" />
        </CustomerContext>
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const payment = screen.getByRole('heading', { name: 'Pago' })
  const timeline = screen.getByRole('list', { name: followedOrderTexts.stages })
  const isBefore = payment.compareDocumentPosition(timeline) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isBefore !== 0).toBe(isFirst)
  expect(screen.queryAllByRole('button', { name: /^Pagar/ })).toHaveLength(isFirst ? 1 : 0)
})
