import { ARTICLE_CODE, formatNumber, IsoDate } from '@gondola/contract/base'
import { otherFieldText } from '@gondola/contract/staff'
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
  enum: 'no es una de las opciones.',
  const: 'no es una de las opciones.',
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
  maxLength: (limit) => `puede tener hasta ${limit} ${limit === '1' ? 'letra' : 'letras'}.`,
  minLength: (limit) => (limit === '1' ? 'está vacío.' : `debe tener al menos ${limit} letras.`),
  maxItems: (limit) => `puede tener hasta ${limit}.`,
  minItems: (limit) => `debe tener al menos ${limit}.`,
}

/** Names of the wire whose words a person would not read as the form's. */
const NAMES: Readonly<Record<string, string>> = {
  Codart: 'Código del artículo',
  Descrip: 'Descripción',
  Dia: 'Día de entrega',
  FormaEntrega: 'Forma de entrega',
  HorarioEntrega: 'Horario de entrega',
  Lineas: 'Productos',
  Nrodoc: 'Número de documento',
  Opt1: 'Nombre',
  Opt2: 'Teléfono',
  Opt3: 'Dirección',
  Opt4: 'Comentario',
  Pass: 'Contraseña',
  PassNueva: 'Contraseña nueva',
  Tipodoc: 'Tipo de documento',
  TipoPago: 'Tipo de pago',
  TotalNeto: 'Total',
}

/** What a person calls a field: the last name of its path, `Lineas.3.Aclaracion` is 'Aclaración'. */
function nameOf(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  return name.startsWith('_') ? name : otherFieldText(name, NAMES)
}

interface Fault {
  keyword: string
  instancePath: string
  params: Readonly<Record<string, unknown>>
}

/**
 * The fault that says most. Where a union matches no branch, each branch has one and the union another: the deepest is
 * of the branch that was meant, a date that does not exist is the best of all.
 */
export function tellingFault<T extends Fault>(faults: readonly T[]): T | undefined {
  const depth = ({ instancePath }: T) => instancePath.split('/').length
  const said = faults.filter(({ keyword, params }) => keyword !== 'anyOf' && params['type'] !== 'null')
  const [first] = said.toSorted((one, other) => depth(other) - depth(one))
  return faults.find(({ keyword }) => keyword === 'format') ?? first ?? faults.at(-1)
}

function faultOf(keyword: string, { pattern, limit }: FaultParams): string {
  if (typeof pattern === 'string' && FORMS[pattern] !== undefined) return FORMS[pattern]
  const limited = typeof limit === 'number' ? LIMITS[keyword]?.(formatNumber(limit)) : undefined
  return limited ?? FAULTS[keyword] ?? 'no es válido.'
}

/** The message for a field, by its path, that breaks its schema; `keyword` and `params` are JSON Schema's. */
export function schemaFaultText(field: string, keyword: string, params: FaultParams = {}): string {
  const fault = faultOf(keyword, params)
  if (field === '') return 'El envío no tiene la forma esperada.'
  // what is unknown has no other name than its sender's
  return `${keyword === 'additionalProperties' ? field : nameOf(field)}: ${fault}`
}

export const BROKEN_JSON_TEXT = 'El envío no es JSON válido.'
export const BROKEN_ADDRESS_TEXT = 'La dirección no es válida.'
export const NESTED_TEXT = 'El envío tiene demasiados niveles.'
export const NUL_TEXT = 'El texto tiene caracteres que no se admiten.'
