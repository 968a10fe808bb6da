import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, changeQuantity, replaceCart } from '../../state/cart/cart.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { PricesPublic } from '../../state/site.ts'
import { RunningTotal } from './running-total.tsx'

const MILK = testArticle({ Codigo: '1', Descripcion: 'Leche', Precioventa: 4000 })
const POTATO = testArticle({
  Codigo: '3',
  Descripcion: 'Papa',
  unidad: 100,
  Precioventa: 1000,
})

beforeEach(() => {
  vi.useFakeTimers()
  replaceCart([])
  queryClient.setQueryData([...QUERY_KEYS.costs, 0], { Monto1: 2500, Monto2: 15_000 })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.useRealTimers()
})

const show = (arePublic = true, onOpen = vi.fn<() => void>()) => {
  render(
    <QueryClientProvider client={queryClient}>
      <PricesPublic value={arePublic}>
        <RunningTotal onOpen={onOpen} />
      </PricesPublic>
    </QueryClientProvider>,
  )
  return onOpen
}
const text = () => screen.queryByRole('button')?.textContent?.replaceAll('\u00a0', ' ')
const status = () => screen.getByRole('status').textContent.replaceAll('\u00a0', ' ')

describe('the running total', () => {
  it('says what is missing for the minimum, follows the cart, and opens it', () => {
    act(() => addToCart(MILK, 3))
    const onOpen = show()
    expect(text()).toBe('Tu carrito:$ 12.000,00 · te faltan $ 3.000,00')
    act(() => changeQuantity('1', 4))
    expect(text()).toBe('Tu carrito:$ 16.000,00 · llegaste al mínimo')
    act(() => addToCart(POTATO, 500))
    expect(text()).toBe('Tu carrito:≈ $ 16.500,00 · llegaste al mínimo')
    fireEvent.click(screen.getByRole('button'))
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('is announced once the cart is at rest, not at each press, and not on arrival', () => {
    act(() => addToCart(MILK, 1))
    show()
    act(() => void vi.advanceTimersByTime(5000))
    expect(status()).toBe('')
    act(() => changeQuantity('1', 2))
    act(() => void vi.advanceTimersByTime(1000))
    act(() => changeQuantity('1', 3))
    act(() => void vi.advanceTimersByTime(1000))
    expect(status()).toBe('')
    act(() => void vi.advanceTimersByTime(1000))
    expect(status()).toBe('Tu carrito: $ 12.000,00 Te faltan $ 3.000,00 para el mínimo')
  })

  it('is not shown to whom prices are hidden', () => {
    act(() => addToCart(MILK, 1))
    show(false)
    expect(text()).toBeUndefined()
  })
})
