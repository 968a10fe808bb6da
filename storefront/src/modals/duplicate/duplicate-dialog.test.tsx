import type { CartLine } from '@gondola/contract/cart'
import type { Order } from '@gondola/contract/orders'
import { describe, expect, it } from 'vitest'
import { comparedOrder, isUnchanged } from './duplicate-dialog.tsx'

const line = (Codart: string, Precioindividual: number): CartLine => ({
  Items: 1,
  Cantidad: 2,
  Unidad: 1,
  Precioindividual,
  Precioventa: Precioindividual * 2,
  Codart,
  Imagen: null,
  Ean: null,
  Descrip: Codart,
  Promo: null,
})

describe('comparedOrder', () => {
  const order = {
    Lineas: [line('igual', 10), line('caro', 10), line('barato', 10), line('ido', 10)],
    TotalBruto: 80,
  } as Order
  const cloned = {
    Lineas: [line('igual', 10), line('caro', 12), line('barato', 9)],
    Faltantes: [line('ido', 10)],
  }

  it('tells of each line what became of its price', () => {
    expect(comparedOrder(order, cloned).lines.map((each) => [each.line.Codart, each.trend])).toEqual([
      ['igual', 'same'],
      ['caro', 'dearer'],
      ['barato', 'cheaper'],
      ['ido', 'gone'],
    ])
  })

  it('gives the goods then, and today those still sold', () => {
    expect(comparedOrder(order, cloned)).toMatchObject({ totalThen: 80, totalNow: 62 })
  })

  it('compares what was ordered, whatever the preparation made of it', () => {
    const TotalesPedido = { TotalBruto: 80, TotalDescuento: 5, TotalNeto: 75 }
    const prepared = { ...order, TotalBruto: 60, TotalDescuento: null, TotalesPedido } as Order
    expect(comparedOrder(prepared, cloned)).toMatchObject({ totalThen: 75, totalNow: 62 })
  })

  it('counts nothing today where all is gone', () => {
    expect(comparedOrder(order, { Lineas: [], Faltantes: order.Lineas })).toMatchObject({ totalNow: 0 })
  })
})

describe('isUnchanged', () => {
  const lines = [line('igual', 10)]
  const order = { Lineas: lines, TotalBruto: 20 } as Order

  it.each([
    ['the same articles, prices and sum', order, lines, [], true],
    ['another price', order, [line('igual', 11)], [], false],
    ['an article that is gone', order, [], lines, false],
    ['a promotion that is over', { ...order, TotalDescuento: 5 }, lines, [], false],
    ['nothing at all', { Lineas: [] as CartLine[], TotalBruto: 0 } as Order, [], [], false],
  ] as const)('%s', (_, then, Lineas, Faltantes, outcome) =>
    expect(isUnchanged(comparedOrder(then, { Lineas: [...Lineas], Faltantes: [...Faltantes] }))).toBe(
      outcome,
    ),
  )
})
