import { OneOf } from './fields.ts'
import { Type, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { CartLine } from '../cart/index.ts'
import { Article, LinePromotion } from '../catalogue/index.ts'
import { Client } from '../clients/index.ts'
import { fits } from './fits.ts'

/** Keywords that make no difference to `fits`: formats have a pattern beside them, and extra fields are ignored. */
const IGNORED = ['format', 'additionalProperties']
const KNOWN =
  'type const enum anyOf properties required items minItems maxItems pattern minLength maxLength minimum maximum'.split(
    ' ',
  )

/** Every keyword in a schema. */
function keywordsIn(schema: object): string[] {
  return Object.entries(schema).flatMap(([word, value]) => {
    if (word === 'properties') return [word, ...Object.values(value as object).flatMap(keywordsIn)]
    if (word === 'anyOf') return [word, ...(value as object[]).flatMap(keywordsIn)]
    return word === 'items' ? [word, ...keywordsIn(value as object)] : [word]
  })
}

describe('fits', () => {
  it.each(Object.entries({ Article, CartLine, Client, LinePromotion }))(
    'knows every keyword of %s',
    (_, schema) => {
      const unknown = keywordsIn(schema).filter((word) => ![...KNOWN, ...IGNORED].includes(word))
      expect(unknown).toEqual([])
    },
  )

  const SCHEMAS: readonly TSchema[] = [
    Type.Null(),
    Type.Boolean(),
    Type.Number({ minimum: 0, maximum: 9.5 }),
    Type.Integer({ minimum: -1 }),
    Type.String(),
    Type.String({ pattern: '^[a-z]+$', minLength: 2, maxLength: 3 }),
    OneOf('a', 1),
    Type.Array(Type.Integer()),
    Type.Array(Type.Integer(), { maxItems: 0 }),
    Type.Array(Type.Integer(), { minItems: 1 }),
    Type.Unsafe<string>(Type.String({ enum: ['a', 'Ab'] })),
    Type.Object({ a: Type.Integer(), b: Type.Optional(Type.String()) }),
  ]
  const VALUES = [
    null,
    true,
    0,
    -1,
    -2,
    1,
    9.5,
    9.6,
    '',
    'a',
    'ab',
    'abcd',
    'Ab',
    [],
    [1],
    ['1'],
    {},
    { a: 1 },
    { a: 1, b: 2 },
    { a: 1, b: '', c: 3 },
  ]

  it.each(SCHEMAS.map((schema) => [JSON.stringify(schema), schema] as const))(
    'judges as TypeBox does: %s',
    (_, schema) => {
      expect(VALUES.filter((value) => fits(schema, value))).toEqual(
        VALUES.filter((value) => Check(schema, value)),
      )
    },
  )

  it('refuses numbers beyond what JSON can hold', () => {
    expect(fits(Type.Number(), JSON.parse('1e999'))).toBe(false)
    expect(fits(Type.Integer(), 2 ** 60)).toBe(false)
  })
})
