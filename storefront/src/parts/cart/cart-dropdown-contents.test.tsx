import { toCartLine } from '@gondola/contract/cart'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { replaceCart } from '../../state/cart/cart.ts'
import { CartDropdownContents } from './cart-dropdown-contents.tsx'

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (names: string[]) => {
  replaceCart(names.map((Descripcion) => toCartLine(testArticle({ Codigo: Descripcion, Descripcion }), 1)))
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <CartDropdownContents items={names.length} onLeave={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return container.querySelector('button, a, input, [tabindex]')!
}

it('the first tab stop of an open cart leads past its lines to the checkout', () => {
  const first = show(['Leche', 'Pan'])
  expect(first.textContent).toBe('Saltar al total')
  fireEvent.click(first)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pasar por caja' }))
})

it('every line of an open cart takes a note, packed or not', () => {
  show(['Leche', 'Pan'])
  expect(screen.getAllByRole('button', { name: /^Agregar aclaración: / })).toHaveLength(2)
})

it('an empty cart has nothing to skip', () => {
  show([])
  expect(screen.queryByText('Saltar al total')).toBeNull()
})
