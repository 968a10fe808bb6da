import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { knownStaff } from '../api/own-staff.ts'
import { loginAs } from '../../test/test-staff.ts'
import { OwnAccount } from './own-account.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const renderAccount = () =>
  render(
    <CoreAdminContext>
      <OwnAccount />
    </CoreAdminContext>,
  )

it('offers the alerts of what the account may see, and stores what is pressed', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  const sent: unknown[] = []
  loginAs('atencion', { Email: 'ana@example.com', Avisos: ['reclamos'] })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const Avisos = (JSON.parse(body as string) as { Avisos: string[] }).Avisos
    sent.push([new URL(url, 'http://shop.example').pathname, Avisos])
    return Response.json({ ...knownStaff(), Avisos })
  })
  renderAccount()
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  await screen.findByRole('group', { name: 'Avisos por mail', description: /ana@example\.com/ })
  expect(screen.queryByRole('checkbox', { name: 'Diferencias de plata' })).toBeNull()
  expect(box('Reclamos por responder').checked).toBe(true)
  fireEvent.click(box('Arrepentimientos con las 24 horas vencidas'))
  await waitFor(() => expect(box('Arrepentimientos con las 24 horas vencidas').checked).toBe(true))
  expect(sent).toEqual([['/api/gestion/yo/avisos', ['reclamos', 'arrepentimientos']]])
})

it('names who can enter a missing address', () => {
  loginAs('administracion')
  vi.stubGlobal('fetch', async () => Response.json(knownStaff()))
  renderAccount()
  expect(screen.getByText(/no tiene email/)).toBeDefined()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
