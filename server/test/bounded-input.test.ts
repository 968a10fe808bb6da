import { expect, it } from 'vitest'
import { ID_MAX } from '@gondola/contract/base'
import { listAllCalls } from '../../lab/shop/all-calls.ts'

// The schema of all input must have bounds: a number that the database column cannot store must be refused with 400,
// not fail with 500.

/** The keywords of a JSON schema that constrain the input. */
interface Schema {
  type?: string
  enum?: unknown
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  maxProperties?: number
  pattern?: string
  /** Of a list of fixed length: the schema of each. */
  items?: Schema | Schema[]
  additionalItems?: unknown
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  additionalProperties?: unknown
}

/** Paths of the unbounded parts of a schema. */
function unboundedParts(schema: Schema | undefined, place: string): string[] {
  if (schema === undefined || schema.enum !== undefined || schema.const !== undefined) return []
  const choices = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) => each ?? [])
  if (choices.length > 0) return choices.flatMap((each) => unboundedParts(each, place))
  switch (schema.type) {
    case 'boolean':
    case 'null':
      return []
    case 'integer':
      return isWithin(schema, -ID_MAX - 1, ID_MAX) ? [] : [`${place}: an integer beyond 32 bits`]
    case 'number':
      return isWithin(schema, -1e12, 1e12) ? [] : [`${place}: a number without bounds`]
    case 'string':
      return schema.maxLength !== undefined || isLimiting(schema.pattern)
        ? []
        : [`${place}: a text without a length`]
    case 'array':
      return [
        ...(isLimited(schema) ? [] : [`${place}: an array without a length`]),
        ...[schema.items].flat().flatMap((item) => unboundedParts(item, `${place}[]`)),
      ]
    case 'object':
      return unboundedFields(schema, place)
    default:
      return [`${place}: of no type`]
  }
}

const isLimited = ({ maxItems, items, additionalItems }: Schema): boolean =>
  maxItems !== undefined || (Array.isArray(items) && additionalItems === false)

function unboundedFields(schema: Schema, place: string): string[] {
  const named = Object.entries(schema.properties ?? {})
  const patterns = Object.entries(schema.patternProperties ?? {})
  return [
    ...(schema.additionalProperties === false ? [] : [`${place}: an object that takes any field`]),
    ...(patterns.length > 0 && schema.maxProperties === undefined
      ? [`${place}: an object of any number of fields`]
      : []),
    ...[...named, ...patterns].flatMap(([name, field]) => unboundedParts(field, `${place}.${name}`)),
  ]
}

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: Schema, least: number, most: number) =>
  minimum >= least && maximum <= most

/** Whether a pattern is anchored at both ends and has no unlimited repetition. */
const isLimiting = (pattern = '') =>
  /^\^.*\$$/.test(pattern) && !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[[^\]]*\]/g, 'x'))

const calls = await listAllCalls()

it('has bounds for everything that a call takes', () => {
  const parts = calls.flatMap(([name, { shape }]) =>
    (['params', 'query', 'body'] as const).flatMap((part) => unboundedParts(shape[part], `${name}.${part}`)),
  )
  expect(parts).toEqual([])
})

it.each([
  [{ type: 'integer', minimum: 1 }, 'x: an integer beyond 32 bits'],
  [{ type: 'integer', minimum: 0, maximum: 2 ** 31 }, 'x: an integer beyond 32 bits'],
  [{ type: 'number', minimum: 0 }, 'x: a number without bounds'],
  [{ type: 'string' }, 'x: a text without a length'],
  [{ type: 'string', pattern: '^[a-z]+$' }, 'x: a text without a length'],
  [{ type: 'string', pattern: '[a-z]{1,3}' }, 'x: a text without a length'],
  [{ type: 'array', items: { type: 'boolean' } }, 'x: an array without a length'],
  [{ type: 'array', maxItems: 3, items: { type: 'string' } }, 'x[]: a text without a length'],
  [{ type: 'array', items: [{ type: 'boolean' }] }, 'x: an array without a length'],
  [{ type: 'array', items: [{ type: 'string' }], additionalItems: false }, 'x[]: a text without a length'],
  [{ anyOf: [{ type: 'null' }, { type: 'string' }] }, 'x: a text without a length'],
  [{ type: 'object', properties: {} }, 'x: an object that takes any field'],
  [{}, 'x: of no type'],
])('tells what has none: %j', (schema, part) => {
  expect(unboundedParts(schema, 'x')).toEqual([part])
})
