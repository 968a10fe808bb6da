import { onFirstUse } from '@gondola/contract/base'
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify'
import type { TSchema } from 'typebox'

type Schema = Record<string, unknown>

const made = new WeakMap<object, (value: unknown) => string>()

/**
 * Serializes every answer by its schema, so that a field that the contract does not list cannot leak. Compiled once per
 * schema, on first use; the catalogue renders its bytes with it too.
 *
 * @throws if a required field is missing: a bug
 */
export function answerSerializer(answer: TSchema): (value: unknown) => string {
  let serializer = made.get(answer)
  if (serializer === undefined) {
    const compiled = onFirstUse(() =>
      fastJsonStringify(forStringify(answer as unknown as Schema) as AnySchema),
    )
    serializer = (value) => compiled()(value)
    made.set(answer, serializer)
  }
  return serializer
}

/**
 * Rewrites a schema into forms that fast-json-stringify writes without validating: "or null" as `nullable`, a union of
 * constants as their type. A union would choose its branch by validation, and refuse stored values that an earlier limit
 * allowed.
 */
function forStringify(schema: Schema): Schema {
  const branches = schema['anyOf'] as Schema[] | undefined
  if (branches !== undefined) return ofUnion(branches)
  const copy: Schema = { ...schema }
  for (const key of ['pattern', 'format', 'minimum', 'maximum', 'minLength', 'maxLength']) delete copy[key]
  if (schema['items'] !== undefined) copy['items'] = forStringify(schema['items'] as Schema)
  for (const key of ['properties', 'patternProperties']) {
    if (schema[key] === undefined) continue
    const inner = Object.entries(schema[key] as Record<string, Schema>)
    copy[key] = Object.fromEntries(inner.map(([name, value]) => [name, forStringify(value)]))
  }
  return copy
}

function ofUnion(branches: readonly Schema[]): Schema {
  const present = branches.filter(({ type }) => type !== 'null')
  const nullable = present.length < branches.length ? { nullable: true } : {}
  const [only] = present
  if (present.length === 1 && only !== undefined) return { ...forStringify(only), ...nullable }
  const types = new Set(present.map((branch) => ('const' in branch ? typeof branch['const'] : undefined)))
  const [type] = types
  if (types.size === 1 && type !== undefined) return { type, ...nullable }
  return { anyOf: branches.map(forStringify) }
}
