import { takesWeighed, termsOf } from '@gondola/contract/promotions'
import { expect, test } from 'vitest'
import { listDemoArticles } from '../catalogue/list-articles.ts'
import { dayAfter, deliveryDayFrom } from './calendar-day.ts'
import { demoOffers } from './offers.ts'
import { demoPromotions, type DemoPromotion } from './promotions.ts'

const TODAYS = ['2026-11-21', '2027-01-01', '2028-02-29']
const reached = ({ Articulos, Familias }: DemoPromotion) => [
  ...Articulos,
  ...listDemoArticles().flatMap(({ Codigo, Familia }) => (Familias.includes(Familia.Codigo) ? [Codigo] : [])),
]
const byCode = new Map(listDemoArticles().map((article) => [article.Codigo, article]))

test.each(TODAYS)('on %s at least 20 offers run, 10 to 30 %% off', (today) => {
  const offers = demoOffers(today)
  expect(offers.length).toBeGreaterThanOrEqual(20)
  expect(new Set(offers.map(({ Articulo }) => Articulo)).size).toBe(offers.length)
  for (const { Articulo, Preciooferta, FechaDesde, FechaHasta } of offers) {
    const off = 1 - Preciooferta / (byCode.get(Articulo)?.Precioventa ?? 0)
    expect(off).toBeGreaterThanOrEqual(0.1)
    expect(off).toBeLessThan(0.31)
    expect(FechaDesde <= today && today <= FechaHasta).toBe(true)
  }
})

test.each(TODAYS)(
  'on %s at least 4 promotions of 8 articles or more run, and one is still to come',
  (today) => {
    const promotions = demoPromotions(today)
    const running = promotions.filter(
      ({ FechaDesde, FechaHasta }) => FechaDesde <= today && today <= FechaHasta,
    )
    expect(running.length).toBeGreaterThanOrEqual(4)
    expect(promotions.some(({ FechaDesde }) => FechaDesde > today)).toBe(true)
    for (const promotion of promotions) {
      const { Descripcion, Bases } = promotion
      expect(reached(promotion).length, Descripcion).toBeGreaterThanOrEqual(8)
      for (const code of reached(promotion)) expect(byCode.has(code)).toBe(true)
      expect(Bases).toContain('CUIT')
    }
  },
)

test('no article is in two promotions at once, a few carry a promotion and an offer', () => {
  const promoted = demoPromotions('2026-11-21').flatMap(reached)
  expect(new Set(promoted).size).toBe(promoted.length)
  const both = demoOffers('2026-11-21').filter(({ Articulo }) => promoted.includes(Articulo))
  expect(both.length).toBeGreaterThanOrEqual(3)
  expect(both.length).toBeLessThan(15)
})

test('promotions by the piece take no weighed article', () => {
  for (const promotion of demoPromotions('2026-11-21')) {
    if (promotion.Mecanica && takesWeighed(promotion.Mecanica)) continue
    for (const code of reached(promotion)) expect(byCode.get(code)?.unidad).toBe(1)
  }
})

test('every kind of mechanic runs today with 8 articles or more, a label only too', () => {
  const running = demoPromotions('2026-11-21').filter(({ FechaDesde }) => FechaDesde <= '2026-11-21')
  const kinds = running.map(({ Mecanica }) => Mecanica?.Tipo ?? 'etiqueta')
  expect(new Set(kinds)).toEqual(new Set(['etiqueta', 'porcentaje', 'nxm', 'segunda', 'desde']))
  for (const { Mecanica } of running) if (Mecanica) expect(termsOf(Mecanica)).not.toBeNull()
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(dayAfter(day, days)).toBe(expected)
})

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-22', 0, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
])('delivery day from %s, leaving out %i, is %s', (day, skipped, expected) => {
  expect(deliveryDayFrom(day, skipped)).toBe(expected)
})
