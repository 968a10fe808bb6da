type Schema = Record<string, unknown>

/** Texts that satisfy the contract's patterns. */
const TEXTS = [
  'texto',
  'A1',
  '2026-11-21',
  'X',
  '10-01',
  '1-2026-11-21',
  '09:00',
  'a@example.com',
  '1,2',
  'sin-tacc',
  '2026-11-21T09:00:00Z',
  'https://example.com/aviso',
  `reclamos/${'0'.repeat(24)}-1920.webp`,
  'A'.repeat(87),
  'A'.repeat(22),
  `G1-${'A'.repeat(22)}`,
  'visa',
  'miles=si',
  '0123456789abcdef',
  'data:image/png;base64,AAAA',
  '#5b2a86',
  '70417054367476',
]

/** A value that a schema accepts: hostile input is made of it, one field at a time. */
export function sampleOf(schema: Schema): unknown {
  if ('const' in schema) return schema['const']
  const branches = schema['anyOf'] as Schema[] | undefined
  if (branches?.[0] !== undefined) return sampleOf(branches[0])
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(([name, inner]) => [
          name,
          sampleOf(inner),
        ]),
      )
    case 'array':
      return sampleItems(schema['items'] as Schema | Schema[], Number(schema['minItems'] ?? 1))
    case 'integer':
    case 'number':
      return schema['minimum'] ?? 1
    case 'boolean':
      return true
    case 'string':
      return sampleText(schema)
    default:
      return null
  }
}

/** As many as a list needs, or each of a list of fixed length. */
const sampleItems = (items: Schema | Schema[], least: number): unknown[] =>
  Array.isArray(items)
    ? items.map(sampleOf)
    : Array.from({ length: Math.max(least, 1) }, () => sampleOf(items))

function sampleText({ pattern, maxLength = 1000 }: { pattern?: string; maxLength?: number }): string {
  const text = TEXTS.find(
    (known) => known.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(known)),
  )
  if (text === undefined) throw new Error(`no sample for ${pattern}`)
  return text
}
