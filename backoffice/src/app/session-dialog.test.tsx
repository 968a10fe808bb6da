import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import type { NavigateFunction } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { staffApiKeys } from '@gondola/contract/integrations'
import { loginAs } from '../../test/test-staff.ts'
import { callServer } from '../api/call-server.ts'
import { authProviderOf } from '../api/auth-provider.ts'
import { keepOwnStaff } from '../api/own-staff.ts'
import { deviceStorage, KEPT_ORDERS } from '../api/storage.ts'
import { queue } from '../picking/picking-store.ts'
import { Toasts } from '../ui/frame/toasts.tsx'
import { SessionDialog } from './session-dialog.tsx'

const problem = (status: number, code: string, detail: string, Campo?: string) =>
  Response.json({ status, code, detail, title: '', ...(Campo && { Campo }) }, { status })

let isConfirmed: boolean
let keysMade: string[]
let proofs: string[]
let navigate: NavigateFunction

beforeEach(() => {
  isConfirmed = false
  keysMade = []
  proofs = []
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/yo/confirmar')) {
      proofs.push(body as string)
      if (!/buena|123456/.test(body as string))
        return problem(
          422,
          'clave-actual',
          'No es correcta.',
          /Codigo/.test(body as string) ? 'Codigo' : 'Pass',
        )
      isConfirmed = true
      return new Response(null, { status: 204 })
    }
    keysMade.push(body as string)
    return isConfirmed
      ? Response.json({ Id: 1 })
      : problem(403, 'confirmar-identidad', 'Ingresá otra vez tu contraseña.')
  })
})
afterEach(() => {
  keepOwnStaff(null)
  cleanup()
  vi.unstubAllGlobals()
})

/** Makes a key in a panel whose session is old; `isSaved` settles when the call does. */
function makeKey(SegundoFactor: boolean) {
  loginAs('administracion', { Usuario: 'ana', SegundoFactor })
  render(
    <TestMemoryRouter navigateCallback={(go) => (navigate = go)}>
      <CoreAdminContext>
        <SessionDialog />
        <Toasts />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  const saved = callServer(staffApiKeys.create, { body: { Nombre: 'ERP', Permisos: [] } })
  saved.catch(() => {})
  return saved
}

const type = async (label: RegExp, value: string) => {
  const field = await screen.findByLabelText(label)
  fireEvent.change(field, { target: { value } })
  fireEvent.submit(field)
}

it('asks for the password, says a wrong one, and sends the same change again', async () => {
  const saved = makeKey(false)
  await type(/Contraseña/, 'mala')
  expect(await screen.findByText('No es correcta.')).toBeDefined()
  await type(/Contraseña/, 'buena')
  expect(await saved).toMatchObject({ Id: 1 })
  expect(keysMade).toHaveLength(2)
  expect(keysMade[1]).toBe(keysMade[0])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('asks for the code alone where the account has a second factor', async () => {
  const saved = makeKey(true)
  await type(/Código/, '123456')
  expect(await saved).toMatchObject({ Id: 1 })
  expect(proofs).toEqual(['{"Codigo":"123456"}'])
})

it('changes nothing when it is cancelled', async () => {
  const saved = makeKey(false)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar' }))
  await expect(saved).rejects.toMatchObject({ status: 403, message: 'Ingresá otra vez tu contraseña.' })
  expect([keysMade.length, proofs.length]).toEqual([1, 0])
})

it('closes when the screen is left, and does not send the change from another one', async () => {
  const saved = makeKey(false)
  await screen.findByRole('dialog')
  await act(async () => navigate('/otra'))
  await expect(saved).rejects.toMatchObject({ status: 403 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText(/cambiaste de pantalla/)).toBeDefined()
  expect([keysMade.length, proofs.length]).toEqual([1, 0])
})

it('closes without a word about saving where only a read was refused', async () => {
  makeKey(false).catch(() => {})
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const read = callServer(staffApiKeys.list, { query: {} })
  read.catch(() => {})
  await screen.findByRole('dialog')
  await act(async () => navigate('/otra'))
  await expect(read).rejects.toMatchObject({ status: 403 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByText(/cambiaste de pantalla/)).toBeNull()
})

it('leaving without saving drops what was picked and not sent, and the orders on the device', async () => {
  vi.stubGlobal('fetch', async () => problem(401, 'sesion', 'Tu sesión terminó.'))
  loginAs('pedidos', { Usuario: 'ana' })
  deviceStorage().setItem(KEPT_ORDERS, '[]')
  queue.add(7, { Items: 1, Version: 0 }, { Cantidad: 2, Sustituto: null, Nota: null })
  render(
    <TestMemoryRouter>
      <CoreAdminContext authProvider={authProviderOf([])}>
        <SessionDialog />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
  callServer(staffApiKeys.create, { body: { Nombre: 'ERP', Permisos: [] } }).catch(() => {})
  expect(queue.waiting()).toHaveLength(1)
  fireEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }))
  await waitFor(() => expect(deviceStorage().getItem(KEPT_ORDERS)).toBeNull())
  loginAs('pedidos', { Usuario: 'ana' })
  expect(queue.waiting()).toEqual([])
})
