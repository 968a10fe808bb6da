import { checkPickedLine } from '@gondola/contract/orders'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { ThemeProvider, createTheme } from '@mui/material'
import { SubstituteDialog } from './substitute-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Props = Parameters<typeof SubstituteDialog>[0]

const LINE = {
  Pedido: 7,
  Items: 1,
  Descrip: 'Leche',
  Codart: '7790000000019',
  Ean: '7790000000019',
  Cantidad: 3,
  Unidad: 1,
  Precioindividual: 80,
} as unknown as Props['line']
const option = (Codart: string, Descrip: string) => ({
  Codart,
  Ean: Codart,
  Descrip,
  Unidad: 1,
  Cantidad: 1,
  Precio: 100,
  Precioventa: 100,
  Imagen: '',
  Alcohol: false,
})
const OTHER = '7791234567898'
const THIRD = '7790895000997'

/** As a scanner types: characters without pauses, then Enter. */
function scan(code: string): void {
  for (const key of [...code, 'Enter']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

const show = (picking: Props['picking'], line = LINE) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ThemeProvider theme={createTheme()}>
        <SubstituteDialog line={line} picking={picking} onClose={() => undefined} />
      </ThemeProvider>
    </QueryClientProvider>,
  )

const amount = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^Unidades: ${name}`))

it('a second scan counts a piece more or chooses another article, and is not typed into the quantity', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json([option(OTHER, 'Otra'), { ...option(THIRD, 'Tercera'), OtroDepartamento: 'Limpieza' }]),
    ),
  )
  const say = vi.fn<Props['picking']['say']>(() => null)
  const picking = { parameters: { EtiquetasBalanza: [] }, say } as unknown as Props['picking']
  show(picking)
  await screen.findByText('Otra')
  scan(OTHER)
  expect((await amount('Otra')).value).toBe('1')
  scan(OTHER)
  expect((await amount('Otra')).value).toBe('2')
  scan(THIRD)
  const field = await amount('Tercera')
  expect(screen.getByText(/\$\s20,00 más que lo pedido/)).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('otro departamento (Limpieza)')
  expect(field.value).toBe('1')
  // with the focus in the field, the scanner types behind what stands there and sends the form
  fireEvent.change(field, { target: { value: `1${OTHER}` } })
  fireEvent.submit(field.form!)
  expect((await amount('Otra')).value).toBe('1')
  expect(say).not.toHaveBeenCalled()
})

it('an article by weight is weighed before it replaces another', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ ...option('2-0509', 'Queso'), Unidad: 100, Cantidad: 1000 }])),
  )
  const say = vi.fn<Props['picking']['say']>(() => null)
  const layout = { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso', Decimales: 0 }
  const picking = {
    parameters: { EtiquetasBalanza: [layout] },
    lines: [],
    say,
  } as unknown as Props['picking']
  show(picking)
  fireEvent.click(await screen.findByText('Queso'))
  const weight = () => screen.getByLabelText<HTMLInputElement>(/^Peso .*Queso/)
  expect(weight().value).toBe('')
  fireEvent.submit(weight().form!)
  expect(say).not.toHaveBeenCalled()
  expect(screen.getByRole('alert').textContent).toContain('Escribí el peso')
  scan('2005090012504')
  expect(weight().value).toBe('1250')
  fireEvent.submit(weight().form!)
  expect(say).toHaveBeenCalledOnce()
})

it.each([
  ['sin-eso', null, true],
  ['elegida', THIRD, true],
  ['elegida', OTHER, false],
])(
  'another article than the answer (%s %s) is put in once that is confirmed',
  async (Estado, Elegido, isAsked) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json([option(OTHER, 'Otra')])))
    const Pregunta = { Estado, Elegido, Opciones: [option(THIRD, 'Tercera')] }
    const line = { ...LINE, Pregunta } as unknown as Props['line']
    const said: unknown[] = []
    const say: Props['picking']['say'] = (of, picked, substitute = null) => {
      const question = of.Pregunta
      const broken = checkPickedLine(of, picked, { B1: true, ToleranciaPeso: 10, substitute, question })
      if (broken === null) said.push(picked)
      return broken
    }
    const picking = { parameters: { EtiquetasBalanza: [] }, lines: [], say } as unknown as Props['picking']
    show(picking, line)
    const row = await screen.findByRole('button', { name: /^Otra/ })
    expect(row.textContent?.includes('El cliente eligió este')).toBe(!isAsked)
    fireEvent.click(row)
    fireEvent.submit((await amount('Otra')).form!)
    if (isAsked) {
      expect(said).toEqual([])
      fireEvent.click(screen.getByRole('button', { name: 'Poner otro' }))
    }
    expect(said).toMatchObject([{ Sustituto: { Codart: OTHER, Cantidad: 1 } }])
  },
)
