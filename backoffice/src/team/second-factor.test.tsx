import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { SecondFactor } from './second-factor.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a wrong password is said at its field, and no longer beside what the right one brings', async () => {
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ Id: 1, Usuario: 'ana', SegundoFactor: false })
    if ((JSON.parse(body as string) as { Pass: string }).Pass === 'buena')
      return Response.json({ Secreto: 'ABCD', Uri: 'otpauth://totp/x?secret=ABCD' })
    const problem = {
      code: 'clave-actual',
      status: 422,
      title: 'Datos',
      detail: 'No es correcta.',
      Campo: 'Pass',
    }
    return new Response(JSON.stringify(problem), {
      status: 422,
      headers: { 'content-type': 'application/problem+json' },
    })
  })
  render(
    <CoreAdminContext>
      <SecondFactor />
    </CoreAdminContext>,
  )
  const type = async (Pass: string) => {
    const field = await screen.findByLabelText(/Contraseña actual/)
    fireEvent.change(field, { target: { value: Pass } })
    fireEvent.submit(field)
  }
  await type('mala')
  expect(await screen.findByText('No es correcta.')).toBeDefined()
  await type('buena')
  await waitFor(() => expect(screen.getByText('ABCD')).toBeDefined())
  expect(screen.queryByText('No es correcta.')).toBeNull()
})
