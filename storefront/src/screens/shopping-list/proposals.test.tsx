import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import {
  addProposals,
  chooseForLine,
  useShoppingList,
  type Proposal,
} from '../../state/cart/shopping-list.ts'
import { useCart } from '../../state/cart/cart.ts'
import { useDialog } from '../../state/dialogs.ts'
import { useSession } from '../../state/session/session.ts'
import { ToastList } from '../../ui/notices/toast-list.tsx'
import { Proposals } from './proposals.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const proposal = (id: number, Texto: string, Confianza = 1) => {
  const article = testArticle({ Codigo: String(id), Descripcion: Texto })
  const match = { Texto, Articulo: article, Alternativas: [], Cantidad: 1, Palabras: Texto, Confianza }
  return { id, match, article, quantity: 4, isChosen: false }
}
function Shown() {
  const proposals = useShoppingList((list) => list.proposals) ?? []
  return <Proposals proposals={proposals} onAdded={() => undefined} />
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const show = (proposals: Proposal[]) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  useShoppingList.setState({ proposals })
  render(
    <QueryClientProvider client={queryClient}>
      <Shown />
      <ToastList />
    </QueryClientProvider>,
  )
}

it('a line taken off the list can be put back; the focus stays in the list', () => {
  show([proposal(1, 'leche'), proposal(2, 'pan'), proposal(3, 'yerba')])
  press('Quitar “pan” de la lista')
  expect(document.activeElement?.getAttribute('title')).toBe('Quitar “yerba” de la lista')
  expect(screen.getByText('Quitamos “pan” de la lista')).toBeDefined()
  press('Deshacer')
  expect(useShoppingList.getState().proposals).toMatchObject([{ id: 1 }, { id: 2, quantity: 4 }, { id: 3 }])
})

it('lines in doubt are accepted by one key, and then the list is added', () => {
  show([proposal(1, 'leche'), proposal(2, 'pan', 0.5), proposal(3, 'yerba', 0.4), proposal(4, 'sal', 0.3)])
  const left = () => screen.getByText(/revisar|revisaste/).textContent
  expect(left()).toBe('Falta revisar 3')
  press('Está bien: “yerba” es yerba')
  expect(focused()).toBe('Está bien: “pan” es pan')
  expect(left()).toBe('Falta revisar 2')
  press('Está bien: “pan” es pan')
  expect(focused()).toBe('Está bien: “sal” es sal')
  press('Está bien: “sal” es sal')
  expect(focused()).toBe('Agregar 4 productos al carrito')
  expect(left()).toBe('Ya revisaste todo')
})

it('says what is to be reviewed only while something is, and what cannot be added', () => {
  const lost = proposal(3, 'xyz', 0)
  show([proposal(1, 'leche', 0.4), { ...lost, article: null, match: { ...lost.match, Articulo: null } }])
  const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Revisá estos'])
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Confirmá algo para agregarlo' }).disabled,
  ).toBe(true)
  expect(screen.getByRole('button', { name: 'Elegir otro para “leche”' }).textContent).toBe('Elegir otro')
  press('Está bien: “leche” es leche')
  expect(headings()).toEqual(['No encontramos estos', 'Listos para agregar'])
  expect(screen.getByRole('button', { name: 'Cambiar lo elegido para “leche”' })).toBeDefined()
  press('Quitar “leche” de la lista')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Nada para agregar' }).disabled).toBe(true)
})

it('all lines in doubt are accepted by one key', () => {
  show([proposal(1, 'leche'), proposal(2, 'pan', 0.5), proposal(3, 'yerba', 0.4)])
  press('Está bien todo')
  expect(focused()).toBe('Agregar 3 productos al carrito')
  expect(screen.queryByRole('button', { name: 'Está bien todo' })).toBeNull()
})

it('the quantity of a line in doubt is set before it is accepted', () => {
  show([proposal(1, 'pan', 0.5)])
  fireEvent.click(screen.getByRole('button', { name: /^Sumar/ }))
  press('Está bien: “pan” es pan')
  expect(useShoppingList.getState().proposals).toMatchObject([{ quantity: 5, isChosen: true }])
})

it.each([
  ['té x 50', { Duda: 'packs', Cantidad: 2 }, 'Son 2 × 25 un.'],
  ['rollo de cocina 3 rollos x 50 paños', { Duda: 'packs' }, 'Son 1 × 3 un.'],
  ['asado para 6', { Duda: 'personas', Falta: '6', Cantidad: 1500 }, 'Calculamos 1,5 kg para 6.'],
  ['ravioles para 4', { Duda: 'personas', Falta: '4' }, 'Fijate si alcanza para 4.'],
  ['ñoquis para 5', { Duda: 'personas', Falta: '5', Cantidad: 3 }, 'Calculamos 3 × 25 un para 5.'],
  ['yerba', { Duda: 'tamanos' }, 'Hay varios tamaños: elegí.'],
  ['2 o 3 tomates', { Duda: 'cantidad' }, 'Fijate la cantidad.'],
  ['pan rallado', {}, 'Es lo más parecido que tenemos.'],
  [
    'comida para el gato',
    { Alternativas: Array.of(testArticle({ Codigo: '7' })) },
    'Hay varios parecidos: elegí.',
  ],
  ['harina Blancaflor', { Duda: 'marca' }, 'Otra marca.'],
  ['vino (hasta 4000)', { Duda: 'precio' }, 'No hay hasta $ 4.000,00.'],
  ['pan sin leche', { Duda: 'trazas', Falta: 'leche' }, 'Puede contener leche.'],
  ['queso sin leche', { Duda: 'contiene', Falta: 'leche' }, 'Contiene leche.'],
  ['yerba de campo', { Duda: 'palabra', Falta: 'campo' }, 'No dice “campo”.'],
] as const)('says why %s is to be looked at, until it is accepted', (text, why, said) => {
  const doubted = proposal(1, text, 0.5)
  const unidad = text.startsWith('asado') ? (100 as const) : (1 as const)
  const article = { ...doubted.article, unidad, ContenidoNeto: 25, ContenidoUnidad: 'un' as const }
  show([{ ...doubted, article, match: { ...doubted.match, ...why, Articulo: article } }])
  expect(screen.getByText(said)).toBeDefined()
  press(`Está bien: “${text}” es ${text}`)
  expect(screen.queryByText(said)).toBeNull()
})

it("after a line is removed the next one's question has the focus", () => {
  show([proposal(1, 'leche', 0.3), proposal(2, 'pan', 0.5), proposal(3, 'yerba', 0.4)])
  press('Quitar “leche” de la lista')
  expect(focused()).toBe('Está bien: “yerba” es yerba')
})

it('tells a visitor once why no price is shown, and leads to the login; a customer nothing', () => {
  const why = () => screen.queryAllByRole('button', { name: 'Los precios se ven al ingresar.' })
  show([proposal(1, 'leche'), proposal(2, 'pan')])
  expect(why()).toHaveLength(1)
  fireEvent.click(why()[0]!)
  expect(useDialog.getState().open).toMatchObject({ name: 'login' })
  act(() => useSession.setState({ client: { Id: 7 } as never }))
  expect(why()).toHaveLength(0)
  useSession.setState({ client: null })
})

it('says how a line wants its article, and keeps that and the weight for any other article', async () => {
  const Texto = '200 g de jamón feta fina'
  const weighed = testArticle({ Codigo: '8', Descripcion: 'Jamón Lario', unidad: 100 })
  const pack = testArticle({ Codigo: '9', Descripcion: 'Jamón 150 g', unidad: 1, ContenidoUnidad: 'g' })
  const ham = proposal(1, Texto)
  const match = { ...ham.match, Articulo: pack, Alternativas: [weighed], Aclaracion: 'feta fina' }
  show([{ ...ham, article: pack, match }])
  expect(screen.queryByText('Aclaración: feta fina')).toBeNull()
  press(`Cambiar lo elegido para “${Texto}”`)
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir Jamón Lario' }))
  expect(screen.getByText('Aclaración: feta fina')).toBeDefined()
  expect(useShoppingList.getState().proposals).toMatchObject([{ article: weighed, quantity: 200 }])
})

it('keeps an amount that only the shop could read', () => {
  const [small, other] = ['Ecuador', 'Bolivia'].map((of) =>
    testArticle({ Codigo: of, Descripcion: `Banana ${of}`, unidad: 100 }),
  )
  const bananas = proposal(1, 'bananas 6 no muy maduras')
  const match = { ...bananas.match, Articulo: small!, Alternativas: [other!], Cantidad: 1200 }
  show([{ ...bananas, article: small!, quantity: 1200, match }])
  act(() => chooseForLine(1, other!))
  expect(useShoppingList.getState().proposals).toMatchObject([{ article: other, quantity: 1200 }])
})

it('keeps what is reckoned for guests, by weight or in packs', () => {
  const weighed = testArticle({ Codigo: 'K', Descripcion: 'Milanesas de nalga', unidad: 100 })
  const packs = testArticle({
    Codigo: 'P',
    Descripcion: 'Milanesas 500 g',
    ContenidoNeto: 500,
    ContenidoUnidad: 'g',
  })
  const pieces = testArticle({
    Codigo: 'U',
    Descripcion: 'Milanesas x 4 un',
    ContenidoNeto: 4,
    ContenidoUnidad: 'un',
  })
  const line = proposal(1, 'milanesas para 6')
  const match = { ...line.match, Articulo: weighed, Cantidad: 1500, Duda: 'personas', Falta: '6' } as const
  show([{ ...line, article: weighed, quantity: 1500, match }])
  const chosen = () => useShoppingList.getState().proposals![0]!.quantity
  act(() => chooseForLine(1, packs))
  expect(chosen()).toBe(3)
  act(() => chooseForLine(1, { ...weighed, Codigo: 'L' }))
  expect(chosen()).toBe(1500)
  act(() => chooseForLine(1, pieces))
  expect(chosen()).toBe(1)
})

it('keeps the amount in packs of another size, and a wish on any article that is chosen', () => {
  const [four, twelve] = [4, 12].map((ContenidoNeto) =>
    testArticle({
      Codigo: `V${ContenidoNeto}`,
      Descripcion: `Velas x ${ContenidoNeto} un`,
      ContenidoNeto,
      ContenidoUnidad: 'un',
    }),
  )
  const candles = proposal(1, 'velas (blancas)')
  const match = {
    ...candles.match,
    Articulo: four!,
    Alternativas: [twelve!],
    Cantidad: 1,
    Aclaracion: 'blancas',
  }
  show([{ ...candles, article: four!, quantity: 3, match }])
  act(() => chooseForLine(1, twelve!))
  expect(useShoppingList.getState().proposals).toMatchObject([{ article: twelve, quantity: 1 }])
  expect(screen.getByText('Aclaración: blancas')).toBeDefined()
})

it('tells what a search for another article was taken for', async () => {
  show([proposal(1, 'leche')])
  const headers = { 'X-Searched-For': 'bic', 'X-Total-Count': '1', 'Content-Type': 'application/json' }
  vi.stubGlobal('fetch', async () => Response.json([testArticle({ Codigo: 'B' })], { headers }))
  press('Cambiar lo elegido para “leche”')
  fireEvent.change(await screen.findByLabelText('Buscar otro producto'), { target: { value: 'vick' } })
  expect(await screen.findByText('Mostramos resultados de “bic”.')).toBeDefined()
})

it.each([
  [{ Existencia: 'pocas', Quedan: 2 }, 'Quedan 2'],
  [{ LimitePorPedido: 2 }, 'Máximo 2 por pedido'],
] as const)('a line that asks for more than %o adds that, and says so', (terms, note) => {
  const asked = proposal(1, 'cerveza')
  show([{ ...asked, article: { ...asked.article, ...terms } }])
  expect(screen.getByText(note)).toBeDefined()
  expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2')
  act(() => void addProposals())
  expect(useCart.getState().lines).toMatchObject([{ Codart: '1', Cantidad: 2 }])
})
