import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ScaleLabelLayout } from '../site/index.ts'
import { isEanValid, lineTotal } from '../catalogue/index.ts'
import { isLabelOf, isScaleCode, labelGrams, readScaleLabel, type ScaleLabel } from './read-scale-label.ts'

const BY_WEIGHT: ScaleLabelLayout = {
  PrefijoDesde: 20,
  PrefijoHasta: 24,
  DigitosPlu: 4,
  Contenido: 'peso',
  Decimales: 0,
}
const BY_PRICE: ScaleLabelLayout = {
  PrefijoDesde: 25,
  PrefijoHasta: 29,
  DigitosPlu: 5,
  Contenido: 'precio',
  Decimales: 2,
}
const LAYOUTS = [BY_WEIGHT, BY_PRICE]

const withCheckDigit = (twelve: string) =>
  Array.from('0123456789', (digit) => twelve + digit).find((code) => isEanValid(code)) ?? ''

// the first is an official example (argentina §3.2)
test.each([
  ['2005090012504', { Prefijo: 20, Plu: '0509', Contenido: 'peso', Valor: 1250 }],
  [withCheckDigit('250026100136'), { Prefijo: 25, Plu: '00261', Contenido: 'precio', Valor: 1.36 }],
  [withCheckDigit('240001000001'), { Prefijo: 24, Plu: '0001', Contenido: 'peso', Valor: 1 }],
  [` ${withCheckDigit('299999999999')} `, { Prefijo: 29, Plu: '99999', Contenido: 'precio', Valor: 999.99 }],
])('%s is %j', (code, label) => {
  expect(readScaleLabel(code, LAYOUTS)).toEqual({ label })
})

test('the official example by price: PLU 261, $ 13,63', () => {
  const systel = { ...BY_WEIGHT, Contenido: 'precio' as const, Decimales: 2 }
  expect(readScaleLabel('2002610013638', [systel])).toEqual({
    label: { Prefijo: 20, Plu: '0261', Contenido: 'precio', Valor: 13.63 },
  })
})

test('decimals of prices are the shop’s: 0 reads whole pesos', () => {
  const code = withCheckDigit('250026100136')
  const reading = readScaleLabel(code, [{ ...BY_PRICE, Decimales: 0 }])
  expect(reading).toMatchObject({ label: { Valor: 136 } })
})

test.each([
  ['', 'etiqueta-digitos'],
  ['200509001250', 'etiqueta-digitos'],
  ['20050900125044', 'etiqueta-digitos'],
  ['200509001250A', 'etiqueta-digitos'],
  ['2005090012505', 'etiqueta-control'],
  ['2005900012504', 'etiqueta-control'],
  ['7790895000997', 'etiqueta-prefijo'],
  [withCheckDigit('200509000000'), 'etiqueta-vacia'],
])('%s is refused: %s', (code, fault) => {
  expect(readScaleLabel(code, LAYOUTS)).toMatchObject({ fault: { code: fault } })
})

test('a prefix without a layout is named', () => {
  const reading = readScaleLabel('2005090012504', [BY_PRICE])
  expect(reading).toEqual({ fault: { code: 'etiqueta-prefijo', Prefijo: 20 } })
})

test.each([
  ['2005090012504', true],
  ['7790895000997', false],
  ['0509', false],
])('%s may be a scale’s label: %s', (code, is) => expect(isScaleCode(code)).toBe(is))

const label: ScaleLabel = { Prefijo: 20, Plu: '0509', Contenido: 'peso', Valor: 1250 }
test.each([
  [{ Codart: '509' }, true],
  [{ Codart: '00509' }, true],
  [{ Codart: '2-0509' }, true],
  [{ Codart: 'QUESO', CodigoOrigen: '0509' }, true],
  [{ Codart: 'QUESO', Ean: '2005090000006' }, true],
  [{ Codart: '5090' }, false],
  [{ Codart: '1509' }, false],
  [{ Codart: 'QUESO', Ean: '2005100000002' }, false],
  [{ Codart: 'QUESO' }, false],
  [{ Codart: '2-0510', CodigoOrigen: '510' }, false],
])('PLU 0509 is of %j: %s', (article, is) => {
  expect(isLabelOf(label, { Ean: null, CodigoOrigen: null, ...article })).toBe(is)
})

test('one wrong digit is never another weight', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9999 }),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (plu, grams, place, step) => {
        const code = withCheckDigit(`20${String(plu).padStart(4, '0')}${String(grams).padStart(6, '0')}`)
        expect(readScaleLabel(code, [BY_WEIGHT])).toMatchObject({ label: { Valor: grams } })
        const digits = Array.from(code, Number)
        digits[place] = ((digits[place] ?? 0) + step) % 10
        expect(readScaleLabel(digits.join(''), [BY_WEIGHT])).toHaveProperty('fault')
      },
    ),
  )
})

test('a price label gives the grams whose price is the nearest to it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 5_000_000 }),
      fc.integer({ min: 1, max: 9999 }),
      (centavosPerKilogram, grams) => {
        const pricePerKilogram = centavosPerKilogram / 100
        const Valor = lineTotal(pricePerKilogram, grams, 100)
        const found = labelGrams({ ...label, Contenido: 'precio', Valor }, pricePerKilogram)
        // a gram costs 10 centavos or more: the rounding of the price is far below half a gram
        expect(found).toBe(grams)
      },
    ),
  )
})

test('a price buys nothing where a kilogram costs nothing', () => {
  expect(labelGrams({ ...label, Contenido: 'precio', Valor: 100 }, 0)).toBeNull()
})
