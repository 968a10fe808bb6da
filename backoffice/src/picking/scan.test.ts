import { expect, test } from 'vitest'
import { gramsFor, scanned } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'

const LAYOUTS = [
  { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso' as const, Decimales: 0 },
]
/** PLU 0509, 1250 g. */
const LABEL = '2005090012504'

const line = (changes: Partial<ShownLine>): ShownLine =>
  ({
    Pedido: 1,
    Items: 1,
    Cantidad: 3,
    Unidad: 1,
    Precioindividual: 100,
    Codart: 'PAN',
    Descrip: 'Pan',
    Ean: '7790895000997',
    CodigoOrigen: null,
    ...changes,
  }) as ShownLine
const CHEESE = line({ Items: 2, Codart: '2-0509', Ean: null, Unidad: 100, Cantidad: 1200, Descrip: 'Queso' })
const prepared = (Cantidad: number) => ({
  Preparado: { Cantidad, Precioventa: 0, Sustituto: null, Nota: null },
})

test.each([
  ['7790895000997', { Codart: 'PAN' }, 1],
  [' PAN ', { Codart: 'PAN' }, 1],
  [LABEL, { Codart: '2-0509' }, 1250],
])('%s is of %j: %i', (code, of, Cantidad) => {
  expect(scanned(code, [line({}), CHEESE], LAYOUTS)).toMatchObject({ line: of, Cantidad })
})

test('each scan of a barcode is one piece more, then of the next order that wants it', () => {
  const orders = [line({ ...prepared(3) }), line({ Pedido: 2, Cantidad: 2, ...prepared(1) })]
  expect(scanned('PAN', orders, LAYOUTS)).toMatchObject({ line: { Pedido: 2 }, Cantidad: 2 })
  expect(scanned('PAN', [line(prepared(3))], LAYOUTS)).toEqual({
    fault: expect.stringContaining('ya está todo'),
    line: expect.objectContaining({ Pedido: 1 }),
  })
})

test('a label goes to the line that was not weighed yet', () => {
  const orders = [
    { ...CHEESE, ...prepared(1200) },
    { ...CHEESE, Pedido: 2 },
  ]
  expect(scanned(LABEL, orders, LAYOUTS)).toMatchObject({ line: { Pedido: 2 }, Cantidad: 1250 })
})

test.each([
  ['7791111111111', 'no es de ningún artículo'],
  ['2005090012505', 'dígito verificador'],
  ['2-0509', 'va por peso'],
])('%s is refused: %s', (code, fault) => {
  expect(scanned(code, [line({}), CHEESE], LAYOUTS)).toMatchObject({ fault: expect.stringContaining(fault) })
})

test.each([
  ['520', { grams: 520 }],
  [LABEL, { grams: 1250 }],
  ['1,52', { grams: 1520 }],
  ['0', { fault: expect.stringContaining('1,52') }],
  ['poco', { fault: expect.stringContaining('1,52') }],
  ['200509001250', { fault: expect.stringContaining('13 dígitos') }],
])('typed for the cheese, %s is %j', (typed, grams) => {
  expect(gramsFor(CHEESE, typed, LAYOUTS)).toEqual(grams)
})

test('another article’s label is refused by its name', () => {
  const other = line({ Codart: '2-0700', Unidad: 100, Descrip: 'Jamón' })
  expect(gramsFor(other, LABEL, LAYOUTS)).toEqual({ fault: expect.stringContaining('no es «Jamón»') })
})
