import { expect, test } from 'vitest'
import { questionOfLabel } from './count-questions.ts'
import { gramsFor } from './parse-grams.ts'
import { scanned } from './scan.ts'
import type { ShownLine } from './visible-lines.ts'

const LAYOUTS = [
  { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso' as const, Decimales: 0 },
]
const RULES = { EtiquetasBalanza: LAYOUTS, ToleranciaPeso: 10 }
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
  expect(scanned(code, [line({}), CHEESE], RULES)).toMatchObject({ line: of, Cantidad })
})

test('each scan of a barcode is one piece more, then of the next order that wants it', () => {
  const orders = [line({ ...prepared(3) }), line({ Pedido: 2, Cantidad: 2, ...prepared(1) })]
  expect(scanned('PAN', orders, RULES)).toMatchObject({ line: { Pedido: 2 }, Cantidad: 2 })
  expect(scanned('PAN', [line(prepared(3))], RULES)).toEqual({
    fault: expect.stringContaining('ya está todo'),
    line: expect.objectContaining({ Pedido: 1 }),
  })
})

test('a label goes to the line that was not weighed yet', () => {
  const orders = [
    { ...CHEESE, ...prepared(1200) },
    { ...CHEESE, Pedido: 2 },
  ]
  expect(scanned(LABEL, orders, RULES)).toMatchObject({ line: { Pedido: 2 }, Cantidad: 1250 })
})

test.each([
  ['7791111111111', 'no es de ningún artículo'],
  ['2005090012505', 'dígito verificador'],
  ['2-0509', 'va por peso'],
])('%s is refused: %s', (code, fault) => {
  expect(scanned(code, [line({}), CHEESE], RULES)).toMatchObject({ fault: expect.stringContaining(fault) })
})

test('a weight goes to the waiting line whose tolerance it meets', () => {
  const lines = [
    { ...CHEESE, Cantidad: 1500 },
    { ...CHEESE, Pedido: 2, Cantidad: 1300 },
  ]
  expect(scanned(LABEL, lines, RULES)).toMatchObject({ line: { Pedido: 2 }, Cantidad: 1250 })
  // it meets none: the first one's picker is asked for a note
  const far = lines.map((each) => ({ ...each, Cantidad: 2000 }))
  expect(scanned(LABEL, far, RULES)).toMatchObject({ line: { Pedido: 1 } })
})

test('a label that already counts is asked about before it counts for another order', () => {
  const lines = [
    { ...CHEESE, ...prepared(1250) },
    { ...CHEESE, Pedido: 2 },
  ]
  expect(scanned(LABEL, lines, RULES)).toMatchObject({
    line: { Pedido: 2 },
    question: { text: 'Ya usaste esta etiqueta en el pedido N.º 1: ¿es otra bolsa?' },
  })
  expect(questionOfLabel(LABEL, lines, LAYOUTS)?.text).toContain('pedido N.º 1')
  expect(questionOfLabel(LABEL, [line({}), CHEESE], LAYOUTS)).toBeNull()
  expect(scanned(LABEL, lines.slice(0, 1), RULES)).toMatchObject({
    fault: 'Ya usaste esta etiqueta en el pedido N.º 1. De ese artículo ya está todo lo pedido.',
  })
})

test('a label that counts as a substitute is asked about, too', () => {
  const Sustituto = { ...CHEESE, Cantidad: 1250, Precioventa: 0, Imagen: null }
  const replaced = line({ Preparado: { Cantidad: 0, Precioventa: 0, Sustituto, Nota: null } })
  expect(scanned(LABEL, [replaced, { ...CHEESE, Pedido: 2 }], RULES)).toMatchObject({
    line: { Pedido: 2 },
    question: { text: expect.stringContaining('Ya usaste') },
  })
})

test.each([
  [prepared(1200), '1,2 kg'],
  [prepared(0), 'No había'],
])('a line with %j is asked about before a label replaces that', (had, shown) => {
  const { question } = scanned(LABEL, [{ ...CHEESE, ...had }], RULES) as { question?: { text: string } }
  expect(question?.text).toBe(`El pedido N.º 1 ya tiene «Queso»: ${shown}. ¿Lo cambiás por 1,25 kg?`)
})

test('a piece of a line that was replaced is asked about', () => {
  const Sustituto = { ...line({}), Codart: 'X', Cantidad: 1, Imagen: null }
  const replaced = line({ Preparado: { Cantidad: 0, Precioventa: 0, Sustituto, Nota: null } })
  expect(scanned('PAN', [replaced], RULES)).toMatchObject({ Cantidad: 1, question: {} })
  expect(scanned('PAN', [line(prepared(1))], RULES)).not.toHaveProperty('question')
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
