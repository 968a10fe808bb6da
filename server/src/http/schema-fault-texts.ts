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
  format: 'esa fecha no existe en el calendario.',
}

/** The message for a field that breaks its schema; `keyword` is JSON Schema's. */
export function schemaFaultText(field: string, keyword: string): string {
  const fault = FAULTS[keyword] ?? 'no es válido.'
  return field === '' ? 'El envío no tiene la forma esperada.' : `${field}: ${fault}`
}

export const BROKEN_JSON_TEXT = 'El envío no es JSON válido.'
export const BROKEN_ADDRESS_TEXT = 'La dirección no es válida.'
export const NUL_TEXT = 'El texto tiene caracteres que no se admiten.'
