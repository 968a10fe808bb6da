import { expect, it } from 'vitest'
import { progressOf, type ShownLine } from './visible-lines.ts'
import { withCount, withCounting, withoutCount } from './scan.ts'

const line = (Items: number, Cantidad: number) =>
  ({
    Pedido: 7,
    Items,
    Unidad: 1,
    Cantidad: 2,
    ...(Cantidad > 0 && { Preparado: { Cantidad, Sustituto: null, Nota: null, Precioventa: 1 } }),
  }) as unknown as ShownLine

it('a line of which one of two was scanned is not done, until the picker says so or the other is scanned', () => {
  const counts = withCount(withCount([], line(1, 1), 1), line(2, 1), 1)
  const half = withCounting([line(1, 1), line(2, 1), line(3, 0)], counts)
  expect(half.map(({ isCounting }) => isCounting === true)).toEqual([true, true, false])
  expect(progressOf(half)).toEqual({ done: 0, of: 3 })
  const said = withCounting([line(1, 1), line(2, 1)], withoutCount(counts, line(1, 1)))
  expect(progressOf(said)).toEqual({ done: 1, of: 2 })
  const whole = withCounting([line(1, 2), line(2, 1)], withCount(counts, line(1, 2), 2))
  expect(progressOf(whole)).toEqual({ done: 1, of: 2 })
})

it('what somebody else said of the line meanwhile counts', () => {
  const [other] = withCounting([{ ...line(1, 1), Cantidad: 5 }], withCount([], line(1, 3), 3))
  expect(progressOf([other!])).toEqual({ done: 1, of: 1 })
})
