import { ARTICLE_CODE, formatNumber, IsoDate } from '@gondola/contract/base'
import { PostalCode, TimeOfDay } from '@gondola/contract/branches'

// The texts for a field that breaks its schema (400 `datos`).

const FAULTS: Readonly<Record<string, string>> = {
  required: 'falta completarlo.',
  type: 'no tiene el tipo esperado.',
  minLength: 'está vacío o es demasiado corto.',
  maxLength: 'es demasiado largo.',
  minimum: 'es demasiado chico.',
  maximum: 'es demasiado grande.',
  exclusiveMinimum: 'es demasiado chico.',
  exclusiveMaximum: 'es demasiado grande.',
  maxItems: 'tiene demasiados elementos.',
  minItems: 'tiene muy pocos elementos.',
  pattern: 'no tiene la forma esperada.',
  additionalProperties: 'ese campo no existe acá.',
  format: 'esa fecha no existe en el calendario.',
}

/** A schema's type does not tell its pattern. */
const patternOf = (schema: object) => (schema as { pattern: string }).pattern

/** What is expected instead, by the pattern. */
const FORMS: Readonly<Record<string, string>> = {
  [ARTICLE_CODE]: 'puede tener de 1 a 20 letras sin acento, números y guiones, sin espacios.',
  // the browser's fields send no other form: the year is off
  [patternOf(IsoDate)]: 'la fecha tiene que ser del año 2000 o posterior.',
  [patternOf(TimeOfDay)]: 'escribí la hora como 09:30.',
  [patternOf(PostalCode)]: 'puede tener solo letras sin acento y números.',
}

/** What a fault says besides; of JSON Schema. */
interface FaultParams {
  pattern?: unknown
  limit?: unknown
}

const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `es demasiado chico: puede ser desde ${limit}.`,
  maximum: (limit) => `es demasiado grande: puede ser hasta ${limit}.`,
  maxLength: (limit) => `es demasiado largo: puede tener hasta ${limit} caracteres.`,
}

function faultOf(keyword: string, { pattern, limit }: FaultParams): string {
  if (typeof pattern === 'string' && FORMS[pattern] !== undefined) return FORMS[pattern]
  const limited = typeof limit === 'number' ? LIMITS[keyword]?.(formatNumber(limit)) : undefined
  return limited ?? FAULTS[keyword] ?? 'no es válido.'
}

/** The message for a field that breaks its schema; `keyword` and `params` are JSON Schema's. */
export function schemaFaultText(field: string, keyword: string, params: FaultParams = {}): string {
  const fault = faultOf(keyword, params)
  return field === '' ? 'El envío no tiene la forma esperada.' : `${field}: ${fault}`
}

export const BROKEN_JSON_TEXT = 'El envío no es JSON válido.'
export const BROKEN_ADDRESS_TEXT = 'La dirección no es válida.'
export const NUL_TEXT = 'El texto tiene caracteres que no se admiten.'
