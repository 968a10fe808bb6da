import { beforeEach, describe, expect, it } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { toCartLine } from '@gondola/contract/cart'
import { addArticles, addToCart, changeQuantity, removeFromCart, replaceCart, useCart } from './cart.ts'
import { wishFor } from './line-wish.ts'

const bread = {
  Codigo: '7',
  Descripcion: 'Pan',
  unidad: 100,
  Precioventa: 2000,
  Preciooferta: null,
  Oferta: null,
  Promocion: null,
  Imagen: null,
  Familia: { Codigo: 5, Descripcion: 'Panadería' },
  Ean: null,
} as unknown as Article

const quantities = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])

beforeEach(() => replaceCart([]))

describe('the cart', () => {
  it.each([
    [null, 100],
    [0, 100],
    [99, 100],
    [350, 350],
  ])('adds %s grams as %s [§5.3]', (typed, added) => {
    addToCart(bread, typed)
    expect(quantities()).toEqual([['7', added]])
  })

  it('adds the quantities of one article [§4.12]', () => {
    addToCart(bread, 250)
    addToCart(bread, null)
    expect(quantities()).toEqual([['7', 350]])
    expect(useCart.getState().lines[0]?.Precioventa).toBe(700)
    expect(useCart.getState().lines[0]?.Imagen, 'as on the shelf').toMatch(/^\/imagenes\/dibujos\//)
  })

  it('takes out what was added together, and leaves what was changed since', () => {
    const milk = { ...bread, Codigo: '8', unidad: 1 } as Article
    addToCart(bread, 500)
    const lines = [toCartLine(bread, 500), toCartLine(milk, 2)]
    addArticles(lines)
    const undoTwice = addArticles(lines)
    expect(quantities()).toEqual([
      ['7', 1500],
      ['8', 4],
    ])
    undoTwice()
    expect(quantities()).toEqual([
      ['7', 1000],
      ['8', 2],
    ])
    const undo = addArticles(lines)
    changeQuantity('8', 1)
    undo()
    expect(quantities()).toEqual([
      ['7', 1000],
      ['8', 1],
    ])
  })

  it('announces every addition again', () => {
    addToCart(bread, 100)
    const first = useCart.getState().added
    addToCart(bread, 100)
    expect(useCart.getState().added).not.toBe(first)
  })

  it('keeps the wish for a missing article through more adding', () => {
    addToCart(bread, 100)
    wishFor('7', { Reemplazo: 'nada' })
    addToCart(bread, 100)
    expect(useCart.getState().lines).toMatchObject([{ Cantidad: 200, Reemplazo: 'nada' }])
  })

  it('changes and removes', () => {
    addToCart(bread, 100)
    changeQuantity('7', 0)
    expect(quantities()).toEqual([['7', 0]])
    removeFromCart('7')
    expect(quantities()).toEqual([])
  })
})
