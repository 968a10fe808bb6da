import { expect, test } from 'vitest'
import type { SubstituteOption } from '@gondola/contract/orders'
import { scannedSubstitute, searchOf } from './scan.ts'

const LAYOUTS = [
  { PrefijoDesde: 20, PrefijoHasta: 29, DigitosPlu: 4, Contenido: 'peso' as const, Decimales: 0 },
]
/** PLU 0509, 1250 g. */
const LABEL = '2005090012504'

const option = (changes: Partial<SubstituteOption>) =>
  ({ Codart: '1-1', Ean: null, Unidad: 1, Cantidad: 2, Precio: 100, ...changes }) as SubstituteOption
const PIPORE = option({ Codart: '1-0700', Ean: '7790895000997' })
const CHEESE = option({ Codart: '2-0509', Unidad: 100, Cantidad: 500 })

test.each([
  ['7790895000997', PIPORE],
  ['1-0700', PIPORE],
  [LABEL, { ...CHEESE, Cantidad: 1250, label: LABEL }],
  ['7791111111111', null],
  // a label with a wrong check digit
  ['2005090012505', null],
])('%s chooses %j', (code, chosen) => {
  expect(scannedSubstitute(code, [PIPORE, CHEESE], LAYOUTS)).toEqual(chosen)
})

test('a scale’s label is looked for by its PLU, any other code by itself', () => {
  expect(searchOf(LABEL, LAYOUTS)).toBe('0509')
  expect(searchOf('7790895000997', LAYOUTS)).toBe('7790895000997')
})
