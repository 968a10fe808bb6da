import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { PricesPublic } from '../../state/site.ts'
import { PhonePanel } from './phone-panels.tsx'

afterEach(cleanup)

it.each([
  [false, 'Ingresá para ver los precios, guardar tu pedido y comprar.'],
  [true, 'Ingresá para guardar tu pedido y comprar.'],
])('a visitor reads what an account brings, prices open: %s', (arePublic, text) => {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <PricesPublic value={arePublic}>
          <PhonePanel open="account" />
        </PricesPublic>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText(text)).toBeDefined()
})
