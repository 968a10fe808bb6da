import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/catalogue/article.fixture'
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
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(`Cantidad de ${name}`)
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
const inCart = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: `Sumar ${name}` })

describe('the control of an article', () => {
  it('adds what is typed, then shows what is in the cart, and takes it out again [§2.36, §2.38]', async () => {
    show(MILK)
    expect(field('Leche').placeholder).toBe('1')
    fireEvent.change(field('Leche'), { target: { value: '3' } })
    press('Agregar al carrito Leche')
    const more = await inCart('Leche')
    expect(cart()).toEqual([['1', 3]])
    expect(field('Leche').value).toBe('3')
    fireEvent.click(more)
    expect(cart()).toEqual([['1', 4]])
    act(() => changeQuantity('1', 1))
    press('Restar Leche')
    expect(cart()).toEqual([])
    expect(field('Leche').value).toBe('')
  })

  it('keeps the focus of who presses: on plus after adding, on the add button after removing', async () => {
    show(MILK)
    press('Agregar al carrito Leche')
    expect(document.activeElement).toBe(await inCart('Leche'))
    press('Restar Leche')
    expect(document.activeElement).toBe(button('Agregar al carrito Leche'))
  })

  it('takes no focus when the article is added elsewhere', async () => {
    show(MILK)
    act(() => addToCart(MILK, 1))
    await inCart('Leche')
    expect(document.activeElement).toBe(document.body)
  })

  it('follows the cart of another tab', async () => {
    show(MILK)
    act(() => addToCart(MILK, 2))
    const stored = JSON.parse(localStorage.getItem('lineas')!) as { Cantidad: number }[]
    const newValue = JSON.stringify(stored.map((line) => ({ ...line, Cantidad: 7 })))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'lineas', newValue })))
    await inCart('Leche')
    expect(field('Leche').value).toBe('7')
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
    press('Agregar al carrito Leche')
    await inCart('Leche')
    expect(new Set(rendered.mock.calls.map(([id]) => id))).toEqual(new Set(['Leche']))
  })

  it('goes no further than the limit per order, and says so', async () => {
    show({ ...MILK, LimitePorPedido: 2 })
    expect(screen.getByText('Máximo 2 por pedido')).toBeDefined()
    fireEvent.change(field('Leche'), { target: { value: '5' } })
    press('Agregar al carrito Leche')
    expect((await inCart('Leche')).disabled).toBe(true)
    expect(cart()).toEqual([['1', 2]])
  })

  it('says the most pieces of any article once they are in the cart', async () => {
    show(MILK)
    act(() => addToCart(MILK, 98))
    expect((await inCart('Leche')).disabled).toBe(true)
    expect(screen.getByText('Máximo 98 por pedido')).toBeDefined()
  })

  it('adds nothing that is out of stock, but lets it out of the cart', async () => {
    const out: Article = { ...MILK, Existencia: 'no-hay' }
    show(out)
    expect(button('Agregar al carrito Leche').disabled).toBe(true)
    act(() => addToCart(MILK, 1))
    expect((await inCart('Leche')).disabled).toBe(true)
    press('Restar Leche')
    expect(cart()).toEqual([])
  })
})

describe('a weight', () => {
  it('has its usual amounts while the control has the focus: one press adds, another changes', async () => {
    show(POTATO)
    expect(screen.queryByRole('group')).toBeNull()
    act(() => field('Papa').focus())
    fireEvent.click(await screen.findByRole('button', { name: '1½ kg' }))
    await inCart('Papa')
    expect(cart()).toEqual([['3', 1500]])
    expect(field('Papa').value).toBe('1,5 kg')
    press('½ kg')
    expect(cart()).toEqual([['3', 500]])
    expect(button('½ kg').getAttribute('aria-pressed')).toBe('true')
    fireEvent.keyDown(button('½ kg'), { key: 'Escape' })
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('in the cart asks the same of a bare small number, and goes no further than 99 kg', async () => {
    show(POTATO)
    act(() => addToCart(POTATO, 1500))
    await inCart('Papa')
    const leaveWith = (value: string) => {
      fireEvent.change(field('Papa'), { target: { value } })
      fireEvent.blur(field('Papa'))
    }
    leaveWith('50')
    expect(cart()).toEqual([['3', 100]])
    press('¿50 kg?')
    expect(cart()).toEqual([['3', 50_000]])
    leaveWith('99999')
    expect(cart()).toEqual([['3', 99_000]])
    expect(screen.getByText('Máximo 99 kg por pedido')).toBeDefined()
  })

  it('asks whether a bare small number means kilograms', async () => {
    show(POTATO)
    act(() => field('Papa').focus())
    fireEvent.change(field('Papa'), { target: { value: '2' } })
    fireEvent.click(await screen.findByRole('button', { name: '¿2 kg?' }))
    expect(field('Papa').value).toBe('2000')
    expect(document.activeElement).toBe(button('Agregar al carrito Papa'))
    press('Agregar al carrito Papa')
    expect(cart()).toEqual([['3', 2000]])
  })
})
