import type { Client } from '@gondola/contract/clients'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart } from '../../state/cart/cart.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { useSession } from '../../state/session/session.ts'
import { OpenOrders } from './add-to-order.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(QUERY_KEYS.parameters, {
    MaximoPedidosPendientes: 3,
    MaximoPedidosPendientesSinConfirmar: 1,
  })
  replaceCart([])
  addToCart(testArticle({ Codigo: '1' }), 2)
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  useSession.setState({ client: null })
  vi.unstubAllGlobals()
})

it.each([
  ['a visitor', null, 0, ''],
  ['who has none open', false, 0, ''],
  [
    'who has one and did not confirm the address',
    false,
    1,
    /^Ya tenés 1 pedido sin entregar.*Confirmar mi email · Mis pedidos$/,
  ],
  ['who has one and confirmed it', true, 1, ''],
  ['who has as many as anybody may', true, 3, /^Ya tenés 3 pedidos sin entregar.*Mis pedidos$/],
] as const)(
  'tells %s beside the cart whether another order is possible',
  (_, EmailConfirmado, total, text) => {
    queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'P', 0], { items: [], total })
    if (EmailConfirmado !== null) useSession.setState({ client: { Id: 7, EmailConfirmado } as Client })
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <OpenOrders />
        </MemoryRouter>
      </QueryClientProvider>,
    )
    if (text === '') expect(document.body.textContent).toBe('')
    else expect(document.body.textContent).toMatch(text)
  },
)

it('counts nothing of who was logged in before', () => {
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'P', 0], { items: [], total: 1 })
  useSession.setState({ client: { Id: 7, EmailConfirmado: false } as Client })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OpenOrders />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(document.body.textContent).toMatch(/^Ya tenés 1 pedido/)
  act(() => useSession.setState({ client: { Id: 8, EmailConfirmado: false } as Client }))
  expect(document.body.textContent).toBe('')
})
