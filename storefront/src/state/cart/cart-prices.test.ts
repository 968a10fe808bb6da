import type { Article } from '@gondola/contract/catalogue'
import { toCartLine } from '@gondola/contract/cart'
import { describe, expect, it } from 'vitest'
import { hasChanges, NO_CHANGES, repricedCart } from './cart-prices.ts'

const article = (Codigo: string, Precioventa: number | null): Article => ({
  Codigo,
  Descripcion: `Artículo ${Codigo}`,
  Descripcioncorta: Codigo,
  Precioventa,
  Preciooferta: null,
  Promocion: null,
  Oferta: null,
  unidad: 1,
  unidaddescrip: 'un',
  Imagen: null,
  Ean: null,
  Marca: { Codigo: 1, Descripcion: 'M', Checked: false },
  Familia: { Codigo: 1, Descripcion: 'F' },
  Alcohol: false,
  Iva: 21,
  ImpuestoInterno: null,
  ContenidoNeto: null,
  ContenidoUnidad: null,
  PrecioSinImpuestos: null,
  PrecioPorUnidad: null,
})

const lines = [
  toCartLine(article('1', 100), 2, 1),
  toCartLine(article('2', 50), 1, 2),
  toCartLine(article('3', null), 1, 3),
]

describe('repricedCart', () => {
  it('tells a price that rose and keeps the quantity [§4.11]', () => {
    const { lines: now, changes } = repricedCart(lines, new Map([['1', article('1', 120.5)]]))
    expect(now[0]).toMatchObject({ Cantidad: 2, Precioindividual: 120.5, Precioventa: 241 })
    expect(now[0]!.Imagen, 'as on the shelf').toBe('/imagenes/dibujos/1--640.webp')
    expect(changes).toEqual({
      prices: [{ Codart: '1', Descrip: 'Artículo 1', before: 100, now: 120.5 }],
      gone: [],
    })
  })

  it('takes out what is no longer sold, tells it and numbers the rest', () => {
    const { lines: now, changes } = repricedCart(lines, new Map([['1', null]]))
    expect(now.map(({ Codart, Items }) => [Codart, Items])).toEqual([
      ['2', 1],
      ['3', 2],
    ])
    expect(changes.gone.map(({ Codart }) => Codart)).toEqual(['1'])
  })

  it('says nothing of a price that login uncovers, nor of the same price', () => {
    const { changes } = repricedCart(
      lines,
      new Map([
        ['2', article('2', 50)],
        ['3', article('3', 75)],
      ]),
    )
    expect(hasChanges(changes)).toBe(false)
    expect(changes).toEqual(NO_CHANGES)
  })

  it('keeps a line whose article was not fetched as it is', () => {
    expect(repricedCart(lines, new Map()).lines).toEqual(lines)
  })
})
