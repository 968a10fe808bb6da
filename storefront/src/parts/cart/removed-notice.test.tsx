import { toCartLine } from '@gondola/contract/cart'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, replaceCart, useCart } from '../../state/cart/cart.ts'
import { ToastList } from '../../ui/notices/toast-list.tsx'
import { useToasts } from '../../ui/notices/toasts.ts'
import { CartBody } from './cart-body.tsx'

const MILK = testArticle({ Codigo: '1', Descripcion: 'Leche' })
const lineOf = (Codigo: string, Descripcion: string, quantity: number) =>
  toCartLine(testArticle({ Codigo, Descripcion }), quantity)

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  useToasts.setState({ shown: [] })
  replaceCart([
    { ...lineOf('1', 'Leche', 1), Items: 1 },
    { ...lineOf('2', 'Pan', 3), Items: 2, Reemplazo: 'nada' },
    { ...lineOf('3', 'Yerba', 2), Items: 3 },
  ])
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CartBody showsPrices={false} />
        <ToastList />
      </MemoryRouter>
    </QueryClientProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const lines = () =>
  useCart
    .getState()
    .lines.map(({ Items, Codart, Cantidad, Reemplazo }) =>
      [Items, Codart, Cantidad, Reemplazo].join(' ').trim(),
    )
const focused = () => document.activeElement?.getAttribute('title') ?? document.activeElement?.textContent

it('a removed article is put back to its place with its quantity and wish', () => {
  const before = lines()
  press('Quitar Pan')
  expect(lines()).toEqual(['1 1 1', '2 3 2'])
  expect(screen.getByText('Quitamos Pan de tu carrito')).toBeDefined()
  press('Deshacer')
  expect(lines()).toEqual(before)
  expect(screen.getByText('Otra vez 3 × Pan en tu carrito')).toBeDefined()
})

it('what was added again meanwhile stays as it is', () => {
  press('Quitar Leche')
  addToCart(MILK, 5)
  press('Deshacer')
  expect(lines()).toEqual(['1 2 3 nada', '2 3 2', '3 1 5'])
})

it('the focus goes to the next row, to the last one, then to what says that the cart is empty', () => {
  press('Quitar Pan')
  expect(focused()).toBe('Quitar Yerba')
  press('Quitar Yerba')
  expect(focused()).toBe('Quitar Leche')
  press('Quitar Leche')
  expect(focused()).toBe('Tu carrito está vacío')
})
