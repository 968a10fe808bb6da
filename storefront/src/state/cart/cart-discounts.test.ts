import type { CartLine } from '@gondola/contract/cart'
import { expect, it } from 'vitest'
import { cartPromotions } from './cart-discounts.ts'

const line = (Codart: string, Cantidad: number, stored: object): CartLine => ({
  Items: 1,
  Cantidad,
  Unidad: 1,
  Precioindividual: 100,
  Precioventa: 100 * Cantidad,
  Codart,
  Imagen: null,
  Ean: null,
  Descrip: Codart,
  Promo: null,
  ...stored,
})

it('tells what the promotions of the lines take off, and what they lack', () => {
  const Promociones = [{ Promocion: 1, Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2 } }]
  const { TotalDescuento, lines, hints } = cartPromotions([
    line('1', 3, { Promociones }),
    line('2', 2, { Promociones }),
  ])
  expect(TotalDescuento).toBe(100)
  expect(lines[0]).toMatchObject([{ Monto: 100 }])
  expect(hints).toMatchObject([null, { missing: 1 }])
})

it.each([
  { Promociones: 5 },
  { Promociones: [null, 'x', {}] },
  { Promociones: [{ Promocion: 1, Mecanica: null }] },
  { Promociones: [{ Promocion: 1, Mecanica: { Tipo: 'nxm', Lleva: 1e9, Paga: 1 } }] },
  { Promociones: [{ Promocion: 1, Mecanica: { Tipo: 'nxm', Lleva: '3', Paga: 2 } }] },
  { Promociones: [{ Promocion: 1, Mecanica: { Tipo: 'porcentaje', Porcentaje: 400 } }] },
  { Promociones: [{ Promocion: 1, Mecanica: { Tipo: 'gratis', Porcentaje: 50 } }] },
])('stored %j is no promotion', (stored) => {
  expect(cartPromotions([line('1', 6, stored)]).TotalDescuento).toBe(0)
})
