import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ThemeProvider, createTheme } from '@mui/material'
import type { LineQuestion, QuestionOption } from '@gondola/contract/orders'
import { AnsweredLine, AskCustomer, QuestionState } from './ask-customer.tsx'
import { answerOf, scanned } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'

const option = (Codart: string, Descrip: string, Unidad: 1 | 100 = 1): QuestionOption => ({
  Codart,
  Descrip,
  Unidad,
  Ean: `779${Codart}`,
  Cantidad: 2,
  Precioindividual: 80,
  Precioventa: 160,
  Imagen: null,
  Medida: '1 l',
})
const OPTIONS = [option('A', 'Leche Ilolay'), option('B', 'Leche Tregar')]
const LINE = {
  Pedido: 7,
  Items: 1,
  Version: 1,
  Descrip: 'Leche',
  Codart: 'L',
  Ean: null,
  Cantidad: 2,
  Unidad: 1,
  Precioindividual: 100,
  Departamento: null,
  Familia: null,
  B1: true,
  isWaiting: false,
} as unknown as ShownLine
const asked = (question: Partial<LineQuestion>): ShownLine => ({
  ...LINE,
  Pregunta: {
    Items: 1,
    Estado: 'abierta',
    Opciones: OPTIONS,
    Medida: '1 l',
    Elegido: null,
    Momento: '2026-11-21T15:00:00.000Z',
    Hasta: new Date(Date.now() + 252_000).toISOString(),
    Respondida: null,
    ...question,
  },
})
const inPanel = (part: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={createTheme()}>{part}</ThemeProvider>
    </QueryClientProvider>,
  )

let sent: unknown[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'POST') return Response.json(OPTIONS)
    sent.push(JSON.parse(body as string))
    return Response.json({ Id: 7, Lineas: [], Historial: [] })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('asks with what is ticked, in one press', async () => {
  inPanel(<AskCustomer line={LINE} />)
  fireEvent.click(await screen.findByRole('checkbox', { name: /Leche Tregar/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Preguntarle al cliente: Leche' }))
  await waitFor(() => expect(sent).toEqual([{ Codarts: ['A'] }]))
})

it('says so if none is ticked', async () => {
  inPanel(<AskCustomer line={LINE} />)
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: /^Preguntarle/ }))
  expect(screen.getByRole('alert').textContent).toBe('Marcá al menos un reemplazo.')
  expect(sent).toEqual([])
})

it.each<[Estado: LineQuestion['Estado'], Elegido: string | null, said: RegExp, buttons: string[]]>([
  ['abierta', null, /^Preguntado · 4:1[12]$/, []],
  ['elegida', 'B', /^El cliente eligió: Leche Tregar, 2 un$/, ['Va: Leche Tregar: Leche']],
  ['vencida', null, /^No respondió: va uno similar/, ['Va: Leche Ilolay: Leche', 'Va: Leche Tregar: Leche']],
  ['sin-eso', null, /^El cliente eligió: sin eso\.$/, []],
  ['retirada', null, /^Se le había preguntado/, []],
])('a question that is %s says so, and offers what goes now', (Estado, Elegido, said, buttons) => {
  const say = vi.fn<() => null>(() => null)
  const picking = { say } as never
  // without the customer, or with nothing, nothing is left to pick
  const done = { Cantidad: 0, Precioventa: 0, Sustituto: null, Nota: null }
  const line = { ...asked({ Estado, Elegido }), ...(Estado === 'sin-eso' && { Preparado: done }) }
  inPanel(
    <>
      <QuestionState Pregunta={line.Pregunta!} />
      <AnsweredLine line={line} picking={picking} />
    </>,
  )
  expect(screen.getByText(said)).toBeDefined()
  expect(screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual(buttons)
  if (Estado !== 'elegida') return
  fireEvent.click(screen.getByRole('button'))
  const Sustituto = { Codart: 'B', Cantidad: 2 }
  expect(say).toHaveBeenCalledWith(
    line,
    { Cantidad: 0, Sustituto, Nota: null },
    expect.objectContaining({ Codart: 'B', Precio: 80 }),
  )
})

it('is weighed first where what was chosen goes by weight', () => {
  const say = vi.fn<() => null>(() => null)
  const Opciones = [option('Q', 'Queso', 100)]
  const picking = { say, parameters: { EtiquetasBalanza: [] }, lines: [] } as never
  inPanel(<AnsweredLine line={asked({ Estado: 'elegida', Elegido: 'Q', Opciones })} picking={picking} />)
  fireEvent.click(screen.getByRole('button'))
  expect(say).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^Peso .*Queso/)).toBeDefined()
})

it('what the customer answered is next, what waits for an answer is left', () => {
  const other = { ...LINE, Items: 2, Codart: 'P', Descrip: 'Pan', Cantidad: 1 }
  const last = { ...LINE, Items: 3, Codart: 'Y', Descrip: 'Yerba' }
  const next = (line: ShownLine) => {
    const lines = [line, other, last]
    return answerOf(scanned('P', lines, { ToleranciaPeso: 10, EtiquetasBalanza: [] }), lines).show?.Items
  }
  expect(next(asked({ Estado: 'abierta' }))).toBe(3)
  expect(next(asked({ Estado: 'elegida', Elegido: 'B' }))).toBe(1)
  const found = scanned('779B', [asked({ Estado: 'elegida', Elegido: 'B' })], {
    ToleranciaPeso: 10,
    EtiquetasBalanza: [],
  })
  expect(found).toMatchObject({ line: { Items: 1 }, Cantidad: 0, substitute: {} })
})
