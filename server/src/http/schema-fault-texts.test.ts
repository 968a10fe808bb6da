import { expect, it } from 'vitest'
import { ARTICLE_CODE } from '@gondola/contract/base'
import { schemaFaultText } from './schema-fault-texts.ts'

it.each([
  [
    'pattern',
    { pattern: ARTICLE_CODE },
    /^Codigo: puede tener de 1 a 20 letras sin acento, números y guiones/,
  ],
  ['pattern', { pattern: '^x$' }, /^Codigo: no tiene la forma esperada\.$/],
  ['maximum', { limit: 1000 }, /^Codigo: es demasiado grande: puede ser hasta 1\.000\.$/],
  ['maximum', {}, /^Codigo: es demasiado grande\.$/],
  ['required', {}, /^Codigo: falta completarlo\.$/],
] as const)('a fault of %s with %j says what is expected', (keyword, params, text) => {
  expect(schemaFaultText('Codigo', keyword, params)).toMatch(text)
})
