import { testArticle } from '@gondola/contract/test/article'
import { toCartLine } from '@gondola/contract/cart'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToCart, replaceCart, useCart } from '../../state/cart/cart.ts'
import { ToastList } from '../../ui/notices/toast-list.tsx'
import { useToasts } from '../../ui/notices/toasts.ts'
import { tellAdded } from './cart-notices.ts'

const MILK = testArticle({ Codigo: '1', Descripcion: 'Leche' })
const POTATO = testArticle({ Codigo: '3', Descripcion: 'Papa', unidad: 100 })

beforeEach(() => {
  vi.useFakeTimers()
  replaceCart([])
  useToasts.setState({ shown: [] })
  render(<ToastList />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function add(article: typeof MILK, quantity: number | null) {
  act(() => {
    addToCart(article, quantity)
    tellAdded(useCart.getState().added!)
  })
}
const text = () => screen.getByRole('status').textContent
const cart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it("says '¡Agregado!' for a second, and what was added for longer", () => {
  add(MILK, null)
  expect(text()).toContain('¡Agregado!Leche en tu carrito')
  act(() => void vi.advanceTimersByTime(1000))
  expect(text()).not.toContain('¡Agregado!')
  expect(text()).toContain('Leche en tu carrito')
  act(() => void vi.advanceTimersByTime(5000))
  expect(screen.queryByRole('status')).toBeNull()
})

it('is replaced by the next one, with its quantity', () => {
  add(MILK, 3)
  add(POTATO, 1500)
  expect(text()).toContain('1,5 kg de Papa en tu carrito')
})

it('undoes the addition: the previous quantity, or nothing, and says so', () => {
  add(MILK, 2)
  add(MILK, 3)
  press('Deshacer')
  expect(cart()).toEqual([['1', 2]])
  expect(text()).toContain('Otra vez 2 × Leche en tu carrito')
  add(POTATO, 500)
  press('Deshacer')
  expect(cart()).toEqual([['1', 2]])
  expect(text()).toContain('Sacamos Papa de tu carrito')
})

it('does not let 2 become 100 g in silence', () => {
  add(POTATO, 2)
  expect(text()).toContain('100 g de Papa en tu carrito, el mínimo')
})

it('of what is at its limit says that nothing was added', () => {
  const rare = { ...MILK, LimitePorPedido: 2 }
  add(rare, 5)
  expect(text()).toContain('2 × Leche en tu carrito')
  add(rare, 1)
  expect(text()).toContain('Ya tenés el máximo por pedido: 2 × Leche')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

it('of what little is left says how much of it is in the cart, and lowers nothing else', () => {
  const few = { ...MILK, Existencia: 'pocas' as const, Quedan: 2 }
  replaceCart([{ ...toCartLine({ ...few, Codigo: '9' }, 5) }])
  add(few, 5)
  expect(text()).toContain('Quedan 2: llevás 2 × Leche')
  expect(cart()).toEqual([
    ['9', 5],
    ['1', 2],
  ])
  press('Deshacer')
  expect(cart()).toEqual([['9', 5]])
})

it('goes when its article leaves the cart some other way', () => {
  add(MILK, 1)
  add(POTATO, 500)
  act(() => replaceCart(useCart.getState().lines.slice(0, 1)))
  expect(screen.queryByRole('status')).toBeNull()
})
