import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { CustomerContext } from '../../state/session/customer.ts'
import { PushSwitch } from './push-switch.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** Shows the switch in a browser with these abilities. */
function show({
  permission,
  agent = 'Mozilla/5.0 (Linux; Android 15)',
}: {
  permission?: string
  agent?: string
}) {
  const serviceWorker = { getRegistration: () => Promise.resolve(undefined) }
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints: 5, ...(permission && { serviceWorker }) })
  if (permission !== undefined) {
    vi.stubGlobal('Notification', { permission })
    vi.stubGlobal('PushManager', {})
  }
  render(
    <QueryClientProvider client={queryClient}>
      <CustomerContext value={{ Id: 7 } as never}>
        <PushSwitch />
      </CustomerContext>
    </QueryClientProvider>,
  )
}

it('is off before anybody presses it, without asking the browser or the server', async () => {
  show({ permission: 'default' })
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Avisarme en este dispositivo' })
  expect(wish.checked).toBe(false)
})

it.each([
  ['blocks notifications', { permission: 'denied' }, /bloquea los avisos/],
  ['cannot show them', {}, /no puede mostrar avisos/],
  ['is an iPhone’s', { agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' }, /pantalla de inicio/],
  ['is an iPad’s', { agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)' }, /pantalla de inicio/],
])('a browser that %s says so in place of the switch', async (_what, abilities, reason) => {
  show(abilities)
  expect(await screen.findByText(reason)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
