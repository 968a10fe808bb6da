import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, expect, it, vi } from 'vitest'
import { testQueuedOrder } from '../../test/queued-order.ts'
import { loginWith } from '../../test/test-staff.ts'
import { AssignTogether, MoveTogether } from './change-together.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const DAY = {
  Id: 20_261_130,
  Fecha: '2026-11-30',
  ListHorariosDisponibles: [{ Id: 3, Desde: '15:00', Hasta: '18:00', Cupo: 1 }],
}
const FULL = 'Ese horario ya no tiene lugar.'

it('the chosen orders are moved one by one, and each refusal is listed by order', async () => {
  const sent: [string, unknown][] = []
  vi.stubGlobal('fetch', (target: string, request?: RequestInit) => {
    if (request?.method !== 'POST') return Promise.resolve(Response.json([DAY]))
    const { pathname } = new URL(target, 'http://shop.example')
    sent.push([pathname, JSON.parse(request.body as string)])
    return Promise.resolve(
      pathname.includes('/13/')
        ? Response.json({ code: 'horario', detail: FULL, status: 409 }, { status: 409 })
        : Response.json({}),
    )
  })
  const cleared = vi.fn<() => void>()
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <MoveTogether
        chosen={[
          testQueuedOrder({ Id: 12, Cambios: 2 }),
          testQueuedOrder({ Id: 13 }),
          testQueuedOrder({ Id: 14, Estado: 'D' }),
        ]}
        onClear={cleared}
        onDone={() => undefined}
      />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Mover a otro horario… (2)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }))
  expect(await screen.findByText('Elegí un horario.')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: '15:00 a 18:00 · queda 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }))
  const told = await screen.findByRole('dialog', { name: 'No se pudo con todos' })
  expect(
    within(told)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([`Pedido N.º 13: ${FULL}`])
  const slot = { Dia: DAY.Id, HorarioEntrega: '15:00 a 18:00', Motivo: 'Reorganizamos los repartos' }
  expect(sent).toEqual([
    ['/api/gestion/pedidos/12/cambiar', { ...slot, Cambios: 2 }],
    ['/api/gestion/pedidos/13/cambiar', { ...slot, Cambios: 0 }],
  ])
  expect(cleared).not.toHaveBeenCalled()
})

it('orders of several branches are not moved together', async () => {
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <MoveTogether
        chosen={[testQueuedOrder({ Sucursal: 1 }), testQueuedOrder({ Id: 13, Sucursal: 2 })]}
        onClear={() => undefined}
        onDone={() => undefined}
      />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Mover a otro horario… (2)' }))
  expect(await screen.findByText(/son de varias sucursales/)).toBeDefined()
})

it('what waits or is begun is given to a person', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_target: string, request?: RequestInit) => {
    if (request?.method !== 'POST') return Promise.resolve(Response.json([{ Id: 7, Nombre: 'Marta Díaz' }]))
    sent.push(JSON.parse(request.body as string))
    return Promise.resolve(Response.json({}))
  })
  const cleared = vi.fn<() => void>()
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.preparar'])}>
      <AssignTogether
        chosen={[testQueuedOrder({}), testQueuedOrder({ Id: 13, Preparacion: 'listo' })]}
        onClear={cleared}
        onDone={() => undefined}
      />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Asignar a… (1)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }))
  expect(await screen.findByText('Elegí a quién.')).toBeDefined()
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Lo prepara' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Marta Díaz' }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar el cambio' }))
  await vi.waitFor(() => expect(cleared).toHaveBeenCalled())
  expect(sent).toEqual([{ Para: 7 }])
})

it('orders of several branches have nothing to send', async () => {
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.cambiar'])}>
      <MoveTogether
        chosen={[testQueuedOrder({ Id: 12, Sucursal: 1 }), testQueuedOrder({ Id: 13, Sucursal: 2 })]}
        onClear={() => undefined}
        onDone={() => undefined}
      />
    </CoreAdminContext>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Mover a otro horario… (2)' }))
  expect(screen.getByRole('alert').textContent).toMatch(/elegí los de una/i)
  expect(screen.queryByRole('button', { name: 'Guardar el cambio' })).toBeNull()
})
