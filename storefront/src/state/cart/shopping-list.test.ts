import { testArticle } from '@gondola/contract/test/article'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartPromotions } from './cart-discounts.ts'
import { replaceCart, useCart } from './cart.ts'
import { choose, useCheckout } from './checkout.ts'
import {
  acceptLine,
  addProposals,
  changeLineQuantity,
  chooseForLine,
  listSum,
  orderNote,
  useShoppingList,
  type Proposal,
} from './shopping-list.ts'

const milk = testArticle({ Codigo: 'LECHE', Precioventa: 1500 })
const potatoes = testArticle({ Codigo: 'PAPA', unidad: 100, Precioventa: 2000 })
const wine = testArticle({ Codigo: 'VINO', Precioventa: 4000 })

const line = (id: number, Texto: string, article: Proposal['article'], Confianza: number, Cantidad = 1) => ({
  id,
  match: { Texto, Palabras: Texto, Cantidad, Articulo: article, Alternativas: [], Confianza },
  article,
  quantity: Cantidad,
  isChosen: false,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  replaceCart([])
  useShoppingList.setState({
    text: '',
    proposals: [
      line(1, '2 leches', milk, 0.9, 2),
      line(2, 'algo rico', wine, 0.2),
      line(3, 'kilo y medio de papa', potatoes, 0.9, 1500),
      line(4, 'tornillos', null, 0),
    ],
  })
})

const sum = () => listSum(useShoppingList.getState().proposals ?? [])

test('doubtful lines are not counted until they are looked at, weighed ones are an estimate', () => {
  expect(sum()).toEqual({ items: 2, doubtful: 1, total: 6000, isEstimate: true })
  acceptLine(2)
  expect(sum()).toEqual({ items: 3, doubtful: 0, total: 10_000, isEstimate: true })
})

test('an empty field counts as one unit', () => {
  changeLineQuantity(3, null)
  expect(sum()).toEqual({ items: 2, doubtful: 1, total: 3000 + 200, isEstimate: true })
})

test("the total has the promotions' discounts, also of lines of one article, as the cart's", () => {
  const Promociones = [{ Promocion: 1, Mecanica: { Tipo: 'nxm' as const, Lleva: 3, Paga: 2 } }]
  const promoted = { ...milk, Promociones }
  useShoppingList.setState({
    proposals: [line(1, 'leche', promoted, 0.9), line(2, '2 leches', promoted, 0.9, 2)],
  })
  expect(sum().total).toBe(3000)
  addProposals()
  expect(cartPromotions(useCart.getState().lines).TotalDescuento).toBe(1500)
})

test('hidden prices have no total', () => {
  useShoppingList.setState({ proposals: [line(1, 'leche', { ...milk, Precioventa: null }, 0.9)] })
  expect(sum()).toEqual({ items: 1, doubtful: 0, total: null, isEstimate: false })
})

test('what nobody looked at is not added: it stays in the list with what was not found', () => {
  const { proposals } = useShoppingList.getState()
  const { items, undo } = addProposals()
  expect(items).toBe(2)
  expect(useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])).toEqual([
    ['LECHE', 2],
    ['PAPA', 1500],
  ])
  expect(useShoppingList.getState()).toMatchObject({ text: 'algo rico\ntornillos', proposals: null })
  undo()
  expect([useCart.getState().lines, useShoppingList.getState().proposals]).toEqual([[], proposals])
})

test('an article that two lines ask for counts once, as in the cart', () => {
  useShoppingList.setState({ proposals: [line(1, 'leche', milk, 0.9), line(2, '2 leches', milk, 0.9, 2)] })
  expect(sum()).toEqual({ items: 1, doubtful: 0, total: 4500, isEstimate: false })
  expect(addProposals().items).toBe(1)
  expect(useCart.getState().lines).toMatchObject([{ Codart: 'LECHE', Cantidad: 3 }])
})

test("what the list says of the order is its comment's, once, until it is undone", () => {
  choose({ Opt4: 'Piso 3' })
  const text = 'leche\npara el repartidor: no anda el timbre'
  useShoppingList.setState({ text })
  expect(orderNote(text)).toBe('no anda el timbre')
  const { undo } = addProposals()
  expect(useCheckout.getState().Opt4).toBe('Piso 3. no anda el timbre')
  expect(orderNote(text)).toBe('')
  undo()
  expect(useCheckout.getState().Opt4).toBe('Piso 3')
})

test('another size changes the quantity', () => {
  const sized = (
    Codigo: string,
    Descripcion: string,
    ContenidoNeto: number,
    ContenidoUnidad: 'ml' | 'g' | 'un',
  ) => testArticle({ Codigo, Descripcion, ContenidoNeto, ContenidoUnidad })
  useShoppingList.setState({
    proposals: [
      line(1, '2 lts aceite', sized('A3', 'Aceite 3 l', 3000, 'ml'), 0.5),
      line(2, 'galletitas x 3', sized('G3', 'Galletitas 3 paquetes x 101 g', 303, 'g'), 0.9),
    ],
  })
  chooseForLine(1, sized('A09', 'Aceite 900 ml', 900, 'ml'))
  chooseForLine(2, sized('G1', 'Galletitas 101 g', 101, 'g'))
  expect(useShoppingList.getState().proposals?.map(({ quantity }) => quantity)).toEqual([2, 3])
})

test('the proposed pack keeps a wish in brackets', () => {
  const lettuce = testArticle({ Codigo: 'L', ContenidoNeto: 150, ContenidoUnidad: 'g' })
  const wished = line(1, 'lechuga (que esté fresca)', lettuce, 0.9)
  const match = { ...wished.match, Aclaracion: 'que esté fresca' }
  useShoppingList.setState({ proposals: [{ ...wished, match }] })
  addProposals()
  expect(useCart.getState().lines).toMatchObject([{ Codart: 'L', Aclaracion: 'que esté fresca' }])
})

describe('after a reload', () => {
  const kept = new Map<string, string>()
  const local = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  const matches = () => [
    line(0, '2 leches', milk, 0.9, 2).match,
    line(1, 'algo rico', wine, 0.2).match,
    line(2, 'papa', potatoes, 0.9, 500).match,
    line(3, 'pan', null, 0).match,
  ]
  const bread = testArticle({ Codigo: 'PAN' })
  const sold = new Map([[bread.Codigo, bread]])
  const reload = async () => {
    vi.resetModules()
    return import('./shopping-list.ts')
  }
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('document', { cookie: '' })
    vi.stubGlobal('fetch', async (url: string) => {
      const code = [...sold.keys()].find((each) => url.endsWith(each))
      return Response.json(code ? sold.get(code) : url.includes('PAN') ? null : matches())
    })
    kept.set('lista', JSON.stringify('2 leches\nalgo rico\npapa\npan'))
  })

  test('quantities, what was accepted, chosen and removed stay as they were', async () => {
    const page = await reload()
    expect(page.useShoppingList.getState().isReloaded).toBe(false)
    await page.proposeArticles()
    page.changeLineQuantity(0, 5)
    page.acceptLine(1)
    page.removeLine(2)
    page.chooseForLine(3, bread)
    const before = page.useShoppingList.getState().proposals
    const again = await reload()
    expect(again.useShoppingList.getState()).toMatchObject({ isReloaded: true, proposals: null })
    await again.proposeArticles()
    expect(again.useShoppingList.getState().proposals).toEqual(before)
    again.editList()
    await again.proposeArticles()
    // whoever edits the text sees all its lines
    expect(again.useShoppingList.getState().proposals).toMatchObject([
      { quantity: 5 },
      { isChosen: true },
      { quantity: 500, isChosen: false },
      { article: { Codigo: 'PAN' }, isChosen: true },
    ])
    again.addProposals()
    expect((await reload()).useShoppingList.getState()).toMatchObject({ isReloaded: false, kept: [] })
  })

  test('two lines of the same words are each as they were', async () => {
    const twice = () => [0, 1].map((id) => line(id, '2 leches', milk, 0.9, 2).match)
    vi.stubGlobal('fetch', async () => Response.json(twice()))
    const page = await reload()
    await page.proposeArticles()
    page.changeLineQuantity(1, 5)
    const again = await reload()
    await again.proposeArticles()
    const quantities = () => again.useShoppingList.getState().proposals?.map(({ quantity }) => quantity)
    expect(quantities()).toEqual([2, 5])
    again.removeLine(0)
    again.useShoppingList.setState({ branch: 9 })
    await again.renewProposals()
    expect(quantities()).toEqual([5])
  })

  test('an article that is not sold any more is replaced by the proposal, in doubt', async () => {
    kept.set(
      'propuestas',
      JSON.stringify([{ Texto: '2 leches', Codigo: 'PAN-VIEJO', quantity: 7, isChosen: true }]),
    )
    const page = await reload()
    await page.proposeArticles()
    expect(page.useShoppingList.getState().proposals).toMatchObject([
      { article: { Codigo: 'LECHE' }, quantity: 2, isChosen: false, match: { Confianza: 0 } },
    ])
  })
})
