import { testArticle } from '@gondola/contract/test/article'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addToCart, replaceCart, useCart } from '../../state/cart/cart.ts'
import { LineQuantity } from './line-amounts.tsx'

const APPLE = testArticle({ Codigo: '3', Descripcion: 'Manzana', unidad: 100, Precioventa: 2000 })

beforeEach(() => {
  vi.useFakeTimers()
  replaceCart([])
  addToCart(APPLE, 200)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Line() {
  const line = useCart(({ lines }) => lines[0]!)
  return <LineQuantity line={line} />
}
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join('')

it('says quantity and price of a line once it is another, after a rest', () => {
  render(<Line />)
  act(() => void vi.advanceTimersByTime(2000))
  expect(said()).toBe('')
  const more = screen.getByRole('button', { name: 'Sumar Manzana' })
  for (const event of ['pointerDown', 'pointerUp', 'click'] as const) fireEvent[event](more)
  act(() => void vi.advanceTimersByTime(2000))
  expect(said()).toBe('300 g de Manzana, ≈ $ 600,00')
})

it('says nothing of a line whose price alone has changed', () => {
  render(<Line />)
  act(() => replaceCart(useCart.getState().lines.map((line) => ({ ...line, Precioventa: 999 }))))
  act(() => void vi.advanceTimersByTime(2000))
  expect(said()).toBe('')
})
