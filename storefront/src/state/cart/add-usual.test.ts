import { testArticle } from '@gondola/contract/test/article'
import { beforeEach, expect, test, vi } from 'vitest'
import { addUsual, withUsualQuantity } from './add-usual.ts'
import { changeQuantity, replaceCart, useCart } from './cart.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  })
  replaceCart([])
})

const potatoes = testArticle({ Codigo: 'PAPA', unidad: 100 })
const milk = testArticle({ Codigo: 'LECHE' })
const bread = testArticle({ Codigo: 'PAN', Descripcion: 'Pan', Existencia: 'no-hay' })
const bought = (Codigo: string, Unidad: 1 | 100, Cantidad: number) => ({
  Codigo,
  Unidad,
  Cantidad,
  Precio: 1,
  Fecha: '2026-11-16',
})
const inCart = () => useCart.getState().lines.map(({ Codart, Cantidad }) => [Codart, Cantidad])

test('the quantity is the usual one, unless the article is sold in another unit now', () => {
  const purchases = [bought('PAPA', 100, 1500), bought('LECHE', 100, 900)]
  expect(withUsualQuantity([potatoes, milk], purchases).map(({ quantity }) => quantity)).toEqual([1500, 1])
})

test('all are added but what is there or out, and undoing leaves what was changed since', () => {
  const usual = withUsualQuantity(
    [potatoes, milk, bread],
    [bought('PAPA', 100, 1500), bought('LECHE', 1, 6), bought('PAN', 1, 2)],
  )
  addUsual(usual.slice(0, 1))
  changeQuantity('PAPA', 500)
  const added = addUsual(usual)
  expect(inCart()).toEqual([
    ['PAPA', 500],
    ['LECHE', 6],
  ])
  expect([added.there, added.out]).toEqual([1, ['Pan']])
  added.undo()
  expect(inCart()).toEqual([['PAPA', 500]])
  const again = addUsual(usual)
  changeQuantity('LECHE', 2)
  again.undo()
  expect(inCart()).toEqual([
    ['PAPA', 500],
    ['LECHE', 2],
  ])
})
