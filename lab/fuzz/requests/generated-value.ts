import { isCalendarDay } from '@gondola/contract/delivery'
import type { Schema } from './api-description.ts'
import { HOSTILE_NUMBERS, HOSTILE_TEXTS } from './hostile-values.ts'
import type { SeededRandom } from '../random.ts'

/** Existing values, by the name of the field or path parameter. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>

/** Texts that satisfy the contract's patterns and rules. */
const PLAIN_TEXTS = [
  'texto de prueba',
  'Leche entera',
  'leche',
  'A1',
  'Ana Gómez',
  '09:00',
  '18:00',
  '10-01',
  '12-31',
  '2026-11-21',
  '2026-12-24',
  '2027-01-15',
  'a@example.com',
  'persona@example.com.ar',
  '1,2',
  '2026-11-21T09:00:00Z',
  'https://example.com/a',
  '/oferta',
  '30111222',
  '3794000000',
  'clave-de-prueba',
  'X',
  'ASC',
] as const

/** Maximum length of a list of hostile texts. */
const HOSTILE_LIST = 12

/** A value that the schema accepts, an existing one if the name is known. */
export function validValue(schema: Schema, name: string, known: Known, random: SeededRandom): unknown {
  if ('const' in schema) return schema['const']
  const choices = schema['enum'] as unknown[] | undefined
  if (choices !== undefined) return random.pick(choices)
  const branches = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined
  if (branches !== undefined) return validValue(random.pick(branches), name, known, random)
  const types = schema['type']
  if (Array.isArray(types)) return validValue({ ...schema, type: random.pick(types) }, name, known, random)
  switch (types) {
    case 'object':
      return validObject(schema, known, random)
    case 'array':
      return validList(schema, name, known, random)
    case 'integer':
    case 'number':
      return validNumber(schema, name, known, random)
    case 'boolean':
      return random.isLuck(0.5)
    case 'string':
      return validText(schema, name, known, random)
    default:
      return null
  }
}

function validObject(schema: Schema, known: Known, random: SeededRandom): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>
  const required = (schema['required'] ?? []) as string[]
  const most = random.isLuck(0.5) ? 0.9 : 0.3
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.isLuck(most))
      .map(([name, inner]) => [name, validValue(inner, name, known, random)]),
  )
}

function validList(schema: Schema, name: string, known: Known, random: SeededRandom): unknown[] {
  const each = schema['prefixItems'] as Schema[] | undefined
  if (each !== undefined) return each.map((item) => validValue(item, name, known, random))
  const least = Number(schema['minItems'] ?? 0)
  const most = Math.min(Number(schema['maxItems'] ?? 4), Math.max(4, least))
  const items = (schema['items'] ?? {}) as Schema
  return Array.from({ length: random.whole(least, most) }, () => validValue(items, name, known, random))
}

function validNumber(schema: Schema, name: string, known: Known, random: SeededRandom): number {
  const least = Number(schema['minimum'] ?? -1_000_000)
  const most = Number(schema['maximum'] ?? 1_000_000)
  const fitting = (known[name] ?? []).filter(
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  )
  if (fitting.length > 0 && random.isLuck(0.85)) return random.pick(fitting)
  const number = random.isLuck(0.7)
    ? random.whole(Math.max(least, 0), Math.min(most, Math.max(least, 0) + 20))
    : random.pick([least, most])
  return schema['type'] === 'integer' || random.isLuck(0.6) ? number : Math.min(most, number + 0.25)
}

function validText(schema: Schema, name: string, known: Known, random: SeededRandom): string {
  const { pattern, minLength = 0, maxLength = 200 } = schema as Record<string, never>
  const isFitting = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (schema['format'] !== 'date' || isCalendarDay(text)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  const own = (known[name] ?? []).map(String).filter(isFitting)
  if (own.length > 0 && random.isLuck(0.8)) return random.pick(own)
  const hostile = random.isLuck(0.25) ? HOSTILE_TEXTS.filter(isFitting) : []
  if (hostile.length > 0) return random.pick(hostile)
  const plain = PLAIN_TEXTS.filter(isFitting)
  if (plain.length > 0) return random.pick(plain)
  return 'a1'.repeat(Math.ceil(minLength / 2) || 1).slice(0, Math.max(1, minLength))
}

/** A value that the schema most likely rejects. */
export function hostileValue(random: SeededRandom): unknown {
  switch (random.whole(0, 9)) {
    case 0:
      return random.pick([null, true, false, [], {}, [[]], [null], { $gt: '' }, { length: 3 }])
    case 1:
    case 2:
    case 3:
      return random.pick(HOSTILE_NUMBERS)
    case 4:
      return Array.from({ length: random.whole(1, HOSTILE_LIST) }, () => random.pick(HOSTILE_TEXTS))
    default:
      return random.pick(HOSTILE_TEXTS)
  }
}
