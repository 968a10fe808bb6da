import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { OwnOrders } from './leave-orders.tsx'

afterEach(cleanup)

const show = (...ids: number[]) => {
  render(
    <MemoryRouter>
      <OwnOrders ids={ids} />
    </MemoryRouter>,
  )
  return screen.queryByRole('link')
}

it('a picker is led to what was handed over to them, all at once', () => {
  const link = show(6631, 6666)
  expect(link?.textContent).toBe('Seguir con tus 2 pedidos en preparación')
  expect(link?.getAttribute('href')).toBe('/preparar/6631,6666')
})

it('a picker without orders is led nowhere', () => expect(show()).toBeNull())
