import { expect, test } from 'vitest'
import { missingUnitsText } from './texts.ts'
import { promotedLine, weighedLine, type MechanicName } from '../../test/promoted-line.ts'
import { promotionDiscounts } from './promotion-discounts.ts'
import { promotionHints } from './promotion-hints.ts'

const hints = (...lines: ReturnType<typeof promotedLine>[]) =>
  promotionHints(lines, promotionDiscounts(lines)).map(
    (hint) => hint && missingUnitsText(hint.missing, hint.promotion.Mecanica).replaceAll('\u00a0', ' '),
  )

test.each<[MechanicName, pieces: number, hint: string | null]>([
  ['3x2', 1, 'Te faltan 2 para el 3x2'],
  ['3x2', 2, 'Te falta 1 para el 3x2'],
  ['3x2', 3, null],
  ['3x2', 5, 'Te falta 1 para el 3x2'],
  ['2x1 up to 4', 5, null],
  ['70% second', 1, 'Te falta 1 para el 70% OFF en la 2.ª unidad'],
  ['20%', 1, null],
  ['25% from 6 combinable', 4, 'Te faltan 2 para el 25% OFF llevando 6'],
  ['$ 80 from 3', 2, 'Te falta 1 para pagar $ 80,00 c/u'],
])('%s with %i: %s', (name, pieces, hint) => {
  expect(hints(promotedLine('1', pieces, 100, [name]))).toEqual([hint])
})

test('articles that count together tell it once, on the last one', () => {
  const one = (code: string) => promotedLine(code, 1, 100, ['3x2 combinable'])
  expect(hints(one('1'), one('2'))).toEqual([null, 'Te falta 1 para el 3x2'])
  expect(hints(one('1'), one('2'), one('3'), one('4'))).toEqual([null, null, null, 'Te faltan 2 para el 3x2'])
})

test('nothing is shown that gives nothing', () => {
  expect(hints(promotedLine('1', 2, 70, ['$ 80 from 3']))).toEqual([null])
  expect(hints(promotedLine('1', 2, 50, ['3x2'], 100))).toEqual([null])
  expect(hints(weighedLine('1', 500, 100, ['20%', '3x2']))).toEqual([null])
  expect(hints(promotedLine('1', 0, 100, ['3x2']))).toEqual([null])
})
