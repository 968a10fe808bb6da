import { toCartLine } from '@gondola/contract/cart'
import { testArticle } from '@gondola/contract/test/article'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { replaceCart, useCart } from '../../state/cart/cart.ts'
import { DiscountLine, LinePromotions } from './line-promotions.tsx'

afterEach(cleanup)

it.each([
  [1, 3, 3, 'Promo 3x2 −$ 300,00'],
  [1, 5, 3, 'Promo 3x2 en 3 de 5 −$ 300,00'],
  [100, 500, 300, 'Promo 3x2 −$ 300,00'],
] as const)('a discount of a line by %i of %i, %i of them with it: %s', (Unidad, Cantidad, some, text) => {
  const { container } = render(
    <DiscountLine
      line={{ Unidad, Cantidad }}
      discount={{ Texto: 'Promo 3x2', Cantidad: some, Monto: 300 }}
    />,
  )
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text)
})

it.each([
  ['Cif, Ayudín', [2, 1], ['Promo 3x2 con Ayudín']],
  ['Cif, Ayudín, Infusión', [1, 1, 1], ['Promo 3x2 con Ayudín e Infusión']],
  [
    'Cif, Ayudín, Vim, Ala, Skip, Ace',
    [1, 1, 1, 1, 1, 1],
    ['Promo 3x2 con Ayudín y 4 más', 'Promo 3x2 con Cif y 4 más'],
  ],
  ['Cif, Ayudín', [3, 3], ['Promo 3x2', 'Promo 3x2']],
])('says with which articles a promotion counts: %s %j', (names, counts, texts) => {
  const Promociones = [
    { Promocion: 1, Mecanica: { Tipo: 'nxm' as const, Lleva: 3, Paga: 2, Combinable: true } },
  ]
  replaceCart(
    names.split(', ').map((Descripcion, place) => {
      const article = testArticle({ Codigo: Descripcion, Descripcion, Precioventa: 900 + place })
      return { ...toCartLine(article, counts[place]!), Promociones }
    }),
  )
  const { container } = render(
    useCart.getState().lines.map((line) => <LinePromotions key={line.Codart} line={line} />),
  )
  expect(container.textContent.match(/Promo [^−]*(?= −)/g)).toEqual(texts)
})
