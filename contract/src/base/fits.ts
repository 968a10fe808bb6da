/** The part of JSON Schema that the contract's entities use. */
export interface JsonSchema {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[] | undefined
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/**
 * Whether parsed JSON has the shape of a schema. Fields that the schema does not name are ignored: another version may
 * have written them.
 */
export function fits(schema: JsonSchema, value: unknown): boolean {
  const { type, anyOf, properties = {}, required = [] } = schema
  if (anyOf) return anyOf.some((one) => fits(one, value))
  if ('const' in schema) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value) && isListOf(schema, value)
  if (type === 'string') return typeof value === 'string' && isTextOf(schema, value)
  if (type === 'number' || type === 'integer') return isNumberOf(schema, value)
  if (type !== 'object') return typeof value === type
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = value as Record<string, unknown>
  return (
    required.every((name) => name in fields) &&
    Object.entries(properties).every(([name, one]) => !(name in fields) || fits(one, fields[name]))
  )
}

function isListOf(
  { items, minItems = 0, maxItems = Infinity }: JsonSchema,
  list: readonly unknown[],
): boolean {
  return (
    list.length >= minItems && list.length <= maxItems && list.every((item) => !items || fits(items, item))
  )
}

function isTextOf({ pattern = '', minLength = 0, maxLength = Infinity }: JsonSchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern).test(text)
}

function isNumberOf({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema, value: unknown): boolean {
  const isNumber = type === 'integer' ? Number.isSafeInteger : Number.isFinite
  return isNumber(value) && Number(value) >= minimum && Number(value) <= maximum
}

/** A value read from the browser's storage, as far as it is usable; null if nothing is. */
export interface StoredValue<T> {
  value: T | null
  /** Something was stored that was not usable. */
  isLost: boolean
}

/**
 * Parses JSON from the browser's storage, written by this version, an earlier one, or another program. `isValue` checks
 * today's shape; `salvage` recovers what it can from another one. Never throws: an unreadable value, also one that
 * makes the check itself throw, must not keep anybody out of the shop.
 */
export function readStoredValue<T>(
  text: string | null,
  isValue: (parsed: unknown) => parsed is T,
  salvage: (parsed: unknown) => T | null = () => null,
): StoredValue<T> {
  if (text === null) return { value: null, isLost: false }
  try {
    const parsed: unknown = JSON.parse(text)
    return isValue(parsed) ? { value: parsed, isLost: false } : { value: salvage(parsed), isLost: true }
  } catch {
    return { value: null, isLost: true }
  }
}
