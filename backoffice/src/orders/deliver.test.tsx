import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { QueuedOrder } from '@gondola/contract/orders'
import { testQueuedOrder } from '../../test/queued-order.ts'
import { loginWith } from '../../test/test-staff.ts'
import { QueuedOrderCard } from './queued-order.tsx'
import { StepsTogether } from './steps-together.tsx'
import { DeliverButton } from '../ui/orders/deliver-button.tsx'

/** What is missing of each order's money, and the calls that changed something. */
let missing: Record<number, number>
let changes: string[]

beforeEach(() => {
  missing = {}
  changes = []
  localStorage.clear()
  document.cookie = 'XSRF-TOKEN=prueba'
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const Pedido = Number(/pedidos\/(\d+)\//.exec(url)?.[1])
    if (method === 'POST') changes.push(url.replace(/^.*pedidos/, ''))
    if (url.endsWith('/cobros'))
      missing[Pedido]! -= (JSON.parse(body as string) as { Importe: number }).Importe
    return Response.json({ Pedido, ACobrar: missing[Pedido] ?? 0, MedioEnPuerta: 'tarjeta' })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const ON_THE_WAY = { Id: 12, Estado: 'D', Dia: null } as const

const Address = () => <output>{useLocation().pathname}</output>

function show(what: React.ReactNode) {
  render(
    <CoreAdminContext authProvider={loginWith(['pedidos.despachar', 'pedidos.preparar'])}>
      {what}
      <Address />
    </CoreAdminContext>,
  )
}
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))
const deliverOne = () => show(<DeliverButton order={ON_THE_WAY} onDone={() => undefined} />)

describe('an order is marked as delivered', () => {
  it('at once if its money is there', async () => {
    deliverOne()
    await press('Marcar entregado')
    await waitFor(() => expect(changes).toEqual(['/12/entregar']))
  })

  it('after a question if nobody recorded its money, and all the same', async () => {
    missing = { 12: 1803.5 }
    deliverOne()
    await press('Marcar entregado')
    expect(await screen.findByText(/^No anotaste el cobro de \$\s1\.803,50\.$/)).toBeDefined()
    expect(changes).toEqual([])
    await press('Marcar entregado igual')
    await waitFor(() => expect(changes).toEqual(['/12/entregar']))
  })

  it('after a question if it has alcohol, in the queue and on its page', async () => {
    const Lineas = [{ Items: 1, Alcohol: true }] as never
    show(<DeliverButton order={{ ...ON_THE_WAY, Lineas }} onDone={() => undefined} />)
    await press('Marcar entregado')
    expect(await screen.findByRole('dialog', { name: '¿Viste el DNI?' })).toBeDefined()
    expect(changes).toEqual([])
    await press('Lo vi: marcar entregado')
    await waitFor(() => expect(changes).toEqual(['/12/entregar']))
  })

  it('with its money, recorded by its own means where the question is asked', async () => {
    missing = { 12: 1803.5 }
    deliverOne()
    await press('Marcar entregado')
    await press(/^Cobrado \$\s1\.803,50 con tarjeta$/)
    await waitFor(() => expect(changes).toEqual(['/12/pago/cobros', '/12/entregar']))
  })

  it('with others: the question names those with alcohol', async () => {
    show(
      <StepsTogether
        chosen={[12, 13].map((Id) =>
          testQueuedOrder({ Id, Estado: 'D', LineasPreparadas: 2, Alcohol: Id === 13 }),
        )}
        onClear={() => undefined}
        onDone={() => undefined}
      />,
    )
    await press('Marcar entregados (2)')
    expect(await screen.findByText('Con alcohol: 13.')).toBeDefined()
    expect(changes).toEqual([])
    await press('Lo vi: marcar entregado')
    await waitFor(() => expect(changes).toEqual(['/12/entregar', '/13/entregar']))
  })

  it('with others: the question names those without their money', async () => {
    missing = { 12: 100, 14: 50 }
    show(
      <StepsTogether
        chosen={[12, 13, 14].map((Id) => testQueuedOrder({ Id, Estado: 'D', LineasPreparadas: 2 }))}
        onClear={() => undefined}
        onDone={() => undefined}
      />,
    )
    await press('Marcar entregados (3)')
    const text = /^No anotaste el cobro de los pedidos 12, 14: \$\s150,00 en total\.$/
    expect(await screen.findByText(text)).toBeDefined()
    await press('Marcar entregados igual')
    await waitFor(() => expect(changes).toEqual(['/12/entregar', '/13/entregar', '/14/entregar']))
  })
})

const many = (...orders: Partial<QueuedOrder>[]) =>
  show(
    <StepsTogether
      chosen={orders.map((order, index) =>
        testQueuedOrder({ LineasPreparadas: 2, Id: 12 + index, ...order }),
      )}
      onClear={() => undefined}
      onDone={() => undefined}
    />,
  )

it('a card on the way takes what is missing of an order that was paid in part', async () => {
  missing = { 12: 500 }
  const order = testQueuedOrder({ Id: 12, Estado: 'D', Pago: 'puerta', TotalNeto: 2000 })
  show(<QueuedOrderCard order={order} isChosen={false} onChoose={() => undefined} onDone={() => undefined} />)
  expect(await screen.findByRole('button', { name: /^Cobrado \$\s500,00 con tarjeta$/ })).toBeDefined()
})

describe('several orders', () => {
  it('are dispatched after one question, but for those that are not ready', async () => {
    many({ Preparacion: 'listo' }, { Preparacion: 'listo' }, { Preparacion: 'preparando' })
    await press('Despachar (2)')
    expect(await screen.findByText('¿Despachar 2 pedidos?')).toBeDefined()
    expect(changes).toEqual([])
    await press('Despachar')
    await waitFor(() => expect(changes).toEqual(['/12/despachar', '/13/despachar']))
  })

  it('of a later day are named before they leave', async () => {
    many({ Preparacion: 'listo', Dia: 20990105 }, { Preparacion: 'listo', Dia: 20200105 })
    await press('Despachar (2)')
    expect(await screen.findByText('El N.º 12 es para otro día.')).toBeDefined()
    expect(changes).toEqual([])
    await press('Despachar ahora')
    await waitFor(() => expect(changes).toEqual(['/12/despachar', '/13/despachar']))
  })

  it('are begun and prepared together by one press, with those under way', async () => {
    many({}, { Preparacion: 'preparando' }, { SinCubrir: true })
    await press('Preparar juntos (2)')
    await waitFor(() => expect(changes).toEqual(['/12/preparar']))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/preparar/13,12'))
  })

  it('are not begun if they are more than a wave', async () => {
    many(...Array.from({ length: 13 }, () => ({})))
    await press('Preparar juntos (13)')
    expect(changes).toEqual([])
  })
})
