import { expect, test } from 'vitest'
import { isLimitedByDay, withLimitsLeft } from './discounted-lines.ts'

const daily = (Limite?: number) => ({
  Promocion: 1,
  Mecanica: { Tipo: 'nxm' as const, Lleva: 2, Paga: 1, LimitePorDia: true, ...(Limite && { Limite }) },
})
const byOrder = { Promocion: 2, Mecanica: { Tipo: 'porcentaje' as const, Porcentaje: 20, Limite: 4 } }

test('a limit of the day is one with a number', () => {
  expect([daily(6), daily(), byOrder].map(isLimitedByDay)).toEqual([true, false, false])
})

test.each([
  [0, [6, 4]],
  [2, [4, 4]],
  [6, [4]],
  [8, [4]],
])('with %i used of six, limits are %j', (units, limits) => {
  const used = new Map([
    [1, units],
    [2, 3],
  ])
  const [line] = withLimitsLeft([{ Promociones: [daily(6), byOrder] }], used)
  expect(line!.Promociones.map(({ Mecanica }) => Mecanica.Limite)).toEqual(limits)
})
