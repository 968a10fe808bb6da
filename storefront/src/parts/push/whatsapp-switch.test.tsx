import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { WhatsAppSwitch } from './whatsapp-switch.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Shows the switch over a server that has this; returns what the server was told. */
function show(has: object): unknown[] {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    const asked = typeof body === 'string' ? (JSON.parse(body) as object) : {}
    if (typeof body === 'string') told.push(asked)
    return Promise.resolve(Response.json({ ...has, ...asked }))
  })
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: 7, Telefono: '249 400-0001' } as never}>
        <main>
          <WhatsAppSwitch />
        </main>
      </CustomerContext>
    </QueryClientProvider>,
  )
  return told
}

const HAS = { Disponible: true, Telefono: '249 400-0001', Activo: false }

it('is off until the customer turns it on, at the telephone that it names', async () => {
  const told = show(HAS)
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Avisarme por WhatsApp al 249 400-0001',
  })
  expect([wish.checked, told]).toEqual([false, []])
  fireEvent.click(wish)
  await vi.waitFor(() => expect(wish.checked).toBe(true))
  expect(told).toEqual([{ Activo: true }])
})

it('says what a telephone needs that WhatsApp cannot reach', async () => {
  show({ ...HAS, Telefono: null })
  expect(await screen.findByText(/un celular con su código de área/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('is not there in a shop that sends none', async () => {
  show({ ...HAS, Disponible: false })
  await vi.waitFor(() => expect(queryClient.getQueryData(['whatsapp', 7, '249 400-0001'])).toBeDefined())
  expect(screen.getByRole('main').textContent).toBe('')
})
