import type { LineQuestion, Order, QuestionAnswer } from '@gondola/contract/orders'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { OrderQuestions } from './order-questions.tsx'

const option = (Codart: string, Descrip: string, Precioventa: number, Medida: string) => ({
  Codart,
  Descrip,
  Cantidad: 2,
  Unidad: 1 as const,
  Precioindividual: Precioventa / 2,
  Precioventa,
  Imagen: null,
  Ean: null,
  Medida,
})
const question = (more: Partial<LineQuestion> = {}): LineQuestion => ({
  Items: 1,
  Estado: 'abierta',
  Opciones: [
    option('A', 'Leche Ilolay 1 l', 2000, '1 l'),
    option('B', 'Leche Tregar 500 ml', 1200, '500 ml'),
  ],
  Medida: '1 l',
  Elegido: null,
  Momento: '2026-11-21T15:00:00.000Z',
  Hasta: new Date(Date.now() + 252_000).toISOString(),
  Respondida: null,
  ...more,
})
const ORDER = {
  Id: 12,
  Cliente: 7,
  Lineas: [{ Items: 1, Descrip: 'Leche Serenísima 1 l', Precioventa: 2000 }],
} as unknown as Order

let sent: QuestionAnswer[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') sent.push(JSON.parse(body as string) as QuestionAnswer)
    return Response.json({})
  })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = (...questions: LineQuestion[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      <OrderQuestions order={ORDER} questions={questions} />
    </QueryClientProvider>,
  )
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ')

it('shows one substitute with price, difference, size and time; the others at a press', async () => {
  show(question())
  const asked = screen.getByRole('region', { name: 'No hay Leche Serenísima 1 l' })
  expect(within(asked).getByRole('timer').textContent).toMatch(/^Te quedan 4:1[12]$/)
  expect(
    within(asked)
      .getAllByRole('listitem')
      .map((each) => plain(each.textContent)),
  ).toEqual(['Leche Ilolay 1 l2 un · $ 2.000,00Te cuesta lo mismoTrae 1 l, igual que el tuyoSí, ese'])
  fireEvent.click(screen.getByRole('button', { name: /^Otro/ }))
  const second = screen.getByRole('button', { name: 'Sí, ese: Leche Tregar 500 ml' })
  expect(document.activeElement).toBe(second)
  expect(plain(within(asked).getAllByRole('listitem')[1]!.textContent)).toContain(
    '$ 1.200,00Pagás $ 800,00 menosTrae 500 ml; el tuyo, 1 l',
  )
  fireEvent.click(second)
  await waitFor(() => expect(sent).toEqual([{ Items: 1, Elegido: 'B' }]))
})

it('goes without it in one press', async () => {
  show(question())
  fireEvent.click(screen.getByRole('button', { name: 'Sin eso: Leche Serenísima 1 l' }))
  await waitFor(() => expect(sent).toEqual([{ Items: 1, Elegido: null }]))
})

it.each<[Estado: LineQuestion['Estado'], Elegido: string | null, said: RegExp]>([
  ['elegida', 'A', /^En lugar de Leche Serenísima 1 l va Leche Ilolay 1 l/],
  ['sin-eso', null, /^Leche Serenísima 1 l no va, y no te lo cobramos/],
  ['vencida', null, /^Se terminó el tiempo para elegir .* va uno similar que no cueste más/],
  ['otra', null, /^Al final, en lugar de Leche Serenísima 1 l va Leche Ilolay 1 l\.$/],
  ['retirada', null, /^Ya no hace falta que elijas/],
  ['encontrada', null, /^Encontramos Leche Serenísima 1 l: va lo que pediste/],
])('says what became of one that is %s, without buttons', (Estado, Elegido, said) => {
  show(question({ Estado, Elegido }))
  expect(screen.getByRole('status').textContent).toMatch(said)
  expect(screen.queryByRole('button')).toBeNull()
})

it('reads the order again once the time is over', () => {
  const read = vi.spyOn(queryClient, 'invalidateQueries')
  show(question({ Hasta: new Date(Date.now() - 1000).toISOString() }))
  expect(read).toHaveBeenCalledOnce()
  read.mockRestore()
})
