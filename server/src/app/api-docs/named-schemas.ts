import * as features from '@gondola/contract/all-entities'

/** A JSON schema as plain data, as in the description. */
export type Schema = { [word: string]: unknown }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value)

/** Whether a schema gets a name of its own: an object or an enumeration. */
const isNameable = (schema: Schema): boolean =>
  schema['type'] === 'object' || 'enum' in schema || isChoice(schema)

const isChoice = ({ anyOf }: Schema): boolean =>
  Array.isArray(anyOf) && anyOf.every((branch: Schema) => 'const' in branch)

/**
 * Collects the contract's entities as `components/schemas` and replaces them by references in schemas. Works on copies
 * for readers: validators and serializers use the schemas unchanged.
 */
export class NamedSchemas {
  /** An entity is recognised by identity, or by its JSON, as optional properties hold copies. */
  readonly #names = new Map<Schema | string, string>()
  readonly #used = new Map<string, Schema>()
  /** Cached results: most schemas are part of many calls. */
  readonly #referred = new Map<Schema, Schema>()

  constructor() {
    for (const [name, value] of Object.values(features).flatMap((one) => Object.entries<unknown>(one))) {
      if (!isSchema(value) || !isNameable(value)) continue
      this.#names.set(value, name)
      const text = JSON.stringify(value)
      if (!this.#names.has(text)) this.#names.set(text, name)
    }
  }

  /** A schema for readers, with references to its entities. */
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

  /** All entities that were referred to, by name. */
  components(): Record<string, Schema> {
    return Object.fromEntries([...this.#used].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }

  #inner(schema: Schema): Schema {
    if (isChoice(schema)) {
      const words = (schema['anyOf'] as Schema[]).map((branch) => branch['const'])
      return { type: typeof words[0] === 'number' ? 'integer' : typeof words[0], enum: words }
    }
    if (Array.isArray(schema['items'])) return this.#tuple(schema)
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

  /** A list of fixed length, in the words of the description's JSON schema version. */
  #tuple({ items, additionalItems: _, ...schema }: Schema): Schema {
    const prefixItems = (items as Schema[]).map((item) => this.refer(item))
    return { ...schema, prefixItems, maxItems: prefixItems.length }
  }
}

/** "This or null" in the form that readers and type generators know: `type: [string, null]`, for plain types. */
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
