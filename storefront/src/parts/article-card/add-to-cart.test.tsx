import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/test/article'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { addToCart, changeQuantity, replaceCart, useCart } from '../../state/cart/cart.ts'
import { AddToCart } from './add-to-cart.tsx'

const MILK = testArticle({ Codigo: '1', Descripcion: 'Leche' })
const BREAD = testArticle({ Codigo: '2', Descripcion: 'Pan' })
const POTATO = testArticle({ Codigo: '3', Descripcion: 'Papa', unidad: 100 })

beforeEach(() => replaceCart([]))
afterEach(cleanup)

const cart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const field = () => screen.getByRole<HTMLInputElement>('spinbutton')
const press = (name: string) => fireEvent.click(button(name))
const show = (...articles: Article[]) =>
  render(
    <QueryClientProvider client={queryClient}>
      {articles.map((article) => (
        <AddToCart key={article.Codigo} article={article} look="card" />
      ))}
    </QueryClientProvider>,
  )
/** The control of an article in the cart is loaded when it is first needed. */
const inCart = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Sumar' })

describe('the control of an article', () => {
  it('adds what is typed, then shows what is in the cart, and takes it out again [§2.36, §2.38]', async () => {
    show(MILK)
    expect(field().placeholder).toBe('1')
    fireEvent.change(field(), { target: { value: '3' } })
    press('Agregar al carrito')
    const more = await inCart()
    expect(cart()).toEqual([['1', 3]])
    expect(field().value).toBe('3')
    fireEvent.click(more)
    expect(cart()).toEqual([['1', 4]])
    act(() => changeQuantity('1', 1))
    press('Restar')
    expect(cart()).toEqual([])
    expect(field().value).toBe('')
  })

  it('keeps the focus of who presses: on plus after adding, on the add button after removing', async () => {
    show(MILK)
    press('Agregar al carrito')
    expect(document.activeElement).toBe(await inCart())
    press('Restar')
    expect(document.activeElement).toBe(button('Agregar al carrito'))
  })

  it('takes no focus when the article is added elsewhere', async () => {
    show(MILK)
    act(() => addToCart(MILK, 1))
    await inCart()
    expect(document.activeElement).toBe(document.body)
  })

  it('follows the cart of another tab', async () => {
    show(MILK)
    act(() => addToCart(MILK, 2))
    const stored = JSON.parse(localStorage.getItem('lineas')!) as { Cantidad: number }[]
    const newValue = JSON.stringify(stored.map((line) => ({ ...line, Cantidad: 7 })))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'lineas', newValue })))
    await inCart()
    expect(field().value).toBe('7')
  })

  it('renders again for its own article only', async () => {
    const rendered = vi.fn<(id: string) => void>()
    render(
      [MILK, BREAD].map((article) => (
        <Profiler key={article.Codigo} id={article.Descripcion} onRender={rendered}>
          <AddToCart article={article} look="card" />
        </Profiler>
      )),
    )
    rendered.mockClear()
    fireEvent.click(screen.getAllByRole('button', { name: 'Agregar al carrito' })[0]!)
    await inCart()
    expect(new Set(rendered.mock.calls.map(([id]) => id))).toEqual(new Set(['Leche']))
  })

  it('goes no further than the limit per order, and says so', async () => {
    show({ ...MILK, LimitePorPedido: 2 })
    expect(screen.getByText('Máximo 2 por pedido')).toBeDefined()
    fireEvent.change(field(), { target: { value: '5' } })
    press('Agregar al carrito')
    expect((await inCart()).disabled).toBe(true)
    expect(cart()).toEqual([['1', 2]])
  })

  it('says the most pieces of any article once they are in the cart', async () => {
    show(MILK)
    act(() => addToCart(MILK, 98))
    expect((await inCart()).disabled).toBe(true)
    expect(screen.getByText('Máximo 98 por pedido')).toBeDefined()
  })

  it.each([
    [{ Quedan: 1 }, 'Queda 1'],
    [{ Quedan: 3 }, 'Quedan 3'],
    [{ Quedan: 1500, unidad: 100 }, 'Quedan 1,5 kg'],
    [{ Quedan: 1000, unidad: 100 }, 'Queda 1 kg'],
    [{}, 'Quedan pocas'],
  ] as const)('says how few are left: %j is "%s"', (few, text) => {
    show({ ...MILK, Existencia: 'pocas', ...few })
    expect(screen.getByText(text)).toBeDefined()
  })

  it('adds nothing that is out of stock, but lets it out of the cart', async () => {
    const out: Article = { ...MILK, Existencia: 'no-hay' }
    show(out)
    expect(button('Agregar al carrito').disabled).toBe(true)
    act(() => addToCart(MILK, 1))
    expect((await inCart()).disabled).toBe(true)
    press('Restar')
    expect(cart()).toEqual([])
  })
})

describe('while an order is being changed', () => {
  it('adds to it and says so, and gives it the note', async () => {
    const note = vi.fn<(Codart: string, note: string) => void>()
    const lines = new Map([['3', { Cantidad: 500, Aclaracion: 'chicas' }]])
    useCart.setState({ order: { Id: 12, lines, add: () => {}, set: () => {}, note } })
    show(MILK, POTATO)
    expect(button('Agregar al pedido')).toBeDefined()
    fireEvent.click(await screen.findByRole('button', { name: 'Cambiar aclaración: «chicas», Papa' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'para puré' } })
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' })
    expect(note.mock.calls).toEqual([['3', 'para puré']])
    act(() => useCart.setState({ order: null }))
    expect(screen.getByRole('button', { name: 'Agregar al carrito' })).toBeDefined()
  })
})

describe('a weight', () => {
  const withFocus = async () => {
    act(() => field().focus())
    return screen.findByRole('group')
  }

  it('is said by the button that adds it, from 100 g of an empty field [§5.3]', async () => {
    show(POTATO)
    expect(field().placeholder).toBe('100')
    expect(button('Agregar al carrito 100 g')).toBeDefined()
    fireEvent.change(field(), { target: { value: '1,5' } })
    expect(field().getAttribute('aria-invalid')).toBeNull()
    expect(button('Agregar al carrito 1,5 kg')).toBeDefined()
    await withFocus()
    fireEvent.change(field(), { target: { value: '6 u' } })
    press('Agregar al carrito 1,2 kg')
    await inCart()
    expect(cart()).toEqual([['3', 1200]])
  })

  it('that is proposed is in the field from the start', async () => {
    render(
      <QueryClientProvider client={queryClient}>
        <AddToCart article={POTATO} look="row" proposed={1500} />
      </QueryClientProvider>,
    )
    expect(field().value).toBe('1,5 kg')
    press('Agregar al carrito 1,5 kg')
    await inCart()
    expect(cart()).toEqual([['3', 1500]])
  })

  it('has its usual amounts from the focus of its field: one press adds or changes, and closes them', async () => {
    show(POTATO)
    expect(screen.queryByRole('group')).toBeNull()
    await withFocus()
    fireEvent.click(await screen.findByRole('button', { name: '6 un ≈ 1,2 kg' }))
    await inCart()
    expect(cart()).toEqual([['3', 1200]])
    expect(screen.queryByRole('group')).toBeNull()
    await withFocus()
    expect(button('1 kg').getAttribute('aria-pressed')).toBe('false')
    expect(button('6 un ≈ 1,2 kg').getAttribute('aria-pressed')).toBe('true')
    press('500 g')
    expect(cart()).toEqual([['3', 500]])
    expect(screen.queryByRole('group')).toBeNull()
    await withFocus()
    fireEvent.keyDown(field(), { key: 'Escape' })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('in the cart goes no further than 99 kg', async () => {
    show(POTATO)
    act(() => addToCart(POTATO, 1500))
    await inCart()
    fireEvent.change(field(), { target: { value: '99999' } })
    fireEvent.blur(field())
    expect(cart()).toEqual([['3', 99_000]])
    expect(screen.getByText('Máximo 99 kg por pedido')).toBeDefined()
  })

  it.each([
    ['2', '¿2 kg?', 2000],
    ['2', '¿2 un ≈ 400 g?', 400],
    ['1,5', '¿1,5 kg?', 1500],
  ])('typed as %j is asked before it is added: %s adds %j g', async (typed, question, grams) => {
    show(POTATO)
    await withFocus()
    fireEvent.change(field(), { target: { value: typed } })
    expect(screen.queryByRole('button', { name: question })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: question }, { timeout: 3000 }))
    await inCart()
    expect(cart()).toEqual([['3', grams]])
  })

  it('of 2 that was added as 100 g asks afterwards, with the focus on the answer', async () => {
    show(POTATO)
    fireEvent.change(field(), { target: { value: '2' } })
    press('Agregar al carrito 100 g')
    const answer = await screen.findByRole('button', { name: '¿2 kg?' })
    expect(cart()).toEqual([['3', 100]])
    expect(document.activeElement).toBe(answer)
    // the next view asks as well, without taking the focus
    cleanup()
    show(POTATO)
    const again = await screen.findByRole('button', { name: '¿2 kg?' })
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(again)
    expect(cart()).toEqual([['3', 2000]])
    expect(screen.queryByRole('button', { name: '¿2 kg?' })).toBeNull()
  })
})
