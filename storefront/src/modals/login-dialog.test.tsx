import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { useSession } from '../state/session/session.ts'
import { loginTexts } from '../texts/account.ts'
import { ToastList } from '../ui/notices/toast-list.tsx'
import { LoginDialog } from './login-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("'Datos incorrectos' goes once the login succeeds", async () => {
  const answers = [null, { Id: 7, Nombre: 'Ana' }]
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? answers.shift() : {}),
  )
  render(
    <MemoryRouter>
      <LoginDialog />
      <ToastList />
    </MemoryRouter>,
  )
  const attempt = () => fireEvent.click(screen.getByRole('button', { name: loginTexts.submit }))
  fireEvent.change(screen.getByLabelText(loginTexts.userOrEmail), { target: { value: 'demo' } })
  fireEvent.change(screen.getByLabelText(loginTexts.password), { target: { value: 'demo1234' } })
  attempt()
  const refused = await screen.findByRole('alert')
  expect(refused.textContent).toContain('Datos incorrectos')
  attempt()
  await waitFor(() => expect(useSession.getState().client?.Id).toBe(7))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
