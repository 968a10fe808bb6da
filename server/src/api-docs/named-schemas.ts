import * as entities from '@gondola/contract/entities/all.ts'

/** A JSON schema as the description holds it: plain data. */
export type Schema = { [word: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value)

/** Whether a schema is worth a name of its own: a record, or a choice of words. */
const isNameable = (schema: Schema): boolean =>
  schema['type'] === 'object' || 'enum' in schema || isChoice(schema)

const isChoice = ({ anyOf }: Schema): boolean =>
  Array.isArray(anyOf) && anyOf.every((branch: Schema) => 'const' in branch)

/**
 * The contract's entities as `components/schemas`, and schemas with references to them in their place. Validators and
 * serializers go on with the schemas as they are: this is a copy for readers.
 */
export class NamedSchemas {
  /** An entity is known by being the very object, or a copy of it (what is optional is copied). */
  readonly #names = new Map<Schema | string, string>()
  readonly #used = new Map<string, Schema>()
  /** Most schemas are parts of many calls. */
  readonly #referred = new Map<Schema, Schema>()

  constructor() {
    for (const [name, value] of Object.entries(entities)) {
      if (!isSchema(value) || !isNameable(value)) continue
      this.#names.set(value, name)
      const text = JSON.stringify(value)
      if (!this.#names.has(text)) this.#names.set(text, name)
    }
  }

  /** A schema for readers, its entities by reference. */
  refer(schema: Schema): Schema {
    let referred = this.#referred.get(schema)
    if (referred === undefined) {
      referred = this.#refer(schema)
      this.#referred.set(schema, referred)
    }
    return referred
  }

  #refer(schema: Schema): Schema {
    const name = isNameable(schema)
      ? (this.#names.get(schema) ?? this.#names.get(JSON.stringify(schema)))
      : undefined
    if (name === undefined) return this.#inner(schema)
    if (!this.#used.has(name)) {
      // before its parts, which may refer to it
      this.#used.set(name, {})
      this.#used.set(name, this.#inner(schema))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** Every entity that was referred to, by its name. */
  components(): Record<string, Schema> {
    return Object.fromEntries([...this.#used].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }

  #inner(schema: Schema): Schema {
    if (isChoice(schema)) {
      const words = (schema['anyOf'] as Schema[]).map((branch) => branch['const'])
      return { type: typeof words[0] === 'number' ? 'integer' : typeof words[0], enum: words }
    }
    const copy: Schema = { ...schema }
    if (schema['items'] !== undefined) copy['items'] = this.refer(schema['items'] as Schema)
    if (schema['anyOf'] !== undefined)
      copy['anyOf'] = (schema['anyOf'] as Schema[]).map((branch) => this.refer(branch))
    for (const word of ['properties', 'patternProperties']) {
      if (schema[word] === undefined) continue
      const parts = Object.entries(schema[word] as Record<string, Schema>)
      copy[word] = Object.fromEntries(parts.map(([name, inner]) => [name, this.refer(inner)]))
    }
    return nullable(copy)
  }
}

/** "This or null" as readers and generators of types know it: `type: [string, null]`, where it is a plain type. */
function nullable(schema: Schema): Schema {
  const [first, second, ...more] = (schema['anyOf'] ?? []) as Schema[]
  if (
    first === undefined ||
    second?.['type'] !== 'null' ||
    more.length > 0 ||
    typeof first['type'] !== 'string' ||
    'enum' in first
  )
    return schema
  const { anyOf: _, ...rest } = schema
  return { ...rest, ...first, type: [first['type'], 'null'] }
}
