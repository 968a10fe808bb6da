import type { Order } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { QUERY_KEYS } from '../../state/query-keys.ts'
import { useSession } from '../../state/session/session.ts'
import { OrderCard } from './order-card.tsx'

const HASTA = '2099-11-23T12:00:00-03:00'
const CLAIMS = [...QUERY_KEYS.orders, 7, 'claims', 12]

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  useSession.setState({ client: { Id: 7 } as never })
  queryClient.setQueryData([...QUERY_KEYS.orders, 7, 'changeable'], [{ Id: 12, Hasta: HASTA }])
  queryClient.setQueryData(CLAIMS, { Hasta: HASTA, EnLaPuerta: 0, Reclamos: [] })
})
afterEach(() => {
  useSession.setState({ client: null })
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(state: Partial<Order>) {
  const order = {
    Id: 12,
    Cliente: 7,
    Fecha: '2026-11-20',
    Fechahora: '2026-11-20T10:00:00-03:00',
    Dia: null,
    TotalNeto: 1000,
    Lineas: [],
    ...state,
  } as unknown as Order
  render(
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>
        <OrderCard order={order} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

it.each<[what: string, state: Partial<Order>, menu: string[]]>([
  ['pending', { Estado: 'P' }, ['Seguir pedido', 'Cambiar pedido', 'Eliminar pedido']],
  ['in preparation', { Estado: 'P', Preparacion: 'preparando' }, ['Seguir pedido']],
])("the card of an order %s has the specification's buttons and a menu", (_what, state, menu) => {
  show(state)
  expect(buttons()).toEqual(['Duplicar Pedido', 'Ver pedido', 'Más'])
  const more = screen.getByRole('button', { name: 'Más', expanded: false })
  fireEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
  const group = within(screen.getByRole('group', { name: 'Más' }))
  const actions = [...group.queryAllByRole('link'), ...group.queryAllByRole('button')]
  expect(actions.map(({ textContent }) => textContent)).toEqual(menu)
  fireEvent.keyDown(more, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(actions[0])
  fireEvent.keyDown(actions[0]!, { key: 'Escape' })
  expect(document.activeElement).toBe(more)
  expect(screen.queryByRole('group', { name: 'Más' })).toBeNull()
})

it.each<[what: string, state: Partial<Order>, link: string]>([
  ['on its way', { Dia: 20_261_128 }, 'Seguir pedido'],
  ['delivered', { Dia: 20_261_128, Entregado: '2026-11-28T14:00:00Z' }, 'Calificar o reclamar'],
  ['of yesterday', { Dia: 20_261_127 }, 'Calificar o reclamar'],
  ['delivered long ago', { Dia: 20_261_110, Entregado: '2026-11-10T12:00:00Z' }, 'Ver ticket'],
  ['of no day', {}, 'Ver ticket'],
])('an order that left leads to its page at once: %s', (_what, state, link) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T15:00:00Z') })
  show({ Estado: 'D', ...state })
  expect(screen.getByRole('link').textContent).toBe(link)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/pedido/12')
  expect(buttons()).toEqual(['Duplicar Pedido', 'Ver pedido'])
  vi.useRealTimers()
})

it('an order whose time to claim is over is only rated', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T15:00:00Z') })
  queryClient.setQueryData(CLAIMS, { Hasta: null, EnLaPuerta: 0, Reclamos: [] })
  show({ Estado: 'D', Dia: 20_261_127 })
  expect(screen.getByRole('link').textContent).toBe('Calificar')
  vi.useRealTimers()
})

it('an order that was given up has no menu', () => {
  show({ Estado: 'A' })
  expect(buttons()).toEqual(['Duplicar Pedido', 'Ver pedido'])
})

it('the card of an order that came back says what to do now instead of when it comes', () => {
  const comes = { Estado: 'P', Dia: 20_261_128, HorarioEntrega: '18:00 a 21:00' } as const
  show(comes)
  expect(screen.getByText(/^Llega el/)).toBeDefined()
  cleanup()
  show({ ...comes, NoEntregado: 'No había nadie.' })
  expect(screen.queryByText(/Llega el/)).toBeNull()
  expect(screen.getByText(/No pudimos entregarte el pedido. No había nadie. Llamanos/)).toBeDefined()
})

it('says that something is asked about the order, until the time to answer is over', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z') })
  show({ Estado: 'P', Preparacion: 'preparando', PreguntaHasta: '2026-11-28T12:05:00Z' })
  const link = screen.getByRole('link', { name: 'Responder antes de las 09:05' })
  expect(link.getAttribute('href')).toBe('/pedido/12')
  act(() => void vi.advanceTimersByTime(5 * 60_000))
  expect(screen.queryByRole('link')).toBeNull()
  vi.useRealTimers()
})

it('the card of an order that came says so beside its status, and what it costs after what was refused', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T15:00:00Z') })
  queryClient.setQueryData(CLAIMS, { Hasta: null, Reclamos: [{ Items: 1, Descontado: 250 }, { Items: 2 }] })
  show({ Estado: 'D', Dia: 20_261_128, Entregado: '2026-11-28T14:00:00Z' })
  expect(screen.getByText('DESPACHADO').parentElement!.textContent).toMatch(
    /DESPACHADOEntregado a las 11:00$/,
  )
  expect(screen.getByText('Total').parentElement!.textContent).toContain('750')
  vi.useRealTimers()
})
