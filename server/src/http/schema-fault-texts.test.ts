import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { ARTICLE_CODE } from '@gondola/contract/base'
import { LINE_NOTE_MAX } from '@gondola/contract/cart'
import { OrderDraft } from '@gondola/contract/orders'
import { schemaFaultText, tellingFault } from './schema-fault-texts.ts'

it.each([
  [
    'pattern',
    { pattern: ARTICLE_CODE },
    /^Código: puede tener de 1 a 20 letras sin acento, números y guiones/,
  ],
  ['pattern', { pattern: '^x$' }, /^Código: no tiene la forma esperada\.$/],
  ['maximum', { limit: 1000 }, /^Código: es demasiado grande: puede ser hasta 1\.000\.$/],
  ['maximum', {}, /^Código: es demasiado grande\.$/],
  ['required', {}, /^Código: falta completarlo\.$/],
] as const)('a fault of %s with %j says what is expected', (keyword, params, text) => {
  expect(schemaFaultText('Codigo', keyword, params)).toMatch(text)
})

it.each([
  [{ Aclaracion: 'x'.repeat(LINE_NOTE_MAX + 1) }, `Aclaración: puede tener hasta ${LINE_NOTE_MAX} letras.`],
  [{ Aclaracion: 7 }, 'Aclaración: no tiene el tipo esperado.'],
  [{ Cantidad: 1_000_001 }, 'Cantidad: es demasiado grande: puede ser hasta 1.000.000.'],
  [{ Codart: 'con espacios' }, /^Código del artículo: puede tener de 1 a 20 letras/],
])('a line with %j is refused by what its person calls the field, and its limit', (wrong, text) => {
  const check = new Ajv({ strict: false, formats: { yyyymmdd: true } }).compile(OrderDraft)
  check({ Estado: 'P', Lineas: [{ Codart: 'PAN', Cantidad: 1, ...wrong }] })
  const { instancePath, keyword, params } = tellingFault(check.errors ?? [])!
  expect(schemaFaultText(instancePath.slice(1).replaceAll('/', '.'), keyword, params)).toMatch(text)
})

it('a value outside its options is refused with that reason', () => {
  const check = new Ajv({ strict: false, formats: { yyyymmdd: true } }).compile(OrderDraft)
  check({ Estado: 'X' })
  const { keyword, params } = tellingFault(check.errors ?? [])!
  expect(schemaFaultText('Estado', keyword, params)).toBe('Estado: no es una de las opciones.')
})
