import type { CartLine } from '@gondola/contract/cart'
import type { FollowedOrder, LineRating } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { OwnLines } from './own-lines.tsx'

const line = (Items: number, Descrip: string, more: Partial<CartLine> = {}): CartLine => ({
  Items,
  Descrip,
  Cantidad: 2,
  Unidad: 1,
  Precioindividual: 500,
  Precioventa: 1000,
  Codart: `779000000000${Items}`,
  Imagen: null,
  Ean: null,
  Promo: null,
  ...more,
})
const prepared = (Cantidad: number, Precioventa: number, more: object = {}) => ({
  Preparado: { Cantidad, Precioventa, Sustituto: null, Nota: null, ...more },
})
const LINES = [
  line(1, 'Leche'),
  line(2, 'Papa', { Unidad: 100, Cantidad: 2000, ...prepared(2460, 2460, { Nota: 'Lo hablamos' }) }),
  line(3, 'Yerba', prepared(0, 0)),
  line(4, 'Arroz', {
    Aclaracion: 'largo fino',
    ...prepared(0, 900, {
      Sustituto: { ...line(4, 'Arroz Gallo'), Cantidad: 1, Precioindividual: 900, Precioventa: 900 },
    }),
  }),
]

let sent: unknown[] = []
let claims: object[] = []

beforeEach(() => {
  sent = []
  claims = []
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(body as string))
    return Promise.resolve(Response.json(/reclamos/.test(url) ? { Hasta: null, Reclamos: claims } : {}))
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

function show(Valoraciones: LineRating[], ValorableHasta: string | null = '2099-12-01') {
  const followed = {
    Pedido: {
      Id: 12,
      Cliente: 7,
      Estado: 'D',
      B1: true,
      Lineas: LINES,
      TotalNeto: 4360,
      TotalesPedido: { TotalNeto: 5000 },
    },
    Valoraciones,
    ValorableHasta,
  } as unknown as FollowedOrder
  render(
    <QueryClientProvider client={queryClient}>
      <OwnLines followed={followed} />
    </QueryClientProvider>,
  )
}

// amounts and quantities have no-break spaces
const lines = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))

it('tells each line once: name, ordered and prepared, price, without its code', () => {
  show([], null)
  expect(lines()).toEqual([
    'Leche2 un$ 1.000,00',
    'PapaPedido 2 kg ≈ 10 un → Preparado 2,46 kg«Lo hablamos»$ 2.460,00',
    'Yerba2 unNo había Yerba: no te lo cobramos.',
    'Arroz2 un«largo fino»Reemplazamos Arroz por Arroz Gallo (1 un): $ 900,00$ 900,00',
  ])
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(document.body.textContent).toContain('Tu total bajó')
})

it('says what the order costs after what was taken off it', async () => {
  claims = [{ Items: 1, Descontado: 500 }, { Items: 4 }]
  show([], null)
  const name = await screen.findByText(/^Con los .*500,00 que descontamos$/)
  expect(name.parentElement!.textContent.replaceAll('\u00a0', ' ')).toContain('$ 3.860,00')
})

const good = (...Items: number[]) => Items.map((item) => ({ Items: item, Bien: true }))

it.each<[what: string, said: LineRating[], name: string, isPressed: boolean, body: object]>([
  ['nothing was said', [], 'Todo llegó bien', false, { Items: [1, 2, 4], Bien: true }],
  ['some are good', good(1), 'Todo llegó bien', false, { Items: [1, 2, 4], Bien: true }],
  ['all are good', good(1, 2, 4), 'Todo llegó bien', true, { Items: [1, 2, 4], Bien: null }],
  ['one is bad', [{ Items: 2, Bien: false }], 'El resto llegó bien', false, { Items: [1, 4], Bien: true }],
])('one press rates all that came and is not bad: %s', async (_what, said, name, isPressed, body) => {
  show(said)
  fireEvent.click(screen.getByRole('button', { name, pressed: isPressed }))
  await waitFor(() => expect(sent).toEqual([body]))
})

it('a line is rated by what came, and not where nothing came', async () => {
  show([{ Items: 4, Bien: false }])
  expect(screen.queryByRole('button', { name: 'Bien: Yerba' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Mal: Arroz Gallo', pressed: true }))
  await waitFor(() => expect(sent).toEqual([{ Items: [4], Bien: null }]))
})
