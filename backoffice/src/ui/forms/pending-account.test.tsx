import { PERMISSIONS } from '@gondola/contract/calls'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, Notification, RecordContextProvider } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { OWN_STAFF } from '../../api/own-staff.ts'
import { PendingAccountNotice } from './pending-account.tsx'
import { useKeptRecord } from './use-after-save.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Pendiente = {
  Pidio: 'ana',
  Pedido: '2026-11-21T12:00:00.000Z',
  Desde: '2026-11-22T09:00:00-03:00',
  EnUso: [{ Campo: 'Alias', Valor: 'GONDOLA.UNO' }],
}

/** Shows the notice to an administrator; returns what is sent. */
function showTo(Usuario: string) {
  document.cookie = 'XSRF-TOKEN=prueba'
  const sent: [path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    sent.push([path, body])
    return new Response(null, { status: 204 })
  })
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(OWN_STAFF, { Usuario, Rol: 'administracion', Permisos: [...PERMISSIONS] })
  render(
    <CoreAdminContext queryClient={queryClient}>
      <RecordContextProvider value={{ id: 1, Pendiente }}>
        <PendingAccountNotice De="cuenta-transferencias" />
      </RecordContextProvider>
    </CoreAdminContext>,
  )
  return sent
}

it('shows who asked, from when, what customers see until then, and is confirmed by somebody else', async () => {
  const sent = showTo('luis')
  const { textContent } = screen.getByRole('status')
  for (const text of ['desde el 22/11/2026 09:00', 'La pidió ana.', 'GONDOLA.UNO'])
    expect(textContent).toContain(text)
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
  await vi.waitFor(() =>
    expect(sent).toContainEqual([
      expect.stringMatching(/\/cuentas-pendientes\/cuenta-transferencias\/1\/confirmar$/),
      JSON.stringify({ Pedido: Pendiente.Pedido }),
    ]),
  )
})

it('is annulled but not confirmed by whose it is', () => {
  showTo('ana')
  expect(screen.queryByRole('button', { name: 'Confirmar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Anular' })).toBeDefined()
})

it('is named with the saved account: when it starts, and how it starts sooner', async () => {
  const Save = () => {
    const { onSuccess } = useKeptRecord('updated', false, { asks: () => false, saved: () => {} }, 'Guardada.')
    return <button onClick={() => onSuccess({ id: 1, Pendiente })}>Guardar</button>
  }
  render(
    <CoreAdminContext>
      <Save />
      <Notification />
    </CoreAdminContext>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  const notice = await screen.findByText(
    /^Guardada\. .*desde el 22\/11\/2026 09:00\. .*otra persona de Administración\.$/,
  )
  expect(notice).toBeDefined()
})
