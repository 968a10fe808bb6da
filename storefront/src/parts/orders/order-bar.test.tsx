import { testArticle } from '@gondola/contract/test/article'
import { toCartLine } from '@gondola/contract/cart'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, quantityIn, replaceCart, setQuantity, useCart } from '../../state/cart/cart.ts'
import { keepOrderEdits } from '../../state/cart/order-edits.ts'
import { useSession } from '../../state/session/session.ts'
import { ToastList } from '../../ui/notices/toast-list.tsx'
import { RunningTotal } from '../cart/running-total.tsx'
import { OrderBar } from './order-bar.tsx'

const BREAD = testArticle({ Codigo: '2', Descripcion: 'Pan', Precioventa: 50, LimitePorPedido: 4 })
const ORDER = { Id: 6663, Cliente: 7 }
const PEDIDA = { Codart: '1', Descrip: 'Leche', Unidad: 1 as const, Cantidad: 2 }
const begin = () =>
  keepOrderEdits(ORDER, { Pedido: 6663, Cliente: 7, Cambios: 0, Lineas: [], Pedidas: [PEDIDA] })

const PRICES: Record<string, number> = { 1: 100, 2: 50 }
let refusal: Response | null

/** Prices the lines of a preview. */
async function shop(_: string, { method, body }: RequestInit): Promise<Response> {
  if (method !== 'POST') return Response.json({})
  if (refusal !== null) return refusal
  const { Lineas } = JSON.parse(body as string) as { Lineas: { Codart: string; Cantidad: number }[] }
  const TotalAhora = Lineas.reduce((sum, { Codart, Cantidad }) => sum + PRICES[Codart]! * Cantidad, 0)
  const Pedido = { Id: 6663, Lineas: [], TotalNeto: TotalAhora }
  return Response.json({ Pedido, Diferencia: { Lineas: [], TotalAntes: 200, TotalAhora } })
}

beforeEach(() => {
  refusal = null
  vi.stubGlobal('fetch', shop)
  useSession.setState({ client: { Id: 7 } as never })
  replaceCart([toCartLine(BREAD, 1)])
})
afterEach(() => {
  cleanup()
  keepOrderEdits(ORDER, null)
  replaceCart([])
  useSession.setState({ client: null })
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = (address = '/articulos') =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <OrderBar />
        <RunningTotal onOpen={() => undefined} />
        <ToastList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const bar = () => screen.queryByRole('region', { name: 'Pedido que estás cambiando' })
const words = () => bar()?.querySelector('p')?.textContent.replaceAll('\u00a0', ' ')
const cart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])

it('says nothing while no order is being changed, or another customer’s is', () => {
  keepOrderEdits(
    { ...ORDER, Cliente: 8 },
    {
      Pedido: 6663,
      Cliente: 8,
      Cambios: 0,
      Lineas: [],
      Pedidas: [PEDIDA],
    },
  )
  show()
  expect(bar()).toBeNull()
  act(() => addToCart(BREAD, 1))
  expect(cart()).toEqual([['2', 2]])
  act(() => keepOrderEdits({ ...ORDER, Cliente: 8 }, null))
})

it('articles go into the order that is being changed, up to their limit, and the cart stays', async () => {
  begin()
  show()
  expect(words()).toBe('Cambiás el pedido 6663: todavía sin cambios')
  act(() => addToCart(BREAD, 3))
  expect(useCart.getState().added).toMatchObject({ before: null, Pedido: 6663 })
  await vi.waitFor(() =>
    expect(words()).toBe('Cambiás el pedido 6663: +1 artículo sin guardar, $ 150,00 · Total $ 350,00'),
  )
  act(() => addToCart(BREAD, 3))
  expect(quantityIn(useCart.getState(), '2')).toBe(4)
  act(() => setQuantity('1', 0))
  expect(quantityIn(useCart.getState(), '1')).toBeNull()
  await vi.waitFor(() =>
    expect(words()).toBe(
      'Cambiás el pedido 6663: +1 artículo, −1 artículo sin guardar, $ 0,00 · Total $ 200,00',
    ),
  )
  expect(cart()).toEqual([['2', 1]])
  // the cart's own total and minimum are not said meanwhile
  expect(screen.queryByText('Tu carrito:')).toBeNull()
})

it('tells why the order cannot be had so, as its minimum', async () => {
  begin()
  refusal = Response.json(
    {
      type: 'about:blank',
      title: '',
      status: 422,
      detail: 'El monto debe ser mayor a $ 150,00.',
      code: 'minimo',
    },
    { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
  )
  show()
  act(() => setQuantity('1', 1))
  await vi.waitFor(() =>
    expect(words()).toBe(
      'Cambiás el pedido 6663: −1 artículo sin guardar. El monto debe ser mayor a $ 150,00.',
    ),
  )
})

it("'Dejar' sends articles to the cart again, until it is undone", () => {
  begin()
  show()
  act(() => addToCart(BREAD, 1))
  fireEvent.click(screen.getByRole('button', { name: 'Dejar' }))
  expect(bar()).toBeNull()
  act(() => addToCart(BREAD, 1))
  expect(cart()).toEqual([['2', 2]])
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(words()).toContain('+1 artículo')
  expect(quantityIn(useCart.getState(), '2')).toBe(1)
})

it('is not on the screen where the order is changed', () => {
  begin()
  show('/pedido/6663?cambiar')
  expect(bar()).toBeNull()
  cleanup()
  show('/pedido/6663')
  expect(screen.getByRole('link', { name: 'Ver cambios' }).getAttribute('href')).toBe(
    '/pedido/6663?cambiar=total',
  )
})
