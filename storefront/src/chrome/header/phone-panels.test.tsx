import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HashRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { type PanelName, togglePanel, usePanel } from '../../state/panels.ts'
import { PricesPublic } from '../../state/site.ts'
import { PhonePanel } from './phone-panels.tsx'

afterEach(cleanup)

function renderPanel(open: PanelName, arePublic = true) {
  render(
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <PricesPublic value={arePublic}>
          <PhonePanel open={open} />
        </PricesPublic>
      </HashRouter>
    </QueryClientProvider>,
  )
}

it.each([
  [false, 'Ingresá para ver los precios, guardar tu pedido y comprar.'],
  [true, 'Ingresá para guardar tu pedido y comprar.'],
])('a visitor reads what an account brings, prices open: %s', (arePublic, text) => {
  renderPanel('account', arePublic)
  expect(screen.getByText(text)).toBeDefined()
})

it.each([
  ['its close button', () => screen.getByRole('button', { name: 'Cerrar' })],
  ['a link in it', () => screen.getByRole('link', { name: 'Promociones' })],
])('a panel is out of sight at once and closed after the next frame, by %s', async (_, pressed) => {
  togglePanel('departments')
  renderPanel('departments')
  const isOutOfSight = () => screen.getByRole('dialog').className.includes('leaving')
  expect(isOutOfSight()).toBe(false)
  fireEvent.click(pressed())
  expect(isOutOfSight()).toBe(true)
  await waitFor(() => expect(usePanel.getState().open).toBeNull())
})
