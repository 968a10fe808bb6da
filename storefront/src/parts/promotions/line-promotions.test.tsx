import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DiscountLine } from './line-promotions.tsx'

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
