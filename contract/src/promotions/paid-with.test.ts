import { expect, test } from 'vitest'
import type { PromotedLine } from './basket.ts'
import { MECHANICS, promotedLine } from '../../test/promoted-line.ts'
import { promotionDiscounts } from './promotion-discounts.ts'
import { promotionHints } from './promotion-hints.ts'

const VISA = 1
const CASH = 4
const withMeans = (line: PromotedLine, mechanic: keyof typeof MECHANICS): PromotedLine => ({
  ...line,
  Promociones: [
    ...(line.Promociones ?? []),
    { Promocion: 99, Mecanica: MECHANICS[mechanic], TiposPago: [VISA, 2], Dias: [3] },
  ],
})

test.each<[what: string, line: PromotedLine, without: number, visa: number]>([
  ['a promotion of a payment type', withMeans(promotedLine('1', 3, 100, []), '20%'), 0, 60],
  ['the better of it and another', withMeans(promotedLine('1', 3, 100, ['3x2']), '20%'), 100, 100],
  ['both, unit by unit', withMeans(promotedLine('1', 4, 100, ['3x2']), '20%'), 100, 120],
  ['on an offer, what it adds', withMeans(promotedLine('1', 1, 90, [], 100), '20%'), 0, 10],
  ['a promotion of any payment type', promotedLine('1', 3, 100, ['3x2']), 100, 100],
])('%s', (_what, line, without, visa) => {
  const total = (means: number | null) => promotionDiscounts([line], means).TotalDescuento
  expect([total(null), total(CASH), total(VISA), total(2)]).toEqual([without, without, visa, visa])
})

test('what is missing for it is shown to those who pay so', () => {
  const lines = [withMeans(promotedLine('1', 2, 100, []), '3x2')]
  const missing = (means: number | null) =>
    promotionHints(lines, promotionDiscounts(lines, means), means).map((hint) => hint?.missing)
  expect([missing(null), missing(CASH), missing(VISA)]).toEqual([[undefined], [undefined], [1]])
})
