import type { Order } from '@gondola/contract/orders'
import type { OrderMoney } from '@gondola/contract/payments'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { useAlerts } from '../ui/notices/alerts.ts'
import { AlertDialogs } from '../ui/notices/alert-dialogs.tsx'
import { openDialog, useDialog } from '../state/dialogs.ts'
import { AnnulDialog } from './annul-dialog.tsx'

const ORDER = { Id: 12, Cliente: 7, Estado: 'P', Lineas: [] } as unknown as Order
const PAID = {
  Pedido: 12,
  Forma: 'ahora',
  Estado: 'pagado',
  Cobrado: 3000,
  Devuelto: 0,
  Reservado: 0,
  Movimientos: [{ Momento: '', Clase: 'cobro', Importe: 3000, Medio: 'visa', Cuotas: 1 }],
} as unknown as OrderMoney

afterEach(() => {
  cleanup()
  useAlerts.setState({ shown: [] })
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (money: OrderMoney) => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? ORDER : money),
  )
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <AnnulDialog order={ORDER} />
        <AlertDialogs />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Eliminar' }))

it('says before and after pressing what goes back', async () => {
  open(PAID)
  await screen.findByText(/^Te devolvemos \$\s3\.000,00 por el mismo medio/)
  press()
  const done = await screen.findByText(/^El pedido fue anulado\. Te devolvemos \$\s3\.000,00/)
  expect(done.textContent).toContain('próximos dos resúmenes')
})

it('says where nothing was charged, and that annulling is for good', async () => {
  open({ ...PAID, Forma: 'puerta', Estado: 'puerta', Cobrado: 0, Movimientos: [] })
  await screen.findByText('No se te cobró nada.')
  expect(screen.getByText(/^No se puede deshacer/)).toBeDefined()
  press()
  expect(await screen.findByText('El pedido fue anulado. No se te cobró nada.')).toBeDefined()
  expect(document.body.textContent).not.toMatch(/devol|liber/i)
})

it('closes once it is refused: nothing is left to confirm', async () => {
  open(PAID)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'estado', title: 'No se puede', detail: 'Ya no.', status: 409 }, { status: 409 }),
  )
  openDialog('annul', { order: ORDER })
  press()
  await waitFor(() => expect(useDialog.getState().open).toBeNull())
})
