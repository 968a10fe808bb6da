import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loginWith } from '../../test/test-staff.ts'
import { CancelOrder, CancelTogether } from './cancel-order.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const authProvider = loginWith(['pedidos.cancelar'])

/** The dialog's text, once it knows the order's money. */
async function dialogOf(money: Record<string, unknown>): Promise<() => string> {
  const nothing = { Cobrado: 0, Devuelto: 0, Reservado: 0, Pagos: [] }
  let isAsked = false
  vi.stubGlobal('fetch', async () => {
    isAsked = true
    return Response.json({ Pedido: 12, ...nothing, ...money })
  })
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider}>
        <CancelOrder order={{ Id: 12, Estado: 'P' }} onDone={() => undefined} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
  const dialog = screen.getByRole('dialog')
  await vi.waitFor(() => expect(isAsked).toBe(true))
  return () => dialog.textContent.replaceAll('\u00a0', ' ')
}

describe('who cancels an order reads what becomes of its money', () => {
  it.each([
    ['was paid', { Cobrado: 3000, Devuelto: 260.93 }, 'Se devuelven $ 2.739,07 al cliente.'],
    [
      'was taken by hand',
      { Cobrado: 500, Pagos: [{ Proveedor: 'puerta', Cobrado: 500, Devuelto: 0, Devolviendo: 0 }] },
      'De eso, $ 500,00 se cobraron en mano: los devuelve atención',
    ],
    ['is reserved', { Reservado: 900 }, 'Se libera la reserva de $ 900,00'],
  ])('that %s', async (_what, money, text) => {
    const textOf = await dialogOf(money)
    await vi.waitFor(() => expect(textOf()).toContain(text))
  })
})

it('several orders are cancelled for one reason, and those that were refused are left out', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://shop.example')
    // the token that a change needs
    if (!pathname.endsWith('/cancelar')) return Response.json(null)
    asked.push(pathname)
    const isRefused = asked.length === 2
    return Response.json(isRefused ? { title: '', detail: '', status: 409, code: 'estado' } : {}, {
      status: isRefused ? 409 : 200,
    })
  })
  const onDone = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider}>
        <CancelTogether chosen={[4, 5, 6]} onClear={() => undefined} onDone={onDone} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar los elegidos' }))
  fireEvent.change(screen.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'No son personas' } })
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!)
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(asked).toEqual([4, 5, 6].map((Id) => `/api/gestion/pedidos/${Id}/cancelar`))
})

it('who cancels an order that came back marks what was lost', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_target: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(body as string))
    return Response.json({ Cobrado: 0, Devuelto: 0, Reservado: 0, Pagos: [] })
  })
  const line = { Codart: 'L', Unidad: 1, Cantidad: 2 }
  const order = {
    Id: 12,
    Estado: 'P',
    Lineas: [
      { ...line, Items: 1, Descrip: 'Leche' },
      { ...line, Items: 2, Descrip: 'Yerba' },
    ],
    Historial: [{ Paso: 'no-entregado' }],
  } as unknown as Parameters<typeof CancelOrder>[0]['order']
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={authProvider}>
        <CancelOrder order={order} onDone={() => undefined} />
      </CoreAdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancelar pedido' }))
  const lost = within(screen.getByRole('group', { name: /Qué se perdió/ }))
  expect(lost.getAllByRole('checkbox')).toHaveLength(2)
  fireEvent.click(lost.getByRole('checkbox', { name: 'Leche, 2 un' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'No lo quiso' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar el pedido' }))
  await vi.waitFor(() => expect(sent).toEqual([{ Motivo: 'No lo quiso', Perdidas: [1] }]))
})
