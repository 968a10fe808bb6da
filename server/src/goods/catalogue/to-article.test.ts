import { expect, test } from 'vitest'
import type { SaleUnit } from '@gondola/contract/base'
import { MECHANICS, type MechanicName } from '@gondola/contract/test/promoted-line'
import { promotedPrice, toArticle } from './to-article.ts'
import type { ArticleRow } from './catalogue.store.ts'

test.each<
  [
    MechanicName[],
    unidad: SaleUnit,
    list: number,
    today: number,
    found: [Cantidad: number, Precio: number] | null,
  ]
>([
  [['2x1'], 1, 100, 100, [2, 50]],
  [['3x2'], 1, 100, 100, [3, 66.67]],
  [['70% second'], 1, 100, 100, [2, 65]],
  [['$ 80 from 3'], 1, 100, 100, [3, 80]],
  [['$ 80 from 3'], 1, 70, 70, null],
  [['20%'], 1, 100, 100, [1, 80]],
  [['20%', '3x2'], 100, 100, 100, [1, 80]],
  [['3x2'], 100, 100, 100, null],
  [['3x2', '2x1'], 1, 100, 100, [2, 50]],
  [['3x2'], 1, 100, 60, null],
  [['3x2'], 1, 100, 80, [3, 66.67]],
])('%j, unidad %i, at $ %f, today $ %f: %j', (names, unidad, list, today, found) => {
  const price = promotedPrice(
    names.map((name) => MECHANICS[name]),
    unidad,
    list,
    today,
  )
  expect(price && [price.Cantidad, price.Precio]).toEqual(found)
})

test.each([
  ['an avocado', 801, 1, 'un', true],
  ['lettuce without a content', 801, 1, null, true],
  ['a tray of berries', 801, 1, 'g', undefined],
  ['bananas by weight', 801, 100, null, undefined],
  ['a toothbrush', 5, 1, 'un', undefined],
] as const)('%s: fresh by the piece is %s', (_, family_code, unidad, ContenidoUnidad, Fresco) => {
  const shared = {
    brands: new Map(),
    families: new Map(),
    alcoholFamilies: new Set<number>(),
    freshFamilies: new Set([801]),
  }
  const row = { Descripcion: 'X', family_code, unidad, ContenidoUnidad, ContenidoNeto: 1, facts: null }
  expect(toArticle({ ...row, Precioventa: 1, Iva: 21 } as ArticleRow, shared).Fresco).toBe(Fresco)
})
