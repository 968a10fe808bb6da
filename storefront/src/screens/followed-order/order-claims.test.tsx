import type { ClaimDraft, LineRating, OrderClaims as Claims, Order } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { ClaimsEnd, OrderClaims } from './order-claims.tsx'

const line = (Items: number, Descrip: string, Cantidad: number) => ({
  Items,
  Codart: String(Items),
  Descrip,
  Cantidad,
  Unidad: 1,
  Precioindividual: 100,
  Precioventa: 100 * Cantidad,
})
const ORDER = {
  Id: 12,
  Cliente: 7,
  Lineas: [line(1, 'Leche', 3), line(2, 'Pan', 1)],
} as unknown as Order
const NONE: Claims = { Hasta: '2026-11-25T12:00:00-03:00', EnLaPuerta: 400, Reclamos: [] }

let claims: Claims
let sent: ClaimDraft[]

beforeEach(() => {
  claims = NONE
  sent = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST' && url.endsWith('/pedidos/reclamos/12')) {
      const draft = JSON.parse(body as string) as ClaimDraft
      sent.push(draft)
      claims = {
        ...NONE,
        Reclamos: draft.Lineas.map(({ Items, Motivo, Cantidad = 3 }) => ({
          Items,
          Motivo,
          Cantidad,
          Unidad: 1,
          Nota: '',
          Importe: 300,
          Devuelto: 100,
          Estado: 'aceptado',
          Medio: draft.Medio,
          Respuesta: '',
        })),
      }
    }
    return Response.json(url.endsWith('/pedidos/reclamos/12') ? claims : {})
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = (ratings: LineRating[] = [], bad: number | null = null) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ClaimsEnd order={ORDER} />
        <OrderClaims order={ORDER} ratings={ratings} bad={bad} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const choose = (reason: string) =>
  fireEvent.change(screen.getByLabelText(/^Qué pasó/), { target: { value: reason } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

it('has marked what the customer called bad', async () => {
  show([
    { Items: 1, Bien: false },
    { Items: 2, Bien: true },
  ])
  await press('Avisar que algo no vino bien')
  const marked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(marked).toEqual([true, false])
  await press('Enviar')
  await waitFor(() => expect(sent).toEqual([{ Lineas: [{ Items: 1, Motivo: 'mal' }], Medio: 'saldo' }]))
})

it('claims the lines that are marked, and shows what becomes of each', async () => {
  show()
  await press('Avisar que algo no vino bien')
  await press('Enviar')
  expect(screen.getByRole('alert').textContent).toBe('Marcá al menos un producto.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Leche, 3 un' }))
  const details = within(screen.getByRole('group', { name: 'Leche' }))
  expect(details.queryByRole('option', { name: 'Pesaba menos' })).toBeNull()
  await press('Enviar')
  expect(details.getAllByText('Elegí qué pasó.')).toHaveLength(2)
  expect(document.activeElement).toBe(details.getByLabelText(/^Qué pasó/))
  choose('falto')
  fireEvent.change(details.getByLabelText('Cuántos'), { target: { value: '1' } })
  fireEvent.change(screen.getByLabelText('Cómo querés que te lo devolvamos'), {
    target: { value: 'transferencia' },
  })
  await press('Enviar')
  expect(await screen.findByText('Escribí el alias o CBU donde te transferimos.')).toBeDefined()
  fireEvent.change(screen.getByLabelText(/Alias o CBU/), { target: { value: 'mi.alias' } })
  await press('Enviar')
  await waitFor(() =>
    expect(sent).toEqual([
      {
        Lineas: [{ Items: 1, Motivo: 'falto', Cantidad: 1 }],
        Medio: 'transferencia',
        Cuenta: 'mi.alias',
      },
    ]),
  )
  const told = within(await screen.findByRole('region', { name: 'Reclamos' })).getByText(/No vino/)
  expect(told.textContent.replaceAll('\u00A0', ' ')).toBe(
    'No vino. Te devolvemos $ 100,00 de $ 300,00 por transferencia.',
  )
})

it('offers what is left of a line that was claimed in part, unmarked, and says what was', async () => {
  const told = { Nota: '', Respuesta: '', Medio: 'saldo', Estado: 'aceptado', Unidad: 1 } as const
  const first = { ...told, Items: 1, Motivo: 'falto', Cantidad: 1, Importe: 100, Devuelto: 100 } as const
  claims = { ...NONE, Reclamos: [first] }
  show([{ Items: 1, Bien: false }])
  await press('Avisar que algo no vino bien')
  const milk = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Leche, 2 un (ya nos avisaste por 1 un)',
  })
  expect(milk.checked).toBe(false)
  fireEvent.click(milk)
  choose('falto')
  await press('Enviar')
  await waitFor(() =>
    expect(sent).toEqual([{ Lineas: [{ Items: 1, Motivo: 'falto', YaReclamado: 1 }], Medio: 'saldo' }]),
  )
})

it.each<[why: string, claims: Claims, button: boolean]>([
  ['its time is over', { ...NONE, Hasta: null }, false],
  ['there is time', NONE, true],
])('offers to claim as %s', async (_why, found, isOffered) => {
  claims = found
  const { container } = show()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(container.textContent.includes('Avisar que algo no vino bien')).toBe(isOffered)
})

it('asks of a line that is called bad what was wrong, and marks it to be claimed', async () => {
  show([], 2)
  expect(await screen.findByRole('dialog')).toBeDefined()
  const marked = screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  expect(marked).toEqual([false, true])
})

it('says until when it could be claimed, and leads to the contact form with the order and what was wrong', async () => {
  claims = { ...NONE, Hasta: null, Vencio: '2026-11-23T12:00:00-03:00' }
  show([], 1)
  expect(await screen.findByText('Se podía avisar hasta el 23/11/2026 a las 12:00.')).toBeDefined()
  const address = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(address('No vino')).toBe('/contactanos?motivo=Reclamo&pedido=12&mensaje=Leche%3A+No+vino.')
})

it('does not ask how money goes back that was not paid at the door', async () => {
  claims = { ...NONE, EnLaPuerta: 0 }
  show()
  await press('Avisar que algo no vino bien')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Pan, 1 un' }))
  choose('falto')
  await press('Enviar')
  await waitFor(() => expect(sent[0]).toEqual({ Lineas: [{ Items: 2, Motivo: 'falto' }], Medio: 'mismo' }))
})
